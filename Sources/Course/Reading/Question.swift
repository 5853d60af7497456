import Contract
import Markdown

/// An item: something that a learner is asked.
public struct Question: Equatable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    case predict, order, choice, short, reveal, fix
  }

  public var id: String
  public var kind: Kind
  /// The whole question, from its mark to its last block.
  public var range: SourceRange
  public var markRange: SourceRange
  public var snippet: SnippetReference?
  public var ask: Ask?
  /// Whether it is asked after every action.
  public var isEach = false
  /// Whether the boxes keep their order.
  public var isFixed = false
  public var goals: [Reference] = []
  public var pool: String?
  public var settings = RunSettings()

  /// What the learner reads before answering, without the fences that are none of their business.
  public var prompt: [MarkdownNode] = []
  /// The actions before the answer; empty asks about the appearance of the screen.
  public var actions: [ActionLine] = []
  public var actionsRange: SourceRange?
  /// What must hold after which actions: a `fix` question's.
  public var pairs: [Pair] = []
  public var boxes: [Box] = []
  public var answer: Answer?
  public var hints: [[MarkdownNode]] = []
  public var wrongs: [KnownWrong] = []
  /// What is said after the answer.
  public var explanation: [MarkdownNode] = []
  public var broken: Snippet?
  public var solution: Snippet?

  init(id: String, kind: Kind, range: SourceRange) {
    self.id = id
    self.kind = kind
    self.range = range
    markRange = range
  }

  /// A name of something, and where it stands.
  public struct Reference: Equatable, Sendable {
    public var id: String
    public var range: SourceRange
  }

  /// One action with its place in the file.
  public struct ActionLine: Equatable, Sendable {
    public var text: String
    public var range: SourceRange
  }

  /// The pinned answer.
  public struct Answer: Equatable, Sendable {
    /// Without trailing empty lines.
    public var lines: [String]
    /// The fence's.
    public var range: SourceRange
    /// The place of a line (from 0).
    public var places: [SourceRange]

    public var text: String { lines.joined(separator: "\n") }

    /// The lines themselves; where there are none, the beginning of the line that ends the fence.
    public var contentRange: SourceRange {
      guard let first = places.first, let last = places.last else {
        return SourceRange(SourcePosition(line: range.start.line + 1, column: range.start.column), count: 0)
      }
      return SourceRange(first.start, last.end)
    }
  }

  /// A box of a choice.
  public struct Box: Equatable, Sendable {
    /// Its words, as an `answer` fence repeats them.
    public var text: String
    public var content: [MarkdownNode]
    public var feedback: [MarkdownNode]
    public var codeSpans: [String]
    public var isTicked: Bool
    public var range: SourceRange
  }

  /// A wrong answer that the author foresaw.
  public struct KnownWrong: Equatable, Sendable {
    public var answer: String
    /// The misconception behind it, so that it can be counted.
    public var misconception: String?
    public var explanation: [MarkdownNode]
    public var range: SourceRange
  }

  /// Actions and what must hold after them.
  public struct Pair: Equatable, Sendable {
    public var actions: [ActionLine]
    public var expectations: [Expectation]
    /// Run, but not shown before success.
    public var isHidden: Bool
    public var range: SourceRange
  }

  /// The positions of the right boxes: those ticked, or those whose text an `answer` line repeats.
  public var rightBoxes: [Int] {
    boxes.indices.filter { index in
      boxes[index].isTicked
        || answer?.lines.contains { AnswerText($0) == AnswerText(boxes[index].text) } == true
    }
  }
}

/// `ID` in the same file, or `LESSON#ID`.
public struct SnippetReference: Equatable, Sendable {
  /// Nil for the file itself.
  public var lesson: String?
  public var id: String
  public var range: SourceRange

  init?(_ text: String, range: SourceRange) {
    let parts = text.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2, parts.allSatisfy(Identifier.isValid) else { return nil }
    lesson = parts.count == 2 ? parts[0] : nil
    id = parts[parts.count - 1]
    self.range = range
  }

  public var text: String { lesson.map { "\($0)#\(id)" } ?? id }
}
