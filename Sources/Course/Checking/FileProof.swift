import Contract
import Markdown

/// What has to be run to prove one file, and what the results say of it.
struct FileProof: Sendable {
  let file: CourseFile
  private let course: CourseContents
  /// What is to be proven now.
  private let units: [ProofUnit]

  /// - Parameter isWanted: Whether a unit must be proven at all.
  init(file: CourseFile, course: CourseContents, isWanted: (ProofUnit) -> Bool) {
    self.file = file
    self.course = course
    let jobs = FileJobs(file: file, course: course)
    units = jobs.units.filter(isWanted)
  }

  // MARK: What is to be done

  var jobs: [ProofJob] { units.flatMap(\.jobs) }

  /// Runs that tell by what an answer varies, where it does.
  func questionsOfCause(_ results: [ProofJob: ProofResult]) -> [ProofJob] {
    units.flatMap { unit -> [ProofJob] in
      guard case .question(let question) = unit.subject, question.ask != nil, let job = unit.jobs.first,
        AnswerProof(question: question, file: file).varies(job, results) != nil
      else { return [] }
      return Surrounding.allCases.map { job.changing([$0]) }
    }
  }

  // MARK: What came of it

  struct Verdict {
    var diagnostics: [CourseDiagnostic] = []
    var answers: [AnswerUpdate] = []
    /// The keys of what held.
    var proven: [String] = []
  }

  func verdict(_ results: [ProofJob: ProofResult]) -> Verdict {
    var verdict = Verdict()
    var told: Set<ProofJob> = []
    var seen: Set<String> = []
    for unit in units {
      let found: [CourseDiagnostic]
      switch unit.subject {
      case .snippet(let snippet):
        guard let job = unit.jobs.first, let result = results[job] else { continue }
        found = told.insert(job).inserted ? diagnostics(of: snippet, result) : []
      case .question(let question):
        found = diagnostics(of: question, unit, results)
        if question.ask != nil, let document = unit.jobs.first.flatMap({ results[$0]?.document }),
          let update = AnswerProof(question: question, file: file).update(document)
        {
          verdict.answers.append(update)
        }
      }
      if found.isEmpty, unit.jobs.allSatisfy({ results[$0]?.isWhole == true }) { verdict.proven.append(unit.key) }
      // A snippet that several questions run says the same each time.
      verdict.diagnostics += found.filter { seen.insert("\($0.file) \($0.range) \($0.fault)").inserted }
    }
    return verdict
  }

  private func diagnostics(
    of question: Question, _ unit: ProofUnit, _ results: [ProofJob: ProofResult]
  ) -> [CourseDiagnostic] {
    if question.kind == .fix {
      let jobs = FileJobs(file: file, course: course)
      return FixProof(question: question, file: file) { version, pair, changed in
        results[jobs.job(for: version, pair, of: question).changing(changed)]?.document
      }.diagnostics()
    }
    guard let job = unit.jobs.first, let document = results[job]?.document else { return [] }
    let compiler = CompilerPlaces(course: course).diagnostics(document.diagnostics)
    if document.outcome == .compileError, question.ask != .outcome, !compiler.isEmpty { return compiler }
    let proof = AnswerProof(question: question, file: file)
    let found = proof.diagnostics(document)
    return found.isEmpty ? proof.variation(job, results).map { [$0] } ?? [] : found
  }

  private func diagnostics(of snippet: Snippet, _ result: ProofResult) -> [CourseDiagnostic] {
    let places = CompilerPlaces(course: course)
    switch result {
    case .lack: return []
    case .diagnostics(let said): return places.diagnostics(said, isSyntax: true)
    case .document(let document):
      var found = places.diagnostics(document.diagnostics)
      switch document.outcome {
      case .finished, .compileError, .interrupted: break
      // Types that others use need no view of their own.
      case .noView where snippet.view == nil: break
      default:
        let place = document.outcome.place.map { places.range(file: file.path, line: $0.line, column: $0.column ?? 1) }
        found.append(
          CourseDiagnostic(
            .runFailed(document.outcome, error: nil), file: file.path, range: place ?? snippet.idRange))
      }
      return found
    }
  }
}

extension ProofResult {
  /// Whether it says all that it can say on any machine.
  fileprivate var isWhole: Bool {
    switch self {
    case .lack: false
    case .diagnostics: true
    case .document(let document): document.outcome != .interrupted
    }
  }
}

/// What a file's snippets and questions have run.
struct FileJobs {
  let file: CourseFile
  let course: CourseContents

  var units: [ProofUnit] {
    file.snippets.compactMap { snippet in job(for: snippet).map { ProofUnit(.snippet(snippet), jobs: [$0]) } }
      + file.questions.compactMap { question in
        let jobs = jobs(for: question)
        return jobs.isEmpty ? nil : ProofUnit(.question(question), jobs: jobs)
      }
  }

  private func job(for snippet: Snippet) -> ProofJob? {
    let order = course.order(for: snippet, in: file)
    switch snippet.check {
    // How it ends is somebody's question; then nothing else is asked of it.
    case .run where isAskedForOutcome(snippet): return nil
    case .run: return ProofJob(kind: .run, order: order)
    case .compile: return ProofJob(kind: .compile, order: order)
    case .parse: return ProofJob(kind: .parse, order: order)
    case .none: return nil
    }
  }

  private func isAskedForOutcome(_ snippet: Snippet) -> Bool {
    course.files.contains { other in
      other.questions.contains { question in
        guard question.ask == .outcome, let reference = question.snippet, reference.id == snippet.id else {
          return false
        }
        return reference.lesson == file.id || (reference.lesson == nil && other.path == file.path)
      }
    }
  }

  /// What the learner meets comes first, then the same with everything around it changed.
  private func jobs(for question: Question) -> [ProofJob] {
    if question.kind == .fix { return question.pairs.flatMap { jobs(for: $0, of: question) } }
    guard question.ask != nil, let job = runJob(for: question) else { return [] }
    return [job, job.changing(Set(Surrounding.allCases))]
  }

  private func runJob(for question: Question) -> ProofJob? {
    guard let order = course.order(for: question, in: file, actions: nil) else { return nil }
    return ProofJob(kind: .run, order: order)
  }

  private func jobs(for pair: Question.Pair, of question: Question) -> [ProofJob] {
    var jobs: [ProofJob] = []
    if let broken = question.broken { jobs.append(job(for: broken, pair, of: question)) }
    if let solution = question.solution {
      let job = self.job(for: solution, pair, of: question)
      jobs += [job, job.changing(Set(Surrounding.allCases))]
    }
    return jobs
  }

  func job(for version: Snippet, _ pair: Question.Pair, of question: Question) -> ProofJob {
    let order = course.order(for: version, of: question, in: file, actions: pair.actions.map(\.text))
    return ProofJob(kind: .run, order: order)
  }
}
