import Markdown
import TextWidth

/// A block of code as it is shown: its lines with their numbers, and what its fence says about it.
public struct CodeListing: Equatable, Sendable {
  var lines: [Line]
  /// Whether it shows what not to write (false: what to write).
  var isBad: Bool?
  var id: String?

  struct Line: Equatable, Sendable {
    /// From 1, within the block.
    var number: Int
    var text: StyledText
  }

  init(_ block: CodeBlock) {
    let words = block.info.split(separator: " ").dropFirst()
    isBad = words.contains("bad") ? true : words.contains("good") ? false : nil
    id = words.first { $0.hasPrefix("id=") }.map { String($0.dropFirst(3)) }
    lines = Self.visible(block)
  }

  /// A whole source, coloured.
  ///
  /// - Parameter line: shows only the lines around this one.
  public init(code: String, around line: Int? = nil) {
    var coloured = SwiftColouring.lines(of: TextMeasure().expandingTabs(code))
    if coloured.last?.isEmpty == true { coloured.removeLast() }
    lines = coloured.enumerated().map { Line(number: $0 + 1, text: $1) }
    if let line { lines.removeAll { abs($0.number - line) > 3 } }
  }

  /// The lines without those between `// snippet.hide` and `// snippet.show`.
  private static func visible(_ block: CodeBlock) -> [Line] {
    let source = TextMeasure().expandingTabs(block.lines.joined(separator: "\n"))
    let coloured =
      block.language == "swift"
      ? SwiftColouring.lines(of: source)
      : source.split(separator: "\n", omittingEmptySubsequences: false).map { StyledText(String($0)) }
    var result: [Line] = [], isHidden = false
    for (index, text) in coloured.enumerated() {
      switch text.text.trimmed {
      case "// snippet.hide": isHidden = true
      case "// snippet.show": isHidden = false
      default: if !isHidden { result.append(Line(number: index + 1, text: text)) }
      }
    }
    return result
  }
}
