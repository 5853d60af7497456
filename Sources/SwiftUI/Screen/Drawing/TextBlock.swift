import TextWidth

/// A rectangle of text: lines that are all as wide as the block.
struct TextBlock: Equatable {
  private(set) var lines: [String]
  let width: Int

  /// Lines cut or filled to the width.
  init(_ lines: [String], width: Int) {
    self.width = width
    self.lines = lines.map { TextMeasure().fitted($0, to: width) }
  }

  /// Words that wrap.
  init(wrapping text: String, width: Int, alignment: TextMeasure.Alignment = .leading) {
    let measure = TextMeasure()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      line.isEmpty ? [""] : measure.wrapped(String(line), width: max(1, width)).map(String.init)
    }
    self.init(lines.map { measure.fitted($0, to: width, alignment: alignment) }, width: width)
  }

  static func empty(_ width: Int) -> TextBlock { TextBlock([], width: width) }

  /// Blocks one below the other.
  static func column(_ blocks: [TextBlock], width: Int) -> TextBlock {
    TextBlock(blocks.flatMap(\.lines), width: width)
  }

  /// Something at the leading edge and something at the trailing edge of one line; on two lines where they do not fit.
  static func spread(_ leading: String, _ trailing: String, width: Int) -> TextBlock {
    let measure = TextMeasure()
    let gap = width - measure.width(of: leading) - measure.width(of: trailing)
    if gap >= 1 || leading.isEmpty {
      return TextBlock([leading + String(repeating: " ", count: max(0, gap)) + trailing], width: width)
    }
    return column(
      [
        TextBlock(wrapping: leading, width: width),
        TextBlock(wrapping: trailing, width: width, alignment: .trailing),
      ], width: width)
  }

  /// The block inside a box with round corners; a title stands in the upper edge.
  func boxed(title: String = "") -> TextBlock {
    let measure = TextMeasure()
    let head = title.isEmpty ? "" : " " + measure.truncated(title, to: max(0, width - 4)) + " "
    let rule = String(repeating: "─", count: max(0, width + 2 - measure.width(of: head)))
    let foot = String(repeating: "─", count: width + 2)
    return TextBlock(["╭" + head + rule + "╮"] + lines.map { "│ " + $0 + " │" } + ["╰" + foot + "╯"], width: width + 4)
  }

  /// The block with so many blanks before it.
  func indented(_ count: Int) -> TextBlock {
    TextBlock(lines.map { String(repeating: " ", count: count) + $0 }, width: width + count)
  }
}
