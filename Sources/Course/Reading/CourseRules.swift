import Contract
import Markdown
import TextWidth

/// What the files of a course must have in common, as far as it can be told without running anything.
struct CourseRules {
  private let course: CourseContents
  private var diagnostics: [CourseDiagnostic] = []

  /// Wider code wraps on a terminal of 80 columns.
  static let widestCode = 80

  init(_ course: CourseContents) { self.course = course }

  func check(exists: @escaping (String) -> Bool) -> [CourseDiagnostic] {
    var rules = self
    rules.checkIDs()
    for file in course.files {
      rules.checkReferences(of: file)
      rules.checkSnippets(of: file)
    }
    rules.checkGoals()
    var diagnostics = rules.diagnostics
    diagnostics += LinkRules(course, exists: exists).check()
    diagnostics += PaperRules(course).check()
    diagnostics += TranslationRules(course).check()
    return diagnostics
  }

  private mutating func report(
    _ fault: Fault, in file: CourseFile, at range: SourceRange, notes: [CourseDiagnostic.Note] = [],
    fix: CourseDiagnostic.Fix? = nil
  ) {
    diagnostics.append(CourseDiagnostic(fault, file: file.path, range: range, notes: notes, fix: fix))
  }

  // MARK: Ids

  private mutating func checkIDs() {
    let originals = course.files.filter { $0.languageOfName == nil }
    reportTwice(
      .lesson, originals.compactMap { file in file.header.id.map { (file, $0, file.header.idRange ?? .start) } })
    reportTwice(.item, originals.flatMap { file in file.questions.map { (file, $0.id, $0.markRange) } })
    // A translation has its original's ids; within itself each is still one question's.
    for file in course.files where file.languageOfName != nil {
      reportTwice(.item, file.questions.map { (file, $0.id, $0.markRange) })
    }
  }

  private mutating func reportTwice(_ kind: Fault.IDKind, _ names: [(file: CourseFile, id: String, range: SourceRange)])
  {
    var first: [String: (file: CourseFile, range: SourceRange)] = [:]
    for (file, id, range) in names {
      guard let before = first[id] else {
        first[id] = (file, range)
        continue
      }
      report(
        .idTwice(kind, id), in: file, at: range,
        notes: [.init(.firstHere, file: before.file.path, range: before.range)], fix: .init(.rename))
    }
  }

  // MARK: References

  private mutating func checkReferences(of file: CourseFile) {
    for question in file.questions {
      if let reference = question.snippet { check(reference, in: file) }
    }
    let items = course.files.flatMap { file in file.questions.map { "\(file.id)/\($0.id)" } }
    for recall in file.recalls {
      let name = "\(recall.lesson)/\(recall.item)"
      if recall.lesson == file.id {
        report(.recallOfItself(name), in: file, at: recall.range)
      } else if !items.contains(name) {
        report(
          .recallUnknown(name, suggestion: Spelling.nearest(to: name, among: items)), in: file, at: recall.range)
      }
    }
  }

  private mutating func check(_ reference: SnippetReference, in file: CourseFile) {
    guard course.snippet(reference, from: file) == nil else { return }
    let home = reference.lesson.map { course.file($0) } ?? file
    let known = home.map { home in
      home.snippets.compactMap { snippet in
        snippet.id.map { reference.lesson == nil ? $0 : "\(home.id)#\($0)" }
      }
    }
    let meant = Spelling.nearest(
      to: reference.text,
      among: known ?? course.files.flatMap { file in file.snippets.compactMap(\.id).map { "\(file.id)#\($0)" } })
    report(
      .snippetUnknown(reference.text, suggestion: meant), in: file, at: reference.range,
      fix: meant.map { .init(replacing: reference.range, with: $0) })
  }

  // MARK: Snippets

  private mutating func checkSnippets(of file: CourseFile) {
    let ids = file.snippets.compactMap(\.id)
    let used = usedSnippets(of: file)
    for snippet in file.snippets + file.questions.flatMap({ [$0.broken, $0.solution].compactMap { $0 } }) {
      if let uses = snippet.uses, !ids.contains(uses.id) {
        let meant = Spelling.nearest(to: uses.id, among: ids)
        report(
          .snippetUnknown(uses.id, suggestion: meant), in: file, at: uses.range,
          fix: meant.map { .init(replacing: uses.range, with: $0) })
      }
      if leadsBack(snippet, in: file), let uses = snippet.uses {
        report(.usesItself(uses.id), in: file, at: uses.range)
      }
      if let id = snippet.id, !used.contains(id) { report(.snippetUnused(id), in: file, at: snippet.idRange) }
      checkWidth(of: snippet, in: file)
    }
  }

  /// The ids that some question, snippet or link of the course names.
  private func usedSnippets(of file: CourseFile) -> Set<String> {
    var used = Set(
      (file.snippets + file.questions.flatMap { [$0.broken, $0.solution].compactMap { $0 } }).compactMap(\.uses?.id))
    for other in course.files {
      for reference in other.questions.compactMap(\.snippet)
      where reference.lesson == file.id || (reference.lesson == nil && other.path == file.path) {
        used.insert(reference.id)
      }
    }
    return used
  }

  private func leadsBack(_ snippet: Snippet, in file: CourseFile) -> Bool {
    guard let id = snippet.id else { return false }
    var seen: Set<String> = []
    var next = snippet.uses?.id
    while let name = next, seen.insert(name).inserted {
      if name == id { return true }
      next = file.snippet(name)?.uses?.id
    }
    return false
  }

  private mutating func checkWidth(of snippet: Snippet, in file: CourseFile) {
    let measure = TextMeasure()
    for (index, line) in snippet.code.lines.enumerated() {
      let width = measure.width(of: measure.expandingTabs(line, every: 4))
      guard width > Self.widestCode else { continue }
      report(
        .lineTooLong(width: width, limit: Self.widestCode), in: file,
        at: SourceRange(snippet.code.position(line: index), count: line.count))
    }
  }

  // MARK: Goals

  /// A lesson's questions exercise its own goals; those of a bank, the goals of any lesson.
  private mutating func checkGoals() {
    let everywhere = Set(course.files.flatMap(\.goals).map(\.id))
    let byBanks = Set(course.files.filter { $0.role == .bank }.flatMap(\.questions).flatMap(\.goals).map(\.id))
    for file in course.files {
      let known = file.role == .bank ? everywhere : Set(file.goals.map(\.id))
      for reference in file.questions.flatMap(\.goals) where !known.contains(reference.id) {
        report(
          .goalUnknown(reference.id, suggestion: Spelling.nearest(to: reference.id, among: known)), in: file,
          at: reference.range)
      }
      let exercised = byBanks.union(file.questions.flatMap(\.goals).map(\.id))
      for goal in file.goals where !exercised.contains(goal.id) {
        report(.goalWithoutQuestion(goal.id), in: file, at: goal.range)
      }
    }
  }
}
