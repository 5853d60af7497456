import Contract
import Course
import Markdown
import Terminal

/// One asking of one question: shows it, takes one judged answer, and shows what came of it.
final class QuestionAsking {
  let asked: LessonStep.Asked
  let talk: Talk
  let runner: CodeRunner
  let workshop: Workshop
  /// How often it was answered before.
  let earlierAskings: Int
  var rules = AskingRules()
  /// Keeps an answer. It is called before anything is said of the answer, so that what was said is never lost.
  private let keep: (JudgedAnswer) -> Void
  /// How many levels of hint were shown.
  private var hints = 0
  private let start = ContinuousClock.now
  private var lastAnswer: String?

  var question: Question { asked.question }

  init(
    _ asked: LessonStep.Asked, earlierAskings: Int, talk: Talk, runner: CodeRunner, workshop: Workshop,
    keep: @escaping (JudgedAnswer) -> Void
  ) {
    self.asked = asked
    self.earlierAskings = earlierAskings
    self.talk = talk
    self.runner = runner
    self.workshop = workshop
    self.keep = keep
  }

  func ask() -> AskingEnd {
    show()
    return switch question.kind {
    case .predict: question.isEach ? askEach() : askOnce()
    case .choice: askChoice()
    case .short: askShort()
    case .reveal: askReveal()
    case .order: askOrder()
    case .fix: askFix()
    }
  }

  /// Ends the asking with an answer: keeps it, then says what there is to say.
  func end(_ answer: JudgedAnswer, saying: (VerdictShowing) -> Void) -> AskingEnd {
    var answer = answer
    answer.hints = hints
    answer.seconds = start.duration(to: .now) / .seconds(1)
    keep(answer)
    if rules.revealsAtOnce {
      saying(VerdictShowing(talk: talk, answer: answer))
    } else {
      talk.say(talk.console.language.paperTexts.noted)
    }
    return .answered(answer)
  }

  // MARK: The question

  func show() {
    talk.space()
    talk.title("\(talk.texts.questionTitle(question.kind)) · \(question.id)")
    if asked.showsCode, let snippet = runner.snippet(of: question, in: asked.file) {
      talk.show([MarkdownNode(.codeBlock(snippet.code))])
      talk.space()
    }
    if question.kind == .fix { showCodeToMend() }
    talk.show(question.prompt)
    showActions()
    if question.kind == .fix { showChecks() }
    if let seconds = rules.seconds { talk.note(talk.console.language.paperTexts.secondsPerQuestion(seconds)) }
  }

  private func showActions() {
    guard !question.actions.isEmpty else { return }
    talk.space()
    let actions = question.actions.map(\.text).joined(separator: talk.console.capabilities.isPlain ? "; " : " → ")
    talk.say(StyledText(talk.texts.actionsTitle + ": ", .faint) + StyledText(actions, .code))
  }

  // MARK: Input

  enum Input {
    case answer(String)
    case end(AskingEnd)
  }

  /// What was typed that is not dealt with here.
  enum Line {
    case text(String)
    /// A command that only mending code has.
    case command(ReplCommand, String)
    case end(AskingEnd)
  }

  private var promptKind: PromptKind { question.kind == .fix ? .fix : .question }

  /// Asks until there is an answer or the asking is over. What can be done meanwhile is done here.
  func next(_ label: String, allowsEmpty: Bool = false) -> Input {
    while true {
      switch nextLine(label, allowsEmpty: allowsEmpty) {
      case .text(let text): return .answer(text)
      case .end(let end): return .end(end)
      case .command: continue
      }
    }
  }

  func nextLine(_ label: String, allowsEmpty: Bool = false, filled: String = "") -> Line {
    // There must be room for the answer on the prompt's line.
    let page = talk.console.page
    let prompt = page.measure.truncated(StyledText(label, .prompt), to: page.width / 2) + StyledText("> ", .prompt)
    while true {
      switch talk.console.ask(prompt, kind: .answer, filled: filled) {
      case .line(let line):
        switch PromptInput(line) {
        case .answer(let text):
          guard let command = commandWithoutColon(text) else { return .text(text) }
          talk.note(talk.texts.meantCommand(command))
        case .nothing:
          if allowsEmpty { return .text("") }
          if talk.console.capabilities.isInteractive { talk.note(talk.texts.emptyIsNoAnswer) }
        case .command(let text):
          if let line = perform(TypedLine(command: text, at: promptKind)) { return line }
        }
      case .end: return .end(.over(inputEnded()))
      case .interrupted: talk.note(talk.texts.interruptHint)
      case .terminated(let signal): return .end(.over(128 + signal))
      }
    }
  }

  /// The command that was probably meant by an answer which is exactly its name. Given twice, it is the answer.
  private func commandWithoutColon(_ text: String) -> String? {
    defer { lastAnswer = text }
    guard question.kind != .fix, talk.console.capabilities.isInteractive, text != lastAnswer, text.count > 1
    else { return nil }
    guard case .command(_, argument: "", .asWritten) = TypedLine(command: text, at: .question) else { return nil }
    return ":" + text
  }

  /// Ctrl-D is a way to leave; a file of answers that is too short is a fault.
  private func inputEnded() -> Int32 {
    guard !talk.console.capabilities.isInteractive else { return 0 }
    talk.console.show(fault: talk.texts.missingInput("\(asked.file.id)/\(question.id)"))
    return 2
  }

  func perform(_ line: TypedLine) -> Line? {
    switch line {
    case .empty: talk.note(talk.texts.emptyIsNoAnswer)
    case .unknown(let word, let elsewhere):
      talk.note(elsewhere ? talk.texts.notHere(word, at: promptKind) : talk.texts.unknown(":" + word))
    case .command(let command, let argument, let reading):
      talk.confirm(command, reading)
      return perform(command, argument)
    }
    return nil
  }

  private func perform(_ command: ReplCommand, _ argument: String) -> Line? {
    if !rules.givesHelp, [.hint, .run, .play, .solution].contains(command) {
      talk.note(talk.console.language.paperTexts.noHelpHere)
      return nil
    }
    switch command {
    case .hint: showHint()
    case .skip:
      talk.say(talk.texts.skipped)
      return .end(.skipped)
    case .leave:
      talk.say(talk.texts.left)
      return .end(.left)
    case .quit: return .end(.over(0))
    case .why, .timeline, .appeal: talk.note(talk.texts.notAnsweredYet)
    case .help: Help(talk: talk).show(at: promptKind)
    case .run where question.kind != .fix: showBeginning(argument)
    case .play where question.kind != .fix:
      return play { self.runner.run(self.question, in: self.asked.file, actions: $0) }.map { .end($0) }
    case .again: show()
    default: return .command(command, argument)
    }
    return nil
  }

  /// Hands the code to the learner's own fingers; the end of the conversation where it was asked for meanwhile.
  func play(_ run: @escaping ([String]) -> FinishedRun?) -> AskingEnd? {
    PlayTalk(talk: talk, run: run).play().map { .over(128 + $0) }
  }

  private func showHint() {
    guard !question.hints.isEmpty else { return talk.say(talk.texts.noHints) }
    guard hints < question.hints.count else { return talk.say(talk.texts.noMoreHints) }
    hints += 1
    talk.say(StyledText(talk.texts.hintTitle(hints, of: question.hints.count), .strong))
    talk.show(question.hints[hints - 1])
  }

  /// Runs the code without the actions that are asked about, or with the learner's own.
  private func showBeginning(_ actions: String) {
    if let fault = ActionList.fault(in: actions) { return talk.note(fault.message(talk.console.language)) }
    guard let run = runner.run(question, in: asked.file, actions: ActionList.split(actions)) else { return }
    RunShowing(talk: talk).show(run)
    if actions.isEmpty, !question.actions.isEmpty { talk.note(talk.texts.answerFirst) }
  }
}
