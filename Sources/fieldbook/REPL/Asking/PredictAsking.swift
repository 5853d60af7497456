import Contract
import Course
import Terminal

/// What the run answers, and by what it was found.
struct RightAnswers {
  var answers: [String]
  var run: FinishedRun?
}

extension QuestionAsking {
  // MARK: One answer

  func askOnce() -> AskingEnd {
    let ask = question.ask ?? .output
    if case .outcome = ask { return askOutcome() }
    let label = talk.texts.askLabel(ask)
    let isLong = ask.canSpanLines
    if isLong { talk.note(talk.texts.severalLinesHint) }
    while true {
      let given: String
      switch isLong ? nextLines(label) : next(label) {
      case .answer(let text): given = text
      case .end(let end): return end
      }
      guard !ask.isCount || given.contains(where: \.isNumber) else {
        talk.note(talk.texts.answerWithNumber)
        continue
      }
      guard let right = rightAnswers() else { continue }
      let verdict = question.judge(given, right: right.answers[0])
      guard verdict.endsAsking else {
        explain(nearMiss: verdict)
        continue
      }
      return end([given], right, [verdict])
    }
  }

  /// Lines up to an empty one.
  private func nextLines(_ label: String) -> Input {
    var lines: [String] = []
    while true {
      switch next(lines.isEmpty ? label : "…", allowsEmpty: !lines.isEmpty) {
      case .answer(""): return .answer(lines.joined(separator: "\n"))
      case .answer(let line):
        lines.append(line)
        if line == AnswerText.empty, lines.count == 1 { return .answer(line) }
      case .end(let end): return .end(end)
      }
    }
  }

  private func askOutcome() -> AskingEnd {
    let outcomes = OutcomeAnswer.allCases
    talk.numbered(outcomes.map { StyledText(talk.texts.outcome($0)) })
    while true {
      switch next(talk.texts.outcomeLabel) {
      case .end(let end): return end
      case .answer(let text):
        guard let index = chosen(text, of: outcomes.count, several: false)?.first else { continue }
        guard let right = rightAnswers() else { continue }
        let given = outcomes[index].rawValue
        return end([given], right, [question.judge(given, right: right.answers[0])])
      }
    }
  }

  // MARK: One answer for each action

  func askEach() -> AskingEnd {
    talk.note(talk.texts.eachIntroduction)
    var given: [String] = []
    var verdicts: [Verdict] = []
    var right: RightAnswers?
    while given.count < question.actions.count {
      let number = "\(given.count + 1)/\(question.actions.count)"
      switch next("\(number) \(question.actions[given.count].text)") {
      case .end(let end): return end
      case .answer(let text):
        guard let found = right ?? rightAnswers() else { continue }
        right = found
        let verdict = question.judge(text, right: found.answers[given.count])
        guard verdict.endsAsking else {
          explain(nearMiss: verdict)
          continue
        }
        given.append(text)
        verdicts.append(verdict)
      }
    }
    return end(given, right ?? RightAnswers(answers: [], run: nil), verdicts)
  }

  // MARK: Judging

  /// What is right: as the program does it now, or as it is pinned where it cannot be run. Nil after an interrupt.
  func rightAnswers() -> RightAnswers? {
    let count = question.isEach ? question.actions.count : 1
    let pinned = RightAnswers(answers: question.pinnedAnswers, run: nil)
    guard let run = runner.run(question, in: asked.file) else {
      guard pinned.answers.count == count, !runner.wasInterrupted else { return nil }
      talk.note(talk.texts.judgedByPinned)
      return pinned
    }
    if let answers = try? question.rightAnswers(from: run.document), answers.count == count {
      return RightAnswers(answers: answers, run: run)
    }
    RunShowing(talk: talk).showEnd(run)
    guard pinned.answers.count == count else { return nil }
    talk.note(talk.texts.judgedByPinned)
    return pinned
  }

  func explain(nearMiss verdict: Verdict) {
    guard case .nearMiss(let misses) = verdict else { return }
    for miss in misses { talk.say(StyledText(talk.texts.nearMiss(miss), .changed)) }
    talk.say(talk.texts.nearMissFree)
  }

  func end(_ given: [String], _ right: RightAnswers, _ verdicts: [Verdict]) -> AskingEnd {
    var answer = JudgedAnswer(
      asked: asked, given: given, right: right.answers, isRight: verdicts.allSatisfy(\.isRight),
      run: right.run)
    for case .knownWrong(let index) in verdicts where !answer.knownWrongs.contains(question.wrongs[index]) {
      answer.knownWrongs.append(question.wrongs[index])
    }
    return end(answer) { $0.show(verdicts) }
  }
}

extension Ask {
  /// Whether the answer is a number of times.
  var isCount: Bool {
    switch self {
    case .writes, .changes: true
    default: false
    }
  }

  /// Whether an answer may have several lines.
  var canSpanLines: Bool {
    switch self {
    case .output, .warnings: true
    default: false
    }
  }
}
