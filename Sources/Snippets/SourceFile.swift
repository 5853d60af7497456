/// A Swift source as a learner wrote it, and where it stands: a file of its own, or a part of a lesson.
public struct SourceFile: Equatable, Sendable {
  /// The name that diagnostics carry, as the learner named the file.
  public var name: String
  public var text: String
  /// The line of `name` at which `text` begins, counted from 1.
  public var firstLine: Int
  /// How many columns (UTF-8 bytes) stand before each line of `text` in `name`: the indentation of a fence.
  public var indentation: Int

  public init(name: String, text: String, firstLine: Int = 1, indentation: Int = 0) {
    self.name = name
    self.text = text
    self.firstLine = firstLine
    self.indentation = indentation
  }

  /// The last line of the text in the numbering of `name`.
  public var lastLine: Int {
    let lines = text.utf8.reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    return firstLine + (text.utf8.last == UInt8(ascii: "\n") || text.isEmpty ? max(0, lines - 1) : lines)
  }
}
