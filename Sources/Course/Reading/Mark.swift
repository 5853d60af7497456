import Contract
import Markdown

/// What a comment of a lesson marks.
struct Mark {
  enum Kind {
    case part(Section.Part)
    case goal(String)
    case quiz(QuizMark)
    case hint
    case wrong(misconception: String?, answer: String)
    case recall(lesson: String, item: String)
    /// A mark whose inside was faulty: reported, and known to be no ordinary comment.
    case faulty(name: String)
  }

  var kind: Kind
  var range: SourceRange
  /// Where the mark's own value stands.
  var valueRange: SourceRange

  static let names = ["goal", "goals", "review", "preview", "sources", "quiz", "hint", "wrong", "recall"]
  private static let withValue: Set = ["goal", "quiz", "wrong", "recall"]

  var name: String {
    switch kind {
    case .part(let part): part.rawValue
    case .goal: "goal"
    case .quiz: "quiz"
    case .hint: "hint"
    case .wrong: "wrong"
    case .recall: "recall"
    case .faulty(let name): name
    }
  }

  /// Nil for an ordinary comment.
  init?(comment text: String, isClosed: Bool, range: SourceRange, _ diagnostics: inout Diagnostics) {
    // It hides all that follows, so that nothing in it can be trusted.
    guard isClosed else {
      diagnostics.report(.commentNotClosed, at: SourceRange(range.start, count: 4))
      return nil
    }
    let inside = PlacedText(
      text, start: SourcePosition(line: range.start.line, column: range.start.column + "<!--".count))
    let all = inside.trimmed(0..<inside.characters.count)
    guard !all.isEmpty else { return nil }
    let wordEnd =
      inside.characters[all].firstIndex { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") } ?? all.upperBound
    let wordRange = all.lowerBound..<wordEnd
    let name = inside.text(wordRange)
    let isWhole = wordEnd == all.upperBound
    let isShaped = isWhole || inside.characters[wordEnd] == ":" || inside.characters[wordEnd] == "["
    guard Self.names.contains(name) else {
      guard isShaped, let meant = Self.names.first(where: { Spelling.distance(name.lowercased(), $0) <= 1 }) else {
        return nil
      }
      let place = inside.range(wordRange)
      diagnostics.report(
        .markMisspelled(name, suggestion: meant), at: place, fix: .init(replacing: place, with: meant))
      return nil
    }
    self.range = range
    valueRange = range
    kind = .faulty(name: name)
    guard isShaped else {
      // "review this later" is prose; "quiz predict id=x" has lost its colon.
      guard Self.withValue.contains(name), Self.looksLikeValue(of: name, inside, from: wordEnd) else { return nil }
      diagnostics.report(
        .markWithoutColon(name), at: inside.range(wordRange),
        fix: .init(replacing: inside.range(wordRange), with: name + ":"))
      return
    }
    var reader = MarkReader(inside: inside, name: name, all: all, wordEnd: wordEnd)
    valueRange = reader.valueRange
    kind = reader.kind(&diagnostics) ?? .faulty(name: name)
  }

  private static func looksLikeValue(of name: String, _ text: PlacedText, from index: Int) -> Bool {
    let words = text.text(index..<text.characters.count).split(whereSeparator: \.isWhitespace).map(String.init)
    return switch name {
    case "quiz": words.first.map { Question.Kind(rawValue: $0) != nil } == true || words.contains { $0.contains("=") }
    case "goal": words.count == 1 && Identifier.isValid(words[0])
    case "recall": words.count == 1 && words[0].contains("/")
    default: false
    }
  }
}

/// Reads what stands behind a mark's name.
private struct MarkReader {
  let inside: PlacedText
  let name: String
  let all: Range<Int>
  private var bracket: Range<Int>?
  private var colon: Int?

  init(inside: PlacedText, name: String, all: Range<Int>, wordEnd: Int) {
    self.inside = inside
    self.name = name
    self.all = all
    var index = wordEnd
    if index < all.upperBound, inside.characters[index] == "[",
      let close = inside.characters[index..<all.upperBound].firstIndex(of: "]")
    {
      bracket = index + 1..<close
      index = close + 1
    }
    if index < all.upperBound, inside.characters[index] == ":" { colon = index }
  }

  private var value: Range<Int> {
    colon.map { inside.trimmed($0 + 1..<all.upperBound) } ?? all.upperBound..<all.upperBound
  }

  var valueRange: SourceRange { inside.range(value) }

  mutating func kind(_ diagnostics: inout Diagnostics) -> Mark.Kind? {
    if let part = Section.Part(rawValue: name) { return withoutValue(.part(part), &diagnostics) }
    switch name {
    case "hint": return withoutValue(.hint, &diagnostics)
    case "wrong": return wrong(&diagnostics)
    default: break
    }
    if let bracket {
      diagnostics.report(.markWithValue(name), at: inside.range(bracket))
      return nil
    }
    guard !value.isEmpty else { return missingValue(&diagnostics) }
    switch name {
    case "goal":
      return Identifier.check(inside.text(value), at: valueRange, &diagnostics).map(Mark.Kind.goal)
    case "recall": return recall(&diagnostics)
    default: return .quiz(QuizMark(inside, from: value.lowerBound, &diagnostics))
    }
  }

  private func missingValue(_ diagnostics: inout Diagnostics) -> Mark.Kind? {
    diagnostics.report(.markWithoutValue(name), at: inside.range(all))
    return nil
  }

  private func withoutValue(_ kind: Mark.Kind, _ diagnostics: inout Diagnostics) -> Mark.Kind {
    if colon != nil || bracket != nil {
      diagnostics.report(.markWithValue(name), at: inside.range(all))
    }
    return kind
  }

  private func wrong(_ diagnostics: inout Diagnostics) -> Mark.Kind? {
    let misconception = bracket.flatMap { range in
      Identifier.check(inside.text(range), at: inside.range(range), &diagnostics)
    }
    guard !value.isEmpty else { return missingValue(&diagnostics) }
    guard inside.characters[value.lowerBound] == "\"" else {
      // `-->` in a bare answer cannot stand in a comment.
      let answer = inside.text(value).replacing("--\\u{3E}", with: "-->")
      return .wrong(misconception: misconception, answer: answer)
    }
    let quoted = QuotedText.read(inside.characters, from: value.lowerBound)
    diagnostics.report(quoted.problem, in: inside, from: value.lowerBound)
    if quoted.end < value.upperBound {
      diagnostics.report(.textAfterQuote, at: inside.range(quoted.end..<value.upperBound))
    }
    return .wrong(misconception: misconception, answer: quoted.text)
  }

  private func recall(_ diagnostics: inout Diagnostics) -> Mark.Kind? {
    let parts = inside.text(value).split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts.allSatisfy(Identifier.isValid) else {
      diagnostics.report(.badRecall(inside.text(value)), at: valueRange)
      return nil
    }
    return .recall(lesson: parts[0], item: parts[1])
  }
}

/// Names on which a learner's history hangs: `[a-z0-9-]+`.
enum Identifier {
  static func isValid(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
  }

  /// The id, or nil and a report.
  static func check(_ text: String, at range: SourceRange, _ diagnostics: inout Diagnostics) -> String? {
    if isValid(text) { return text }
    diagnostics.report(.badID(text), at: range)
    return nil
  }
}
