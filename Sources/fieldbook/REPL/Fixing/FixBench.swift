import Contract
import Course
import Storage

/// A learner's copy of the code of a `fix` question, and what comes of running it.
struct FixBench {
  let copy: FixCopy
  let asked: LessonStep.Asked
  let runner: CodeRunner

  private var question: Question { asked.question }

  /// What came of a version, pair by pair.
  struct Trial {
    /// Those that the learner sees.
    var visible: [PairOutcome]
    /// Run only where all that are seen hold.
    var hidden: [PairOutcome]
    /// The run of the first pair that does not hold; of the first where all do.
    var run: FinishedRun

    var passesVisible: Bool { visible.allSatisfy(\.holds) }
    var isSolved: Bool { passesVisible && hidden.allSatisfy(\.holds) }
  }

  /// Tries a version; nil after saying why it could not be run, and after an interrupt.
  func trial(of code: String) -> Trial? {
    guard var trial = outcomes(of: code, isHidden: false) else { return nil }
    guard trial.passesVisible else { return trial }
    guard let hidden = outcomes(of: code, isHidden: true) else { return nil }
    trial.hidden = hidden.visible
    if !trial.isSolved { trial.run = hidden.run }
    return trial
  }

  private func outcomes(of code: String, isHidden: Bool) -> Trial? {
    var outcomes: [PairOutcome] = []
    var shown: FinishedRun?
    for pair in question.pairs where pair.isHidden == isHidden {
      guard let run = run(code, actions: pair.actions.map(\.text)) else { return nil }
      let outcome = PairOutcome(pair, run.document)
      if shown == nil || outcomes.allSatisfy(\.holds) && !outcome.holds { shown = run }
      outcomes.append(outcome)
      // The compiler says the same whatever is done afterwards.
      if outcome.outcome == .compileError { break }
    }
    return shown.map { Trial(visible: outcomes, hidden: [], run: $0) }
  }

  /// Runs a version; nil after saying why that is not possible.
  func run(_ code: String, actions: [String]) -> FinishedRun? {
    let name = copy.path.split(separator: "/").last.map(String.init) ?? copy.path
    return runner.run(version: code, named: name, of: question, in: asked.file, actions: actions)
  }
}
