/// A place in a text: line and column, both from 1, the column in characters as a person counts them.
public struct SourcePosition: Hashable, Comparable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static let start = SourcePosition(line: 1, column: 1)

  public static func < (a: SourcePosition, b: SourcePosition) -> Bool { (a.line, a.column) < (b.line, b.column) }
}

/// A part of a text; `end` is the place after its last character.
public struct SourceRange: Hashable, Sendable {
  public var start: SourcePosition
  public var end: SourcePosition

  public init(_ start: SourcePosition, _ end: SourcePosition) {
    self.start = start
    self.end = max(start, end)
  }

  /// The `count` characters from a place, all on its line.
  public init(_ start: SourcePosition, count: Int) {
    self.init(start, SourcePosition(line: start.line, column: start.column + count))
  }

  public static let start = SourceRange(.start, .start)
}
