import Contract

extension Question {
  /// The right answers that a run gives: one, or one for each action.
  public func rightAnswers(from document: RunDocument) throws(AskFailure) -> [String] {
    guard let ask else { return [] }
    let answers = RunAnswers(document)
    guard isEach else { return [try answers.answer(to: ask)] }
    let each = try answers.answers(toEach: ask)
    guard each.count == actions.count else {
      guard document.outcome == .finished else { throw .ended(document.outcome) }
      throw .steps(each.count, expected: actions.count)
    }
    return each
  }

  /// The pinned answers in the same shape: one, or one for each action.
  public var pinnedAnswers: [String] {
    guard let answer else { return [] }
    return isEach ? answer.lines : [answer.text]
  }

  /// Judges an answer against the right one. With `each`, one row at a time.
  public func judge(_ given: String, right: String) -> Verdict {
    AnswerComparison(right: right, wrongs: wrongs.map(\.answer)).judge(given)
  }

  /// The right boxes of a choice: the author's, or the one whose code the run confirms.
  /// - Parameter actual: What the run answers; nil for a choice that asks no run.
  public func rightBoxes(actual: String?) -> [Int] {
    guard ask != nil, let actual else { return rightBoxes }
    return boxes.indices.filter { boxes[$0].codeSpans.first.map { AnswerText.accepts($0, for: actual) } == true }
  }

  /// Judges a choice of boxes, by their positions in the file.
  public func judge(chosen: [Int], actual: String? = nil) -> ChoiceVerdict {
    let right = rightBoxes(actual: actual)
    let wronglyChosen = chosen.filter { !right.contains($0) }
    let known = wrongs.indices.filter { index in
      wronglyChosen.contains { AnswerText(boxes[$0].text) == AnswerText(wrongs[index].answer) }
    }
    return ChoiceVerdict(
      right: right, wronglyChosen: wronglyChosen, missed: right.filter { !chosen.contains($0) }, knownWrongs: known)
  }

  /// The misconceptions that a verdict names.
  public func misconceptions(of verdict: Verdict) -> [String] {
    guard case .knownWrong(let index) = verdict, wrongs.indices.contains(index) else { return [] }
    return [wrongs[index].misconception].compactMap { $0 }
  }
}

/// How a choice was judged. Positions are those of the file.
public struct ChoiceVerdict: Equatable, Sendable {
  public var right: [Int]
  public var wronglyChosen: [Int]
  public var missed: [Int]
  /// Indices into the question's wrong answers.
  public var knownWrongs: [Int]

  public var isRight: Bool { wronglyChosen.isEmpty && missed.isEmpty }
}
