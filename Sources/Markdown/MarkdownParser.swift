import CMarkdown
import Synchronization

/// A Markdown text as a tree.
public struct MarkdownDocument: Equatable, Sendable {
  public var blocks: [MarkdownNode]
  /// Whether something lies deeper than `MarkdownParser.deepest` and was left out.
  public var isTooDeep: Bool

  /// Parses CommonMark with GitHub's tables, task lists, strikethrough and autolinks; no text is an error.
  public init(_ source: SourceText) {
    var parser = MarkdownParser(source: source)
    let blocks = parser.blocks()
    self.blocks = HTMLSplitter(source: source).split(blocks)
    isTooDeep = parser.isTooDeep
  }

  public init(_ text: String) { self.init(SourceText(text)) }
}

/// Reads cmark-gfm's tree into values.
struct MarkdownParser {
  /// Deeper nesting than any text has, and too little to exhaust the stack.
  static let deepest = 64
  /// cmark-gfm keeps a process-wide table of special characters while it parses.
  private static let turn = Mutex<Void>(())
  private static let extensions: [String] = {
    cmark_gfm_core_extensions_ensure_registered()
    return ["table", "tasklist", "strikethrough", "autolink"]
  }()

  let source: SourceText
  private(set) var isTooDeep = false

  init(source: SourceText) { self.source = source }

  mutating func blocks() -> [MarkdownNode] {
    Self.turn.withLock { _ in
      guard let parser = cmark_parser_new(CMARK_OPT_SOURCEPOS | CMARK_OPT_UNSAFE) else { return [] }
      defer { cmark_parser_free(parser) }
      for name in Self.extensions {
        if let found = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, found) }
      }
      var text = source.text
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
      }
      guard let root = cmark_parser_finish(parser) else { return [] }
      defer { cmark_node_free(root) }
      return children(of: root, depth: 0)
    }
  }

  private mutating func children(of node: OpaquePointer, depth: Int) -> [MarkdownNode] {
    guard depth < Self.deepest else {
      isTooDeep = isTooDeep || cmark_node_first_child(node) != nil
      return []
    }
    var result: [MarkdownNode] = []
    var next = cmark_node_first_child(node)
    while let child = next {
      if let kind = kind(of: child) {
        result.append(MarkdownNode(kind, range: range(of: child), children: children(of: child, depth: depth + 1)))
      }
      next = cmark_node_next(child)
    }
    return merged(result)
  }

  /// cmark leaves a text in pieces wherever a character might have been markup.
  private func merged(_ nodes: [MarkdownNode]) -> [MarkdownNode] {
    var result: [MarkdownNode] = []
    for node in nodes {
      if case .text(let more) = node.kind, let last = result.last, case .text(let text) = last.kind {
        result[result.count - 1] = MarkdownNode(
          .text(text + more), range: SourceRange(last.range.start, node.range.end))
      } else {
        result.append(node)
      }
    }
    return result
  }

  private func kind(of node: OpaquePointer) -> MarkdownNode.Kind? {
    switch String(cString: cmark_node_get_type_string(node)) {
    case "heading": .heading(level: Int(cmark_node_get_heading_level(node)))
    case "paragraph": .paragraph
    case "block_quote": .blockQuote
    case "list":
      .list(
        start: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST ? Int(cmark_node_get_list_start(node)) : nil,
        isTight: cmark_node_get_list_tight(node) != 0)
    case "item": .item(isChecked: nil)
    case "tasklist": .item(isChecked: cmark_gfm_extensions_get_tasklist_item_checked(node))
    case "code_block": .codeBlock(codeBlock(node))
    case "thematic_break": .thematicBreak
    case "table": .table(alignments(of: node))
    case "table_header": .tableRow(isHeader: true)
    case "table_row": .tableRow(isHeader: false)
    case "table_cell": .tableCell
    case "html_block": .html(literal(node))
    case "text": .text(literal(node))
    case "code": .code(literal(node))
    case "emph": .emphasis
    case "strong": .strong
    case "strikethrough": .strikethrough
    case "link": .link(destination: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)))
    case "image": .image(source: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)))
    case "html_inline": inlineHTML(literal(node))
    case "softbreak": .softBreak
    case "linebreak": .lineBreak
    default: nil
    }
  }

  private func inlineHTML(_ text: String) -> MarkdownNode.Kind {
    guard text.hasPrefix("<!--"), text.hasSuffix("-->"), text.utf8.count >= 7 else { return .inlineHTML(text) }
    return .comment(String(text.dropFirst(4).dropLast(3)), isClosed: true)
  }

  private func alignments(of table: OpaquePointer) -> [MarkdownNode.Alignment] {
    guard let letters = cmark_gfm_extensions_get_table_alignments(table) else { return [] }
    return (0..<Int(cmark_gfm_extensions_get_table_columns(table))).map { column in
      switch letters[column] {
      case UInt8(ascii: "l"): .left
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .right
      default: .none
      }
    }
  }

  private func codeBlock(_ node: OpaquePointer) -> CodeBlock {
    let text = literal(node)
    let start = Int(cmark_node_get_start_line(node))
    var length: Int32 = 0
    var offset: Int32 = 0
    var fence: CChar = 0
    let isFenced = cmark_node_get_fenced(node, &length, &offset, &fence) != 0
    var block = CodeBlock(text: text, isFenced: isFenced, firstLine: isFenced ? start + 1 : start)
    block.indents = block.lines.enumerated().map { index, line in
      let whole = source.line(block.firstLine + index)
      return whole.hasSuffix(line) ? whole.count - line.count : 0
    }
    guard isFenced else { return block }
    let opening = source.line(start).utf8.dropFirst(Int(cmark_node_get_start_column(node)) - 1)
    let afterFence = opening.drop { $0 == UInt8(bitPattern: fence) }
    let info = afterFence.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    block.infoStart = source.position(line: start, byte: source.line(start).utf8.count - info.count)
    block.info = String(Substring(info)).trimmed
    let end = Int(cmark_node_get_end_line(node))
    let closing = source.line(end).utf8.reversed()
    let fences = closing.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      .prefix { $0 == UInt8(bitPattern: fence) }
    block.isClosed = end == start + block.lines.count + 1 && fences.count >= max(3, Int(length))
    return block
  }

  private func range(of node: OpaquePointer) -> SourceRange {
    let line = Int(cmark_node_get_start_line(node))
    let endLine = Int(cmark_node_get_end_line(node))
    var byte = max(0, Int(cmark_node_get_start_column(node)) - 1)
    if cmark_node_get_type(node) == CMARK_NODE_HTML_INLINE { byte = place(of: literal(node), near: byte, line: line) }
    let start = source.position(line: line, byte: byte)
    guard (endLine, Int(cmark_node_get_end_column(node))) >= (line, 1) else { return SourceRange(start, start) }
    return SourceRange(start, source.position(line: endLine, byte: Int(cmark_node_get_end_column(node))))
  }

  /// cmark's columns of inlines drift behind some markup; where a literal is not found there, the nearest place on its
  /// line is taken.
  private func place(of literal: String, near byte: Int, line: Int) -> Int {
    let wanted = literal.utf8.prefix { $0 != UInt8(ascii: "\n") }
    let text = source.line(line).utf8
    if text.dropFirst(byte).starts(with: wanted) { return byte }
    let bytes = Array(text)
    let found = bytes.indices.filter { bytes[$0] == wanted.first && bytes[$0...].starts(with: wanted) }
    return found.min { abs($0 - byte) < abs($1 - byte) } ?? byte
  }

  private func literal(_ node: OpaquePointer) -> String { string(cmark_node_get_literal(node)) }

  private func string(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map(String.init(cString:)) ?? "" }
}

extension StringProtocol {
  /// Without blanks and line ends around it.
  public var trimmed: String {
    var rest = self[...]
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}
