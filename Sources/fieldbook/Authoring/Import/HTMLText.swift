/// The little HTML that question files hold, as Markdown.
enum HTMLText {
  /// - Parameter isHTML: Whether tags and entities mean something; else they are text.
  static func markdown(of text: String, isHTML: Bool) -> (text: String, lostTags: [String]) {
    guard isHTML, text.contains("<") || text.contains("&") else { return (text.trimmedWhitespace.markdownText, []) }
    var result = ""
    var plain = ""
    var lost: [String] = []
    var code: String?
    func flush() {
      let words = decoded(plain)
      if code != nil { code? += words } else { result += words.markdownInline }
      plain = ""
    }
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "<", let end = rest.firstIndex(of: ">"), let name = tagName(rest[..<end]) else {
        plain.append(character)
        continue
      }
      flush()
      let isClosing = rest.first == "/"
      rest = rest[rest.index(after: end)...]
      switch name {
      case "br": result += "\n"
      case "p", "div": if isClosing { result += "\n\n" }
      case "b", "strong": result += "**"
      case "i", "em": result += "*"
      case "code", "tt":
        if isClosing, let words = code {
          code = nil
          result += words.codeSpan
        } else if !isClosing {
          code = ""
        }
      default: if !isClosing { lost.append(name) }
      }
    }
    flush()
    if let code { result += code.codeSpan }
    let lines = result.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).trimmedWhitespace }
    var text = lines.joined(separator: "\n")
    while text.contains("\n\n\n") { text = text.replacing("\n\n\n", with: "\n\n") }
    return (text.trimmedWhitespace, lost)
  }

  /// The name of a tag whose inside this is; nil where a `<` is just a sign.
  private static func tagName(_ inside: Substring) -> String? {
    let body = inside.first == "/" ? inside.dropFirst() : inside
    let name = body.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard let first = name.first, first.isLetter, inside.count < 400 else { return nil }
    let next = body.dropFirst(name.count).first
    return next == nil || next == " " || next == "/" ? name.lowercased() : nil
  }

  private static func decoded(_ text: String) -> String {
    let names = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&nbsp;": " "]
    var text = text
    for (name, character) in names { text = text.replacing(name, with: character) }
    return text.replacing("&amp;", with: "&")
  }
}

extension String {
  var trimmedWhitespace: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// Plain text within a line of Markdown.
  fileprivate var markdownInline: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      let blank = line.prefix { $0 == " " }
      return blank + String(line.dropFirst(blank.count)).markdownText
    }.joined(separator: "\n")
  }

  /// A code span that holds the text, with as many backticks around it as it needs.
  fileprivate var codeSpan: String {
    var longest = 0
    var present = 0
    for character in self {
      present = character == "`" ? present + 1 : 0
      longest = max(longest, present)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let pad = longest > 0 ? " " : ""
    return fence + pad + replacing("\n", with: " ") + pad + fence
  }
}
