import Course
import Terminal

/// Draws a run's timeline: one row for each keystroke, what changed marked by colour and by sign.
struct TimelineDrawing {
  var timeline: Timeline
  var texts: any ReplTexts
  /// Whether wide values go on in a further line instead of being cut.
  var showsWholeValues = false
  /// What the learner said about the last row.
  var prediction: StyledText?
  /// What was counted, where a count was asked for.
  var counted: Counted?

  struct Counted {
    var name: String
    var title: String
    /// Whether only writes of another value count.
    var onlyChanges: Bool
  }

  /// The sign in front of what a row changed.
  private static let sign = "*"

  private struct Cell {
    var text: String
    var changed = false
  }

  private struct Column {
    var title: String
    var cells: [Cell?]

    var isEmpty: Bool { cells.allSatisfy { $0 == nil } }
    var changes: Bool { cells.contains { $0?.changed == true } }
  }

  /// What is seen beside the actions, column by column.
  private var columns: [Column] {
    var columns = [Column(title: texts.timelineField, cells: timeline.rows.indices.map(fieldCell))]
    for (index, name) in timeline.names.enumerated() {
      columns.append(Column(title: name, cells: timeline.rows.map { valueCell($0.values[index]) }))
    }
    if let counted { columns.append(Column(title: counted.title, cells: counts(counted))) }
    columns.append(Column(title: texts.timelineTexts, cells: timeline.rows.map(textCell)))
    columns.append(Column(title: texts.timelineOutput, cells: timeline.rows.map(outputCell)))
    let hasFocus = timeline.rows.contains { $0.focus != nil || $0.focusChanged }
    columns.append(Column(title: texts.timelineFocus, cells: timeline.rows.map { hasFocus ? focusCell($0) : nil }))
    return columns.filter { !$0.isEmpty }
  }

  /// Whether there is more to see than the actions themselves.
  var isWorthShowing: Bool { timeline.rows.count > 1 && !columns.isEmpty }

  // MARK: Cells

  private func fieldCell(_ index: Int) -> Cell? {
    let row = timeline.rows[index]
    guard let field = row.field else { return nil }
    // A field that has just got the focus shows what it showed before.
    let before = index > 0 && !row.focusChanged ? timeline.rows[index - 1].field : nil
    return Cell(text: shown(field), changed: before != nil && before != field)
  }

  private func valueCell(_ value: Timeline.Value) -> Cell {
    // A setter that ran without a change, or more than once, is what the learner came to see.
    let isSpecial = value.writes > (value.changed ? 1 : 0)
    let note = isSpecial ? " (\(texts.timelineWrites(value.writes)))" : ""
    return Cell(text: shown(value.value) + note, changed: value.changed)
  }

  /// How often it was written or changed up to each row.
  private func counts(_ counted: Counted) -> [Cell?] {
    var total = 0
    return timeline.rows.map { row in
      guard let value = row.values.first(where: { $0.name == counted.name }) else { return nil }
      let more = counted.onlyChanges ? (value.changed ? 1 : 0) : value.writes
      total += more * row.count
      return Cell(text: String(total), changed: more > 0)
    }
  }

  /// The texts that other rows do not have, or all where there are few.
  private func textCell(_ row: Timeline.Row) -> Cell? {
    let isShort = timeline.rows.allSatisfy { $0.texts.count <= 1 }
    let matter =
      isShort ? row.texts : row.texts.filter { text in !timeline.rows.allSatisfy { $0.texts.contains(text) } }
    return matter.isEmpty ? nil : Cell(text: matter.map(shown).joined(separator: " / "), changed: row.textsChanged)
  }

  private func outputCell(_ row: Timeline.Row) -> Cell? {
    row.printed.isEmpty ? nil : Cell(text: row.printed.map(shown).joined(separator: " / "), changed: true)
  }

  private func focusCell(_ row: Timeline.Row) -> Cell {
    Cell(text: row.focus ?? texts.noFocus, changed: row.focusChanged)
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

  // MARK: As a table

  func lines(on page: Page) -> [StyledText] {
    let columns = self.columns
    var header = [texts.timelineCause] + columns.map(\.title)
    if prediction != nil { header.append(texts.timelinePrediction) }
    let rows = timeline.rows.indices.map { index -> [StyledText] in
      var row = [StyledText(cause(timeline.rows[index]))] + columns.map { drawn($0.cells[index]) }
      if let prediction { row.append(index == timeline.rows.count - 1 ? prediction : "") }
      return row
    }
    var layout = TableLayout(page: page)
    layout.overflow = showsWholeValues ? .wraps : .isCut
    layout.narrowest = 6
    let legend = StyledText(texts.timelineChanged(Self.sign), .faint)
    return layout.lines(of: TableContent(header: header.map { StyledText($0) }, rows: rows))
      + (columns.contains(where: \.changes) ? page.measure.wrapped(legend, width: page.width) : [])
  }

  private func drawn(_ cell: Cell?) -> StyledText {
    guard let cell else { return "" }
    return cell.changed ? StyledText(Self.sign + cell.text, .changed) : StyledText(cell.text)
  }

  // MARK: In sentences

  /// One sentence a row.
  func sentences() -> [String] {
    let columns = self.columns
    return timeline.rows.indices.map { index in
      let parts = columns.compactMap { column in
        column.cells[index].map { cell in
          let isDots = !cell.text.isEmpty && cell.text.allSatisfy { $0 == "•" }
          let text = isDots ? texts.dots(cell.text.count) : cell.text
          return cell.changed ? texts.timelineBecame(column.title, text) : texts.timelineStays(column.title, text)
        }
      }
      return texts.timelineSentence(cause: cause(timeline.rows[index]), parts: parts)
    }
  }
}
