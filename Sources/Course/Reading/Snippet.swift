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
