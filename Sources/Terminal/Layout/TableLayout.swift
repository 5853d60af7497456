import TextWidth

/// Sets rows of cells in columns.
public struct TableLayout: Sendable {
  public var page: Page
  /// What happens to a cell that is wider than its column.
  public var overflow = Overflow.wraps
  /// A column narrower than this is no longer readable; then each row is set as a list of its cells.
  public var narrowest = 8

  public enum Overflow: Sendable {
    /// It goes on in a further line of its row.
    case wraps
    /// It ends with `…`, so that each row stays one line.
    case isCut
  }

  public init(page: Page) { self.page = page }

  public func lines(of table: TableContent) -> [StyledText] {
    let count = ([table.header.count] + table.rows.map(\.count)).max() ?? 0
    guard count > 0 else { return [] }
    let grid = ([table.header] + table.rows).map { $0 + Array(repeating: "", count: count - $0.count) }
    guard let widths = columnWidths(grid, count) else { return stacked(table) }
    let aligned = (0..<count).map(table.alignment)
    var lines = row(grid[0].map { $0.styled(.strong) }, widths, aligned) + [rule(widths)]
    var wrapsBefore = false
    for (index, cells) in grid.dropFirst().enumerated() {
      let drawn = row(cells, widths, aligned)
      // A line between rows only where one of them takes several lines: else the eye needs none.
      if index > 0, drawn.count > 1 || wrapsBefore { lines.append(rule(widths)) }
      lines += drawn
      wrapsBefore = drawn.count > 1
    }
    return lines
  }

  /// The width of each column without its margins; nil where they would become too narrow to read.
  private func columnWidths(_ grid: [[StyledText]], _ count: Int) -> [Int]? {
    var widths = (0..<count).map { column in max(1, grid.map { natural($0[column]) }.max() ?? 1) }
    let room = page.width - 3 * count + 1
    guard widths.map({ min($0, narrowest) }).reduce(0, +) <= room else { return nil }
    var heights = CellHeights(grid: grid, measure: page.measure)
    while widths.reduce(0, +) > room {
      // The column that costs the fewest lines gives a column of characters; of equals, the widest.
      let candidates = widths.indices.filter { widths[$0] > narrowest }
      let costs = candidates.map { column -> Int in
        var narrower = widths
        narrower[column] -= 1
        return overflow == .isCut ? 0 : heights.total(narrower)
      }
      let best = candidates.indices.min { (costs[$0], -widths[candidates[$0]]) < (costs[$1], -widths[candidates[$1]]) }
      guard let best else { return nil }
      widths[candidates[best]] -= 1
    }
    return widths
  }

  /// How many lines rows take at widths that are tried, each cell measured once a width.
  private struct CellHeights {
    let grid: [[StyledText]]
    let measure: TextMeasure
    private var known: [[Int: Int]]

    init(grid: [[StyledText]], measure: TextMeasure) {
      self.grid = grid
      self.measure = measure
      known = Array(repeating: [:], count: grid.count * (grid.first?.count ?? 0))
    }

    mutating func total(_ widths: [Int]) -> Int {
      grid.indices.reduce(0) { sum, row in sum + (widths.indices.map { height(row, $0, widths[$0]) }.max() ?? 0) }
    }

    private mutating func height(_ row: Int, _ column: Int, _ width: Int) -> Int {
      let cell = row * grid[row].count + column
      if let height = known[cell][width] { return height }
      let height = measure.lineRanges(of: grid[row][column].text, width: width).count
      known[cell][width] = height
      return height
    }
  }

  /// The width of a cell's longest line.
  private func natural(_ cell: StyledText) -> Int {
    cell.text.split(separator: "\n").map { page.measure.width(of: $0) }.max() ?? 0
  }

  private func row(_ cells: [StyledText], _ widths: [Int], _ alignments: [TextMeasure.Alignment]) -> [StyledText] {
    let wrapped = zip(cells, widths).map { cell, width in
      switch overflow {
      case .wraps: page.measure.wrapped(cell, width: width)
      case .isCut: [page.measure.truncated(cell, to: width)]
      }
    }
    let height = wrapped.map(\.count).max() ?? 0
    return (0..<height).map { line in
      var result: StyledText = " "
      for column in widths.indices {
        if column > 0 { result += StyledText(" \(page.signs.vertical) ", .faint) }
        let piece = line < wrapped[column].count ? wrapped[column][line] : ""
        let isLast = column == widths.count - 1 && alignments[column] == .leading
        result += isLast ? piece : page.measure.padded(piece, to: widths[column], alignment: alignments[column])
      }
      return result
    }
  }

  private func rule(_ widths: [Int]) -> StyledText {
    let pieces = widths.map { String(repeating: page.signs.horizontal, count: $0 + 2) }
    return StyledText(pieces.joined(separator: page.signs.crossing), .faint)
  }

  /// Each row as a list: the title of each column with its cell behind it.
  private func stacked(_ table: TableContent) -> [StyledText] {
    var lines: [StyledText] = []
    for (index, cells) in table.rows.enumerated() {
      if index > 0 { lines.append(StyledText(String(repeating: page.signs.horizontal, count: page.width), .faint)) }
      for (column, cell) in cells.enumerated() {
        let title = column < table.header.count ? table.header[column].styled(.strong) + ": " : ""
        lines += page.measure.wrapped(title + cell, width: page.width, rest: "  ")
      }
    }
    return lines
  }
}
