import Contract
import TextWidth

/// Draws the phone or the window around what is on the screen.
@MainActor
struct DeviceDrawing {
  let surroundings: ScreenText.Surroundings
  /// The columns between the frame's sides.
  private let inner = ScreenText.width - 2
  /// The columns of the content, with a margin at both sides.
  private var content: Int { inner - 2 }

  private var elements: ElementDrawing {
    ElementDrawing(platform: surroundings.platform, words: surroundings.language.screenWords)
  }

  func draw(_ screen: Screen) -> Block {
    var parts: [Block] = []
    var body = page(screen.elements, title: screen.navigationTitle, bar: screen.bars["navigationBar"] ?? [])
    if !screen.presentations.isEmpty {
      body = behind(body, isCovered: screen.presentations.contains { $0.kind == .sheet })
    }
    for presentation in screen.presentations { body = Block.stacked([body, draw(presentation)]) }
    parts.append(body)
    for name in ["bottomBar", "tabBar"] {
      if let items = screen.bars[name], !items.isEmpty { parts.append(bar(items, isTabBar: name == "tabBar")) }
    }
    let tools = screen.bars["keyboardToolbar"] ?? []
    if !tools.isEmpty { parts.append(bar(tools)) }
    if let keyboard = surroundings.keyboard {
      parts.append(
        KeyboardDrawing(keyboard: keyboard, isShifted: surroundings.isShifted, surroundings.language).draw(inner))
    }
    return framed(parts.map { $0.fitted(to: inner) }, title: screen.navigationTitle)
  }

  private func framed(_ parts: [Block], title: String?) -> Block {
    guard surroundings.platform == .macOS else { return .rows(parts, width: ScreenText.width) }
    var lines = Block.rows(parts, width: ScreenText.width).lines
    let name = title.map { " \($0) " } ?? ""
    lines[0] = InkedLine("╭─○ ○ ○" + InkedLine(name).fitted(to: min(34, name.terminalWidth)).text)
    lines[0].append(String(repeating: "─", count: max(0, ScreenText.width - 1 - lines[0].width)) + "╮")
    return Block(lines)
  }

  /// A screen with its navigation bar.
  private func page(_ shown: [Element], title: String?, bar items: [Element]) -> Block {
    let isPhone = surroundings.platform == .iOS
    var blocks: [Block] = []
    if !items.isEmpty { blocks.append(navigationBar(items)) }
    if isPhone, let title {
      blocks.append(Block(InkedLine(" " + title, .bold)))
      blocks.append(Block(""))
    }
    let drawn = elements.column(shown, width: content)
    if !drawn.isEmpty { blocks.append(drawn.placed(in: content, .center).indented) }
    return Block.stacked(blocks.isEmpty ? [Block("")] : blocks)
  }

  private func navigationBar(_ items: [Element]) -> Block {
    let back = items.filter { $0.style.role == "back" }.map { InkedLine("‹ " + $0.drawnWords) }
    let others = items.filter { $0.style.role != "back" }
    func group(_ names: [String]) -> [InkedLine] {
      others.filter { names.contains($0.style.placement ?? "") }.map { elements.inline($0, width: content / 2) }
    }
    let leading = back + group(["topBarLeading", "navigationBarLeading", "cancellationAction", "navigation"])
    let middle = group(["principal", "title"])
    let known = ["topBarLeading", "navigationBarLeading", "cancellationAction", "navigation", "principal", "title"]
    let trailing = others.filter { !known.contains($0.style.placement ?? "") && $0.kind != .spacer }
      .map { elements.inline($0, width: content / 2) }
    let ends = (Self.joined(leading), Self.joined(middle), Self.joined(trailing))
    let free = content - ends.0.width - ends.1.width - ends.2.width
    guard free >= 2 else {
      return Block([ends.0, ends.1, ends.2].filter { $0.width > 0 }.map { InkedLine(" ") + $0.fitted(to: content) })
    }
    let before = ends.1.width == 0 ? free : max(1, (content - ends.1.width) / 2 - ends.0.width)
    let after = max(0, free - before)
    return Block(
      InkedLine(" ") + ends.0 + InkedLine(spaces(before)) + ends.1 + InkedLine(spaces(after)) + ends.2
        + InkedLine(" "))
  }

  private static func joined(_ lines: [InkedLine]) -> InkedLine {
    lines.enumerated().reduce(into: InkedLine()) { line, item in
      if item.offset > 0 { line.append(" ") }
      line.append(item.element)
    }
  }

  /// A bar at the bottom, or above the keyboard: spacers push the items apart.
  private func bar(_ items: [Element], isTabBar: Bool = false) -> Block {
    guard !isTabBar else {
      let tabs = items.map { item in
        InkedLine(item.isSelected == true ? "● " : "○ ")
          + InkedLine(item.drawnWords, item.isSelected == true ? .bold : [])
          + InkedLine(item.badge.map { " (\($0))" } ?? "")
      }
      return elements.spread(tabs.map { Block($0) }, width: content).indented
    }
    return elements.row(items, width: content, alignment: .trailing).indented
  }

  /// What remains to be seen of a screen under a sheet or an alert.
  private func behind(_ page: Block, isCovered: Bool) -> Block {
    let seen = isCovered ? 4 : page.height
    let lines = page.lines.prefix(seen).map { $0.inked(.dim) }
    return Block(lines + (page.height > seen ? [InkedLine(" ⋮", .dim)] : []))
  }

  private func draw(_ presentation: Element) -> Block {
    switch presentation.kind {
    case .alert, .confirmationDialog: alert(presentation)
    default: sheet(presentation)
    }
  }

  private func sheet(_ sheet: Element) -> Block {
    let bar = sheet.children.filter { $0.bar == "navigationBar" }
    let title = sheet.label.isEmpty ? nil : sheet.label
    let shown = sheet.children.filter { $0.bar == nil }
    let width = inner - 2
    let sheetDrawing = DeviceDrawing(surroundings: surroundings)
    let page = sheetDrawing.sheetPage(shown, title: title, bar: bar, width: width - 2)
    var block = page.boxed(width: width)
    if surroundings.platform == .iOS, block.height > 0 {
      var lines = block.lines
      lines[0] = InkedLine("╭" + String(repeating: "─", count: (width - 6) / 2) + "╼━━╾")
      lines[0].append(String(repeating: "─", count: width - 1 - lines[0].width) + "╮")
      block = Block(lines)
    }
    return block.indented
  }

  private func sheetPage(_ shown: [Element], title: String?, bar: [Element], width: Int) -> Block {
    var blocks: [Block] = []
    if !bar.isEmpty {
      blocks.append(
        elements.spread(bar.map { Block(elements.inline($0, width: width / 2)) }, width: width - 2, ends: true).indented
      )
    }
    if let title { blocks += [Block(InkedLine(" " + title, .bold)), Block("")] }
    let drawn = elements.column(shown, width: width - 2)
    if !drawn.isEmpty { blocks.append(drawn.placed(in: width - 2, .center).indented) }
    return Block.stacked(blocks.isEmpty ? [Block("")] : blocks)
  }

  private func alert(_ alert: Element) -> Block {
    let width = 32
    var blocks: [Block] = []
    if !alert.style.isLabelHidden, !alert.label.isEmpty {
      blocks.append(Block(wrapping: alert.label, width: width - 4, ink: .bold).fitted(to: width - 4, .center))
    }
    if let message = alert.value {
      blocks.append(Block(wrapping: message, width: width - 4).fitted(to: width - 4, .center))
    }
    let fields = alert.children.filter { $0.kind != .button }
    if !fields.isEmpty { blocks.append(elements.column(fields, width: width - 4)) }
    let buttons = alert.children.filter { $0.kind == .button }.map { Block(elements.inline($0, width: width - 4)) }
    let isWide = alert.kind == .confirmationDialog || buttons.count > 2
    if isWide || buttons.reduce(1, { $0 + $1.width }) > width - 4 {
      blocks.append(Block.stacked(buttons, .center).placed(in: width - 4, .center))
    } else {
      blocks.append(elements.spread(buttons, width: width - 4))
    }
    return Block.stacked(blocks).indented.boxed(width: width).placed(in: inner, .center)
  }
}
