import Contract
import Course
import Terminal

/// The conversation with a learner: takes commands, and goes through lessons and questions.
final class Repl {
  let talk: Talk
  let course: CourseContents
  let memory: Memory
  let runner: CodeRunner
  let workshop: Workshop
  var reading: Reading?
  /// The last answer, which `why` and `timeline` are about.
  var lastAnswer: JudgedAnswer?
  /// The attempt that the last answer was kept as, which an appeal is about.
  var lastAttempt: Attempt?
  /// Whether the hint about the keys of reading was given.
  var gaveReadingHint = false
  /// Whether any answer of this conversation was wrong.
  private(set) var hasWrongAnswer = false

  var texts: any ReplTexts { talk.texts }
  var language: Language { talk.console.language }

  init(talk: Talk, course: CourseContents, memory: Memory, runner: CodeRunner, workshop: Workshop) {
    self.talk = talk
    self.course = course
    self.memory = memory
    self.runner = runner
    self.workshop = workshop
    talk.console.completer = { [unowned self] before, kind in
      let step = self.reading?.step
      let prompt: PromptKind = kind == .command ? .main : step?.question?.question.kind == .fix ? .fix : .question
      return Completions(
        course: course, prompt: prompt, snippets: step?.file.snippets.compactMap(\.id) ?? []
      ).completion(of: before)
    }
  }

  /// How a step of the conversation ended.
  enum Flow {
    case goOn
    /// The conversation is over, with this status.
    case over(Int32)
  }

  /// Talks until the learner leaves; the process's exit status.
  func run(_ start: Start) -> Int32 {
    var flow = begin(start)
    while true {
      if case .over(let status) = flow { return farewell(status) }
      // Where nobody presses Enter, a lesson goes on by itself, and each line is an answer.
      flow = reading != nil && !talk.console.capabilities.isInteractive ? goOn() : next()
    }
  }

  /// What the conversation begins with.
  enum Start {
    /// Where the learner left.
    case place
    case lesson(String)
    /// The questions of a lesson, bank or paper; a paper's are drawn by the seed.
    case quiz(String, seed: UInt64?)
  }

  private func begin(_ start: Start) -> Flow {
    switch start {
    case .lesson(let name): return openLesson(name)
    case .quiz(let name, let seed): return openQuiz(name, seed: seed)
    case .place:
      guard talk.console.capabilities.isInteractive else { return .goOn }
      return greet()
    }
  }

  private func greet() -> Flow {
    for notice in memory.notices() { talk.say(StyledText(notice.text(language), .changed)) }
    let faults = course.diagnostics.count { $0.severity == .error }
    if faults > 0 { talk.note(texts.courseFaults(faults)) }
    guard let place = memory.place, let file = course.file(place.lesson, language: language) else {
      let questions = course.files.filter { $0.languageOfName == nil }.reduce(0) { $0 + $1.questions.count }
      talk.say(StyledText(texts.welcome(lessons: course.lessons.count, questions: questions), .strong))
      talk.note(texts.firstSteps)
      return .goOn
    }
    talk.say(StyledText(texts.welcomeBack(wrong: memory.wrongItems.count), .strong))
    talk.note(texts.goesOn(file.title))
    return openLesson(place.lesson)
  }

  private func farewell(_ status: Int32) -> Int32 {
    guard talk.console.capabilities.isInteractive else { return status == 0 && hasWrongAnswer ? 1 : status }
    if status == 0 { talk.note(texts.farewell) }
    return status
  }

  // MARK: The main prompt

  private var prompt: StyledText {
    guard let reading, let current = reading.current else { return StyledText(texts.prompt, .prompt) }
    let name = reading.id ?? texts.questionMark
    return StyledText(texts.readingPrompt(name, current + 1, of: reading.steps.count), .prompt)
  }

  private func next() -> Flow {
    if talk.console.capabilities.isInteractive, reading != nil { talk.space() }
    switch talk.console.ask(prompt, kind: .command) {
    case .line(let line): return perform(TypedLine(atPrompt: line))
    case .end: return .over(0)
    case .interrupted:
      talk.note(texts.interruptHint)
      return .goOn
    case .terminated(let signal): return .over(128 + signal)
    }
  }

  private func perform(_ line: TypedLine) -> Flow {
    switch line {
    case .empty: return goOn()
    case .unknown(let word, let elsewhere):
      // A number alone is what somebody types who has just seen the contents.
      if Int(word) != nil, reading != nil { return goTo(word) }
      talk.note(elsewhere ? texts.notHere(word, at: .main) : texts.unknown(word))
      return .goOn
    case .command(let command, let argument, let reading):
      talk.confirm(command, reading)
      return perform(command, argument)
    }
  }

  private func perform(_ command: ReplCommand, _ argument: String) -> Flow {
    switch command {
    case .lesson: return openLesson(argument)
    case .quiz: return openQuiz(argument)
    case .fix: return openFix(argument)
    case .next: return goOn()
    case .back: return goBack()
    case .contents: return argument.isEmpty ? showContents() : goTo(argument)
    case .open: showStep(isUnfolded: true)
    case .search: search(argument)
    case .again: return again()
    case .why: lastAnswer.map { VerdictShowing(talk: talk, answer: $0).showWhy() } ?? talk.note(texts.noTimeline)
    case .timeline: showTimeline(argument)
    case .appeal: appeal(argument)
    case .run: runSnippet(argument)
    case .play: return playSnippet(argument)
    case .progress: Overview(talk: talk, course: course, memory: memory).showProgress()
    case .courses: Overview(talk: talk, course: course, memory: memory).showCourses()
    case .help: Help(talk: talk).show(at: .main)
    case .quit: return .over(0)
    case .hint, .skip, .leave, .edit, .check, .watch, .reset, .undo, .solution: break
    }
    return .goOn
  }

  // MARK: Asking

  /// Asks the question of the present step, and keeps the answer.
  func askPresent() -> Flow {
    guard let asked = reading?.step?.question else { return .goOn }
    let earlier = memory.history.attempts.count { $0.item == asked.question.id }
    let asking = QuestionAsking(
      asked, earlierAskings: earlier, talk: talk, runner: runner, workshop: workshop
    ) { answer in
      guard let trouble = self.memory.keep(answer) else { return }
      self.talk.console.show(fault: self.texts.notSaved(trouble.text(self.language)))
    }
    if let rules = reading?.sitting?.rules { asking.rules = rules }
    switch asking.ask() {
    case .answered(let answer):
      if !answer.isRight { hasWrongAnswer = true }
      if asking.rules.revealsAtOnce { lastAnswer = answer }
      lastAttempt = memory.lastAttempt
      reading?.sitting?.take(answer)
      reading?.isAnswered = true
    case .skipped: reading?.isAnswered = true
    case .left: if !talk.console.capabilities.isInteractive { reading = nil }
    case .over(let status): return .over(status)
    }
    memory.place = reading?.place ?? memory.place
    return .goOn
  }
}
