import Contract
import Markdown

/// What every question of a kind must have, as far as it can be told without running anything.
struct QuestionRules {
  let question: Question
  let role: FileRole
  let hasDetails: Bool

  init(_ question: Question, role: FileRole, hasDetails: Bool) {
    self.question = question
    self.role = role
    self.hasDetails = hasDetails
  }

  func check(_ diagnostics: inout Diagnostics) {
    if question.prompt.isEmpty { diagnostics.report(.questionEmpty, at: question.markRange) }
    switch question.kind {
    case .predict: checkPredict(&diagnostics)
    case .order: checkOrder(&diagnostics)
    case .choice: checkChoice(&diagnostics)
    case .short: if question.answer?.lines.isEmpty != false { reportMissingAnswer(&diagnostics) }
    case .reveal: if !hasDetails { diagnostics.report(.detailsMissing, at: question.markRange) }
    case .fix: checkFix(&diagnostics)
    }
    if question.kind != .reveal, question.answer?.lines.isEmpty == true, let range = question.answer?.range {
      // `""` pins an empty text; an empty fence pins nothing.
      diagnostics.report(.answerEmpty, at: range)
    }
    checkHelp(&diagnostics)
  }

  private func reportMissingAnswer(_ diagnostics: inout Diagnostics) {
    guard question.answer == nil else { return }
    diagnostics.report(.answerMissing(question.kind), at: question.markRange)
  }

  private func checkPredict(_ diagnostics: inout Diagnostics) {
    reportMissingAnswer(&diagnostics)
    guard let answer = question.answer, !answer.lines.isEmpty else { return }
    if question.isEach, answer.lines.count != question.actions.count {
      diagnostics.report(
        .answerLines(found: answer.lines.count, expected: question.actions.count), at: answer.range)
    }
    if question.ask == .outcome, OutcomeAnswer(rawValue: AnswerText(answer.text).text) == nil {
      diagnostics.report(
        unknown: answer.text, among: OutcomeAnswer.allCases.map(\.rawValue), at: answer.places[0]
      ) { .outcomeUnknown(answer.text, suggestion: $0) }
    }
  }

  private func checkOrder(_ diagnostics: inout Diagnostics) {
    reportMissingAnswer(&diagnostics)
    guard case .events(let kinds) = question.ask, let answer = question.answer else { return }
    for (line, range) in zip(answer.lines, answer.places) {
      let name = String(line.trimmed.prefix { !$0.isWhitespace })
      guard let kind = Event.Kind(rawValue: name), Ask.orderedKinds.contains(kind) else {
        diagnostics.report(
          .eventUnknown(name, suggestion: Spelling.nearest(to: name, among: kinds.map(\.rawValue))), at: range)
        continue
      }
      if !kinds.contains(kind) { diagnostics.report(.eventNotAsked(name), at: range) }
    }
  }

  private func checkChoice(_ diagnostics: inout Diagnostics) {
    guard !question.boxes.isEmpty else { return diagnostics.report(.boxesMissing, at: question.markRange) }
    if question.boxes.count == 1 { diagnostics.report(.oneBox, at: question.boxes[0].range) }
    for (index, box) in question.boxes.enumerated() {
      let text = AnswerText(box.text)
      if text.text.isEmpty { diagnostics.report(.boxEmpty, at: box.range) }
      if let first = question.boxes[..<index].first(where: { AnswerText($0.text) == text }) {
        diagnostics.report(
          .boxTwice(box.text), at: box.range, notes: [.init(.firstHere, file: diagnostics.file, range: first.range)])
      }
      if box.isTicked, role == .lesson { diagnostics.report(.boxTicked, at: box.range) }
      if question.ask != nil, box.codeSpans.count != 1 {
        diagnostics.report(.boxCodeSpans(box.codeSpans.count), at: box.range)
      }
    }
    checkRightBoxes(&diagnostics)
  }

  private func checkRightBoxes(_ diagnostics: inout Diagnostics) {
    let texts = question.boxes.map(\.text)
    if let answer = question.answer {
      for (line, range) in zip(answer.lines, answer.places)
      where !texts.contains(where: { AnswerText($0) == AnswerText(line) }) {
        diagnostics.report(unknown: line, among: texts, at: range) { .answerIsNoBox(line, suggestion: $0) }
      }
      let ticked = question.boxes.filter(\.isTicked)
      if !ticked.isEmpty, role != .lesson, ticked.count != question.rightBoxes.count {
        diagnostics.report(.tickAndAnswerDiffer, at: answer.range)
      }
    } else if question.ask == nil, !question.boxes.contains(where: \.isTicked) {
      diagnostics.report(.answerMissing(.choice), at: question.markRange)
    }
  }

  private func checkFix(_ diagnostics: inout Diagnostics) {
    if question.broken == nil { diagnostics.report(.brokenMissing, at: question.markRange) }
    if question.solution == nil { diagnostics.report(.solutionMissing, at: question.markRange) }
    if !question.pairs.contains(where: { !$0.isHidden }) { diagnostics.report(.noPair, at: question.markRange) }
    if !question.pairs.contains(where: \.isHidden) {
      diagnostics.report(.noHiddenPair, at: question.markRange, fix: .init(.addHiddenPair))
    }
  }

  /// Hints and wrong answers.
  private func checkHelp(_ diagnostics: inout Diagnostics) {
    for hint in question.hints where hint.isEmpty { diagnostics.report(.hintEmpty, at: question.markRange) }
    for (index, wrong) in question.wrongs.enumerated() {
      if wrong.explanation.isEmpty { diagnostics.report(.wrongEmpty, at: wrong.range) }
      if question.kind == .reveal || question.kind == .fix {
        diagnostics.report(.wrongOfKind(question.kind), at: wrong.range)
      }
      if let first = question.wrongs[..<index].first(where: { AnswerText($0.answer) == AnswerText(wrong.answer) }) {
        diagnostics.report(
          .wrongTwice(wrong.answer), at: wrong.range,
          notes: [.init(.firstHere, file: diagnostics.file, range: first.range)])
      }
      check(wrong, &diagnostics)
    }
  }

  private func check(_ wrong: Question.KnownWrong, _ diagnostics: inout Diagnostics) {
    let isRight: Bool
    switch question.kind {
    case .predict: isRight = question.answer.map { countsAsRight(wrong.answer, $0) } ?? false
    case .short: isRight = question.answer?.lines.contains { AnswerText.accepts(wrong.answer, for: $0) } ?? false
    case .order: isRight = question.answer.map { AnswerText.accepts(wrong.answer, for: $0.text) } ?? false
    case .choice:
      let boxes = question.boxes.indices.filter { AnswerText(question.boxes[$0].text) == AnswerText(wrong.answer) }
      if boxes.isEmpty, !question.boxes.isEmpty {
        diagnostics.report(unknown: wrong.answer, among: question.boxes.map(\.text), at: wrong.range) {
          .answerIsNoBox(wrong.answer, suggestion: $0)
        }
      }
      isRight = boxes.contains { question.rightBoxes.contains($0) }
    case .reveal, .fix: isRight = false
    }
    if isRight { diagnostics.report(.wrongIsRight(wrong.answer), at: wrong.range) }
  }

  /// With `each`, a wrong answer of one line may be right in one row as long as it is wrong in another.
  private func countsAsRight(_ wrong: String, _ answer: Question.Answer) -> Bool {
    guard question.isEach, !wrong.contains("\n") else { return AnswerText.accepts(wrong, for: answer.text) }
    return answer.lines.allSatisfy { AnswerText.accepts(wrong, for: $0) }
  }
}
