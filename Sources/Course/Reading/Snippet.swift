import Contract
import Markdown

/// A `swift` fence.
public struct Snippet: Equatable, Sendable {
  /// What the author says of the code.
  public enum Judgement: String, Sendable { case good, bad }
  /// What `check` does with it.
  public enum Check: String, CaseIterable, Sendable { case run, compile, parse, none }

  /// Nil where nothing asks about it.
  public var id: String?
  public var code: CodeBlock
  public var judgement: Judgement?
  /// The snippet of the same file that this one builds on.
  public var uses: Question.Reference?
  public var check: Check
  /// Why it is not checked at all.
  public var reason: String?
  /// The view to show, where it is not the one that `run` would choose.
  public var view: String?
  public var settings: RunSettings
  /// A broken version that fails by not compiling.
  public var failsToCompile = false
  public var range: SourceRange
  public var idRange: SourceRange

  static let hideMark = "// snippet.hide"
  static let showMark = "// snippet.show"

  /// The code as a lesson prints it: without what stands between `// snippet.hide` and `// snippet.show`.
  public var shownCode: String {
    var isHidden = false
    let lines = code.lines.filter { line in
      switch line.trimmed {
      case Self.hideMark:
        isHidden = true
        return false
      case Self.showMark:
        isHidden = false
        return false
      default: return !isHidden
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

/// What a snippet is run as, together with those that it uses, and which line of a lesson each of its lines is.
public struct RunnableCode: Equatable, Sendable {
  public struct Origin: Equatable, Sendable {
    public var file: String
    /// The place of the line's first character.
    public var place: SourcePosition
  }

  public private(set) var text = ""
  /// For each line of `text`; nil for a line that no lesson has.
  public private(set) var origins: [Origin?] = []

  /// The pieces in the order in which they build on each other.
  public init(_ pieces: [(file: String, code: CodeBlock)]) {
    let importsSomething = pieces.contains { $0.code.lines.contains { Self.isImport($0) } }
    if !importsSomething { append("import SwiftUI", origin: nil) }
    for (file, code) in pieces {
      for (index, line) in code.lines.enumerated() {
        append(line, origin: Origin(file: file, place: code.position(line: index)))
      }
    }
  }

  private mutating func append(_ line: String, origin: Origin?) {
    text += line + "\n"
    origins.append(origin)
  }

  private static func isImport(_ line: String) -> Bool {
    let words = line.split(whereSeparator: \.isWhitespace)
    return words.first == "import" || (words.count > 1 && words[0].hasPrefix("@") && words[1] == "import")
  }

  /// Where a line and column of the text (from 1) stand in the course; the nearest line before it that has a place.
  public func place(line: Int, column: Int) -> (file: String, position: SourcePosition)? {
    guard let last = origins.indices.last else { return nil }
    let index = min(max(line - 1, 0), last)
    guard let origin = origins[index] else {
      guard let first = origins.compactMap({ $0 }).first else { return nil }
      return (first.file, first.place)
    }
    return (
      origin.file, SourcePosition(line: origin.place.line, column: origin.place.column + max(column, 1) - 1)
    )
  }
}
