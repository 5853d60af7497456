import Course
import Storage
import Terminal

extension QuestionAsking {
  private var fixTexts: any FixTexts { talk.console.language.fixTexts }
  private var code: String { question.broken?.codeToMend ?? "" }

  private var bench: FixBench {
    let copy = FixCopy(
      folder: workshop.folder, lesson: asked.file.id, item: question.id,
      earlierNames: runner.earlierNames(of: question.id))
    return FixBench(copy: copy, asked: asked, runner: runner)
  }

  /// Asks to mend code: opens the learner's copy, runs what is saved, and ends when every pair holds.
  func askFix() -> AskingEnd {
    let bench = self.bench
    do throws(FileTrouble) {
      let start = try bench.copy.open(code)
      introduce(bench, start)
      var filled = ""
      while true {
        let line = nextLine(fixTexts.label, allowsEmpty: talk.console.capabilities.isInteractive, filled: filled)
        filled = ""
        switch line {
        case .end(let end): return end
        case .text(let text):
          if let edit = LineEdit(text) {
            filled = try change(edit, bench) ?? ""
          } else if text.isEmpty {
            if let end = try workshop.editor == nil ? check(bench) : edit(bench) { return end }
          } else if let end = try performTyped(text, bench) {
            return end
          }
        case .command(let command, let argument): if let end = try perform(command, argument, bench) { return end }
        }
      }
    } catch {
      talk.say(error.text(talk.console.language))
      return .left
    }
  }

  /// At this prompt nothing but commands can be said, so that the colon is optional.
  private func performTyped(_ text: String, _ bench: FixBench) throws(FileTrouble) -> AskingEnd? {
    switch perform(TypedLine(command: text, at: .fix)) {
    case .end(let end)?: return end
    case .command(let command, let argument)?: return try perform(command, argument, bench)
    case .text?, nil: return nil
    }
  }

  private func perform(
    _ command: ReplCommand, _ argument: String, _ bench: FixBench
  ) throws(FileTrouble) -> AskingEnd? {
    switch command {
    case .edit: return try edit(bench)
    case .check: return try check(bench)
    case .watch: return try watch(bench)
    case .reset:
      let kept = try bench.copy.reset(to: code)
      talk.say(fixTexts.reset(kept: kept))
      show(code: code)
    case .undo:
      if try bench.copy.undo() {
        talk.say(fixTexts.undone)
        show(code: try bench.copy.text())
      } else {
        talk.note(fixTexts.nothingToUndo)
      }
    case .solution: return try giveUp(bench)
    case .run:
      if let fault = ActionList.fault(in: argument) {
        talk.note(fault.message(talk.console.language))
      } else if let run = bench.run(try bench.copy.text(), actions: ActionList.split(argument)) {
        RunShowing(talk: talk).show(run)
      }
    case .play:
      let code = try bench.copy.text()
      return play { bench.run(code, actions: $0) }
    default: break
    }
    return nil
  }

  // MARK: What is to be done

  /// The code as the learner has it: as the question gives it, until they changed it.
  func showCodeToMend() {
    let mine = try? bench.copy.text()
    show(code: mine.flatMap { $0.isEmpty ? nil : $0 } ?? code)
    talk.space()
  }

  private func show(code: String) { talk.show(CodeListing(code: code)) }

  func showChecks() {
    talk.space()
    talk.table(
      TableContent(
        header: fixTexts.checkColumns.map { StyledText($0) },
        rows: question.pairs.filter { !$0.isHidden }.map { pair in
          [StyledText(actions(of: pair), .code), StyledText(words(of: pair.expectations))]
        }))
    talk.note(fixTexts.hiddenChecks(question.pairs.count(where: \.isHidden)))
  }

  private func actions(of pair: Question.Pair) -> String {
    let actions = pair.actions.map(\.text).joined(separator: talk.console.capabilities.isPlain ? "; " : " → ")
    return actions.isEmpty ? talk.texts.timelineAppearance : actions
  }

  private func words(of expectations: [Expectation]) -> String {
    expectations.map(words).joined(separator: talk.console.capabilities.isPlain ? "; " : "\n")
  }

  private func words(of expectation: Expectation) -> String {
    fixTexts.expectation(expectation.condition, ask: talk.texts.askLabel)
  }

  private func introduce(_ bench: FixBench, _ start: FixCopy.Start) {
    talk.space()
    talk.say(fixTexts.copy(bench.copy.path, start))
    talk.note(workshop.editor.map(fixTexts.howWithEditor) ?? fixTexts.howWithLines)
  }

  // MARK: Mending

  /// Changes a line. What is returned is to be put into the next line that is typed, to be changed there.
  private func change(_ edit: LineEdit, _ bench: FixBench) throws(FileTrouble) -> String? {
    let before = try bench.copy.text()
    guard let after = edit.applied(to: before) else {
      talk.note(fixTexts.noLine(edit.line, of: LineEdit.lines(of: before).count))
      return nil
    }
    if case .open(let number) = edit { return "\(number) \(LineEdit.lines(of: before)[number - 1])" }
    try bench.copy.save(after)
    talk.show(CodeListing(code: after, around: edit.line))
    return nil
  }

  private func edit(_ bench: FixBench) throws(FileTrouble) -> AskingEnd? {
    guard let editor = workshop.editor else {
      talk.note(fixTexts.noEditor)
      return nil
    }
    guard talk.console.capabilities.isInteractive else { return try check(bench) }
    let before = try bench.copy.text()
    let start = ContinuousClock.now
    let status = talk.console.run(editor, file: bench.copy.path)
    guard status == 0 else {
      talk.say(fixTexts.editorFailed(editor, status))
      return nil
    }
    if try bench.copy.text() != before { return try check(bench) }
    // Editors with a window of their own are back before anybody can have typed.
    if start.duration(to: .now) < .seconds(1) { return try watch(bench) }
    talk.note(fixTexts.unchanged)
    return nil
  }

  /// Runs whatever is saved until it is right or a key is pressed. Files are looked at every 0.3 s, which works on every
  /// file system.
  private func watch(_ bench: FixBench) throws(FileTrouble) -> AskingEnd? {
    guard talk.console.capabilities.isInteractive else { return try check(bench) }
    talk.note(fixTexts.watching(bench.copy.path))
    var last = try bench.copy.text()
    while true {
      switch talk.console.wait(seconds: 0.3) {
      case .nothing: break
      case .key, .interrupted:
        talk.note(fixTexts.watchingEnded)
        return nil
      case .terminated(let signal): return .over(128 + signal)
      }
      let now = try bench.copy.text()
      // An editor empties the file before it fills it.
      guard now != last, !now.isEmpty else { continue }
      last = now
      if let end = try check(bench) { return end }
      talk.note(fixTexts.watching(bench.copy.path))
    }
  }

  // MARK: Judging

  /// Runs the copy and says what still fails; the end of the asking where nothing does.
  private func check(_ bench: FixBench) throws(FileTrouble) -> AskingEnd? {
    let code = try bench.copy.text()
    guard let trial = bench.trial(of: code) else { return nil }
    guard !trial.isSolved else { return end(code, trial, isRight: true) }
    talk.space()
    if trial.run.document.outcome == .compileError {
      RunShowing(talk: talk).showEnd(trial.run)
      talk.say(StyledText(fixTexts.doesNotCompile, .wrong))
      return nil
    }
    for outcome in trial.visible { show(outcome) }
    if trial.passesVisible {
      talk.say(
        StyledText(fixTexts.hiddenFail(trial.hidden.count { !$0.holds }, of: trial.hidden.count), .changed))
    } else {
      RunShowing(talk: talk).showEnd(trial.run)
    }
    return nil
  }

  private func show(_ outcome: PairOutcome) {
    talk.say(talk.mark(outcome.holds) + " " + StyledText(actions(of: outcome.pair), .code))
    for failure in outcome.failures {
      talk.pair(fixTexts.wanted, StyledText(words(of: failure.expectation)))
      talk.pair(
        fixTexts.instead,
        StyledText(failure.actual.isEmpty ? talk.texts.emptyText : VisibleText.of(failure.actual), .wrong))
    }
  }

  private func giveUp(_ bench: FixBench) throws(FileTrouble) -> AskingEnd? {
    let code = try bench.copy.text()
    return end(code, bench.trial(of: code), isRight: false)
  }

  private func end(_ code: String, _ trial: FixBench.Trial?, isRight: Bool) -> AskingEnd {
    let answer = JudgedAnswer(
      asked: asked, given: [code], right: [question.solution?.codeToMend ?? ""], isRight: isRight, run: trial?.run)
    return end(answer) { showing in
      talk.space()
      talk.verdict(isRight)
      if isRight {
        for outcome in (trial?.visible ?? []) + (trial?.hidden ?? []) { show(outcome) }
      }
      showing.showDifference()
      showing.showWhy()
    }
  }
}
