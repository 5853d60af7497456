import Contract
import Markdown

/// What has to be run to prove one file, and what the results say of it.
struct FileProof: Sendable {
  let file: CourseFile
  let course: CourseContents

  // MARK: What is to be done

  var jobs: [ProofJob] {
    file.snippets.compactMap(job) + file.questions.flatMap(jobs)
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

  private func jobs(for question: Question) -> [ProofJob] {
    if question.kind == .fix {
      return question.pairs.flatMap { pair in
        [question.broken, question.solution].compactMap { $0 }.map { self.job(for: $0, pair, of: question) }
      }
    }
    return [job(for: question)].compactMap { $0 }
  }

  private func job(for question: Question) -> ProofJob? {
    guard question.ask != nil, let order = course.order(for: question, in: file) else { return nil }
    return ProofJob(kind: .run, order: order)
  }

  private func job(for version: Snippet, _ pair: Question.Pair, of question: Question) -> ProofJob {
    let order = course.order(for: version, of: question, in: file, actions: pair.actions.map(\.text))
    return ProofJob(kind: .run, order: order)
  }

  // MARK: What came of it

  func diagnostics(_ results: [ProofJob: ProofResult]) -> [CourseDiagnostic] {
    var found: [CourseDiagnostic] = []
    var told: Set<ProofJob> = []
    for snippet in file.snippets {
      guard let job = job(for: snippet), let result = results[job], told.insert(job).inserted else { continue }
      found += diagnostics(of: snippet, result)
    }
    for question in file.questions {
      if question.kind == .fix {
        found += FixProof(question: question, file: file) { version, pair in
          results[self.job(for: version, pair, of: question)]
        }.diagnostics()
      } else if let job = job(for: question), case .document(let document)? = results[job] {
        let compiler = CompilerPlaces(course: course).diagnostics(document.diagnostics)
        if document.outcome == .compileError, question.ask != .outcome, !compiler.isEmpty {
          found += compiler
        } else {
          found += AnswerProof(question: question, file: file).diagnostics(document)
        }
      }
    }
    var seen: Set<String> = []
    // A snippet that several questions run says the same each time.
    return found.filter { seen.insert("\($0.file) \($0.range) \($0.fault)").inserted }
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

/// Tells what the compiler says of a lesson's code in the course's own way.
struct CompilerPlaces: Sendable {
  let course: CourseContents

  func diagnostics(_ said: [Diagnostic], isSyntax: Bool = false) -> [CourseDiagnostic] {
    var found: [CourseDiagnostic] = []
    for diagnostic in said {
      let range = range(file: diagnostic.file, line: diagnostic.line, column: diagnostic.column)
      switch diagnostic.severity {
      case .note:
        guard !found.isEmpty else { continue }
        found[found.count - 1].notes.append(
          .init(.compilerSays(diagnostic.message), file: diagnostic.file, range: range))
      case .warning:
        found.append(
          CourseDiagnostic(.compileWarning(message: diagnostic.message), file: diagnostic.file, range: range))
      case .error:
        let fault: Fault =
          isSyntax ? .syntaxError(message: diagnostic.message) : .compileError(message: diagnostic.message)
        found.append(CourseDiagnostic(fault, file: diagnostic.file, range: range))
      }
    }
    return found
  }

  /// The compiler counts bytes, a person characters.
  func range(file path: String, line: Int, column: Int) -> SourceRange {
    guard let file = course.files.first(where: { $0.path == path }) else {
      return SourceRange(SourcePosition(line: line, column: column), count: 1)
    }
    return SourceRange(file.source.position(line: line, byte: column - 1), count: 1)
  }
}
