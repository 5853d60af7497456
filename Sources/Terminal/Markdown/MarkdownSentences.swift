import Contract
import Markdown

/// Markdown as sentences and lists: for a screen reader, and wherever nothing may be drawn.
///
/// Nothing is wrapped: the terminal or the reader breaks lines as they like.
public struct MarkdownSentences: Sendable {
  /// Whether what is folded is told.
  public var isUnfolded: Bool
  private let texts: any TerminalTexts

  public init(language: Language, isUnfolded: Bool = false) {
    self.isUnfolded = isUnfolded
    texts = language.terminalTexts
  }

  public func lines(of blocks: [MarkdownNode]) -> [String] {
    var result: [String] = []
    for block in blocks {
      let told = lines(of: block)
      if !result.isEmpty, !told.isEmpty { result.append("") }
      result += told
    }
    return result
  }

  private func lines(of block: MarkdownNode) -> [String] {
    switch block.kind {
    case .heading(let level): [texts.heading(level: level, said(block))]
    case .paragraph: said(block).split(separator: "\n").map(String.init)
    case .list(let start, _): list(block.children, start: start)
    case .blockQuote: changingFirst(lines(of: block.children), texts.quote)
    case .table(let marks): lines(of: TableContent(marks, rows: block.children))
    case .codeBlock(let code): listing(CodeListing(code))
    case .details(let summary, _):
      isUnfolded ? [summary + ":"] + lines(of: block.children) : ["\(summary) \(texts.shut)"]
    default: []
    }
  }

  private func said(_ block: MarkdownNode) -> String { said(MarkdownInlines.text(of: block.children)) }

  /// The marks for good and bad examples in words.
  private func said(_ text: StyledText) -> String {
    text.text.replacing("❌", with: texts.badMark + ":").replacing("✅", with: texts.goodMark + ":")
  }

  private func changingFirst(_ lines: [String], _ change: (String) -> String) -> [String] {
    lines.enumerated().map { $0 == 0 ? change($1) : $1 }
  }

  private func list(_ items: [MarkdownNode], start: Int?) -> [String] {
    items.enumerated().flatMap { index, item -> [String] in
      let marker = start.map { "\($0 + index). " } ?? "- "
      let content = lines(of: item.children).filter { !$0.isEmpty }
      let told = changingFirst(content) { first in
        if case .item(let isChecked?) = item.kind {
          marker + texts.task(done: isChecked, first)
        } else {
          marker + first
        }
      }
      return changingFirst(told.map { "  " + $0 }) { String($0.dropFirst(2)) }
    }
  }

  public func lines(of table: TableContent) -> [String] {
    let titles = table.header.map { said($0) }
    let rows = table.rows.enumerated().map { index, cells in
      texts.row(
        index + 1,
        cells.enumerated().map { column, cell in
          column < titles.count && !titles[column].isEmpty ? "\(titles[column]): \(said(cell))" : said(cell)
        })
    }
    return [texts.table(rows: rows.count, columns: titles)] + rows
  }

  public func lines(of code: CodeListing) -> [String] { listing(code) }

  private func listing(_ code: CodeListing) -> [String] {
    let judged = code.isBad.map { $0 ? texts.badCode : texts.goodCode }
    return [texts.code([judged, code.id].compactMap { $0 })]
      + code.lines.map { "\($0.number)  \($0.text.text)" } + [texts.endOfCode]
  }
}
