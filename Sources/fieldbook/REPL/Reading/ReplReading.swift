import Course
import Foundation
import Markdown
import Terminal

/// Going through lessons and quizzes.
extension Repl {
  // MARK: Opening

  /// Opens a lesson by its id, its number in the list, its title's beginning, or, without a name, where the learner is.
  func openLesson(_ name: String) -> Flow {
    if name.isEmpty, reading?.isQuiz == false { return show(reading?.current ?? 0) }
    let place = memory.place
    let wanted = name.isEmpty ? place?.lesson ?? course.lessons.first?.id ?? "" : name
    guard let file = Finding.file(wanted, among: course.lessons) else {
      talk.note(texts.noLesson(wanted, known: course.lessons.map(\.id)))
      return .goOn
    }
    let shown = course.file(file.id, language: language) ?? file
    let steps = LessonStep.steps(of: shown) { recall in
      self.course.file(recall.lesson, language: self.language).flatMap { home in
        home.question(recall.item).map { ($0, home) }
      }
    }
    let reading = Reading(id: file.id, title: shown.title, steps: steps, isQuiz: false)
    self.reading = reading
    let start = place.flatMap { $0.lesson == file.id ? reading.step(at: $0) : nil } ?? 0
    return show(start)
  }

  /// Asks the questions of a lesson, a bank or a pool; without a name, what is due and what was never answered.
  ///
  /// - Parameters:
  ///   - name: a lesson, bank, pool or paper; empty means what was wrong and what is new. A number after a paper's name
  ///     is its seed.
  func openQuiz(_ name: String, seed: UInt64? = nil) -> Flow {
    if let sitting = sitting(of: name, seed: seed) { return open(sitting) }
    let questions: [(Question, CourseFile)]
    if name.isEmpty {
      let all = course.lessons + course.banks
      let items = memory.wrongItems + all.flatMap(\.questions).map(\.id).filter { memory.lastResult($0) == nil }
      questions = items.compactMap { course.question($0, language: language) }.map { ($0.question, $0.file) }
    } else {
      let file = Finding.file(name, among: course.lessons + course.banks)
      let pool = file?.questions ?? course.pool(name)
      let items = pool.isEmpty && file == nil ? [course.presentName(of: name)] : pool.map(\.id)
      questions = items.compactMap { course.question($0, language: language) }.map { ($0.question, $0.file) }
      if questions.isEmpty, file == nil {
        talk.note(texts.noQuiz(name, known: (course.lessons + course.banks + course.papers).map(\.id)))
        return .goOn
      }
    }
    guard !questions.isEmpty else {
      talk.note(texts.nothingToAsk)
      return .goOn
    }
    let title = questions.first.map { name.isEmpty ? texts.questionMark : $0.1.title } ?? ""
    return open(questions, title: title)
  }

  /// Opens a question about code to mend: that item, or, without a name, those that were not solved yet.
  func openFix(_ name: String) -> Flow {
    let all = (course.lessons + course.banks).flatMap(\.questions).filter { $0.kind == .fix }.map(\.id)
    let items = name.isEmpty ? all.filter { memory.lastResult($0) != true } : [named(name, among: all) ?? ""]
    let questions = items.compactMap { course.question($0, language: language) }.map { ($0.question, $0.file) }
    guard !questions.isEmpty else {
      talk.note(name.isEmpty ? texts.nothingToAsk : texts.noQuiz(name, known: all))
      return .goOn
    }
    return open(questions, title: texts.questionMark)
  }

  private func named(_ name: String, among items: [String]) -> String? {
    items.first { $0 == name } ?? KeyboardLanguage.meant(name, among: items)
  }

  private func open(_ questions: [(Question, CourseFile)], title: String) -> Flow {
    reading = Reading(id: nil, title: title, steps: LessonStep.steps(asking: questions), isQuiz: true)
    return show(0)
  }

  /// The paper that is meant, if it is one.
  private func sitting(of name: String, seed: UInt64?) -> PaperSitting? {
    var words = name.split(separator: " ").map(String.init)
    var seed = seed
    if words.count > 1, let number = words.last.flatMap(UInt64.init) {
      seed = number
      words.removeLast()
    }
    let name = words.joined(separator: " ")
    guard !name.isEmpty, Finding.file(name, among: course.lessons + course.banks) == nil, course.pool(name).isEmpty,
      let paper = Finding.file(name, among: course.papers)
    else { return nil }
    return PaperSitting(paper, seed: seed ?? PaperSitting.anySeed(), from: course)
  }

  private func open(_ sitting: PaperSitting) -> Flow {
    let questions = sitting.draw.items.compactMap { course.question($0, language: language) }
    guard !questions.isEmpty else {
      talk.note(texts.nothingToAsk)
      return .goOn
    }
    PaperShowing(talk: talk, sitting: sitting).begin()
    reading = Reading(
      id: nil, title: sitting.paper.title, steps: LessonStep.steps(asking: questions.map { ($0.question, $0.file) }),
      isQuiz: true, sitting: sitting)
    return show(0)
  }

  // MARK: Moving

  /// What Enter does: answers what still waits, else goes to the next step.
  func goOn() -> Flow {
    guard let reading else { return openLesson("") }
    if reading.waits { return askPresent() }
    guard !reading.isAtEnd else {
      if let sitting = reading.sitting {
        PaperShowing(talk: talk, sitting: sitting).end()
      } else {
        talk.note(reading.isQuiz ? texts.quizEnd : texts.lessonEnd(reading.title))
      }
      self.reading = nil
      if !reading.isQuiz { memory.place = following(reading) }
      return .goOn
    }
    return show((reading.current ?? -1) + 1)
  }

  /// The beginning of the lesson after this one; this one's end where there is none.
  private func following(_ reading: Reading) -> ProgressPlace? {
    let lessons = course.lessons
    guard let index = lessons.firstIndex(where: { $0.id == reading.id }), lessons.indices.contains(index + 1) else {
      return reading.place
    }
    return ProgressPlace(lesson: lessons[index + 1].id, item: nil, section: "", step: 0)
  }

  func goBack() -> Flow {
    guard let reading, let current = reading.current else {
      talk.note(texts.nothingOpen)
      return .goOn
    }
    guard current > 0 else {
      talk.note(texts.atBeginning)
      return .goOn
    }
    return show(current - 1)
  }

  /// Goes to a section by its number in the contents.
  func goTo(_ number: String) -> Flow {
    guard let reading else {
      talk.note(texts.nothingOpen)
      return .goOn
    }
    let contents = reading.contents
    guard let number = Int(number), contents.indices.contains(number - 1) else {
      talk.note(texts.noSection(number))
      return .goOn
    }
    return show(contents[number - 1].step)
  }

  /// Shows a step and asks its question.
  private func show(_ step: Int) -> Flow {
    guard var reading, reading.steps.indices.contains(step) else { return .goOn }
    reading.current = step
    reading.isAnswered = false
    self.reading = reading
    showStep(isUnfolded: false)
    memory.place = reading.place ?? memory.place
    guard let asked = reading.steps[step].question else {
      giveReadingHint()
      return .goOn
    }
    if !reading.isQuiz {
      switch memory.standing(of: asked) {
      case .right:
        talk.space()
        talk.say(StyledText(texts.alreadyRight(asked.question.id), .faint))
        self.reading?.isAnswered = true
        giveReadingHint()
        return .goOn
      case .changed:
        talk.space()
        talk.note(texts.questionChanged)
      case .new, .wrong: break
      }
    }
    let flow = askPresent()
    if case .goOn = flow { giveReadingHint() }
    return flow
  }

  private func giveReadingHint() {
    guard !gaveReadingHint, talk.console.capabilities.isInteractive else { return }
    gaveReadingHint = true
    talk.space()
    talk.note(texts.readingHint)
  }

  func showStep(isUnfolded: Bool) {
    guard let step = reading?.step else { return talk.note(texts.nothingOpen) }
    guard !step.blocks.isEmpty else { return }
    talk.space()
    if let part = step.untitledPart { talk.title(texts.title(of: part)) }
    talk.show(step.blocks, isUnfolded: isUnfolded)
  }

  /// Shows again what was shown last, at the present size of the window; asks a question again.
  func again() -> Flow {
    guard let reading, let current = reading.current else {
      talk.note(texts.nothingOpen)
      return .goOn
    }
    guard reading.step?.question != nil else { return show(current) }
    if reading.sitting != nil, !reading.waits {
      talk.note(language.paperTexts.onlyOnce)
      return .goOn
    }
    self.reading?.isAnswered = false
    return askPresent()
  }

  // MARK: Looking

  func showContents() -> Flow {
    guard let reading else {
      talk.note(texts.nothingOpen)
      return .goOn
    }
    talk.space()
    talk.title(texts.contentsTitle(reading.title))
    let contents = reading.contents
    let here = contents.lastIndex { $0.step <= reading.current ?? 0 }
    let digits = String(contents.count).count
    for (index, entry) in contents.enumerated() {
      let number = String(repeating: " ", count: digits - String(index + 1).count) + String(index + 1)
      var line = StyledText("\(number)  ", .faint)
      line += StyledText(
        String(repeating: "  ", count: max(0, entry.level - 1)) + entry.title, index == here ? .strong : .plain)
      if index == here { line += StyledText(" " + texts.hereMark, .faint) }
      talk.console.show([line])
    }
    return .goOn
  }

  func search(_ word: String) {
    guard let reading else { return talk.note(texts.nothingOpen) }
    guard !word.isEmpty else { return talk.note(texts.searchForWhat) }
    let contents = reading.contents
    let hits = reading.steps.indices.compactMap { index -> (Int, String)? in
      Finding.excerpt(of: word, in: searchable(reading.steps[index])).map { (index, $0) }
    }
    talk.note(texts.found(word, hits.count))
    for (step, excerpt) in hits {
      let section = contents.lastIndex { $0.step <= step }.map { $0 + 1 } ?? 1
      talk.say(StyledText("\(section)  ", .faint) + StyledText(excerpt))
    }
  }

  /// What of a step can be found: its text, its question, and the explanation once it was read.
  private func searchable(_ step: LessonStep) -> String {
    var blocks = step.blocks
    if let question = step.question?.question {
      blocks += question.prompt
      if memory.lastResult(question.id) != nil { blocks += question.explanation }
    }
    return blocks.map(\.plainText).joined(separator: " ")
  }

  // MARK: The last answer

  func showTimeline(_ argument: String) {
    guard let lastAnswer, lastAnswer.run != nil else { return talk.note(texts.noTimeline) }
    let wants = argument.lowercased()
    VerdictShowing(talk: talk, answer: lastAnswer).showTimeline(more: ["more", "더", "ㅡㅐㄱㄷ", "ej"].contains(wants))
  }

  /// "I think I am right": kept with the answer, for the author.
  func appeal(_ reason: String) {
    guard let attempt = lastAttempt else { return talk.note(texts.nothingToAppeal) }
    guard attempt.verdict == .wrong else { return talk.note(texts.rightNeedsNoAppeal) }
    if let trouble = memory.appeal(against: attempt, reason: reason) {
      return talk.console.show(fault: texts.notSaved(trouble.text(language)))
    }
    talk.say(texts.appealed(attempt.item))
  }

  // MARK: Running

  func runSnippet(_ argument: String) {
    let words = argument.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    let files = [reading?.step?.file].compactMap { $0 } + course.lessons
    guard let id = words.first else {
      if let run = lastAnswer?.run { return RunShowing(talk: talk).show(run) }
      return talk.note(texts.runWhat)
    }
    let typed = words.count > 1 ? words[1] : ""
    if let fault = ActionList.fault(in: typed) { return talk.note(fault.message(language)) }
    let actions = ActionList.split(typed)
    if id.hasSuffix(".swift") { return runFile(id, actions) }
    guard let file = files.first(where: { $0.snippet(id) != nil }), let snippet = file.snippet(id) else {
      return talk.note(texts.noSnippet(id, known: files.first?.snippets.compactMap(\.id) ?? []))
    }
    if let run = runner.run(snippet, in: file, actions: actions) { RunShowing(talk: talk).show(run) }
  }

  func playSnippet(_ argument: String) -> Flow {
    guard !argument.isEmpty else {
      talk.note(language.playTexts.what)
      return .goOn
    }
    let files = [reading?.step?.file].compactMap { $0 } + course.lessons
    let signal: Int32?
    if argument.hasSuffix(".swift") {
      signal = PlayTalk(talk: talk) { self.run(file: argument, $0) }.play()
    } else if let file = files.first(where: { $0.snippet(argument) != nil }), let snippet = file.snippet(argument) {
      signal = PlayTalk(talk: talk) { self.runner.run(snippet, in: file, actions: $0) }.play()
    } else {
      talk.note(texts.noSnippet(argument, known: files.first?.snippets.compactMap(\.id) ?? []))
      return .goOn
    }
    return signal.map { .over(128 + $0) } ?? .goOn
  }

  private func run(file path: String, _ actions: [String]) -> FinishedRun? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      talk.note(texts.cannotRead(path))
      return nil
    }
    return runner.run(file: path, text: text, actions: actions)
  }

  private func runFile(_ path: String, _ actions: [String]) {
    if let run = run(file: path, actions) { RunShowing(talk: talk).show(run) }
  }
}
