import Contract
import Course
import Terminal
import TextWidth

/// Draws a run's timeline: one row for each keystroke, what changed marked by colour and by sign.
struct TimelineDrawing {
  var timeline: Timeline
  var texts: any ReplTexts
  /// What the learner said about the last row.
  var prediction: StyledText?

  /// The sign in front of what a row changed.
  private static let sign = "*"

  private struct Column {
    var title: String
    var cells: [StyledText]
  }

  // MARK: As a table

  func lines(on page: Page) -> [StyledText] {
    let columns = self.columns
    guard !columns.isEmpty, !timeline.rows.isEmpty else { return [] }
    let rows = timeline.rows.indices.map { row in columns.map { $0.cells[row] } }
    let table = TableContent(header: columns.map { StyledText($0.title) }, rows: rows)
    var layout = TableLayout(page: page)
    layout.overflow = .isCut
    layout.narrowest = 6
    return layout.lines(of: table) + [StyledText(texts.timelineChanged(Self.sign), .faint)]
  }

  private var columns: [Column] {
    var columns = [
      Column(title: texts.timelineCause, cells: timeline.rows.map { StyledText(cause($0)) }),
      Column(title: texts.timelineField, cells: fieldCells),
    ]
    for (index, name) in timeline.names.enumerated() {
      columns.append(Column(title: name, cells: timeline.rows.map { valueCell($0.values[index]) }))
    }
    if timeline.rows.contains(where: { !changing($0).isEmpty }) {
      columns.append(Column(title: texts.timelineTexts, cells: textCells))
    }
    columns.append(
      Column(
        title: texts.timelineFocus, cells: timeline.rows.map { marked($0.focus ?? texts.noFocus, $0.focusChanged) }))
    if let prediction {
      let blanks = Array(repeating: StyledText(), count: timeline.rows.count - 1)
      columns.append(Column(title: texts.timelinePrediction, cells: blanks + [prediction]))
    }
    return columns.filter { column in column.cells.contains { !$0.isEmpty } }
  }

  private var fieldCells: [StyledText] {
    timeline.rows.indices.map { index in
      guard let field = timeline.rows[index].field else { return "" }
      // A field that has just got the focus shows what it showed before.
      let before = index > 0 ? timeline.rows[index - 1].field : nil
      return marked(shown(field), before != nil && before != field)
    }
  }

  private var textCells: [StyledText] {
    timeline.rows.map { row in marked(changing(row).joined(separator: " / "), row.textsChanged) }
  }

  /// The texts of a row that other rows do not have.
  private func changing(_ row: Timeline.Row) -> [String] {
    row.texts.filter { text in !timeline.rows.allSatisfy { $0.texts.contains(text) } }
  }

  private func valueCell(_ value: Timeline.Value) -> StyledText {
    var cell = marked(shown(value.value), value.changed)
    // A setter that ran without a change, or more than once, is what the learner came to see.
    if value.writes > (value.changed ? 1 : 0) { cell.append(" (\(texts.timelineWrites(value.writes)))", .faint) }
    return cell
  }

  private func marked(_ text: String, _ changed: Bool) -> StyledText {
    changed ? StyledText(Self.sign + text, .changed) : StyledText(text)
  }

  private func shown(_ text: String) -> String { text.isEmpty ? texts.emptyText : VisibleText.of(text) }

  private func cause(_ row: Timeline.Row) -> String {
    let cause =
      switch row.cause {
      case .appearance: texts.timelineAppearance
      case .action(let action): action
      case .key(let key, let action): key.isEmpty ? action : VisibleText.of(key)
      }
    return row.count > 1 ? "\(cause) \(texts.timelineTimes(row.count))" : cause
  }

  // MARK: In sentences

  /// One sentence a row: first what changed, then, where nothing did, that nothing did.
  func sentences() -> [String] {
    timeline.rows.indices.map { index in
      let row = timeline.rows[index]
      let before = index > 0 ? timeline.rows[index - 1] : nil
      return texts.timelineSentence(cause: cause(row), parts: parts(of: row, after: before))
    }
  }

  private func parts(of row: Timeline.Row, after before: Timeline.Row?) -> [String] {
    var parts: [String] = []
    func add(_ name: String, _ value: String, changed: Bool) {
      parts.append(changed ? texts.timelineBecame(name, value) : texts.timelineStays(name, value))
    }
    if let field = row.field {
      add(texts.timelineField, shown(field), changed: before?.field != nil && before?.field != field)
    }
    for value in row.values { add(value.name, shown(value.value), changed: value.changed) }
    let changing = changing(row)
    if !changing.isEmpty { add(texts.timelineTexts, changing.joined(separator: " / "), changed: row.textsChanged) }
    add(texts.timelineFocus, row.focus ?? texts.noFocus, changed: row.focusChanged)
    return parts
  }
}
