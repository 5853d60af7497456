import Contract
import TextWidth

/// Draws forms and lists: on iOS groups of rows in boxes, on macOS forms as a column with the labels at the left
/// (ledger 169, 170).
@MainActor
struct FormDrawing {
  let drawing: ElementDrawing

  private var inRow: ElementDrawing {
    var drawing = drawing
    drawing.isInRow = true
    return drawing
  }

  func draw(_ form: Element, width: Int) -> Block {
    if drawing.platform == .macOS, form.kind == .form, form.style.name != "grouped" {
      return AlignedForm(drawing: drawing).draw(form.children, width: width)
    }
    let groups = groups(of: form.children)
    let blocks = groups.enumerated().flatMap { index, group in
      (index > 0 ? [Block("")] : []) + self.group(group, width: width)
    }
    return Block.stacked(blocks)
  }

  /// A section that stands in no form or list.
  func draw(looseSection section: Element, width: Int) -> Block {
    let header = section.header.map { [Block(wrapping: $0, width: width, ink: .bold)] } ?? []
    let footer = section.footer.map { [Block(wrapping: $0, width: width, ink: .dim)] } ?? []
    let body = drawing.column(section.children.filter { $0.bar == nil }, width: width)
    return Block.stacked(header + [body] + footer)
  }

  /// Rows that stand in one box.
  private struct Group {
    var section: Element?
    var rows: [Element]
  }

  private func groups(of children: [Element]) -> [Group] {
    var groups: [Group] = []
    for child in children where child.isDrawn && child.style.name != "spacer" {
      if child.kind == .section {
        groups.append(Group(section: child, rows: child.children))
      } else if groups.isEmpty || groups[groups.count - 1].section != nil {
        groups.append(Group(section: nil, rows: [child]))
      } else {
        groups[groups.count - 1].rows.append(child)
      }
    }
    return groups
  }

  private func group(_ group: Group, width: Int) -> [Block] {
    let inner = width - 4
    let isOpen = group.section?.style.isExpanded ?? true
    let rows = group.rows.filter { $0.bar == nil && $0.isDrawn && isOpen }
      .map { row($0, width: inner) }.filter { !$0.isEmpty }
    var blocks: [Block] = []
    if let section = group.section, let header = words(section.header, section, "header", width: width - 2) {
      blocks.append(Block(header.lines.map { InkedLine("  ") + $0 }))
    }
    if !rows.isEmpty { blocks.append(Block.rows(rows.map(\.indented), width: width)) }
    if let section = group.section, let footer = words(section.footer, section, "footer", width: width - 2) {
      blocks.append(Block(footer.lines.map { InkedLine("  ") + $0.inked(.dim) }))
    }
    return blocks
  }

  /// A header or footer: its words, and the controls in it at the end of the line.
  private func words(_ text: String?, _ section: Element, _ place: String, width: Int) -> Block? {
    let controls = section.children.filter { $0.bar == place }
    guard var text, !text.isEmpty || !controls.isEmpty else { return nil }
    for control in controls where text.hasSuffix(control.label) {
      text = String(text.dropLast(control.label.count).reversed().drop { $0 == " " }.reversed())
    }
    let mark = place == "header" ? section.style.isExpanded.map { $0 ? "▾ " : "▸ " } ?? "" : ""
    let ends = controls.map { Block(drawing.inline($0, width: width / 2)) }
    let room = width - ends.reduce(0) { $0 + $1.width + 1 } - 2
    return Block.beside([Block(wrapping: mark + text, width: max(8, room)).fitted(to: max(8, room))] + ends)
  }

  private func row(_ element: Element, width: Int) -> Block {
    let mark = element.isSelected.map { $0 ? " ✓" : "  " } ?? ""
    let badge = element.badge.map { " (\($0))" } ?? ""
    let room = width - mark.terminalWidth - badge.terminalWidth
    var plain = element
    plain.badge = nil
    let block = inRow.draw(plain, width: room)
    guard !mark.isEmpty || !badge.isEmpty, !block.isEmpty else { return block }
    return Block.beside([block.fitted(to: room), Block(badge + mark)], gap: 0)
  }
}

/// A form of macOS: labels end and controls begin at one column.
@MainActor
private struct AlignedForm {
  let drawing: ElementDrawing

  func draw(_ children: [Element], width: Int) -> Block {
    let labels = rows(children).compactMap(label).map(\.terminalWidth)
    let column = min(labels.max() ?? 0, width / 2 - 2)
    return Block.stacked(children.filter(\.isDrawn).flatMap { draw($0, column: column, width: width) })
  }

  private func rows(_ children: [Element]) -> [Element] {
    children.filter(\.isDrawn).flatMap { $0.kind == .section ? rows($0.children) : [$0] }
  }

  private func draw(_ element: Element, column: Int, width: Int) -> [Block] {
    guard element.kind == .section else { return [row(element, column: column, width: width)] }
    var blocks = [Block("")]
    if let header = element.header { blocks.append(Block(wrapping: header, width: width, ink: .bold)) }
    blocks += element.children.filter { $0.bar == nil && $0.isDrawn }.map { row($0, column: column, width: width) }
    if let footer = element.footer { blocks.append(Block(wrapping: footer, width: width, ink: .dim)) }
    return blocks
  }

  private func row(_ element: Element, column: Int, width: Int) -> Block {
    let room = width - column - 1
    guard let label = label(element) else {
      // What has no label beside it begins where the controls do.
      let block = drawing.draw(element, width: room)
      return block.isEmpty ? block : Block(block.lines.map { InkedLine(spaces(column + 1)) + $0 })
    }
    var bare = element
    bare.style.isLabelHidden = true
    let control = drawing.draw(bare, width: room)
    let name = InkedLine(TextMeasure().truncated(label, to: column)).fitted(to: column, .trailing)
    let names = Block((0..<max(1, control.height)).map { $0 == control.height / 2 ? name : InkedLine(spaces(column)) })
    return Block.beside([names, control])
  }

  /// The words at the left of a control; nil where the control says them itself.
  private func label(_ element: Element) -> String? {
    switch element.kind {
    case .textField, .secureField, .picker, .datePicker, .stepper, .slider, .labeledContent, .colorPicker:
      element.drawnWords.isEmpty || element.style.isLabelHidden ? nil : element.drawnWords + ":"
    default: nil
    }
  }
}
