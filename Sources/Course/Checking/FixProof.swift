import Contract
import Markdown

/// Whether the broken version of a `fix` question fails every pair, and the solution holds them all.
struct FixProof {
  let question: Question
  let file: CourseFile
  /// What came of a version under a pair's actions, and with what was changed around it.
  let document: (_ version: Snippet, _ pair: Question.Pair, _ changed: Set<Surrounding>) -> RunDocument?

  func diagnostics() -> [CourseDiagnostic] {
    question.pairs.flatMap { pair in solution(pair) + broken(pair) }
  }

  private func diagnostic(_ fault: Fault, at range: SourceRange) -> CourseDiagnostic {
    CourseDiagnostic(fault, file: file.path, range: range)
  }

  private func solution(_ pair: Question.Pair) -> [CourseDiagnostic] {
    guard let solution = question.solution, let document = document(solution, pair, []),
      document.outcome != .interrupted
    else { return [] }
    if let failure = RunProof(question: question).failure(document, of: pair.actions) {
      return [diagnostic(failure.fault, at: failure.range ?? solution.range)]
    }
    let failures = pair.expectations.compactMap { expectation in
      expectation.failure(in: document).map { actual in
        diagnostic(.expectationFails(expectation.text.trimmed, actual: VisibleText.of(actual)), at: expectation.range)
      }
    }
    return failures.isEmpty ? variations(of: solution, pair) : failures
  }

  /// What the solution holds here, and would not in other surroundings.
  private func variations(of solution: Snippet, _ pair: Question.Pair) -> [CourseDiagnostic] {
    guard let other = document(solution, pair, Set(Surrounding.allCases)), other.outcome == .finished else { return [] }
    return pair.expectations.compactMap { expectation in
      expectation.failure(in: other).map { actual in
        let text = expectation.text.trimmed
        return diagnostic(.answerVaries(usual: text, other: VisibleText.of(actual)), at: expectation.range)
      }
    }
  }

  private func broken(_ pair: Question.Pair) -> [CourseDiagnostic] {
    guard let broken = question.broken, let document = document(broken, pair, []),
      document.outcome != .interrupted
    else { return [] }
    if document.outcome == .compileError, !broken.failsToCompile {
      return [diagnostic(.runFailed(.compileError, error: document.diagnostics.first?.message), at: broken.range)]
    }
    let holds = document.outcome == .finished && pair.expectations.allSatisfy { $0.failure(in: document) == nil }
    return holds ? [diagnostic(.brokenHolds(isHidden: pair.isHidden), at: pair.range)] : []
  }
}

extension Expectation {
  /// Nil where it holds after the run; else what is there instead.
  public func failure(in document: RunDocument) -> String? {
    switch condition {
    case .equals(let ask, let value):
      let actual = (try? RunAnswers(document).answer(to: ask)) ?? AnswerText.missing
      return AnswerText(actual) == AnswerText(value) ? nil : actual
    case .text(let text, let isThere):
      let texts = document.final.elements.filter { $0["kind"] == "text" }.map(RunAnswers.words)
      return texts.contains { AnswerText($0) == AnswerText(text) } == isThere ? nil : texts.joined(separator: ", ")
    case .warning(let text, let isThere):
      let warnings = document.steps.flatMap(\.events).filter { $0.kind == .warning }.compactMap { $0["text"]?.string }
      return warnings.contains { AnswerText($0) == AnswerText(text) } == isThere
        ? nil : warnings.joined(separator: ", ")
    }
  }
}
