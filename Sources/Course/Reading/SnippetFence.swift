import Contract
import Markdown

/// What the info string of a `swift` fence says.
struct SnippetFence {
  enum Role: String { case broken, solution }

  private(set) var snippet: Snippet
  private(set) var role: Role?

  private static let words = ["bad", "good", "broken", "solution", "compile"]
  private static let keys = ["id", "uses", "check", "reason", "view"] + RunSettings.keys

  /// Whether the fence is a `fix` question's, without reading it whole.
  static func isSolution(_ block: CodeBlock) -> Bool {
    block.info.split(whereSeparator: \.isWhitespace).contains { $0 == "solution" || $0 == "broken" }
  }

  init(_ block: CodeBlock, range: SourceRange, _ diagnostics: inout Diagnostics) {
    let info = PlacedText(block.info, start: block.infoStart)
    var attributes = Attributes(info, from: block.language.count, &diagnostics)
    let fenceRange = info.range(0..<info.characters.count)
    snippet = Snippet(
      code: block, check: .parse, settings: RunSettings(&attributes, &diagnostics), range: range, idRange: fenceRange)
    readID(&attributes, &diagnostics)
    readWords(&attributes, &diagnostics)
    readCheck(&attributes, at: fenceRange, &diagnostics)
    snippet.view = attributes.take(key: "view", &diagnostics)?.value
    attributes.reportRest(keys: Self.keys, words: Self.words, &diagnostics)
    checkHiding(&diagnostics)
  }

  private mutating func readID(_ attributes: inout Attributes, _ diagnostics: inout Diagnostics) {
    if let entry = attributes.take(key: "id", &diagnostics), !entry.value.isEmpty {
      snippet.id = Identifier.check(entry.value, at: entry.valueRange, &diagnostics)
      snippet.idRange = entry.valueRange
    }
    if let entry = attributes.take(key: "uses", &diagnostics), !entry.value.isEmpty,
      let id = Identifier.check(entry.value, at: entry.valueRange, &diagnostics)
    {
      snippet.uses = .init(id: id, range: entry.valueRange)
    }
  }

  private mutating func readWords(_ attributes: inout Attributes, _ diagnostics: inout Diagnostics) {
    let bad = attributes.take(word: "bad")
    let good = attributes.take(word: "good")
    let broken = attributes.take(word: "broken")
    let solution = attributes.take(word: "solution")
    let compile = attributes.take(word: "compile")
    snippet.judgement = bad != nil ? .bad : good != nil ? .good : nil
    role = broken != nil ? .broken : solution != nil ? .solution : nil
    snippet.failsToCompile = compile != nil
    if bad != nil, let good { diagnostics.report(.wordsExclude("bad", "good"), at: good.range) }
    if broken != nil, let solution { diagnostics.report(.wordsExclude("broken", "solution"), at: solution.range) }
    if broken == nil, let compile {
      diagnostics.report(.wordUnknown("compile", suggestion: nil), at: compile.range)
    }
  }

  private mutating func readCheck(
    _ attributes: inout Attributes, at fenceRange: SourceRange, _ diagnostics: inout Diagnostics
  ) {
    let written = attributes.take("check", oneOf: Snippet.Check.allCases.map(\.rawValue), &diagnostics)
    snippet.check = written.flatMap(Snippet.Check.init) ?? (snippet.id == nil ? .parse : .run)
    snippet.reason = attributes.take(key: "reason", &diagnostics)?.value
    if snippet.check == .none, snippet.reason?.isEmpty != false {
      diagnostics.report(.checkNoneWithoutReason, at: fenceRange, fix: .init(.addReason))
    }
  }

  private func checkHiding(_ diagnostics: inout Diagnostics) {
    var hiddenSince: SourceRange?
    for (index, line) in snippet.code.lines.enumerated() {
      let range = SourceRange(snippet.code.position(line: index), count: line.count)
      switch line.trimmed {
      case Snippet.hideMark: hiddenSince = range
      case Snippet.showMark:
        if hiddenSince == nil { diagnostics.report(.showWithoutHide, at: range) }
        hiddenSince = nil
      default: break
      }
    }
    if let hiddenSince { diagnostics.report(.hideWithoutShow, at: hiddenSince) }
  }
}
