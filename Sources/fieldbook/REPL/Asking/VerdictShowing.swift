import Contract
import Course
import Markdown
import Terminal
import TextWidth

/// Shows what came of an answer: right or wrong, the real answer, the timeline, why.
struct VerdictShowing {
  var talk: Talk
  var answer: JudgedAnswer

  private var question: Question { answer.asked.question }

  func show(_ verdicts: [Verdict]) {
    talk.space()
    talk.verdict(answer.isRight)
    if question.isEach {
      showRows(verdicts)
    } else if question.kind == .order {
      showOrder()
    } else {
      showAnswers(verdicts)
    }
    showWhy()
  }

  func show(chosen: [Question.Box]) {
    talk.space()
    talk.verdict(answer.isRight)
    if !answer.isRight { talk.pair(talk.texts.pinnedAnswer, StyledText(answer.right.joined(separator: ", "), .right)) }
    for box in chosen where !box.feedback.isEmpty {
      talk.space()
      talk.show(box.feedback)
    }
    showWhy()
  }

  /// The answer and the explanation, judged earlier.
  func showResult() {
    talk.verdict(answer.isRight)
    if question.kind == .fix {
      showDifference()
      return showWhy()
    }
    if !answer.isRight {
      talk.pair(talk.texts.yourAnswer, StyledText(answer.given.map(shown).joined(separator: "\n"), .wrong))
    }
    let label = answer.run == nil ? talk.texts.pinnedAnswer : talk.texts.realAnswer
    talk.pair(label, StyledText(answer.right.map(shown).joined(separator: "\n"), .right))
    showWhy()
  }

  /// Where the learner's code differs from the author's.
  func showDifference() {
    guard let mine = answer.given.first, let right = answer.right.first else { return }
    let texts = talk.console.language.fixTexts
    let difference = LineDifference(from: mine, to: right)
    talk.space()
    guard !difference.isEmpty else { return talk.note(texts.noDifference) }
    talk.title(texts.differenceTitle)
    talk.note(texts.differenceLegend)
    talk.show(DifferenceDrawing(difference: difference, texts: texts))
  }

  // MARK: The answer

  private func showAnswers(_ verdicts: [Verdict]) {
    let realLabel = answer.run == nil ? talk.texts.pinnedAnswer : talk.texts.realAnswer
    let given = answer.given.map(shown).joined(separator: "\n")
    let right = answer.right.map(shown).joined(separator: "\n")
    if !answer.isRight { talk.pair(talk.texts.yourAnswer, StyledText(given, .wrong)) }
    talk.pair(realLabel, StyledText(right, .right))
    switch verdicts.first {
    case .right(spacing: true): talk.note(talk.texts.rightButSpacing)
    case .wrong(let difference) where difference.isInvisible:
      talk.note(talk.texts.invisible(given: difference.given, right: difference.right))
    default: break
    }
  }

  private func shown(_ answer: String) -> String {
    if let outcome = OutcomeAnswer(rawValue: answer), question.ask == .outcome { return talk.texts.outcome(outcome) }
    return answer.isEmpty ? talk.texts.emptyText : answer
  }

  /// Both orders side by side.
  private func showOrder() {
    let given = AnswerText(answer.given.first ?? "").lines, right = AnswerText(answer.right.first ?? "").lines
    let rows = zip(given, right).enumerated().map { index, pair -> [StyledText] in
      let isRight = pair.0 == pair.1
      return [StyledText(String(index + 1)), talk.mark(isRight) + " " + StyledText(pair.0), StyledText(pair.1)]
    }
    talk.table(
      TableContent(
        alignments: [.trailing], header: ["", talk.texts.yourAnswer, talk.texts.realAnswer].map { StyledText($0) },
        rows: rows))
  }

  private func showRows(_ verdicts: [Verdict]) {
    talk.say(talk.texts.countRight(verdicts.count(where: \.isRight), of: verdicts.count))
    talk.space()
    let rows = verdicts.indices.map { index -> [StyledText] in
      let isRight = verdicts[index].isRight
      return [
        StyledText(question.actions[index].text),
        talk.mark(isRight) + " " + StyledText(shown(answer.given[index])),
        StyledText(shown(answer.right[index]), isRight ? .plain : .right),
      ]
    }
    talk.table(
      TableContent(
        header: [talk.texts.eachAction, talk.texts.yourAnswer, talk.texts.realAnswer].map { StyledText($0) }, rows: rows
      ))
  }

  // MARK: Why

  func showWhy() {
    showTimeline()
    for wrong in answer.knownWrongs {
      talk.space()
      talk.show(wrong.explanation)
    }
    guard !question.explanation.isEmpty, question.kind != .reveal else { return }
    talk.space()
    talk.title(talk.texts.explanationTitle)
    talk.show(question.explanation)
  }

  /// - Parameter more: shows every row and all of every value.
  func showTimeline(more: Bool = false) {
    guard let run = answer.run else { return }
    guard !run.document.steps.isEmpty else { return RunShowing(talk: talk).showEnd(run) }
    let timeline = Timeline(
      run.document, showing: more ? allNames(run) : namesToShow(run), folds: !more)
    var drawing = TimelineDrawing(timeline: timeline, texts: talk.texts)
    drawing.prediction = prediction
    drawing.showsWholeValues = more
    switch question.ask {
    case .writes(let name):
      drawing.counted = .init(name: name, title: talk.texts.timelineWritten, onlyChanges: false)
    case .changes(let name):
      drawing.counted = .init(name: name, title: talk.texts.timelineChanges, onlyChanges: true)
    default: break
    }
    if drawing.isWorthShowing {
      talk.space()
      talk.title(talk.texts.timelineTitle)
      talk.show(drawing)
    }
    for event in run.document.steps.flatMap(\.events) where event.kind == .warning {
      talk.note(talk.texts.warned(event["text"]?.string ?? ""))
    }
    RunShowing(talk: talk).showEnd(run)
  }

  /// What the learner said, where it is about how things stand after the last action.
  private var prediction: StyledText? {
    guard !question.isEach, let given = answer.given.first else { return nil }
    switch question.ask {
    case .state, .text, .focus, .writes, .changes: return talk.mark(answer.isRight) + " " + StyledText(shown(given))
    default: return nil
    }
  }

  private func allNames(_ run: FinishedRun) -> Set<String> {
    Set(run.document.final.state.compactMap { $0["name"]?.string })
  }

  /// Values that nothing writes say something too: the one that was asked about, and all where there are few.
  private func namesToShow(_ run: FinishedRun) -> Set<String> {
    let names = allNames(run)
    if names.count <= 2 { return names }
    return switch question.ask {
    case .state(let name), .writes(let name), .changes(let name): [name]
    default: []
    }
  }
}
