import Markdown

/// One line of an `expect` fence: what must hold after the actions.
public struct Expectation: Equatable, Sendable {
  public enum Condition: Equatable, Sendable {
    /// The answer to a question about the run is this.
    case equals(Ask, String)
    /// One text on the screen is this, as a whole; or none is.
    case text(String, isThere: Bool)
    /// One warning of the run is this, as a whole; or none is.
    case warning(String, isThere: Bool)
  }

  public var condition: Condition
  /// As written.
  public var text: String
  public var range: SourceRange

  enum Problem: Error, Equatable {
    case unreadable
    case quote(QuotedText.Problem, at: Int)
  }

  /// `state size = L`, `focus = 비밀번호`, `text "주문 3개"`, `no text "오류"`, `writes quantity = 1`, `output = "…"`.
  init(parsing line: String, range: SourceRange) throws(Problem) {
    text = line
    self.range = range
    let characters = Array(line)
    if let sign = Self.sign(characters), let ask = try? Ask(parsing: String(characters[..<sign])), !ask.isEvents {
      condition = .equals(ask, try Self.value(characters, from: Self.skipBlanks(characters, from: sign + 1)))
      return
    }
    let words = line.split(maxSplits: 2, whereSeparator: \.isWhitespace)
    let isThere = words.first != "no"
    let start = Self.valueStart(characters, afterWords: isThere ? 1 : 2)
    guard start < characters.count else { throw .unreadable }
    switch isThere ? words.first : words.dropFirst().first {
    case "text": condition = .text(try Self.value(characters, from: start), isThere: isThere)
    case "warning": condition = .warning(try Self.value(characters, from: start), isThere: isThere)
    default: throw .unreadable
    }
  }

  private static func sign(_ characters: [Character]) -> Int? {
    var isQuoted = false
    for (index, character) in characters.enumerated() {
      if character == "\"" { isQuoted.toggle() }
      if character == "=", !isQuoted, index > 0, characters[index - 1].isWhitespace { return index }
    }
    return nil
  }

  private static func valueStart(_ characters: [Character], afterWords count: Int) -> Int {
    var index = skipBlanks(characters, from: 0)
    for _ in 0..<count {
      while index < characters.count, !characters[index].isWhitespace { index += 1 }
      index = skipBlanks(characters, from: index)
    }
    return index
  }

  private static func skipBlanks(_ characters: [Character], from start: Int) -> Int {
    var index = start
    while index < characters.count, characters[index].isWhitespace { index += 1 }
    return index
  }

  /// A value runs to the end of the line, or stands in quotes.
  private static func value(_ characters: [Character], from start: Int) throws(Problem) -> String {
    guard start < characters.count, characters[start] == "\"" else {
      return String(characters[min(start, characters.count)...]).trimmed
    }
    let quoted = QuotedText.read(characters, from: start)
    if let problem = quoted.problem { throw .quote(problem, at: start) }
    guard skipBlanks(characters, from: quoted.end) == characters.count else { throw .unreadable }
    return quoted.text
  }
}
