/// An answer as it is compared: without what never matters.
public struct AnswerText: Hashable, Sendable {
  /// How an author or a learner writes the empty text.
  public static let empty = "\"\""
  /// How a missing value is written.
  public static let missing = "nil"

  /// The lines without trailing blanks, without trailing empty lines; equal by Unicode's canonical equivalence, so that
  /// composed and decomposed Hangul are the same.
  public let text: String

  public init(_ written: String) {
    var lines = written.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
      .map { line in String(line.reversed().drop(while: \.isWhitespace).reversed()) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    let text = lines.joined(separator: "\n")
    switch text {
    case Self.empty: self.text = ""
    case "없음": self.text = Self.missing
    default: self.text = text
    }
  }

  public var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

  /// The text without any blanks in its lines.
  var withoutSpacing: String { text.filter { $0 == "\n" || !$0.isWhitespace } }

  /// Whether one counts as the other: equal, or different in spacing alone.
  static func accepts(_ given: String, for right: String) -> Bool {
    AnswerText(given).withoutSpacing == AnswerText(right).withoutSpacing
  }
}
