/// A promise about the fields: what a tiny view of public SwiftUI does, with the rows of the ledger that say so.
@MainActor
struct Fixture {
  let name: String
  /// Rows of `Docs/fidelity.md`: numbers, or names as `B4`.
  let rows: [String]
  let run: (Checks) -> Void

  init(_ name: String, rows: Row..., run: @escaping @MainActor (Checks) -> Void) {
    self.name = name
    self.rows = rows.map(\.name)
    self.run = run
  }
}

/// A row of the ledger.
struct Row: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  let name: String
  init(integerLiteral value: Int) { name = "\(value)" }
  init(stringLiteral value: String) { name = value }
}

/// Gathers what did not hold.
@MainActor
final class Checks {
  private(set) var failures: [String] = []

  /// Notes a failure where the two differ.
  func equal<T: Equatable>(
    _ found: T, _ expected: T, _ what: String = "", file: StaticString = #fileID, line: UInt = #line
  ) {
    guard found != expected else { return }
    failures.append("\(file):\(line): \(what.isEmpty ? "" : what + ": ")found \(found), expected \(expected)")
  }

  /// Notes a failure where the condition does not hold.
  func hold(_ condition: Bool, _ what: String, file: StaticString = #fileID, line: UInt = #line) {
    guard !condition else { return }
    failures.append("\(file):\(line): \(what)")
  }
}
