import Contract

/// A learner's sources after the compiler: a library to load, or what is wrong with them.
public struct CompiledSnippet: Sendable {
  /// The library; nil where the sources do not compile.
  public var library: String?
  public var showables: [Showable]
  public var unshown: [UnshownView]
  /// On the learner's own lines and columns, in the compiler's order.
  public var diagnostics: [Diagnostic]
  /// The compiled files, to find the way back from the places in the library.
  var files: [FileMap]
  /// Keeps the library where it is, unless the cache does.
  var scratch: ScratchFolder?

  /// How the places of one compiled file relate to the learner's.
  struct FileMap: Equatable, Sendable {
    var scratchName: String
    var name: String
    var firstLine: Int
    var lastLine: Int
    var indentation: Int
    var columns: ColumnMap

    init(_ file: PreparedSource.File) {
      scratchName = file.scratchName
      name = file.source.name
      firstLine = file.source.firstLine
      lastLine = file.source.lastLine
      indentation = file.source.indentation
      columns = file.columns
    }

    func originalColumn(line: Int, column: Int) -> Int {
      columns.original(line: line - firstLine + 1, column: column) + indentation
    }
  }

  /// The learner's place of a place in the library's line table; nil where it is in code that was generated.
  ///
  /// - Parameter file: a path whose last part is the compiled file's name.
  public func place(file: String, line: Int, column: Int?) -> (file: String, place: Outcome.Place)? {
    let name = file.split(separator: "/").last.map(String.init)
    guard let map = files.first(where: { $0.scratchName == name }), (map.firstLine...map.lastLine).contains(line)
    else { return nil }
    let original = column.flatMap { $0 > 0 ? map.originalColumn(line: line, column: $0) : nil }
    return (map.name, Outcome.Place(line: line, column: original))
  }
}
