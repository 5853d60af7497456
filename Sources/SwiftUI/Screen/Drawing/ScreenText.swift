import Contract
import FieldEngine
import TextWidth

/// The screen drawn as text, as wide as the document says: the phone with its bars, what stands on it, and the
/// keyboard; or a window of macOS.
@MainActor
public struct ScreenText {
  /// How wide every drawing is, in columns.
  public static let width = 44

  /// What the drawing needs to know beside the screen itself.
  public struct Surroundings {
    public var platform: Platform
    public var language: Language
    /// The keyboard that is up; nil while none is.
    public var keyboard: Keyboard?
    /// Whether its shift key is down.
    public var isShifted = false

    public init(platform: Platform, language: Language, keyboard: Keyboard? = nil, isShifted: Bool = false) {
      self.platform = platform
      self.language = language
      self.keyboard = keyboard
      self.isShifted = isShifted
    }
  }

  /// A piece of a line that wants ink.
  public struct Span: Equatable, Sendable {
    public var line: Int
    /// In characters of the line, as Swift counts them.
    public var characters: Range<Int>
    public var ink: Ink
  }

  public let lines: [String]
  /// What is dim, bold or inverted where a terminal can show that; in reading order.
  public let spans: [Span]

  public init(_ screen: Screen, _ surroundings: Surroundings) {
    let block = DeviceDrawing(surroundings: surroundings).draw(screen)
    lines = block.lines.map { line in
      String(line.text.reversed().drop { $0 == " " }.reversed())
    }
    spans = block.lines.enumerated().flatMap { number, line in Self.spans(of: line, number) }
  }

  public var text: String { lines.joined(separator: "\n") }

  private static func spans(of line: InkedLine, _ number: Int) -> [Span] {
    var start = 0
    return line.pieces.compactMap { piece in
      defer { start += piece.text.count }
      guard !piece.ink.isEmpty else { return nil }
      return Span(line: number, characters: start..<start + piece.text.count, ink: piece.ink)
    }
  }
}
