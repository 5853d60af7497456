import TextWidth

/// How a piece of the drawn screen looks where a terminal can show it; the drawing says everything without it, too.
public struct Ink: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let dim = Ink(rawValue: 1)
  public static let bold = Ink(rawValue: 2)
  /// Text that is selected.
  public static let inverted = Ink(rawValue: 4)
}

/// One line of a drawing: pieces of text, each with its ink.
struct InkedLine: Equatable {
  struct Piece: Equatable {
    var text: String
    var ink: Ink
  }

  private(set) var pieces: [Piece] = []
  /// In columns.
  private(set) var width = 0

  init() {}
  init(_ text: some StringProtocol, _ ink: Ink = []) { append(text, ink) }

  mutating func append(_ text: some StringProtocol, _ ink: Ink = []) {
    guard !text.isEmpty else { return }
    width += text.terminalWidth
    if let last = pieces.last, last.ink == ink {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(Piece(text: String(text), ink: ink))
    }
  }

  mutating func append(_ line: InkedLine) { line.pieces.forEach { append($0.text, $0.ink) } }

  static func + (a: InkedLine, b: InkedLine) -> InkedLine {
    var line = a
    line.append(b)
    return line
  }

  var text: String { pieces.map(\.text).joined() }

  /// The line with spaces around it to fill a width; cut with an ellipsis where it is wider.
  func fitted(to width: Int, _ alignment: TextMeasure.Alignment = .leading) -> InkedLine {
    if self.width > width { return cut(to: width) }
    let missing = width - self.width
    let before = alignment == .leading ? 0 : alignment == .center ? missing / 2 : missing
    return InkedLine(spaces(before)) + self + InkedLine(spaces(missing - before))
  }

  /// As much of the line as fits, with an ellipsis.
  private func cut(to width: Int) -> InkedLine {
    var line = InkedLine()
    for piece in pieces {
      let room = width - line.width
      guard piece.text.terminalWidth < room else {
        line.append(TextMeasure().truncated(piece.text + (piece == pieces.last ? "" : " …"), to: room), piece.ink)
        break
      }
      line.append(piece.text, piece.ink)
    }
    return InkedLine(spaces(0)) + line + InkedLine(spaces(width - line.width))
  }

  /// The same line with more ink.
  func inked(_ ink: Ink) -> InkedLine {
    var line = self
    for index in line.pieces.indices { line.pieces[index].ink.formUnion(ink) }
    return line
  }
}

/// As many spaces.
func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
