import Contract

/// A learner's sources, ready for the compiler: every line is where it was.
public struct PreparedSource: Equatable, Sendable {
  /// One file for the compiler.
  public struct File: Equatable, Sendable {
    /// The name in the compiler's scratch folder, unique there.
    public var scratchName: String
    /// The learner's source that it came from.
    public var source: SourceFile
    public var text: String
    public var columns: ColumnMap

    /// The learner's column for a column of `text`.
    public func originalColumn(line: Int, column: Int) -> Int {
      columns.original(line: line - source.firstLine + 1, column: column) + source.indentation
    }
  }

  public var files: [File]
  public var showables: [Showable]
  public var unshown: [UnshownView]
  /// Whether a file has statements at file level.
  public var isScript: Bool
  /// The parser found errors: nothing was generated, so that each message is about the learner's own text.
  public var hasSyntaxErrors: Bool
  var hints: [PlacedHint]
  /// The file that registers what can be shown, and the generated line of each; nil where nothing is.
  var registration: (file: Int, lines: [Int: Showable])?

  public static func == (a: PreparedSource, b: PreparedSource) -> Bool {
    a.files == b.files && a.showables == b.showables && a.unshown == b.unshown && a.isScript == b.isScript
      && a.hasSyntaxErrors == b.hasSyntaxErrors && a.hints == b.hints
      && a.registration?.file == b.registration?.file && a.registration?.lines == b.registration?.lines
  }
}
