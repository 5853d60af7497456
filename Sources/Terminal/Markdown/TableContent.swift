import Markdown
import TextWidth

/// The cells of a table and how its columns are set.
public struct TableContent: Equatable, Sendable {
  public var alignments: [TextMeasure.Alignment]
  public var header: [StyledText]
  public var rows: [[StyledText]]

  /// - Parameter alignments: of the columns from the first; the rest are leading.
  public init(alignments: [TextMeasure.Alignment] = [], header: [StyledText], rows: [[StyledText]]) {
    self.alignments = alignments
    self.header = header
    self.rows = rows
  }

  init(_ marks: [MarkdownNode.Alignment], rows: [MarkdownNode]) {
    alignments = marks.map { mark in
      switch mark {
      case .none, .left: .leading
      case .center: .center
      case .right: .trailing
      }
    }
    func cells(_ row: MarkdownNode) -> [StyledText] { row.children.map { MarkdownInlines.text(of: $0.children) } }
    header = rows.first { $0.kind == .tableRow(isHeader: true) }.map(cells) ?? []
    self.rows = rows.filter { $0.kind == .tableRow(isHeader: false) }.map(cells)
  }

  func alignment(_ column: Int) -> TextMeasure.Alignment {
    alignments.indices.contains(column) ? alignments[column] : .leading
  }
}
