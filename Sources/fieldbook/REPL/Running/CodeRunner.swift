import Contract
import Course
import Snippets
import Terminal

/// A run and what it was a run of.
struct FinishedRun {
  var document: RunDocument
  var sources: [SourceFile]
}

/// Runs the code of a course for the prompt, with a sign of life when it takes long.
final class CodeRunner {
  private let talk: Talk
  private let course: CourseContents
  /// Made when it is first needed, so that the prompt is there sooner.
  private lazy var runner = SnippetRunner()
  /// Whether Ctrl-C ended the last run.
  private(set) var wasInterrupted = false

  init(talk: Talk, course: CourseContents) {
    self.talk = talk
    self.course = course
  }

  /// The snippet that a question asks about.
  func snippet(of question: Question, in file: CourseFile) -> Snippet? {
    question.snippet.flatMap { course.snippet($0, from: file)?.snippet }
  }

  /// Runs a question's snippet under the question's conditions; nil, after saying why, where that is not possible.
  ///
  /// - Parameter actions: what to do instead of the question's own actions.
  func run(_ question: Question, in file: CourseFile, actions: [String]? = nil) -> FinishedRun? {
    course.order(for: question, in: file, actions: actions).flatMap { run(RunRequest($0)) }
  }

  func run(_ snippet: Snippet, in file: CourseFile, actions: [String]) -> FinishedRun? {
    run(RunRequest(course.order(for: snippet, in: file, actions: actions)))
  }

  /// Runs a learner's version of a `fix` question.
  func run(
    version text: String, named name: String, of question: Question, in file: CourseFile, actions: [String]
  ) -> FinishedRun? {
    course.order(forVersion: text, named: name, of: question, in: file, actions: actions).flatMap {
      run(RunRequest($0))
    }
  }

  func earlierNames(of item: String) -> [String] { course.earlierNames(of: item) }

  /// Runs a file of the learner's own.
  func run(file path: String, text: String, actions: [String]) -> FinishedRun? {
    var request = RunRequest([SourceFile(name: path, text: text)])
    request.actions = actions
    return run(request)
  }

  func run(_ request: RunRequest) -> FinishedRun? {
    wasInterrupted = false
    var request = request
    request.language = talk.console.language
    let sign = SignOfLife(talk.texts.running, on: talk.console.capabilities)
    defer {
      sign.end()
      // The Ctrl-C that stopped the program is not meant for the prompt.
      talk.console.forgetInterrupt()
    }
    do throws(SnippetError) {
      let document = try runner.run(request)
      guard document.outcome == .interrupted else { return FinishedRun(document: document, sources: request.sources) }
      wasInterrupted = true
      sign.end()
      talk.say(StyledText(talk.texts.interrupted, .changed))
    } catch {
      sign.end()
      talk.say(talk.console.language.runTexts.fault(error))
    }
    return nil
  }
}
