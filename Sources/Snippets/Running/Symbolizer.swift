import Contract

/// Finds the lines of a library's places in its line table, with the toolchain's own symbolizer.
struct Symbolizer {
  var toolchain: Toolchain
  var sandboxLevel = Sandbox.detected

  /// A line of a source, and the function around it.
  struct Frame: Equatable {
    var file: String
    var line: Int
    var column: Int
    var function: String
  }

  /// For each place the functions around it, the innermost (inlined) first. Empty where nothing is known.
  ///
  /// - Parameter chance: The places are where the program happened to be, and not where it called or failed: an
  ///   instruction that belongs to no line counts for the line before it.
  func frames(at offsets: [Int], in library: String, byChance chance: Bool = false) -> [[Frame]] {
    guard !offsets.isEmpty else { return [] }
    let options = ["--obj=" + library, "--inlines", "--output-style=JSON"] + (chance ? ["--skip-line-zero"] : [])
    var command = Command([toolchain.symbolizer] + options + offsets.map { String($0) })
    command.sandbox = Sandbox(
      level: sandboxLevel, readable: Sandbox.systemLibraries + [toolchain.folder, library, "/proc/self"])
    command.timeLimit = 10
    guard let result = try? command.run(), result.end == .exited(0), let json = try? JSON(parsing: result.output)
    else { return offsets.map { _ in [] } }
    return (json.array ?? []).map { place in
      (place["Symbol"]?.array ?? []).map { symbol in
        Frame(
          file: symbol["FileName"]?.string ?? "", line: symbol["Line"]?.int ?? 0,
          column: symbol["Column"]?.int ?? 0, function: symbol["FunctionName"]?.string ?? "")
      }
    }
  }
}
