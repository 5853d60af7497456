import Contract
import Markdown

/// Collects the blocks of one question. Where its mark was faulty the blocks are read all the same, and nothing comes
/// of them.
struct QuestionBuilder {
  let mark: QuizMark
  private(set) var question: Question
  /// Whether a snippet with an id may begin something new.
  private(set) var hasAnswer = false
  private(set) var hasDetails = false
  private var bucket = Bucket.prompt
  private var openActions: (lines: [Question.ActionLine], isHidden: Bool, range: SourceRange)?

  private enum Bucket { case prompt, hint, wrong, explanation }

  init(_ mark: QuizMark, range: SourceRange) {
    self.mark = mark
    question = Question(id: mark.id ?? "", kind: mark.kind ?? .reveal, range: range)
    question.snippet = mark.snippet
    question.ask = mark.ask
    question.isEach = mark.isEach
    question.isFixed = mark.isFixed
    question.goals = mark.goals
    question.pool = mark.pool
    question.settings = mark.settings
    if let range = mark.idRange { question.markRange = range }
  }

  private var kind: Question.Kind? { mark.kind }

  mutating func beginHint() {
    question.hints.append([])
    bucket = .hint
  }

  mutating func beginWrong(_ answer: String, misconception: String?, range: SourceRange) {
    question.wrongs.append(
      .init(answer: answer, misconception: misconception, explanation: [], range: range))
    bucket = .wrong
  }

  mutating func add(_ node: MarkdownNode) {
    question.range = SourceRange(question.range.start, max(question.range.end, node.range.end))
    if kind == .choice, bucket == .prompt, question.boxes.isEmpty, let boxes = Self.boxes(node) {
      question.boxes = boxes
      return
    }
    switch bucket {
    case .prompt: question.prompt.append(node)
    case .hint: question.hints[question.hints.count - 1].append(node)
    case .wrong: question.wrongs[question.wrongs.count - 1].explanation.append(node)
    case .explanation: question.explanation.append(node)
    }
  }

  mutating func beginDetails() {
    hasDetails = true
    hasAnswer = true
    bucket = .explanation
  }

  /// What follows the details is said after the answer too.
  mutating func endDetails() { bucket = .explanation }

  // MARK: Fences

  /// Ends a hint or an explanation of a wrong answer: a fence of the question's own belongs to none of them.
  private mutating func leaveBucket() { bucket = hasDetails ? .explanation : .prompt }

  mutating func addActions(_ block: CodeBlock, isHidden: Bool, range: SourceRange, _ diagnostics: inout Diagnostics) {
    leaveBucket()
    let lines = Self.actions(block, &diagnostics)
    if kind == .fix {
      endPair(&diagnostics)
      openActions = (lines, isHidden, range)
      return
    }
    if isHidden { diagnostics.report(.hiddenElsewhere, at: range) }
    if question.actionsRange != nil { return diagnostics.report(.fenceTwice("actions"), at: range) }
    question.actions = lines
    question.actionsRange = range
  }

  mutating func addExpectations(
    _ block: CodeBlock, isHidden: Bool, range: SourceRange, _ diagnostics: inout Diagnostics
  ) {
    leaveBucket()
    let expectations = Self.expectations(block, range: range, &diagnostics)
    if let kind, kind != .fix { return diagnostics.report(.fenceOfOtherKind("expect", kind: kind), at: range) }
    guard let actions = openActions else { return diagnostics.report(.loneExpect, at: range) }
    openActions = nil
    if actions.isHidden != isHidden { diagnostics.report(.halfHiddenPair, at: range) }
    question.pairs.append(
      .init(
        actions: actions.lines, expectations: expectations, isHidden: isHidden || actions.isHidden,
        range: SourceRange(actions.range.start, range.end)))
  }

  private mutating func endPair(_ diagnostics: inout Diagnostics) {
    if let openActions { diagnostics.report(.actionsWithoutExpect, at: openActions.range) }
    openActions = nil
  }

  mutating func addAnswer(_ block: CodeBlock, node: MarkdownNode, _ diagnostics: inout Diagnostics) {
    leaveBucket()
    hasAnswer = true
    if kind == .reveal {
      bucket = .explanation
      return add(node)
    }
    if let kind, kind == .fix { return diagnostics.report(.fenceOfOtherKind("answer", kind: kind), at: node.range) }
    if let first = question.answer {
      return diagnostics.report(
        .answerTwice, at: node.range, notes: [.init(.firstHere, file: diagnostics.file, range: first.range)])
    }
    var lines = block.lines
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    question.answer = .init(
      lines: lines, range: node.range,
      places: lines.indices.map { SourceRange(block.position(line: $0), count: lines[$0].count) })
  }

  mutating func add(_ snippet: Snippet, as role: SnippetFence.Role, _ diagnostics: inout Diagnostics) {
    leaveBucket()
    if let kind, kind != .fix {
      return diagnostics.report(.fenceOfOtherKind(role.rawValue, kind: kind), at: snippet.range)
    }
    switch role {
    case .broken:
      if question.broken != nil { diagnostics.report(.fenceTwice(role.rawValue), at: snippet.range) }
      question.broken = question.broken ?? snippet
    case .solution:
      if question.solution != nil { diagnostics.report(.fenceTwice(role.rawValue), at: snippet.range) }
      question.solution = question.solution ?? snippet
      hasAnswer = true
    }
  }

  /// The question, where its mark made one, checked against the rules of its kind.
  mutating func finish(role: FileRole, _ diagnostics: inout Diagnostics) -> Question? {
    endPair(&diagnostics)
    guard mark.kind != nil else { return nil }
    QuestionRules(question, role: role, hasDetails: hasDetails).check(&diagnostics)
    return mark.id == nil ? nil : question
  }

  // MARK: Parts

  private static func actions(_ block: CodeBlock, _ diagnostics: inout Diagnostics) -> [Question.ActionLine] {
    let script = ActionScript(parsing: block.text)
    for fault in script.faults {
      let start = block.position(line: fault.line - 1, column: fault.column - 1)
      diagnostics.report(
        .badAction(fault), at: SourceRange(start, count: fault.length))
    }
    return script.steps.map { step in
      let start = block.position(line: step.line - 1, column: step.column - 1)
      return .init(text: step.text, range: SourceRange(start, count: step.text.count))
    }
  }

  private static func expectations(
    _ block: CodeBlock, range: SourceRange, _ diagnostics: inout Diagnostics
  ) -> [Expectation] {
    var result: [Expectation] = []
    for (index, line) in block.lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
      let place = SourceRange(block.position(line: index), count: line.count)
      do throws(Expectation.Problem) {
        result.append(try Expectation(parsing: line, range: place))
      } catch {
        switch error {
        case .unreadable: diagnostics.report(.badExpectation(line.trimmed), at: place)
        case .quote(let problem, let index):
          diagnostics.report(problem, in: PlacedText(line, start: place.start), from: index)
        }
      }
    }
    if block.lines.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) {
      diagnostics.report(.expectationsMissing, at: range)
    }
    return result
  }

  /// The boxes of a task list; nil where the list has none.
  private static func boxes(_ node: MarkdownNode) -> [Question.Box]? {
    guard case .list = node.kind else { return nil }
    let boxes = node.children.compactMap { item -> Question.Box? in
      guard case .item(let isTicked?) = item.kind else { return nil }
      let content = item.children.filter { $0.kind != .blockQuote }
      let feedback = item.children.filter { $0.kind == .blockQuote }.flatMap(\.children)
      return .init(
        text: content.map(\.plainText).joined(separator: " ").trimmed, content: content, feedback: feedback,
        codeSpans: content.flatMap(\.codeSpans), isTicked: isTicked, range: item.range)
    }
    return boxes.isEmpty ? nil : boxes
  }
}

extension MarkdownNode {
  var codeSpans: [String] {
    if case .code(let text) = kind { [text] } else { children.flatMap(\.codeSpans) }
  }

  /// The node and all below it, outer before inner.
  var allNodes: [MarkdownNode] { [self] + children.flatMap(\.allNodes) }

  /// The node without comments; nil where nothing else was in it.
  var withoutComments: MarkdownNode? {
    if case .comment = kind { return nil }
    guard !children.isEmpty else { return self }
    var node = self
    node.children = children.compactMap(\.withoutComments)
    return node.children.isEmpty ? nil : node
  }
}
