import Markdown

/// The text inside a block of Markdown, with its styles.
enum MarkdownInlines {
  static func text(of nodes: [MarkdownNode], style: TextStyle = .plain) -> StyledText {
    var result = StyledText()
    for node in nodes { append(node, style, to: &result) }
    return result
  }

  private static func append(_ node: MarkdownNode, _ style: TextStyle, to result: inout StyledText) {
    switch node.kind {
    case .text(let text): appendText(text, style, to: &result)
    case .code(let text): result.append(text, style.adding(.code))
    case .softBreak: result.append(" ", style)
    case .lineBreak: result.append("\n", style)
    case .emphasis: result += text(of: node.children, style: style.adding(.emphasis))
    case .strong: result += text(of: node.children, style: style.adding(.strong))
    case .strikethrough: result += text(of: node.children, style: style.adding(TextStyle(struck: true)))
    case .link(let destination, _): appendLink(node, destination, style, to: &result)
    case .inlineHTML(let html): if html.lowercased().hasPrefix("<br") { result.append("\n", style) }
    case .comment, .html: break
    default: result += text(of: node.children, style: style)
    }
  }

  /// The marks for good and bad examples keep their colour where a terminal draws them without one.
  private static func appendText(_ text: String, _ style: TextStyle, to result: inout StyledText) {
    for character in text {
      switch character {
      case "❌": result.append("❌", style.adding(.wrong))
      case "✅": result.append("✅", style.adding(.right))
      default: result.append(String(character), style)
      }
    }
  }

  /// A link's text, and its address behind it where that leads out of the course and is not the text itself.
  private static func appendLink(
    _ node: MarkdownNode, _ destination: String, _ style: TextStyle, to result: inout StyledText
  ) {
    let label = text(of: node.children, style: style.adding(.link))
    result += label
    guard destination.contains("://"), destination != label.text else { return }
    result.append(" (\(destination))", style.adding(.faint))
  }
}
