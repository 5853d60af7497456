import Course
import Foundation
import Markdown
import Terminal

/// Writes Markdown as HTML that holds nothing which runs or is fetched: what a lesson has of its own HTML stays text.
struct HTMLWriter {
  /// The course's folder.
  let root: String
  /// The file's path within it, from which links and images lead.
  let path: String

  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  func html(_ nodes: [MarkdownNode]) -> String { nodes.map { html($0, isTight: false) }.joined() }

  /// The same without paragraphs.
  func tight(_ nodes: [MarkdownNode]) -> String { nodes.map { html($0, isTight: true) }.joined() }

  /// A snippet as it is printed in a lesson.
  func code(_ snippet: Snippet) -> String {
    let mark =
      switch snippet.judgement {
      case .bad?: "<figcaption>❌</figcaption>"
      case .good?: "<figcaption>✅</figcaption>"
      case nil: ""
      }
    return "<figure>\(mark)<pre><code>\(Self.coloured(snippet.shownCode))</code></pre></figure>\n"
  }

  // MARK: Nodes

  private func html(_ node: MarkdownNode, isTight: Bool) -> String {
    let inner = { self.html(node.children) }
    switch node.kind {
    case .heading(let level): return "<h\(level) id=\"\(Self.escaped(Self.slug(node)))\">\(inner())</h\(level)>\n"
    case .paragraph: return isTight ? inner() : "<p>\(inner())</p>\n"
    case .blockQuote: return "<blockquote>\n\(inner())</blockquote>\n"
    case .list(let start, let isTight): return list(node, start: start, isTight: isTight)
    case .item: return "<li>\(inner())</li>\n"
    case .codeBlock(let block): return code(block)
    case .thematicBreak: return "<hr>\n"
    case .table(let alignments): return table(node, alignments)
    case .tableRow, .tableCell: return inner()
    case .html(let text): return "<p>\(Self.escaped(text))</p>\n"
    case .details(let summary, _):
      return "<details><summary>\(Self.escaped(summary))</summary>\n\(inner())</details>\n"
    case .text(let text): return Self.escaped(text)
    case .code(let text): return "<code>\(Self.escaped(text))</code>"
    case .emphasis: return "<em>\(inner())</em>"
    case .strong: return "<strong>\(inner())</strong>"
    case .strikethrough: return "<del>\(inner())</del>"
    case .link(let destination, _): return link(destination, inner())
    case .image(let source, _): return image(source, node.plainText)
    case .inlineHTML(let text): return text.lowercased().hasPrefix("<br") ? "<br>" : Self.escaped(text)
    case .softBreak: return "\n"
    case .lineBreak: return "<br>\n"
    case .comment: return ""
    }
  }

  private func list(_ node: MarkdownNode, start: Int?, isTight: Bool) -> String {
    let items = node.children.map { item -> String in
      var box = ""
      if case .item(let isChecked?) = item.kind { box = isChecked ? "☑ " : "☐ " }
      return "<li>\(box)\(item.children.map { html($0, isTight: isTight) }.joined())</li>\n"
    }.joined()
    guard let start else { return "<ul>\n\(items)</ul>\n" }
    return "<ol start=\"\(start)\">\n\(items)</ol>\n"
  }

  private func table(_ node: MarkdownNode, _ alignments: [MarkdownNode.Alignment]) -> String {
    let rows = node.children.map { row -> String in
      let isHeader = if case .tableRow(isHeader: true) = row.kind { true } else { false }
      let cells = row.children.enumerated().map { index, cell -> String in
        let tag = isHeader ? "th" : "td"
        let alignment =
          switch alignments.indices.contains(index) ? alignments[index] : .none {
          case .center: " class=\"center\""
          case .right: " class=\"right\""
          default: ""
          }
        return "<\(tag)\(alignment)>\(html(cell.children))</\(tag)>"
      }
      return "<tr>\(cells.joined())</tr>\n"
    }
    return "<table>\n\(rows.joined())</table>\n"
  }

  private func code(_ block: CodeBlock) -> String {
    let words = block.info.split(separator: " ").dropFirst()
    let mark =
      words.contains("bad")
      ? "<figcaption>❌</figcaption>" : words.contains("good") ? "<figcaption>✅</figcaption>" : ""
    let text = block.language == "swift" ? Self.coloured(block.text) : Self.escaped(block.text)
    return "<figure>\(mark)<pre><code>\(text)</code></pre></figure>\n"
  }

  /// Swift with a class for each colour.
  private static func coloured(_ code: String) -> String {
    SwiftColouring.lines(of: code.hasSuffix("\n") ? String(code.dropLast()) : code).map { line in
      line.spans.map { span in
        let text = escaped(span.text)
        return name(of: span.style).map { "<span class=\"\($0)\">\(text)</span>" } ?? text
      }.joined()
    }.joined(separator: "\n")
  }

  private static func name(of style: TextStyle) -> String? {
    switch style.colour {
    case .magenta: "k"
    case .cyan: "t"
    case .yellow: "a"
    case .green: "s"
    case .blue: "n"
    case .grey: "c"
    default: nil
    }
  }

  /// As a link within the page finds it.
  private static func slug(_ heading: MarkdownNode) -> String {
    String(
      heading.plainText.lowercased().compactMap { character -> Character? in
        character.isLetter || character.isNumber || character == "-" || character == "_"
          ? character : character == " " ? "-" : nil
      })
  }

  // MARK: Places

  private func link(_ destination: String, _ text: String) -> String {
    let lower = destination.lowercased()
    let isSafe =
      ["https://", "http://", "mailto:", "#"].contains { lower.hasPrefix($0) } || !destination.contains(":")
    guard isSafe else { return text }
    return "<a href=\"\(Self.escaped(destination))\" rel=\"noreferrer\">\(text)</a>"
  }

  /// The largest image that is taken into the page, in bytes.
  private static let largestImage = 5 << 20

  private func image(_ source: String, _ alternative: String) -> String {
    let types = ["png": "png", "jpg": "jpeg", "jpeg": "jpeg", "gif": "gif", "webp": "webp", "svg": "svg+xml"]
    let words = "alt=\"\(Self.escaped(alternative))\""
    guard let target = CourseContents.path(of: source, from: path),
      let type = types[(target as NSString).pathExtension.lowercased()],
      isWithinCourse(target), let bytes = FileManager.default.contents(atPath: "\(root)/\(target)"),
      bytes.count <= Self.largestImage
    else { return "<em>\(Self.escaped(alternative))</em>" }
    return "<img \(words) src=\"data:image/\(type);base64,\(bytes.base64EncodedString())\">"
  }

  /// A link on the disk may lead out of a stranger's course.
  private func isWithinCourse(_ target: String) -> Bool {
    let real = { (path: String) in URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
    return real("\(root)/\(target)").hasPrefix(real(root) + "/")
  }
}
