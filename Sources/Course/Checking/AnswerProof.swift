import Contract
import Markdown

/// Compares what a question pins with what its run gives.
struct AnswerProof {
  let question: Question
  let file: CourseFile

  private func diagnostic(_ fault: Fault, at range: SourceRange, fix: CourseDiagnostic.Fix? = nil) -> CourseDiagnostic {
    CourseDiagnostic(fault, file: file.path, range: range, fix: fix)
  }

  func diagnostics(_ document: RunDocument) -> [CourseDiagnostic] {
    guard document.outcome != .interrupted else { return [] }
    if question.ask != .outcome, let failure = RunProof(question: question).failure(document, of: question.actions) {
      return [diagnostic(failure.fault, at: failure.range ?? question.markRange)]
    }
    let actual: [String]
    do throws(AskFailure) {
      actual = try question.rightAnswers(from: document)
    } catch {
      return [diagnostic(.noAnswer(error), at: question.markRange)]
    }
    return question.kind == .choice ? choice(actual) : pinned(actual) + wrongs(actual)
  }

  private func pinned(_ actual: [String]) -> [CourseDiagnostic] {
    guard let answer = question.answer, !answer.lines.isEmpty else { return [] }
    var found: [CourseDiagnostic] = []
    if question.isEach {
      for line in actual where line.contains("\n") {
        found.append(diagnostic(.answerSpansLines(VisibleText.of(line)), at: question.markRange))
      }
      // Another number of lines was told without running anything.
      guard answer.lines.count == actual.count else { return found }
      for (row, line) in actual.enumerated() where AnswerText(line) != AnswerText(answer.lines[row]) {
        found.append(differs(answer.lines[row], line, row: row + 1, at: answer.places[row]))
      }
    } else if AnswerText(actual[0]) != AnswerText(answer.text) {
      let range = SourceRange(answer.places[0].start, answer.places[answer.places.count - 1].end)
      found.append(differs(answer.text, actual[0], row: nil, at: range))
    }
    return found
  }

  private func differs(_ pinned: String, _ actual: String, row: Int?, at range: SourceRange) -> CourseDiagnostic {
    diagnostic(
      .answerDiffers(pinned: VisibleText.of(pinned), actual: VisibleText.of(actual), row: row), at: range,
      fix: .init(replacing: range, with: actual))
  }

  /// Wrong answers that the run makes right. What the pinned answer makes right was told already.
  private func wrongs(_ actual: [String]) -> [CourseDiagnostic] {
    question.wrongs.filter { wrong in
      let whole = actual.joined(separator: "\n")
      let isRight =
        question.isEach && !wrong.answer.contains("\n")
        ? actual.allSatisfy { AnswerText.accepts(wrong.answer, for: $0) } : AnswerText.accepts(wrong.answer, for: whole)
      return isRight && !question.pinnedAnswers.contains { AnswerText.accepts(wrong.answer, for: $0) }
    }.map { diagnostic(.wrongIsRight($0.answer), at: $0.range) }
  }

  private func choice(_ actual: [String]) -> [CourseDiagnostic] {
    guard let answer = actual.first else { return [] }
    let right = question.rightBoxes(actual: answer)
    switch right.count {
    case 0: return [diagnostic(.noBoxIsAnswer(VisibleText.of(answer)), at: question.markRange)]
    case 1:
      guard question.answer != nil, question.rightBoxes != right, let range = question.answer?.range else { return [] }
      return [differs(question.answer?.text ?? "", question.boxes[right[0]].text, row: nil, at: range)]
    default:
      return [diagnostic(.severalBoxesAreAnswer(VisibleText.of(answer)), at: question.boxes[right[1]].range)]
    }
  }
}

/// Whether a run came to its end, as a question about more than its end needs it.
struct RunProof {
  let question: Question

  /// Why not, and where in the course that is said.
  func failure(
    _ document: RunDocument, of actions: [Question.ActionLine]
  ) -> (fault: Fault, range: SourceRange?)? {
    switch document.outcome {
    case .finished: return nil
    case .actionFailed:
      let done = document.steps.count { $0.action != nil }
      let range = actions.indices.contains(done - 1) ? actions[done - 1].range : nil
      return (.runFailed(.actionFailed, error: document.steps.last?.error), range)
    case let outcome: return (.runFailed(outcome, error: nil), nil)
    }
  }
}
