import Markdown

/// What a line typed at a question is.
public enum PromptInput: Equatable, Sendable {
  /// An empty line never answers.
  case nothing
  /// `:hint` without its colon.
  case command(String)
  /// `""` is the empty text; `::x` is the answer `:x`.
  case answer(String)

  public init(_ line: String) {
    let text = line.trimmed
    if text.isEmpty {
      self = .nothing
    } else if text.hasPrefix("::") {
      self = .answer(String(text.dropFirst()))
    } else if text.hasPrefix(":") {
      self = .command(String(text.dropFirst()).trimmed)
    } else {
      self = .answer(text == AnswerText.empty ? "" : line)
    }
  }
}

/// The numbers that a person typed to choose: `2`, `1 3`, `1,3`.
public struct ChosenNumbers: Equatable, Sendable {
  public enum Problem: Error, Equatable, Sendable {
    /// A word that is no number.
    case notANumber(String)
    /// A number that stands before no choice.
    case outOfRange(Int, count: Int)
  }

  /// From 0, ascending, each once.
  public let indices: [Int]

  public init(_ text: String, count: Int) throws(Problem) {
    var chosen: Set<Int> = []
    for word in text.split(whereSeparator: { $0.isWhitespace || $0 == "," || $0 == "、" }) {
      guard let number = Int(word) else { throw .notANumber(String(word)) }
      guard (1...max(count, 1)).contains(number), number <= count else { throw .outOfRange(number, count: count) }
      chosen.insert(number - 1)
    }
    indices = chosen.sorted()
  }
}
