/// Changes to a source that keep every line where it is, and the way back from a column of the result.
///
/// Offsets are UTF-8 bytes, as the compiler counts columns.
struct SourceEdits {
  /// One replaced range; an empty range is an insertion.
  private struct Edit {
    var range: Range<Int>
    var text: String
  }

  private let bytes: [UInt8]
  private var edits: [Edit] = []

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Puts `text` in the place of `range`, followed by as many blanks as the columns after it need to stay, where it
  /// is shorter. Line breaks in the range stay.
  mutating func replace(_ range: Range<Int>, with text: String = "") {
    let firstBreak = bytes[range].firstIndex(of: UInt8(ascii: "\n")) ?? range.upperBound
    let room = firstBreak - range.lowerBound
    let padding = String(repeating: " ", count: max(0, room - text.utf8.count))
    edits.append(Edit(range: range.lowerBound..<firstBreak, text: text + padding))
    var rest = firstBreak..<range.upperBound
    while !rest.isEmpty {
      let start = rest.lowerBound + 1
      let end = bytes[start..<rest.upperBound].firstIndex(of: UInt8(ascii: "\n")) ?? rest.upperBound
      if end > start { edits.append(Edit(range: start..<end, text: String(repeating: " ", count: end - start))) }
      rest = end..<rest.upperBound
    }
  }

  /// Puts `text`, which has no line break, before the byte at `offset`. Insertions at one place stand in the order in
  /// which they were made.
  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: text))
  }

  /// The changed text, and how its columns relate to those of the original.
  func applied() -> (text: String, columns: ColumnMap) {
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.isEmpty ? 0 : 1, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.isEmpty ? 0 : 1, $1.offset)
    }.map(\.element)
    var result: [UInt8] = []
    var shifts: [ColumnMap.Shift] = []
    var position = 0
    var lines = LineCounter(bytes)
    for edit in ordered where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
      if edit.text.utf8.count != edit.range.count {
        let place = lines.advance(to: edit.range.lowerBound)
        shifts.append(.init(line: place.line, column: place.column, old: edit.range.count, new: edit.text.utf8.count))
      }
    }
    result += bytes[position...]
    return (String(decoding: result, as: UTF8.self), ColumnMap(shifts: shifts))
  }
}

/// Lines and columns, both from 1, of ascending offsets.
private struct LineCounter {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var lineStart = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func advance(to target: Int) -> (line: Int, column: Int) {
    while offset < target {
      if bytes[offset] == UInt8(ascii: "\n") {
        line += 1
        lineStart = offset + 1
      }
      offset += 1
    }
    return (line, target - lineStart + 1)
  }
}

/// Where a column of a prepared source stands in the learner's.
public struct ColumnMap: Equatable, Sendable {
  /// At this place of the original, `old` bytes became `new` ones.
  struct Shift: Equatable, Sendable {
    var line: Int
    var column: Int
    var old: Int
    var new: Int
  }

  /// Ascending by line and column.
  var shifts: [Shift] = []

  /// The original column of a column in the prepared text. What was generated stands at the place that it took.
  public func original(line: Int, column: Int) -> Int {
    var moved = 0
    for shift in shifts where shift.line == line {
      let start = shift.column + moved
      if column < start { break }
      if column < start + shift.new { return shift.column + min(column - start, max(0, shift.old - 1)) }
      moved += shift.new - shift.old
    }
    return column - moved
  }
}
