import Contract
import Dispatch
import Markdown
import Synchronization

/// Proves a course: every snippet does what its fence says, every pinned answer is what the run gives.
public struct CourseChecker: Sendable {
  private let course: CourseContents
  private let choice: CheckChoice
  private let memory: any ProofMemory

  /// - Parameters:
  ///   - choice: Which faults are wanted. The other files are read all the same, since names lead there.
  ///   - memory: What was proven before and is not run again.
  public init(_ course: CourseContents, choice: CheckChoice = CheckChoice(), memory: any ProofMemory = NoMemory()) {
    self.course = course
    self.choice = choice
    self.memory = memory
  }

  /// All faults in the order in which a person reads them. Where a run was interrupted, what is left is not done.
  ///
  /// - Parameters:
  ///   - workers: How many things are compiled and run at the same time.
  ///   - progress: Told how many of how many things are done, from any thread.
  public func check(
    with prover: some SnippetProver, workers: Int = 1, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) -> CourseReport {
    let files = course.files.filter { choice.includes($0.path) }
    let proofs = files.map { file in
      FileProof(file: file, course: course) { choice.includes($0, of: file) && !memory.holds($0.key) }
    }
    let runs = ProofRuns(prover: prover, workers: max(1, workers), progress: progress)
    runs.perform(proofs.flatMap(\.jobs))
    runs.perform(proofs.flatMap { $0.questionsOfCause(runs.results) })
    var report = CourseReport(files: files)
    report.wasInterrupted = runs.wasInterrupted
    report.diagnostics = course.diagnostics.filter { $0.file == "." || choice.includes($0.file) }
    var lacks: Set<MachineLack> = []
    var proven: [String] = []
    for proof in proofs {
      let verdict = proof.verdict(runs.results)
      report.diagnostics += verdict.diagnostics
      report.answers += verdict.answers
      proven += verdict.proven
      for lack in runs.lacks(of: proof.jobs) where lacks.insert(lack).inserted {
        report.diagnostics.append(CourseDiagnostic(.machineLacks(lack.text), file: proof.file.path, range: .start))
      }
    }
    memory.keep(proven)
    report.lacksSomething = !lacks.isEmpty
    report.diagnostics = report.diagnostics.filter { choice.includes($0, of: course) }
      .sorted(by: CourseDiagnostic.reads)
    return report
  }
}

/// Does each job once, however many ask for it.
private final class ProofRuns<Prover: SnippetProver>: Sendable {
  private let prover: Prover
  private let workers: Int
  private let progress: @Sendable (Int, Int) -> Void
  private let done = Mutex<[ProofJob: ProofResult]>([:])

  init(prover: Prover, workers: Int, progress: @escaping @Sendable (Int, Int) -> Void) {
    self.prover = prover
    self.workers = workers
    self.progress = progress
  }

  var results: [ProofJob: ProofResult] { done.withLock { $0 } }
  var wasInterrupted: Bool { results.values.contains { $0.document?.outcome == .interrupted } }

  func lacks(of jobs: [ProofJob]) -> [MachineLack] {
    let results = results
    return jobs.compactMap { if case .lack(let lack)? = results[$0] { lack } else { nil } }
  }

  func perform(_ jobs: [ProofJob]) {
    guard !wasInterrupted else { return }
    var seen = Set(results.keys)
    let jobs = jobs.filter { seen.insert($0).inserted }
    guard !jobs.isEmpty else { return }
    let next = Atomic(0)
    let count = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: min(workers, jobs.count)) { _ in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < jobs.count else { return }
        let result = ProofResult(of: jobs[index], by: prover)
        done.withLock { $0[jobs[index]] = result }
        if result.document?.outcome == .interrupted { next.store(jobs.count, ordering: .relaxed) }
        progress(count.wrappingAdd(1, ordering: .relaxed).newValue, jobs.count)
      }
    }
  }
}
