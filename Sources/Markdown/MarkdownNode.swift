/// A node of a Markdown document as CommonMark and GitHub's extensions read it, without HTML comments in its HTML:
/// they are nodes of their own, and so is what `<details>` encloses.
public struct MarkdownNode: Equatable, Sendable {
  public var kind: Kind
  public var range: SourceRange
  public var children: [MarkdownNode]

  public init(_ kind: Kind, range: SourceRange = .start, children: [MarkdownNode] = []) {
    self.kind = kind
    self.range = range
    self.children = children
  }

  public enum Kind: Equatable, Sendable {
    // Blocks.
    case heading(level: Int)
    case paragraph
    case blockQuote
    /// `start` is the first number of an ordered list.
    case list(start: Int?, isTight: Bool)
    /// `isChecked` is nil where the item has no box.
    case item(isChecked: Bool?)
    case codeBlock(CodeBlock)
    case thematicBreak
    case table([Alignment])
    case tableRow(isHeader: Bool)
    case tableCell
    /// Other HTML, as it stands there.
    case html(String)
    /// `<details>` with the words of its `<summary>`.
    case details(summary: String, isClosed: Bool)

    // Inlines.
    case text(String)
    case code(String)
    case emphasis
    case strong
    case strikethrough
    case link(destination: String, title: String)
    case image(source: String, title: String)
    case inlineHTML(String)
    case softBreak
    case lineBreak

    // Both: `<!--` text `-->`. The range is the whole comment's.
    case comment(String, isClosed: Bool)
  }

  public enum Alignment: Equatable, Sendable {
    case none, left, center, right
  }

  /// The words without any markup; breaks are spaces, comments and HTML are nothing.
  public var plainText: String {
    switch kind {
    case .text(let text), .code(let text): text
    case .codeBlock(let block): block.text
    case .softBreak, .lineBreak: " "
    default: children.map(\.plainText).joined()
    }
  }
}

/// A fenced or indented block of code.
public struct CodeBlock: Equatable, Sendable {
  /// What stands behind the fence, as written, without blanks around it.
  public var info: String
  /// Where the info string begins.
  public var infoStart: SourcePosition
  /// The code, with a newline at the end of each line.
  public var text: String
  public var isFenced: Bool
  public var isClosed: Bool
  /// The line of the file on which the code begins.
  public var firstLine: Int
  /// For each line of the code, how many characters of the file's line stand before it (indentation, `>`).
  public var indents: [Int]

  public init(
    info: String = "", infoStart: SourcePosition = .start, text: String, isFenced: Bool = true, isClosed: Bool = true,
    firstLine: Int = 1, indents: [Int] = []
  ) {
    self.info = info
    self.infoStart = infoStart
    self.text = text
    self.isFenced = isFenced
    self.isClosed = isClosed
    self.firstLine = firstLine
    self.indents = indents
  }

  /// The first word of the info string: the language.
  public var language: String { String(info.prefix { $0 != " " && $0 != "\t" }) }

  /// The code's lines without their ends.
  public var lines: [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The file's place of a line (from 0) and column (characters, from 0) of the code.
  public func position(line: Int, column: Int = 0) -> SourcePosition {
    let indent = indents.indices.contains(line) ? indents[line] : 0
    return SourcePosition(line: firstLine + line, column: indent + column + 1)
  }
}
