import Contract
import TextWidth

/// Draws what is on the screen, containers first: on iOS a form is a grouped list, on macOS an aligned stack
/// (ledger 169, 170).
@MainActor
struct ContainerDrawing {
  let platform: Platform

  func draw(_ elements: [Element], width: Int) -> TextBlock {
    .column(elements.map { draw($0, width: width) }, width: width)
  }

  func draw(_ element: Element, width: Int) -> TextBlock {
    guard !element.style.isHidden, width > 0 else { return .empty(max(0, width)) }
    switch element.kind {
    case .stack: return stack(element, width: width)
    case .row: return draw(element.children, width: width)
    case .form, .list: return groups(element.children, width: width)
    case .section: return group(element, width: width)
    case .disclosureGroup: return disclosure(element, width: width)
    case .tab: return draw(element.children, width: width)
    default:
      let controls = ControlDrawing(width: width, labelsBesideFields: platform == .macOS)
      let own = controls.draw(element) ?? .empty(width)
      // Content that a control shows beside its own words, as a labeled content's may be.
      let drawsChildren = element.kind != .button && element.kind != .picker && !element.children.isEmpty
      return drawsChildren && own.lines.isEmpty ? draw(element.children, width: width) : own
    }
  }

  // MARK: - Stacks

  private func stack(_ element: Element, width: Int) -> TextBlock {
    if element.style.name == "groupBox" {
      return draw(element.children, width: width - 4).boxed(title: element.label)
    }
    guard element.style.axis == .horizontal else { return draw(element.children, width: width) }
    return row(element.children, width: width) ?? draw(element.children, width: width)
  }

  /// Children side by side: each as wide as it needs to be; what is left goes to fields and spacers. Nil where they do
  /// not fit.
  private func row(_ children: [Element], width: Int) -> TextBlock? {
    let children = children.filter { !$0.style.isHidden }
    guard !children.isEmpty else { return .empty(width) }
    let needs = children.map { Self.isElastic($0) ? nil : naturalWidth(of: $0) }
    let fixed = needs.reduce(0) { $0 + ($1 ?? 0) } + children.count - 1
    let elastic = needs.count { $0 == nil }
    let left = width - fixed
    guard left >= elastic * (children.contains { $0.kind.takesText } ? 3 : 0) else { return nil }
    var remaining = left
    var open = elastic
    let blocks = zip(children, needs).map { child, need -> TextBlock in
      let own = need ?? remaining / open
      if need == nil {
        remaining -= own
        open -= 1
      }
      return child.kind == .spacer ? TextBlock([""], width: own) : draw(child, width: own)
    }
    let height = blocks.map(\.lines.count).max() ?? 0
    let lines = (0..<height).map { row in
      blocks.map { $0.lines.indices.contains(row) ? $0.lines[row] : String(repeating: " ", count: $0.width) }
        .joined(separator: " ")
    }
    return TextBlock(lines, width: width)
  }

  private static func isElastic(_ element: Element) -> Bool {
    switch element.kind {
    case .text, .button, .image, .label, .link, .menu: false
    default: true
    }
  }

  private func naturalWidth(of element: Element) -> Int {
    let controls = ControlDrawing(width: 400, labelsBesideFields: false)
    let lines = controls.draw(element)?.lines ?? []
    return lines.map { line in TextMeasure().width(of: trimmed(line)) }.max() ?? 0
  }

  private func trimmed(_ line: String) -> Substring {
    let end = line.lastIndex { $0 != " " }
    return end.map { line[...$0] } ?? ""
  }

  // MARK: - Groups

  /// Sections as they are, and rows between them as groups of their own.
  private func groups(_ children: [Element], width: Int) -> TextBlock {
    var blocks: [TextBlock] = []
    var loose: [Element] = []
    func closeLoose() {
      if !loose.isEmpty { blocks.append(box(loose, width: width)) }
      loose = []
    }
    for child in children {
      if child.kind == .section {
        closeLoose()
        blocks.append(group(child, width: width))
      } else {
        loose.append(child)
      }
    }
    closeLoose()
    return .column(blocks, width: width)
  }

  private func group(_ section: Element, width: Int) -> TextBlock {
    let note = { (text: String?) -> [TextBlock] in
      guard let text, !text.isEmpty else { return [] }
      return [TextBlock(wrapping: text, width: width - 2).indented(2)]
    }
    return .column(
      note(section.header) + [box(section.children, width: width)] + note(section.footer), width: width)
  }

  private func box(_ rows: [Element], width: Int) -> TextBlock {
    if platform == .macOS { return draw(rows, width: width) }
    let inner = width - 4
    let rule = TextBlock([String(repeating: "┈", count: inner)], width: inner)
    let drawn = rows.map { draw($0, width: inner) }.filter { !$0.lines.isEmpty }
    let separated = drawn.enumerated().flatMap { $0.offset == 0 ? [$0.element] : [rule, $0.element] }
    return TextBlock.column(separated, width: inner).boxed()
  }

  private func disclosure(_ element: Element, width: Int) -> TextBlock {
    let isOpen = element.style.isExpanded ?? false
    let head = TextBlock(wrapping: (isOpen ? "▾ " : "▸ ") + element.label, width: width)
    guard isOpen else { return head }
    return .column([head, draw(element.children, width: width - 2).indented(2)], width: width)
  }
}

extension Element.Kind {
  /// Whether a person types into it.
  fileprivate var takesText: Bool {
    switch self {
    case .textField, .secureField, .textEditor, .searchField: true
    default: false
    }
  }
}
