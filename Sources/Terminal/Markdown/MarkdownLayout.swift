import Markdown

/// Sets Markdown in lines of a given width, without a terminal.
public struct MarkdownLayout: Sendable {
  public var page: Page
  /// Whether what is folded is shown.
  public var isUnfolded: Bool

  public init(page: Page, isUnfolded: Bool = false) {
    self.page = page
    self.isUnfolded = isUnfolded
  }

  public func lines(of blocks: [MarkdownNode]) -> [StyledText] { lines(of: blocks, depth: 0, isTight: false) }

  public func lines(of code: CodeListing) -> [StyledText] { CodeLayout(page: page).lines(of: code) }

  private func lines(of blocks: [MarkdownNode], depth: Int, isTight: Bool) -> [StyledText] {
    var result: [StyledText] = []
    for block in blocks {
      let drawn = lines(of: block, depth: depth)
      if !result.isEmpty, !isTight, !drawn.isEmpty { result.append("") }
      result += drawn
    }
    return result
  }

  private func lines(of block: MarkdownNode, depth: Int) -> [StyledText] {
    switch block.kind {
    case .heading(let level): heading(level, MarkdownInlines.text(of: block.children))
    case .paragraph: paragraph(MarkdownInlines.text(of: block.children))
    case .list(let start, let isTight): list(block.children, start: start, isTight: isTight, depth)
    case .blockQuote: indented(block.children, by: StyledText(page.signs.vertical + " ", .faint), depth)
    case .table(let marks): TableLayout(page: page).lines(of: TableContent(marks, rows: block.children))
    case .codeBlock(let code): CodeLayout(page: page).lines(of: CodeListing(code))
    case .details(let summary, _): details(summary, block.children, depth)
    case .thematicBreak: [StyledText(String(repeating: page.signs.horizontal, count: page.width), .faint)]
    default: []
    }
  }

  private func paragraph(_ text: StyledText) -> [StyledText] {
    text.text.allSatisfy(\.isWhitespace) ? [] : page.measure.wrapped(text, width: page.width)
  }

  private func heading(_ level: Int, _ text: StyledText) -> [StyledText] {
    let lines = page.measure.wrapped(text.styled(.heading), width: page.width)
    guard level <= 2 else { return lines }
    let sign = level == 1 ? page.signs.strong : page.signs.horizontal
    let longest = lines.map { page.measure.width(of: $0) }.max() ?? 0
    return lines + [StyledText(String(repeating: sign, count: min(page.width, longest)), .heading)]
  }

  private func indented(_ content: [MarkdownNode], by mark: StyledText, _ depth: Int) -> [StyledText] {
    narrowed(by: page.measure.width(of: mark)).lines(of: content, depth: depth, isTight: false).map { mark + $0 }
  }

  private func narrowed(by columns: Int) -> MarkdownLayout {
    MarkdownLayout(page: page.narrowed(by: columns), isUnfolded: isUnfolded)
  }

  private func list(_ items: [MarkdownNode], start: Int?, isTight: Bool, _ depth: Int) -> [StyledText] {
    let digits = start.map { String($0 + items.count - 1).count } ?? 0
    var result: [StyledText] = []
    for (index, item) in items.enumerated() {
      if index > 0, !isTight { result.append("") }
      let marker = self.marker(of: item, number: start.map { $0 + index }, digits: digits, depth)
      let gap = StyledText(String(repeating: " ", count: page.measure.width(of: marker)))
      let content = narrowed(by: page.measure.width(of: marker)).lines(
        of: item.children, depth: depth + 1, isTight: isTight)
      if content.isEmpty { result.append(marker) }
      for (line, text) in content.enumerated() { result.append((line == 0 ? marker : gap) + text) }
    }
    return result
  }

  private func marker(of item: MarkdownNode, number: Int?, digits: Int, _ depth: Int) -> StyledText {
    if case .item(let isChecked?) = item.kind {
      return StyledText(" \(isChecked ? page.signs.boxFilled : page.signs.boxEmpty) ", isChecked ? .right : .plain)
    }
    guard let number else {
      return StyledText(" \(page.signs.bullets[min(depth, page.signs.bullets.count - 1)]) ", .faint)
    }
    let blanks = String(repeating: " ", count: 1 + digits - String(number).count)
    return StyledText("\(blanks)\(number). ", .faint)
  }

  private func details(_ summary: String, _ content: [MarkdownNode], _ depth: Int) -> [StyledText] {
    let title = StyledText(page.signs.shut + " ", .faint) + StyledText(summary, .strong)
    guard isUnfolded else {
      return page.measure.wrapped(title + StyledText(" " + page.texts.shut, .faint), width: page.width)
    }
    return page.measure.wrapped(title, width: page.width) + [""] + indented(content, by: "  ", depth)
  }
}
