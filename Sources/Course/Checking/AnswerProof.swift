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
      found.append(differs(answer.text, actual[0], row: nil, at: answer.contentRange))
    }
    return found
  }

  // MARK: In other surroundings

  /// Whether the answer is another where everything around the run is: both answers. Nil where it is the same.
  func varies(_ job: ProofJob, _ results: [ProofJob: ProofResult]) -> (usual: String, other: String)? {
    difference(job, Set(Surrounding.allCases), results)
  }

  private func difference(
    _ job: ProofJob, _ changed: Set<Surrounding>, _ results: [ProofJob: ProofResult]
  ) -> (usual: String, other: String)? {
    guard let usual = results[job]?.document, let other = results[job.changing(changed)]?.document,
      ![usual.outcome, other.outcome].contains(.interrupted), let before = try? question.rightAnswers(from: usual)
    else { return nil }
    let after = (try? question.rightAnswers(from: other)) ?? []
    guard before.map({ AnswerText($0) }) != after.map({ AnswerText($0) }) else { return nil }
    let row =
      before.indices.first { !after.indices.contains($0) || AnswerText(before[$0]) != AnswerText(after[$0]) } ?? 0
    return (before[row], after.indices.contains(row) ? after[row] : "")
  }

  /// An answer that does not stay the same, with what it hangs on.
  func variation(_ job: ProofJob, _ results: [ProofJob: ProofResult]) -> CourseDiagnostic? {
    guard let (usual, other) = varies(job, results) else { return nil }
    let causes = Surrounding.allCases.filter { difference(job, [$0], results) != nil }
    return CourseDiagnostic(
      .answerVaries(usual: VisibleText.of(usual), other: VisibleText.of(other)), file: file.path,
      range: question.answer?.range ?? question.markRange,
      notes: causes.map { .init(.dependsOn($0)) }, fix: .init(.free(of: causes)))
  }

  // MARK: Pinning

  /// What the answer fence should say instead; nil where it says that, or cannot be written by itself.
  func update(_ document: RunDocument) -> AnswerUpdate? {
    guard question.kind == .predict || question.kind == .order, let answer = question.answer,
      document.outcome == .finished || question.ask == .outcome,
      let actual = try? question.rightAnswers(from: document)
    else { return nil }
    let isSame =
      question.isEach
      ? answer.lines.map { AnswerText($0) } == actual.map { AnswerText($0) }
      : !answer.lines.isEmpty && AnswerText(answer.text) == AnswerText(actual[0])
    let lines = actual.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    // What would close the fence, or has lines where each may have only one, is the author's to solve.
    guard !isSame, !lines.contains(where: { $0.contains("```") || $0.contains("~~~") }),
      !question.isEach || lines.count == actual.count
    else { return nil }
    return AnswerUpdate(file: file.path, range: answer.contentRange, lines: lines)
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
      guard let pinned = question.answer, question.rightBoxes != right else { return [] }
      return [differs(pinned.text, question.boxes[right[0]].text, row: nil, at: pinned.contentRange)]
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
