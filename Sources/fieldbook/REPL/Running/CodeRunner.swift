import Contract
import Course

/// Runs the code that questions ask about.
protocol CodeRunner: AnyObject {
  /// The snippet that a question asks about.
  func snippet(of question: Question, in file: CourseFile) -> Snippet?
  /// Runs a question's snippet under the question's conditions; nil, after saying why, where that is not possible.
  ///
  /// - Parameter actions: what to do instead of the question's own actions.
  func run(_ question: Question, in file: CourseFile, actions: [String]?) -> RunDocument?
  /// Runs a snippet.
  func run(_ snippet: Snippet, in file: CourseFile, actions: [String]) -> RunDocument?
  /// Whether Ctrl-C ended the last run.
  var wasInterrupted: Bool { get }
}

extension CodeRunner {
  func run(_ question: Question, in file: CourseFile) -> RunDocument? { run(question, in: file, actions: nil) }
}
