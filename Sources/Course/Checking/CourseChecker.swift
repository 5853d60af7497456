import Contract
import Dispatch
import Markdown
import Synchronization

/// Proves a course: every snippet does what its fence says, every pinned answer is what the run gives.
public struct CourseChecker: Sendable {
  private let course: CourseContents
  private let isChosen: @Sendable (String) -> Bool

  /// - Parameter isChosen: Whether a file's faults are wanted. The others are read all the same, since names lead there.
  public init(_ course: CourseContents, isChosen: @escaping @Sendable (String) -> Bool = { _ in true }) {
    self.course = course
    self.isChosen = isChosen
  }

  /// All faults in the order in which a person reads them. Where a run was interrupted, what is left is not done.
  ///
  /// - Parameter workers: How many things are compiled and run at the same time.
  public func check(with prover: some SnippetProver, workers: Int = 1) -> CourseReport {
    let files = course.files.filter { isChosen($0.path) }
    let proofs = files.map { FileProof(file: $0, course: course) }
    let results = Self.results(of: proofs.flatMap(\.jobs), by: prover, workers: max(1, workers))
    var report = CourseReport(files: files)
    report.wasInterrupted = results.values.contains(where: \.isInterrupted)
    report.diagnostics = course.diagnostics.filter { isChosen($0.file) || $0.file == "." }
    var lacks: Set<MachineLack> = []
    for proof in proofs {
      report.diagnostics += proof.diagnostics(results)
      for case .lack(let lack)? in proof.jobs.map({ results[$0] }) where lacks.insert(lack).inserted {
        report.diagnostics.append(CourseDiagnostic(.machineLacks(lack.text), file: proof.file.path, range: .start))
      }
    }
    report.lacksSomething = !lacks.isEmpty
    report.diagnostics = report.diagnostics.sorted(by: CourseDiagnostic.reads)
    return report
  }

  /// Does each job once, however many ask for it.
  private static func results(
    of jobs: [ProofJob], by prover: some SnippetProver, workers: Int
  ) -> [ProofJob: ProofResult] {
    var seen: Set<ProofJob> = []
    let jobs = jobs.filter { seen.insert($0).inserted }
    let next = Atomic(0)
    let results = Mutex<[ProofJob: ProofResult]>([:])
    DispatchQueue.concurrentPerform(iterations: min(workers, max(jobs.count, 1))) { _ in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < jobs.count else { return }
        let result = ProofResult(of: jobs[index], by: prover)
        results.withLock { $0[jobs[index]] = result }
        if result.isInterrupted { next.store(jobs.count, ordering: .relaxed) }
      }
    }
    return results.withLock { $0 }
  }
}

extension ProofResult {
  fileprivate var isInterrupted: Bool {
    if case .document(let document) = self { document.outcome == .interrupted } else { false }
  }
}

/// What a check found.
public struct CourseReport: Sendable {
  public var diagnostics: [CourseDiagnostic] = []
  public var wasInterrupted = false
  /// Whether this machine could not do all of it.
  public var lacksSomething = false
  public private(set) var files: Int
  public private(set) var snippets: Int
  public private(set) var questions: Int

  init(files: [CourseFile]) {
    self.files = files.count
    snippets = files.map(\.snippets.count).reduce(0, +)
    questions = files.map(\.questions.count).reduce(0, +)
  }

  public var errors: Int { diagnostics.count { $0.severity == .error } }
  public var warnings: Int { diagnostics.count { $0.severity == .warning } }

  /// 0 without errors, 1 with, 5 where the machine lacks something, 130 after an interrupt.
  ///
  /// - Parameter isStrict: Whether warnings count as errors.
  public func exitStatus(isStrict: Bool = false) -> Int32 {
    if wasInterrupted { return 130 }
    if lacksSomething { return 5 }
    return errors > 0 || (isStrict && warnings > 0) ? 1 : 0
  }
}
