import Contract
import Markdown

/// What is to be run: snippets that are compiled together, under what conditions, and what a person does then.
public struct SnippetOrder: Hashable, Sendable {
  /// A part of a lesson as a source of its own; what is said of it is said of the lesson's own lines.
  public struct Piece: Hashable, Sendable {
    /// The file's path within its course.
    public var file: String
    public var text: String
    /// The line of the file at which the text begins.
    public var firstLine: Int
    /// How many bytes stand before each line in the file.
    public var indentation: Int

    init(_ code: CodeBlock, in file: CourseFile) {
      self.file = file.path
      text = code.text
      firstLine = code.firstLine
      indentation = file.source.line(code.firstLine).prefix(code.indents.first ?? 0).utf8.count
    }

    /// A file of the learner's own.
    init(file: String, text: String) {
      self.file = file
      self.text = text
      firstLine = 1
      indentation = 0
    }
  }

  public var pieces: [Piece]
  /// The view to show; nil leaves the choice to `run`'s own rule.
  public var view: String?
  public var actions: [String]
  public var settings: RunSettings

  /// All the code, for `Question.fingerprint`.
  public var code: String { pieces.map(\.text).joined(separator: "\n") }
}

extension CourseContents {
  /// How a snippet is run.
  public func order(for snippet: Snippet, in file: CourseFile, actions: [String] = []) -> SnippetOrder {
    SnippetOrder(
      pieces: pieces(of: snippet, in: file), view: snippet.view, actions: actions, settings: snippet.settings)
  }

  /// How the snippet of a question is run; nil where the question has none.
  ///
  /// - Parameter actions: What to do instead of the question's own actions.
  public func order(for question: Question, in file: CourseFile, actions: [String]? = nil) -> SnippetOrder? {
    guard let reference = question.snippet, let (snippet, home) = snippet(reference, from: file) else { return nil }
    return order(for: snippet, of: question, in: home, actions: actions ?? question.actions.map(\.text))
  }

  /// How a version of a `fix` question, or any other snippet, is run under the question's conditions.
  func order(for snippet: Snippet, of question: Question, in file: CourseFile, actions: [String]) -> SnippetOrder {
    var order = self.order(for: snippet, in: file, actions: actions)
    order.settings = question.settings.over(snippet.settings)
    return order
  }
}
