import TextWidth

/// What a terminal shows after the bytes it was sent: the part of ECMA-48 that line editors and our own drawing use.
///
/// Lines that scroll off the top are kept, so that `transcript` is everything that was ever shown.
public struct Screen {
  public private(set) var columns: Int
  public private(set) var rows: Int
  /// The lines from the first that was ever written; the window shows the last `rows` of them.
  private var lines: [[Cell]] = [[]]
  private var top = 0
  private var row = 0
  private var column = 0
  private var state = State.text
  private var pending: [UInt8] = []

  private struct Cell {
    var character: Character
    /// The right half of a wide character.
    var isHalf = false
  }

  private enum State {
    case text, escape
    case sequence(String)
    case command
  }

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The window has another size from now on; what stands on it stays as it is.
  public mutating func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    top = max(0, row - rows + 1)
  }

  /// Everything shown so far, without trailing blanks.
  public var transcript: String {
    var shown = lines.map { Self.text($0) }
    while shown.last?.isEmpty == true { shown.removeLast() }
    return shown.joined(separator: "\n")
  }

  /// The line that holds the cursor.
  public var currentLine: String { Self.text(lines[row]) }

  /// Where the cursor is, counted from the left edge.
  public var cursorColumn: Int { column }

  private static func text(_ cells: [Cell]) -> String {
    var line = ""
    for cell in cells where !cell.isHalf { line.append(cell.character) }
    while line.last == " " { line.removeLast() }
    return line
  }

  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    // A character that is still coming stays until the rest of it is there.
    var whole = pending.count
    while whole > 0, whole > pending.count - 3, pending[whole - 1] & 0xC0 == 0x80 { whole -= 1 }
    if whole > 0, pending[whole - 1] >= 0xC0 {
      let length = pending[whole - 1] >= 0xF0 ? 4 : pending[whole - 1] >= 0xE0 ? 3 : 2
      whole = whole - 1 + length <= pending.count ? pending.count : whole - 1
    } else {
      whole = pending.count
    }
    let text = String(decoding: pending[..<whole], as: UTF8.self)
    pending.removeFirst(whole)
    for scalar in text.unicodeScalars { take(scalar) }
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    switch state {
    case .text: takeText(scalar)
    case .escape:
      switch scalar {
      case "[": state = .sequence("")
      case "]": state = .command
      default: state = .text
      }
    case .sequence(let parameters):
      if (0x40...0x7E).contains(scalar.value) {
        state = .text
        perform(scalar, parameters.split(separator: ";").map { Int($0) ?? 0 })
      } else {
        state = .sequence(parameters + String(scalar))
      }
    case .command: if scalar == "\u{7}" { state = .text }
    }
  }

  private mutating func takeText(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{1B}": state = .escape
    case "\r": column = 0
    case "\n": lineFeed()
    case "\u{8}": column = max(0, column - 1)
    case "\t": column = min(columns - 1, (column / 8 + 1) * 8)
    case "\u{7}": break
    default: put(scalar)
    }
  }

  private mutating func lineFeed() {
    row += 1
    if row == lines.count { lines.append([]) }
    top = max(top, row - rows + 1)
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = TextMeasure().width(of: Character(scalar))
    guard width > 0 else {
      joinToLast(scalar)
      return
    }
    if column + width > columns {
      lineFeed()
      column = 0
    }
    reach(column)
    for offset in 0..<width {
      set(column + offset, Cell(character: offset == 0 ? Character(scalar) : " ", isHalf: offset > 0))
    }
    column += width
  }

  private mutating func joinToLast(_ scalar: Unicode.Scalar) {
    var last = min(column, lines[row].count) - 1
    while last > 0, lines[row][last].isHalf { last -= 1 }
    guard last >= 0 else { return }
    lines[row][last].character = Character(String(lines[row][last].character) + String(scalar))
  }

  private mutating func reach(_ column: Int) {
    while lines[row].count < column { lines[row].append(Cell(character: " ")) }
  }

  private mutating func set(_ column: Int, _ cell: Cell) {
    reach(column)
    if column < lines[row].count { lines[row][column] = cell } else { lines[row].append(cell) }
  }

  private mutating func perform(_ command: Unicode.Scalar, _ parameters: [Int]) {
    let count = max(1, parameters.first ?? 1)
    switch command {
    case "A": row = max(top, row - count)
    case "B": for _ in 0..<count { lineFeed() }
    case "C": column = min(columns - 1, column + count)
    case "D": column = max(0, column - count)
    case "G": column = min(columns, count) - 1
    case "H", "f":
      row = top + count - 1
      while lines.count <= row { lines.append([]) }
      column = max(1, parameters.count > 1 ? parameters[1] : 1) - 1
    case "K": eraseLine(parameters.first ?? 0)
    case "J": eraseScreen(parameters.first ?? 0)
    case "P": lines[row].removeSubrange(min(column, lines[row].count)..<min(column + count, lines[row].count))
    case "@":
      reach(column)
      lines[row].insert(contentsOf: repeatElement(Cell(character: " "), count: count), at: column)
    default: break
    }
  }

  private mutating func eraseLine(_ part: Int) {
    switch part {
    case 0: if column < lines[row].count { lines[row].removeSubrange(column...) }
    case 1: for index in 0..<min(column + 1, lines[row].count) { lines[row][index] = Cell(character: " ") }
    default: lines[row] = []
    }
  }

  private mutating func eraseScreen(_ part: Int) {
    guard part == 0 else {
      // The window is cleared; what had scrolled away stays, and so does what the window showed.
      top = lines.count
      row = top
      lines.append([])
      return
    }
    eraseLine(0)
    lines.removeSubrange((row + 1)...)
  }
}
