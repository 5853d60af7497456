import Contract

/// Which policies decided something while the fixtures ran, and with which values.
@MainActor
enum PolicyCoverage {
  private static var decided: Set<[String]> = []

  static func note(_ event: Event) {
    guard event.kind == .policy, let name = event["name"]?.string, let value = event["value"]?.string else { return }
    decided.insert([name, value])
  }

  /// Values that no fixture saw decide: each has to make a difference somewhere, and the trace has to say so.
  static var missing: [String] {
    Policy.all.flatMap { policy -> [String] in
      switch policy.values {
      case .words(let words): words.filter { !decided.contains([policy.name, $0]) }.map { "\(policy.name)=\($0)" }
      case .seconds: decided.contains { $0[0] == policy.name } ? [] : [policy.name]
      }
    }
  }
}
