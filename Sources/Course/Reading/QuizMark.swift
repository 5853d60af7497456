import Contract
import Markdown

/// The inside of a `quiz` comment.
struct QuizMark {
  private(set) var kind: Question.Kind?
  private(set) var id: String?
  private(set) var idRange: SourceRange?
  private(set) var snippet: SnippetReference?
  private(set) var ask: Ask?
  private(set) var isEach = false
  private(set) var isFixed = false
  private(set) var goals: [Question.Reference] = []
  private(set) var pool: String?
  private(set) var settings = RunSettings()

  private static let keys = ["id", "snippet", "ask", "goals", "pool"] + RunSettings.keys
  private static let words = ["each", "fixed"]

  init(_ text: PlacedText, from start: Int, _ diagnostics: inout Diagnostics) {
    var attributes = Attributes(text, from: start, &diagnostics)
    let markRange = text.range(start..<text.trimmed(start..<text.characters.count).upperBound)
    readKind(&attributes, at: markRange, &diagnostics)
    if let entry = attributes.take(key: "id", &diagnostics), !entry.value.isEmpty {
      id = Identifier.check(entry.value, at: entry.valueRange, &diagnostics)
      idRange = entry.valueRange
    } else if let kind {
      diagnostics.report(.keyMissing("id", kind: kind), at: markRange)
    }
    readSnippet(&attributes, at: markRange, &diagnostics)
    readAsk(&attributes, at: markRange, &diagnostics)
    readWords(&attributes, &diagnostics)
    readGoals(&attributes, &diagnostics)
    if let entry = attributes.take(key: "pool", &diagnostics), !entry.value.isEmpty {
      pool = Identifier.check(entry.value, at: entry.valueRange, &diagnostics)
    }
    settings = RunSettings(&attributes, &diagnostics)
    attributes.reportRest(keys: Self.keys, words: Self.words, &diagnostics)
  }

  private mutating func readKind(
    _ attributes: inout Attributes, at range: SourceRange, _ diagnostics: inout Diagnostics
  ) {
    guard let first = attributes.entries.first, first.key == nil else {
      diagnostics.report(.kindMissing, at: range)
      return
    }
    _ = attributes.take(word: first.value)
    kind = Question.Kind(rawValue: first.value)
    guard kind == nil else { return }
    diagnostics.report(unknown: first.value, among: Question.Kind.allCases.map(\.rawValue), at: first.range) {
      .kindUnknown(first.value, suggestion: $0)
    }
  }

  private mutating func readSnippet(
    _ attributes: inout Attributes, at range: SourceRange, _ diagnostics: inout Diagnostics
  ) {
    if let entry = attributes.take(key: "snippet", &diagnostics), !entry.value.isEmpty {
      snippet = SnippetReference(entry.value, range: entry.valueRange)
      if snippet == nil { diagnostics.report(.badID(entry.value), at: entry.valueRange) }
      if kind == .fix { diagnostics.report(.keyOfOtherKind("snippet", kind: .fix), at: entry.range) }
    } else if let kind, kind == .predict || kind == .order {
      diagnostics.report(.keyMissing("snippet", kind: kind), at: range)
    }
  }

  private mutating func readAsk(
    _ attributes: inout Attributes, at range: SourceRange, _ diagnostics: inout Diagnostics
  ) {
    guard let entry = attributes.take(key: "ask", &diagnostics) else {
      if let kind, kind == .predict || kind == .order {
        diagnostics.report(.keyMissing("ask", kind: kind), at: range)
      }
      return
    }
    guard !entry.value.isEmpty else { return }
    do throws(Ask.Problem) {
      ask = try Ask(parsing: entry.value)
    } catch {
      switch error {
      case .unknown(let text):
        let word = text.prefix { !$0.isWhitespace && $0 != "[" }
        let meant = Spelling.nearest(to: String(word), among: Ask.words)
        diagnostics.report(
          .askUnknown(text, suggestion: meant.flatMap { $0 == word ? nil : $0 }), at: entry.valueRange,
          notes: [.init(.known(Ask.forms))])
      case .unknownEvent(let name):
        diagnostics.report(
          .eventUnknown(
            name, suggestion: Spelling.nearest(to: name, among: Ask.orderedKinds.map(\.rawValue))),
          at: entry.valueRange, notes: [.init(.known(Ask.orderedKinds.map(\.rawValue)))])
      }
    }
    check(ask, at: entry.range, &diagnostics)
    if kind == .choice, ask != nil, snippet == nil {
      diagnostics.report(.keyMissing("snippet", kind: .choice), at: range)
    }
  }

  private func check(_ ask: Ask?, at range: SourceRange, _ diagnostics: inout Diagnostics) {
    guard let ask, let kind else { return }
    switch kind {
    case .order where !ask.isEvents, .predict where ask.isEvents, .choice where ask.isEvents:
      diagnostics.report(.askOfOtherKind(ask.text, kind: kind), at: range)
    case .short, .reveal, .fix: diagnostics.report(.keyOfOtherKind("ask", kind: kind), at: range)
    case .order, .predict, .choice: break
    }
  }

  private mutating func readWords(_ attributes: inout Attributes, _ diagnostics: inout Diagnostics) {
    if let entry = attributes.take(word: "each") {
      isEach = true
      if let kind, kind != .predict { diagnostics.report(.keyOfOtherKind("each", kind: kind), at: entry.range) }
      if let ask, kind == .predict, !ask.canBeAskedEach {
        diagnostics.report(.eachOfThis(ask.text), at: entry.range)
      }
    }
    if let entry = attributes.take(word: "fixed") {
      isFixed = true
      if let kind, kind != .choice { diagnostics.report(.keyOfOtherKind("fixed", kind: kind), at: entry.range) }
    }
  }

  private mutating func readGoals(_ attributes: inout Attributes, _ diagnostics: inout Diagnostics) {
    guard let entry = attributes.take(key: "goals", &diagnostics), !entry.value.isEmpty else { return }
    for name in entry.value.split(separator: ",", omittingEmptySubsequences: false) {
      let name = String(name).trimmed
      if let id = Identifier.check(name, at: entry.valueRange, &diagnostics) {
        goals.append(.init(id: id, range: entry.valueRange))
      }
    }
  }
}

extension Ask {
  /// Every form, for a person who wrote none of them.
  static let forms = [
    "state NAME", "output", "text", "text[0]", "text after LABEL", "focus", "writes NAME", "changes NAME", "warnings",
    "outcome", "events KIND,KIND",
  ]
}
