import SwiftIDEUtils
import SwiftParser

/// Colours Swift as an editor does, with the toolchain's own classification of syntax.
public enum SwiftColouring {
  /// The lines of a source, coloured. Source that does not parse is coloured as far as it does.
  public static func lines(of source: String) -> [StyledText] {
    let bytes = Array(source.utf8)
    var lines = [StyledText()]
    var position = 0

    func append(upTo end: Int, _ style: TextStyle) {
      guard end > position else { return }
      let text = String(decoding: bytes[position..<end], as: UTF8.self)
      position = end
      for (index, piece) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if index > 0 { lines.append(StyledText()) }
        lines[lines.count - 1].append(String(piece), style)
      }
    }

    for classified in Parser.parse(source: source).classifications {
      let start = min(classified.range.lowerBound.utf8Offset, bytes.count)
      let end = min(classified.range.upperBound.utf8Offset, bytes.count)
      append(upTo: start, .plain)
      append(upTo: end, style(of: classified.kind))
    }
    append(upTo: bytes.count, .plain)
    return lines
  }

  private static func style(of kind: SyntaxClassification) -> TextStyle {
    switch kind {
    case .keyword, .ifConfigDirective: TextStyle(colour: .magenta)
    case .type: TextStyle(colour: .cyan)
    case .attribute: TextStyle(colour: .yellow)
    case .stringLiteral, .regexLiteral: TextStyle(colour: .green)
    case .integerLiteral, .floatLiteral: TextStyle(colour: .blue)
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: .faint
    default: .plain
    }
  }
}
