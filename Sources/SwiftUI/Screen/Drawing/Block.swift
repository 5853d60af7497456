import TextWidth

/// A rectangle of a drawing: lines of at most one width.
struct Block {
  private(set) var lines: [InkedLine]
  private(set) var width: Int

  static let empty = Block([])

  init(_ lines: [InkedLine]) {
    self.lines = lines
    width = lines.map(\.width).max() ?? 0
  }
  init(_ line: InkedLine) { self.init([line]) }
  init(_ text: String, _ ink: Ink = []) { self.init(InkedLine(text, ink)) }

  /// A text, broken at the width; at most so many lines, the last one cut where there is more.
  init(wrapping text: String, width: Int, ink: Ink = [], limit: Int? = nil) {
    var lines = TextMeasure().wrapped(text, width: max(1, width)).map(String.init)
    if let limit, lines.count > limit {
      lines = Array(lines.prefix(max(1, limit)))
      lines[lines.count - 1] = TextMeasure().truncated(lines[lines.count - 1] + "……", to: width)
      if !lines[lines.count - 1].hasSuffix("…") { lines[lines.count - 1] += "…" }
    }
    self.init(lines.map { InkedLine($0, ink) })
  }

  var height: Int { lines.count }
  var isEmpty: Bool { lines.isEmpty }

  /// All lines at one width.
  func fitted(to width: Int, _ alignment: TextMeasure.Alignment = .leading) -> Block {
    Block(lines.map { $0.fitted(to: width, alignment) })
  }

  /// The block as a whole in the middle, or at an end, of a wider space.
  func placed(in width: Int, _ alignment: TextMeasure.Alignment) -> Block {
    fitted(to: min(width, self.width)).fitted(to: width, alignment)
  }

  func inked(_ ink: Ink) -> Block { Block(lines.map { $0.inked(ink) }) }

  /// Blocks one below the other; narrower ones stand as the alignment says.
  static func stacked(_ blocks: [Block], _ alignment: TextMeasure.Alignment = .leading) -> Block {
    let width = blocks.map(\.width).max() ?? 0
    return Block(blocks.flatMap { $0.placed(in: width, alignment).lines })
  }

  /// Blocks side by side with a gap; lower ones stand in the middle.
  static func beside(_ blocks: [Block], gap: Int = 1) -> Block {
    let height = blocks.map(\.height).max() ?? 0
    let lines = (0..<height).map { row in
      blocks.enumerated().reduce(into: InkedLine()) { line, item in
        if item.offset > 0 { line.append(spaces(gap)) }
        let block = item.element
        let index = row - (height - block.height) / 2
        line.append((block.lines.indices.contains(index) ? block.lines[index] : InkedLine()).fitted(to: block.width))
      }
    }
    return Block(lines)
  }

  /// The block with a border around it, at a width that counts the border.
  func boxed(width: Int, _ border: Border = .light, ink: Ink = []) -> Block {
    Block.rows([self], width: width, border, ink: ink)
  }

  /// Blocks with a border around all and lines between them.
  static func rows(_ blocks: [Block], width: Int, _ border: Border = .light, ink: Ink = []) -> Block {
    let inner = width - 2
    func edge(_ ends: (String, String)) -> InkedLine {
      InkedLine(ends.0 + String(repeating: border.horizontal, count: inner) + ends.1, ink)
    }
    let side = InkedLine(border.vertical, ink)
    var lines = [edge(border.top)]
    for (index, block) in blocks.enumerated() {
      if index > 0 { lines.append(edge(border.middle)) }
      lines += block.lines.map { side + $0.fitted(to: inner) + side }
    }
    return Block(lines + [edge(border.bottom)])
  }

  /// One column of space at both sides.
  var indented: Block { Block(lines.map { InkedLine(" ") + $0 + InkedLine(" ") }) }
}

/// The lines of a box.
struct Border {
  let horizontal, vertical: String
  let top, middle, bottom: (String, String)

  static let light = Border(
    horizontal: "─", vertical: "│", top: ("╭", "╮"), middle: ("├", "┤"), bottom: ("╰", "╯"))
  /// Around the field that has the focus.
  static let heavy = Border(
    horizontal: "━", vertical: "┃", top: ("┏", "┓"), middle: ("┣", "┫"), bottom: ("┗", "┛"))
  /// Around what cannot be used.
  static let dashed = Border(
    horizontal: "┄", vertical: "┊", top: ("┌", "┐"), middle: ("├", "┤"), bottom: ("└", "┘"))
}
