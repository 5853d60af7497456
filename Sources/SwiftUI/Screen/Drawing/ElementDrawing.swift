import Contract
import TextWidth

/// Draws elements: each at the width that it needs, or at all of the width that it is given.
@MainActor
struct ElementDrawing {
  let platform: Platform
  let words: ScreenWords
  /// Whether a field is drawn as a row of a form is: on one line, without a box.
  var isInRow = false

  /// Elements one below the other.
  func column(_ elements: [Element], width: Int, _ alignment: TextMeasure.Alignment = .center) -> Block {
    var blocks: [Block] = []
    let shown = elements.filter(\.isDrawn)
    for (index, element) in shown.enumerated() {
      if element.style.name == "spacer" {
        if index > 0, index < shown.count - 1 { blocks.append(Block("")) }
      } else {
        blocks.append(draw(element, width: width))
      }
    }
    return Block.stacked(blocks.filter { !$0.isEmpty }, alignment)
  }

  /// An element at most `width` columns wide.
  func draw(_ element: Element, width: Int) -> Block {
    guard element.isDrawn else { return .empty }
    let block = drawPlain(element, width: width)
    guard let badge = element.badge, !block.isEmpty else { return block }
    return Block.beside([block, Block("(\(badge))", .dim)])
  }

  private func drawPlain(_ element: Element, width: Int) -> Block {
    switch element.kind {
    case .textField, .secureField, .textEditor, .searchField:
      FieldDrawing(element: element, words: words, isInRow: isInRow, platform: platform).draw(width: width)
    case .form, .list: FormDrawing(drawing: self).draw(element, width: width)
    case .section: FormDrawing(drawing: self).draw(looseSection: element, width: width)
    case .stack, .row: stack(element, width: width)
    case .spacer: gap(element, width: width)
    case .text:
      Block(
        wrapping: element.style.isRedacted ? element.redactedWords : element.value ?? element.drawnWords, width: width,
        ink: element.ink, limit: element.style.lineLimit?.upperBound)
    case .disclosureGroup: disclosure(element, width: width)
    case .menu: menu(element, width: width)
    case .toggle, .stepper, .picker, .datePicker, .labeledContent, .slider, .progressView, .gauge, .colorPicker,
      .navigationLink:
      ControlDrawing(drawing: self, element: element).draw(width: width)
    default: Block(inline(element, width: width))
    }
  }

  /// A button, link, image or label on one line.
  func inline(_ element: Element, width: Int) -> InkedLine {
    let title = element.drawnWords
    let icon = element.style.systemImage.map { _ in "◇" }
    let label = [icon, title].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    let line: InkedLine =
      switch element.kind {
      case .button:
        element.isEnabled == false ? InkedLine("┊ \(label) ┊", .dim) : InkedLine("[ \(label) ]", element.ink)
      case .link: InkedLine("[ \(label) ↗ ]")
      case .image where element.target == nil: InkedLine(icon == nil ? "▧ \(title)" : label, element.ink)
      case .image: InkedLine("[ \(label.isEmpty ? "▧" : label) ]")
      case .text: InkedLine(element.value ?? title, element.ink)
      case .tab: InkedLine((element.isSelected == true ? "● " : "○ ") + label)
      default: draw(element, width: width).lines.first ?? InkedLine()
      }
    return line.width > width ? line.fitted(to: width) : line
  }

  // MARK: - Layout

  private func stack(_ element: Element, width: Int) -> Block {
    if element.style.name == "groupBox" {
      return column(element.children, width: width - 4, .leading).indented.boxed(width: width)
    }
    if let columns = element.style.columns { return cells(element.children, columns: columns, width: width) }
    if element.style.name == "grid" { return grid(element.children, width: width) }
    switch element.style.axis {
    case .vertical: return column(element.children, width: width, element.style.alignment.horizontal.inText)
    case .horizontal: return row(element.children, width: width)
    case .depth: return layers(element.children, width: width)
    }
  }

  /// Elements side by side; those that take all they can get share what the others leave.
  func row(_ elements: [Element], width: Int, alignment: TextMeasure.Alignment = .leading) -> Block {
    let shown = elements.filter(\.isDrawn)
    guard !shown.isEmpty else { return .empty }
    let isSpacer = shown.map { $0.style.name == "spacer" }
    let gaps = shown.count - 1
    let fields = shown.indices.filter { !isSpacer[$0] && takesAll(shown[$0]) }
    var widths = shown.indices.map { index in
      isSpacer[index] || fields.contains(index) ? 0 : draw(shown[index], width: width).width
    }
    var room = width - gaps - widths.reduce(0, +)
    if room < fields.count * 3 {
      widths = shared(widths, fields: fields, width: width - gaps)
      room = width - gaps - widths.reduce(0, +)
    }
    if room < fields.count * 3 || widths.contains(where: { $0 < 0 }) { return column(shown, width: width) }
    let takers = fields.isEmpty ? shown.indices.filter { isSpacer[$0] } : fields
    for (number, index) in takers.enumerated() {
      widths[index] = room / takers.count + (number < room % takers.count ? 1 : 0)
    }
    let blocks = shown.indices.map { index in
      isSpacer[index]
        ? Block(spaces(widths[index])) : draw(shown[index], width: widths[index]).fitted(to: widths[index])
    }
    let block = Block.beside(blocks)
    return takers.isEmpty && alignment != .leading ? block.placed(in: width, alignment) : block
  }

  /// Each element's fair share where they do not all fit: small ones keep what they need.
  private func shared(_ natural: [Int], fields: [Int], width: Int) -> [Int] {
    var widths = natural
    var room = width - fields.count * 3
    var left = natural.indices.filter { !fields.contains($0) }.sorted { natural[$0] < natural[$1] }
    while let index = left.first {
      widths[index] = min(natural[index], room / left.count)
      room -= widths[index]
      left.removeFirst()
      if widths[index] < 2, natural[index] > 2 { widths[index] = -1 }
    }
    return widths
  }

  /// Whether an element takes all of the width that it can get.
  private func takesAll(_ element: Element) -> Bool {
    switch element.kind {
    case .textField, .secureField, .textEditor, .searchField, .slider, .form, .list: true
    case .progressView: element.style.fraction != nil
    case .stack where element.style.name == "scrollView": true
    case .stack:
      element.children.contains {
        $0.isDrawn && ($0.style.name == "spacer" && element.style.axis == .horizontal || takesAll($0))
      }
    default: false
    }
  }

  /// Views one upon the other: what is small stands beside the rest.
  private func layers(_ elements: [Element], width: Int) -> Block {
    let shown = elements.filter { $0.isDrawn && !$0.isDecoration }
    guard shown.count > 1 else { return shown.first.map { draw($0, width: width) } ?? column(elements, width: width) }
    let isSmall = shown.map { element in
      guard !takesAll(element) else { return false }
      let block = draw(element, width: width)
      return block.height == 1 && block.width <= 16
    }
    return isSmall.count(where: { !$0 }) <= 1 ? row(shown, width: width) : column(shown, width: width)
  }

  private func cells(_ elements: [Element], columns: Int, width: Int) -> Block {
    let shown = elements.filter(\.isDrawn)
    let cell = max(1, (width - columns + 1) / max(1, columns))
    let rows = stride(from: 0, to: shown.count, by: max(1, columns)).map { start in
      Block.beside(
        shown[start..<min(start + columns, shown.count)].map { draw($0, width: cell).placed(in: cell, .center) })
    }
    return Block.stacked(rows)
  }

  private func grid(_ elements: [Element], width: Int) -> Block {
    let rows = elements.filter(\.isDrawn)
    var widths: [Int] = []
    for row in rows where row.style.name == "gridRow" {
      for (index, cell) in row.children.filter(\.isDrawn).enumerated() {
        let natural = draw(cell, width: width).width
        if index < widths.count { widths[index] = max(widths[index], natural) } else { widths.append(natural) }
      }
    }
    let most = max(3, (width - widths.count + 1) / max(1, widths.count))
    if widths.reduce(widths.count - 1, +) > width { widths = widths.map { min($0, most) } }
    let blocks = rows.map { row in
      guard row.style.name == "gridRow" else { return draw(row, width: width) }
      return Block.beside(
        row.children.filter(\.isDrawn).enumerated().map { draw($1, width: widths[$0]).placed(in: widths[$0], .center) })
    }
    return Block.stacked(blocks, .center)
  }

  private func gap(_ element: Element, width: Int) -> Block {
    switch element.style.name {
    case "divider": Block(String(repeating: "─", count: isInRow ? 1 : width), .dim)
    case "spacer": Block("")
    default: Block(element.shapeSign)
    }
  }

  /// Blocks at equal distances, or the first and the last at the ends.
  func spread(_ blocks: [Block], width: Int, ends: Bool = false) -> Block {
    let total = blocks.reduce(0) { $0 + $1.width }
    guard total + blocks.count <= width else { return Block.stacked(blocks) }
    let gaps = ends ? max(1, blocks.count - 1) : blocks.count + 1
    let gap = (width - total) / gaps
    if ends, blocks.count == 1 { return blocks[0].placed(in: width, .trailing) }
    var line = InkedLine(spaces(ends ? 0 : gap))
    for (index, block) in blocks.enumerated() {
      if index > 0 { line.append(spaces(index == blocks.count - 1 && ends ? width - line.width - block.width : gap)) }
      line.append(block.lines.first ?? InkedLine())
    }
    return Block(line)
  }

  // MARK: - What opens

  private func disclosure(_ element: Element, width: Int) -> Block {
    let isOpen = element.style.isExpanded == true
    let header = Block(InkedLine((isOpen ? "▾ " : "▸ ") + element.drawnWords))
    guard isOpen else { return header }
    let inside = column(element.children.filter { $0.bar == nil }, width: width - 2, .leading)
    return Block.stacked([header, Block(inside.lines.map { InkedLine("  ") + $0 })])
  }

  private func menu(_ element: Element, width: Int) -> Block {
    let icon = element.style.systemImage == nil ? "" : "◇ "
    let label = "\(icon)\(element.drawnWords) ⌄"
    let button = element.isEnabled == false ? Block("┊ \(label) ┊", .dim) : Block("[ \(label) ]")
    guard element.style.isExpanded == true else { return button }
    let rows = element.children.filter(\.isDrawn).map { draw($0, width: width - 4).indented }
    let inside = rows.map(\.width).max() ?? 0
    return Block.stacked([button, Block.rows(rows, width: min(width, inside + 2))])
  }
}

extension Element {
  /// The words that are drawn on it.
  var drawnWords: String { style.isLabelHidden && kind == .label ? "" : title ?? label }

  /// Whether anything of it is to be drawn.
  var isDrawn: Bool { !style.isHidden && style.name != "color" && style.name != "gradient" }

  /// The ink of its words.
  var ink: Ink {
    var ink: Ink = []
    if style.isSecondary { ink.insert(.dim) }
    if style.isBold { ink.insert(.bold) }
    return ink
  }

  /// Blocks in the place of the words.
  fileprivate var redactedWords: String {
    String((value ?? label).flatMap { $0 == " " ? " " : String(repeating: "▒", count: String($0).terminalWidth) })
  }

  /// A shape that stands by itself.
  fileprivate var shapeSign: String {
    switch style.name {
    case "Circle", "Ellipse": style.isSecondary ? "○" : "●"
    case "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Capsule": style.isSecondary ? "□" : "■"
    default: style.isSecondary ? "◇" : "◆"
    }
  }
}

extension HorizontalAlignment {
  /// The same in a drawing.
  fileprivate var inText: TextMeasure.Alignment {
    self == .leading ? .leading : self == .trailing ? .trailing : .center
  }
}
