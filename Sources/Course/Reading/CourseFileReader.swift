import Contract
import Markdown

extension CourseFile {
  /// Reads a file. No file is an error: what is wrong with it stands in the diagnostics, all of it.
  ///
  /// - Parameter path: the file's path within its course, which also says what it is for.
  public static func read(path: String, bytes: [UInt8]) -> (file: CourseFile, diagnostics: [CourseDiagnostic]) {
    var reader = CourseFileReader(path: path, source: SourceText(bytes: bytes))
    reader.read()
    return (reader.file, reader.diagnostics.all)
  }

  public static func read(path: String, text: String) -> (file: CourseFile, diagnostics: [CourseDiagnostic]) {
    read(path: path, bytes: Array(text.utf8))
  }
}

/// Goes through a file's blocks once, from top to bottom.
struct CourseFileReader {
  private let source: SourceText
  private(set) var file: CourseFile
  private(set) var diagnostics: Diagnostics
  private var question: QuestionBuilder?
  /// The level of the heading above; nil before the first.
  private var headingLevel: Int?
  /// The level of the heading at which the present part ends.
  private var partLevel = 0
  private var part: Section.Part?
  /// Whether the last block was the mark of a part, so that a heading now belongs to it.
  private var isPartFresh = false
  private var pendingGoal: (id: String, range: SourceRange)?

  /// Headings deeper than this do not begin a section of their own.
  private static let deepestSection = 3

  init(path: String, source: SourceText) {
    self.source = source
    file = CourseFile(path: path, source: source)
    diagnostics = Diagnostics(file: path)
  }

  mutating func read() {
    if let place = source.invalidUTF8 { diagnostics.report(.notUTF8, at: SourceRange(place, count: 1)) }
    let matter = FrontMatter(source, &diagnostics)
    file.header = FileHeader(matter, role: file.role, &diagnostics)
    // Blank lines in place of the front matter keep every line where it is.
    let body = repeatElement("", count: matter.lineCount) + source.lines.dropFirst(matter.lineCount)
    let document = MarkdownDocument(SourceText(body.joined(separator: "\n")))
    if document.isTooDeep { diagnostics.report(.tooDeep, at: .start) }
    for block in document.blocks {
      read(block)
      if !block.isComment, !block.isHeading { isPartFresh = false }
    }
    finishQuestion()
    reportPendingGoal()
    readWholeTree(document.blocks)
    checkNames()
    BidiRules(source: source, blocks: document.blocks).check(&diagnostics)
  }

  // MARK: Blocks

  private mutating func read(_ block: MarkdownNode) {
    switch block.kind {
    case .comment(let text, let isClosed): read(comment: text, isClosed: isClosed, range: block.range)
    case .heading(let level): read(heading: block, level: level)
    case .codeBlock(let code): read(code, in: block)
    case .details: readDetails(block)
    default:
      if case .list = block.kind, part == .goals, question == nil { return readGoals(block) }
      reportPendingGoal()
      readNested(block)
      if let content = block.withoutComments { place(content) }
    }
  }

  /// Puts a block where it belongs now: into the question, or the section.
  private mutating func place(_ block: MarkdownNode) {
    if question == nil { append(.block(block)) } else { question?.add(block) }
  }

  private mutating func append(_ element: Section.Element) {
    if file.sections.isEmpty { file.sections.append(Section(part: part, start: .start)) }
    file.sections[file.sections.count - 1].elements.append(element)
  }

  private mutating func read(heading: MarkdownNode, level: Int) {
    readNested(heading)
    let content = heading.withoutComments ?? heading
    if question != nil, level > (headingLevel ?? 6) {
      question?.add(content)
      return
    }
    finishQuestion()
    reportPendingGoal()
    if isPartFresh {
      partLevel = level
    } else if part != nil, level <= partLevel {
      part = nil
    }
    isPartFresh = false
    headingLevel = level
    guard level <= Self.deepestSection else { return append(.block(content)) }
    if let last = file.sections.last, last.heading == nil, last.elements.isEmpty {
      file.sections[file.sections.count - 1].heading = content
    } else {
      file.sections.append(Section(heading: content, part: part, start: heading.range.start))
    }
  }

  private mutating func read(_ code: CodeBlock, in block: MarkdownNode) {
    if code.isFenced, !code.isClosed {
      diagnostics.report(.fenceNotClosed, at: SourceRange(block.range.start, count: 3))
    }
    switch code.isFenced ? code.language : "" {
    case "swift": readSnippet(code, in: block)
    case "actions":
      let isHidden = readHidden(code)
      guard question != nil else { return reportElsewhere(code, block) }
      question?.addActions(code, isHidden: isHidden, range: block.range, &diagnostics)
    case "expect":
      let isHidden = readHidden(code)
      guard question != nil else { return reportElsewhere(code, block) }
      question?.addExpectations(code, isHidden: isHidden, range: block.range, &diagnostics)
    case "answer":
      readInfo(code, words: [])
      guard question != nil else { return reportElsewhere(code, block) }
      question?.addAnswer(code, node: block, &diagnostics)
    default: place(block)
    }
  }

  private mutating func reportElsewhere(_ code: CodeBlock, _ block: MarkdownNode) {
    diagnostics.report(.fenceElsewhere(code.language), at: block.range, fix: .init(.moveUnderQuestion))
  }

  private mutating func readHidden(_ code: CodeBlock) -> Bool { readInfo(code, words: ["hidden"]) }

  /// Checks the words behind a fence's language; says whether the first of those allowed is there.
  @discardableResult
  private mutating func readInfo(_ code: CodeBlock, words: [String]) -> Bool {
    let info = PlacedText(code.info, start: code.infoStart)
    var attributes = Attributes(info, from: code.language.count, &diagnostics)
    let isThere = words.first.map { attributes.take(word: $0) != nil } ?? false
    attributes.reportRest(keys: [], words: words, &diagnostics)
    return isThere
  }

  private mutating func readSnippet(_ code: CodeBlock, in block: MarkdownNode) {
    let fence = SnippetFence(code, range: block.range, &diagnostics)
    if let role = fence.role {
      guard question != nil else {
        return diagnostics.report(
          .fenceElsewhere("swift \(role.rawValue)"), at: block.range, fix: .init(.moveUnderQuestion))
      }
      question?.add(fence.snippet, as: role, &diagnostics)
      return
    }
    if question?.hasAnswer == true, fence.snippet.id != nil { finishQuestion() }
    file.snippets.append(fence.snippet)
    if question == nil { append(.snippet(fence.snippet)) } else { question?.add(block) }
  }

  private mutating func readDetails(_ block: MarkdownNode) {
    if case .details(_, isClosed: false) = block.kind {
      diagnostics.report(.detailsNotClosed, at: SourceRange(block.range.start, count: 9))
    }
    guard question != nil else {
      readNested(block)
      if let content = block.withoutComments { append(.block(content)) }
      return
    }
    question?.beginDetails()
    for child in block.children {
      if case .comment(let text, let isClosed) = child.kind {
        readInDetails(comment: text, isClosed: isClosed, range: child.range)
      } else if case .codeBlock(let code) = child.kind {
        if code.language == "swift", !SnippetFence.isSolution(code) {
          readNested(code, child)
          question?.add(child)
        } else {
          read(code, in: child)
        }
      } else {
        readNested(child)
        if let content = child.withoutComments { question?.add(content) }
      }
    }
    question?.endDetails()
  }

  // MARK: Marks

  private mutating func read(comment text: String, isClosed: Bool, range: SourceRange) {
    guard let mark = Mark(comment: text, isClosed: isClosed, range: range, &diagnostics) else { return }
    isPartFresh = false
    switch mark.kind {
    case .quiz(let quiz):
      finishQuestion()
      reportPendingGoal()
      question = QuestionBuilder(quiz, range: range)
      if quiz.kind != nil, let id = quiz.id { append(.question(id)) }
    case .part(let part):
      finishQuestion()
      reportPendingGoal()
      begin(part, range: range)
    case .recall(let lesson, let item):
      finishQuestion()
      let recall = Recall(lesson: lesson, item: item, range: mark.valueRange)
      file.recalls.append(recall)
      append(.recall(recall))
    case .goal(let id):
      reportPendingGoal()
      guard part == .goals, question == nil else { return diagnostics.report(.markElsewhere("goal"), at: range) }
      pendingGoal = (id, range)
    case .hint, .wrong: readHelp(mark)
    case .faulty: break
    }
  }

  private mutating func begin(_ part: Section.Part, range: SourceRange) {
    self.part = part
    // Under the file's own title a part is what stands before the next heading.
    partLevel = headingLevel.map { $0 == 1 ? 6 : $0 } ?? 6
    isPartFresh = true
    file.sections.append(Section(part: part, start: range.start))
  }

  private mutating func readHelp(_ mark: Mark) {
    guard question != nil else {
      return diagnostics.report(.markElsewhere(mark.name), at: mark.range, fix: .init(.moveUnderQuestion))
    }
    switch mark.kind {
    case .hint: question?.beginHint()
    case .wrong(let misconception, let answer):
      question?.beginWrong(answer, misconception: misconception, range: mark.valueRange)
    default: break
    }
  }

  private mutating func readInDetails(comment text: String, isClosed: Bool, range: SourceRange) {
    guard let mark = Mark(comment: text, isClosed: isClosed, range: range, &diagnostics) else { return }
    switch mark.kind {
    case .hint, .wrong: readHelp(mark)
    case .faulty: break
    default: diagnostics.report(.markElsewhere(mark.name), at: range)
    }
  }

  /// Reports marks and fences of questions that stand inside another block, where they would do nothing.
  private mutating func readNested(_ block: MarkdownNode) {
    for node in block.children.flatMap(\.allNodes) {
      switch node.kind {
      case .comment(let text, let isClosed):
        if let mark = Mark(comment: text, isClosed: isClosed, range: node.range, &diagnostics) {
          if case .faulty = mark.kind { continue }
          diagnostics.report(.markElsewhere(mark.name), at: node.range)
        }
      case .codeBlock(let code) where code.isFenced: readNested(code, node)
      case .details(_, isClosed: false):
        diagnostics.report(.detailsNotClosed, at: SourceRange(node.range.start, count: 9))
      default: break
      }
    }
  }

  private mutating func readNested(_ code: CodeBlock, _ node: MarkdownNode) {
    if !code.isClosed { diagnostics.report(.fenceNotClosed, at: SourceRange(node.range.start, count: 3)) }
    switch code.language {
    case "swift":
      let fence = SnippetFence(code, range: node.range, &diagnostics)
      if let role = fence.role {
        diagnostics.report(.fenceElsewhere("swift \(role.rawValue)"), at: node.range, fix: .init(.moveUnderQuestion))
      } else {
        file.snippets.append(fence.snippet)
      }
    case "actions", "expect", "answer": reportElsewhere(code, node)
    default: break
    }
  }

  private mutating func finishQuestion() {
    if let finished = question?.finish(role: file.role, &diagnostics) { file.questions.append(finished) }
    question = nil
  }

  // MARK: Goals

  private mutating func readGoals(_ list: MarkdownNode) {
    for item in list.children {
      var content = item
      var id = pendingGoal
      pendingGoal = nil
      for node in item.allNodes {
        guard case .comment(let text, let isClosed) = node.kind,
          let mark = Mark(comment: text, isClosed: isClosed, range: node.range, &diagnostics)
        else { continue }
        switch mark.kind {
        case .goal(let name) where id == nil: id = (name, node.range)
        case .faulty: id = id ?? ("", node.range)
        default: diagnostics.report(.markElsewhere(mark.name), at: node.range)
        }
      }
      content = content.withoutComments ?? MarkdownNode(.paragraph, range: item.range)
      guard let id else {
        diagnostics.report(.goalUnmarked, at: item.range)
        continue
      }
      if !id.id.isEmpty { file.goals.append(Goal(id: id.id, content: content.children, range: id.range)) }
    }
    if let content = list.withoutComments { append(.block(content)) }
  }

  private mutating func reportPendingGoal() {
    if let goal = pendingGoal { diagnostics.report(.markElsewhere("goal"), at: goal.range) }
    pendingGoal = nil
  }

  // MARK: The file as a whole

  private mutating func readWholeTree(_ blocks: [MarkdownNode]) {
    var slugs = HeadingSlugs()
    for node in blocks.flatMap(\.allNodes) {
      switch node.kind {
      case .heading: file.anchors.append(slugs.slug(of: node.plainText))
      case .link(let destination, _), .image(let destination, _):
        file.links.append(Link(destination: destination, range: node.range))
      default: break
      }
    }
  }

  private mutating func checkNames() {
    reportTwice(.snippet, file.snippets.compactMap { snippet in snippet.id.map { ($0, snippet.idRange) } })
    reportTwice(.goal, file.goals.map { ($0.id, $0.range) })
    let items = Set(file.questions.map(\.id))
    for renaming in file.header.renamed {
      if !items.contains(renaming.new) { diagnostics.report(.renamedToNothing(renaming.new), at: renaming.range) }
      if items.contains(renaming.old) { diagnostics.report(.renamedStillThere(renaming.old), at: renaming.range) }
    }
    if let ending = file.languageOfName, let language = file.header.language, language != ending {
      let range = file.header.languageRange ?? .start
      diagnostics.report(
        .languageOfName(lang: language, ending: ending), at: range, fix: .init(replacing: range, with: ending))
    }
  }

  private mutating func reportTwice(_ kind: Fault.IDKind, _ names: [(id: String, range: SourceRange)]) {
    var first: [String: SourceRange] = [:]
    for (id, range) in names {
      if let before = first[id] {
        diagnostics.report(
          .idTwice(kind, id), at: range, notes: [.init(.firstHere, file: file.path, range: before)], fix: .init(.rename)
        )
      } else {
        first[id] = range
      }
    }
  }
}

extension MarkdownNode {
  fileprivate var isComment: Bool { if case .comment = kind { true } else { false } }
  fileprivate var isHeading: Bool { if case .heading = kind { true } else { false } }
}
