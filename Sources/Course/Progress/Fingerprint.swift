/// A short sum of a text, the same on every machine: FNV-1a of 64 bits. A change of any one byte changes it.
public struct Fingerprint: Hashable, Sendable {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  public init() {}

  public init(_ text: String) {
    self.init()
    add(text)
  }

  public mutating func add(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// A part that cannot run into its neighbours.
  mutating func add(part: String) { add("\(part.utf8.count):\(part);") }

  /// Sixteen hexadecimal digits.
  public var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Question {
  /// What the item's answer hangs on, so that it can be said that the question changed since it was answered. Prose
  /// counts only where the author's words are the answer.
  ///
  /// - Parameter code: The code that is run, with all that it uses.
  public func fingerprint(code: String) -> String {
    var sum = Fingerprint()
    for part in [kind.rawValue, ask?.text ?? "", isEach ? "each" : "", code] { sum.add(part: part) }
    for action in actions { sum.add(part: action.text) }
    for policy in settings.policies { sum.add(part: "\(policy.name)=\(policy.value)") }
    for part in [settings.platform?.rawValue, settings.locale, settings.now, settings.swift] {
      sum.add(part: part ?? "")
    }
    for pair in pairs {
      for part in pair.actions.map(\.text) + pair.expectations.map(\.text) { sum.add(part: part) }
    }
    for version in [broken, solution].compactMap({ $0 }) { sum.add(part: version.code.text) }
    if ask == nil, kind != .fix {
      for part in prompt.map(\.plainText) + boxes.map(\.text) + (answer?.lines ?? []) { sum.add(part: part) }
    }
    return sum.text
  }
}
