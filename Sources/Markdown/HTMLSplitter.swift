/// Takes blocks of HTML apart: comments, `<details>` with all that they enclose, the text beside them.
///
/// The text beside a comment is read as Markdown, which GitHub does not do for the rest of the comment's line; a lesson
/// reads the same either way, but keeps its code spans.
struct HTMLSplitter {
  let source: SourceText

  func split(_ nodes: [MarkdownNode]) -> [MarkdownNode] {
    let pieces = nodes.flatMap { node -> [Piece] in
      guard case .html(let text) = node.kind else {
        var node = node
        node.children = split(node.children)
        return [.node(node)]
      }
      return self.pieces(of: text, firstLine: node.range.start.line)
    }
    var rest = pieces[...]
    return nest(&rest, inDetails: false).nodes
  }

  private enum Piece {
    case node(MarkdownNode)
    case open(summary: String, SourceRange)
    case close(SourceRange)
  }

  /// Folds what lies between an opening and its closing tag; a stray closing tag is dropped.
  private func nest(_ pieces: inout ArraySlice<Piece>, inDetails: Bool) -> (nodes: [MarkdownNode], end: SourcePosition?)
  {
    var nodes: [MarkdownNode] = []
    while let piece = pieces.popFirst() {
      switch piece {
      case .node(let node): nodes.append(node)
      case .open(let summary, let range):
        let inner = nest(&pieces, inDetails: true)
        let end = inner.end ?? inner.nodes.last?.range.end ?? range.end
        nodes.append(
          MarkdownNode(
            .details(summary: summary, isClosed: inner.end != nil), range: SourceRange(range.start, end),
            children: inner.nodes))
      case .close(let range):
        if inDetails { return (nodes, range.end) }
      }
    }
    return (nodes, nil)
  }

  private func pieces(of html: String, firstLine: Int) -> [Piece] {
    var cursor = Cursor(html, firstLine: firstLine, source: source)
    var pieces: [Piece] = []
    var text = ""
    var textStart = cursor.position
    func flush(_ pieces: inout [Piece]) {
      if !text.allSatisfy(\.isWhitespace) { pieces += beside(text, at: textStart) }
      text = ""
    }
    while !cursor.isAtEnd {
      let start = cursor.position
      if cursor.take("<!--") {
        flush(&pieces)
        let comment = cursor.read(until: "-->")
        let range = SourceRange(start, cursor.position)
        pieces.append(.node(MarkdownNode(.comment(comment.text, isClosed: comment.found), range: range)))
      } else if cursor.startsTag("details") {
        flush(&pieces)
        _ = cursor.read(until: ">")
        let range = SourceRange(start, cursor.position)
        pieces.append(.open(summary: cursor.readSummary(), range))
      } else if cursor.startsTag("/details") {
        flush(&pieces)
        _ = cursor.read(until: ">")
        pieces.append(.close(SourceRange(start, cursor.position)))
      } else {
        if text.isEmpty { textStart = start }
        text.append(cursor.next())
      }
    }
    flush(&pieces)
    return pieces
  }

  private func beside(_ text: String, at start: SourcePosition) -> [Piece] {
    var text = text[...]
    var start = start
    while let first = text.first, first.isWhitespace {
      start = first == "\n" ? SourcePosition(line: start.line + 1, column: 1) : start.moved(by: 1)
      text.removeFirst()
    }
    var parser = MarkdownParser(source: SourceText(String(text)))
    return parser.blocks().map { .node($0.moved(to: start)) }
  }
}

/// Reads the characters of an HTML block and knows where each stands in the file.
private struct Cursor {
  private let characters: [Character]
  private var index = 0
  private let source: SourceText
  private(set) var position: SourcePosition

  init(_ html: String, firstLine: Int, source: SourceText) {
    characters = Array(html)
    self.source = source
    position = SourcePosition(line: firstLine, column: 1)
    moveToText()
  }

  var isAtEnd: Bool { index >= characters.count }

  mutating func next() -> Character {
    let character = characters[index]
    index += 1
    position = position.moved(by: 1)
    if character == "\n" {
      position = SourcePosition(line: position.line + 1, column: 1)
      moveToText()
    }
    return character
  }

  /// Skips what a quote or a list put before the block's own text on this line of the file.
  private mutating func moveToText() {
    let line = characters[index...].prefix { $0 != "\n" }
    let whole = source.line(position.line)
    if whole.count >= line.count, whole.hasSuffix(String(line)) { position.column = whole.count - line.count + 1 }
  }

  func starts(with text: String) -> Bool {
    characters[index...].prefix(text.count).elementsEqual(text)
  }

  func startsTag(_ name: String) -> Bool {
    guard characters[index] == "<" else { return false }
    let rest = String(characters[(index + 1)...].prefix(name.count + 1)).lowercased()
    guard rest.hasPrefix(name), let after = rest.dropFirst(name.count).first else { return false }
    return after == ">" || after.isWhitespace
  }

  mutating func take(_ text: String) -> Bool {
    guard starts(with: text) else { return false }
    for _ in text { _ = next() }
    return true
  }

  mutating func read(until end: String) -> (text: String, found: Bool) {
    var text = ""
    while !isAtEnd {
      if take(end) { return (text, true) }
      text.append(next())
    }
    return (text, false)
  }

  mutating func readSummary() -> String {
    let saved = self
    while !isAtEnd, characters[index].isWhitespace { _ = next() }
    guard !isAtEnd, startsTag("summary") else {
      self = saved
      return ""
    }
    _ = read(until: ">")
    let words = read(until: "</summary>").text
    var isInTag = false
    return String(
      words.filter { character in
        defer { if character == ">" { isInTag = false } }
        if character == "<" { isInTag = true }
        return !isInTag
      }
    ).trimmed
  }
}

extension SourcePosition {
  func moved(by columns: Int) -> SourcePosition { SourcePosition(line: line, column: column + columns) }

  /// The place in the file of a place in a text that begins at `start`.
  fileprivate func moved(to start: SourcePosition) -> SourcePosition {
    SourcePosition(line: line + start.line - 1, column: line == 1 ? column + start.column - 1 : column)
  }
}

extension MarkdownNode {
  fileprivate func moved(to start: SourcePosition) -> MarkdownNode {
    var node = self
    node.range = SourceRange(range.start.moved(to: start), range.end.moved(to: start))
    node.children = children.map { $0.moved(to: start) }
    if case .codeBlock(var block) = kind {
      block.firstLine += start.line - 1
      block.infoStart = block.infoStart.moved(to: start)
      node.kind = .codeBlock(block)
    }
    return node
  }
}
