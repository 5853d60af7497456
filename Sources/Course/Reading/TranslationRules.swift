import Markdown

/// A translation has its original's items, code, actions, expectations and wrong answers; only its prose differs.
struct TranslationRules {
  private let course: CourseContents

  init(_ course: CourseContents) { self.course = course }

  func check() -> [CourseDiagnostic] {
    course.files.filter { $0.languageOfName != nil }.flatMap { translation -> [CourseDiagnostic] in
      guard let original = course.files.first(where: { $0.path == translation.originalPath }) else {
        return [CourseDiagnostic(.originalMissing(translation.originalPath), file: translation.path, range: .start)]
      }
      var comparison = TranslationComparison(original: original, translation: translation)
      return comparison.diagnostics()
    }
  }
}

/// Compares one translation with its original.
private struct TranslationComparison {
  let original: CourseFile
  let translation: CourseFile
  private var found: [CourseDiagnostic] = []

  init(original: CourseFile, translation: CourseFile) {
    self.original = original
    self.translation = translation
  }

  private mutating func report(_ fault: Fault, at range: SourceRange, original place: SourceRange? = nil) {
    let notes = place.map { [CourseDiagnostic.Note(.originalHere, file: original.path, range: $0)] } ?? []
    found.append(CourseDiagnostic(fault, file: translation.path, range: range, notes: notes))
  }

  private mutating func differs(
    _ item: String, _ part: Fault.TranslatedPart, at range: SourceRange, original: SourceRange? = nil
  ) {
    report(.translationDiffers(item: item, part: part), at: range, original: original)
  }

  mutating func diagnostics() -> [CourseDiagnostic] {
    let top = translation.header.idRange ?? .start
    if translation.id != original.id {
      report(.translationLacks(original.id), at: top, original: original.header.idRange)
    }
    if translation.header.format != original.header.format { differs(original.id, .format, at: top) }
    let renamed = { (file: CourseFile) in file.header.renamed.map { "\($0.old) \($0.new)" } }
    if renamed(translation) != renamed(original) { differs(original.id, .renamed, at: top) }
    if translation.goals.map(\.id) != original.goals.map(\.id) {
      differs(original.id, .goals, at: translation.goals.first?.range ?? top, original: original.goals.first?.range)
    }
    compareSnippets()
    compareQuestions()
    return found
  }

  private mutating func compareSnippets() {
    let mine = translation.snippets
    let theirs = original.snippets
    for snippet in theirs where snippet.id != nil && !mine.contains(where: { $0.id == snippet.id }) {
      report(.translationLacks(snippet.id!), at: .start, original: snippet.range)
    }
    for snippet in mine where snippet.id != nil {
      guard let other = theirs.first(where: { $0.id == snippet.id }) else {
        report(.translationAdds(snippet.id!), at: snippet.idRange)
        continue
      }
      if snippet.code.text != other.code.text || snippet.uses?.id != other.uses?.id {
        differs(snippet.id!, .code, at: snippet.range, original: other.range)
      }
      if snippet.settings != other.settings || snippet.view != other.view || snippet.check != other.check {
        differs(snippet.id!, .settings, at: snippet.range, original: other.range)
      }
    }
    let loose = { (file: CourseFile) in file.snippets.filter { $0.id == nil }.map(\.code.text) }
    if loose(translation) != loose(original) {
      let place = translation.snippets.first { $0.id == nil }?.range ?? .start
      differs(original.id, .code, at: place)
    }
  }

  private mutating func compareQuestions() {
    for question in original.questions where translation.question(question.id) == nil {
      report(.translationLacks(question.id), at: .start, original: question.markRange)
    }
    for question in translation.questions {
      guard let other = original.question(question.id) else {
        report(.translationAdds(question.id), at: question.markRange)
        continue
      }
      compare(question, other)
    }
  }

  private mutating func compare(_ mine: Question, _ theirs: Question) {
    var parts: [Fault.TranslatedPart] = []
    if mine.kind != theirs.kind || mine.isEach != theirs.isEach || mine.isFixed != theirs.isFixed {
      parts.append(.kind)
    }
    if mine.snippet?.text != theirs.snippet?.text || mine.ask != theirs.ask || mine.settings != theirs.settings
      || mine.pool != theirs.pool || mine.goals.map(\.id) != theirs.goals.map(\.id)
    {
      parts.append(.settings)
    }
    if mine.broken?.code.text != theirs.broken?.code.text || mine.solution?.code.text != theirs.solution?.code.text {
      parts.append(.code)
    }
    if mine.actions.map(\.text) != theirs.actions.map(\.text)
      || mine.pairs.map({ $0.actions.map(\.text) }) != theirs.pairs.map({ $0.actions.map(\.text) })
    {
      parts.append(.actions)
    }
    if mine.pairs.map({ $0.expectations.map(\.text) }) != theirs.pairs.map({ $0.expectations.map(\.text) })
      || mine.pairs.map(\.isHidden) != theirs.pairs.map(\.isHidden)
    {
      parts.append(.expectations)
    }
    parts += answerParts(mine, theirs)
    for part in parts { differs(mine.id, part, at: mine.markRange, original: theirs.markRange) }
  }

  /// Answers of a run are the same text in every language; an author's are compared by number and position.
  private func answerParts(_ mine: Question, _ theirs: Question) -> [Fault.TranslatedPart] {
    var parts: [Fault.TranslatedPart] = []
    let isAuthors = mine.ask == nil
    let wrongs = { (question: Question) in
      question.wrongs.map { [isAuthors ? "" : $0.answer, $0.misconception ?? ""] }
    }
    if wrongs(mine) != wrongs(theirs) { parts.append(.wrongAnswers) }
    if mine.boxes.count != theirs.boxes.count {
      parts.append(.boxes)
    } else if isAuthors, mine.rightBoxes != theirs.rightBoxes {
      parts.append(.rightBoxes)
    }
    return parts
  }
}
