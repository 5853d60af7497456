/// How an answer was judged.
public enum Verdict: Equatable, Sendable {
  /// `spacing` is true where only blanks differed, which is worth a word.
  case right(spacing: Bool)
  /// Wrong in a way that the author foresaw: the index into the question's wrong answers.
  case knownWrong(Int)
  /// Not right, but right in all that matters: says what differs, and costs no attempt.
  case nearMiss([NearMiss])
  case wrong(Difference)

  public var isRight: Bool { if case .right = self { true } else { false } }

  /// Whether the asking is over with it.
  public var endsAsking: Bool { if case .nearMiss = self { false } else { true } }
}

/// What alone keeps an answer from being right.
public enum NearMiss: Equatable, Sendable {
  case letterCase
  case quotes
  /// The unit that is missing, or is too much.
  case missingUnit(String)
  case extraUnit(String)
}

/// An answer beside the right one, with invisible characters made visible.
public struct Difference: Equatable, Sendable {
  public var given: String
  public var right: String
  /// Where they part, in characters from 0.
  public var firstDifference: Int
  /// Whether a person sees no difference without help.
  public var isInvisible: Bool

  init(given: String, right: String) {
    let a = AnswerText(given).text
    let b = AnswerText(right).text
    self.given = VisibleText.of(a)
    self.right = VisibleText.of(b)
    firstDifference = zip(a, b).prefix { $0 == $1 }.count
    isInvisible = Self.seen(a) == Self.seen(b)
  }

  private static func seen(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { scalar in
      !scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isWhitespace
        && scalar.properties.generalCategory != .control
    }
  }
}
