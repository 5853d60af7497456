import Markdown

/// Characters that turn the direction of writing hide what a code or an answer really says.
struct BidiRules {
  let source: SourceText
  let blocks: [MarkdownNode]

  func check(_ diagnostics: inout Diagnostics) {
    for (index, line) in source.lines.enumerated() where line.unicodeScalars.contains(where: Self.isControl) {
      check(line, number: index + 1, &diagnostics)
    }
  }

  private func check(_ line: String, number: Int, _ diagnostics: inout Diagnostics) {
    var column = 1
    for character in line {
      for scalar in character.unicodeScalars where Self.isControl(scalar) {
        let place = SourcePosition(line: number, column: column)
        let name = "U+" + String(scalar.value, radix: 16, uppercase: true)
        let fault: Fault =
          isExact(place) ? .bidiControl(codePoint: name) : .bidiControlInProse(codePoint: name)
        diagnostics.report(fault, at: SourceRange(place, count: 1), fix: .init(.remove))
      }
      column += 1
    }
  }

  /// Whether the place is in code, a mark, front matter or a box, where every character counts.
  private func isExact(_ place: SourcePosition) -> Bool {
    guard let first = blocks.first?.range.start.line, place.line >= first else { return true }
    return blocks.flatMap(\.allNodes).contains { node in
      switch node.kind {
      case .codeBlock, .comment, .item(isChecked: .some):
        node.range.start.line <= place.line && place.line <= node.range.end.line
      case .code: node.range.start.line == place.line
      default: false
      }
    }
  }

  /// Unicode's property Bidi_Control.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
