import Contract
import Course
import Foundation
import Snippets
import Storage
import Terminal
import TextWidth

/// All that a conversation with a learner needs, put together from the command line and the environment.
struct Conversation {
  var language: Language
  var capabilities: TerminalCapabilities
  /// The folder that holds `Lessons` and `Quizzes`.
  var courseFolder: String
  /// The file of the learner's progress; nil is the usual one.
  var progressFile: String?
  var environment: [String: String]

  init(_ invocation: Invocation) {
    language = invocation.language
    capabilities = invocation.capabilities
    environment = invocation.environment
    courseFolder = invocation.course ?? Home.find(environment: invocation.environment).course
    progressFile = invocation.progress
  }

  /// Talks with the learner; the exit status.
  func run(_ start: Repl.Start) -> Int32 { repl().run(start) }

  /// Lets somebody play with code; the exit status.
  ///
  /// - Parameters:
  ///   - actions: what is done before the first prompt.
  ///   - request: the code with these actions; nil after saying why there is none.
  func play(from actions: [String], _ request: @escaping ([String]) -> RunRequest?) -> Int32 {
    let repl = repl()
    let talk = PlayTalk(talk: repl.talk) { actions in request(actions).flatMap(repl.runner.run) }
    return talk.play(from: actions).map { 128 + $0 } ?? 0
  }

  /// Shows one of the overviews and nothing else.
  func overview(_ show: (Overview) -> Void) -> Int32 {
    let repl = repl()
    show(Overview(talk: repl.talk, course: repl.course, memory: repl.memory))
    return 0
  }

  private func repl() -> Repl {
    let console = Console(
      capabilities: capabilities, language: language, measure: measure, historyFolder: historyFolder)
    let talk = Talk(console: console, texts: language.replTexts)
    let course = CourseContents(DiskCourseFolder(path: courseFolder))
    return Repl(
      talk: talk, course: course, memory: Memory(store: store, course: course),
      runner: CodeRunner(talk: talk, course: course),
      workshop: Workshop(environment: environment, home: environment["HOME"] ?? NSHomeDirectory()))
  }

  private func progressPath(option: String?) -> String {
    ProgressLocation.path(option: option, environment: environment, home: environment["HOME"] ?? NSHomeDirectory())
  }

  private var store: ProgressStore {
    ProgressStore(
      DiskProgressFile(path: progressPath(option: progressFile)),
      now: {
        let now = Date()
        return Moment(
          seconds: now.timeIntervalSince1970, offset: TimeZone.current.secondsFromGMT(for: now) / 60)
      }, makeID: { UUID().uuidString.lowercased() })
  }

  /// Beside the usual progress: a file given with `--progress` may be on a stick that others see.
  private var historyFolder: String { (progressPath(option: nil) as NSString).deletingLastPathComponent }

  /// `FIELDBOOK_AMBIGUOUS=wide` for terminals that draw ambiguous characters (UAX 11) two columns wide.
  private var measure: TextMeasure {
    TextMeasure(ambiguous: environment["FIELDBOOK_AMBIGUOUS"] == "wide" ? .wide : .narrow)
  }
}
