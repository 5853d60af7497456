/// The lines in which two versions of a file differ, as `diff -u` writes them.
public struct UnifiedDifference: Equatable, Sendable {
  /// Each hunk with its `@@` line first; empty where nothing differs.
  public let lines: [String]

  /// - Parameter context: How many unchanged lines stand around a change.
  public init(_ difference: LineDifference, context: Int = 2) {
    let all = difference.lines
    let changed = all.indices.filter { all[$0].change != .same }
    let shown = Set(changed.flatMap { max(0, $0 - context)...min(all.count - 1, $0 + context) })
    var lines: [String] = []
    var (old, new) = (1, 1)
    for (index, line) in all.enumerated() {
      if shown.contains(index) {
        if !shown.contains(index - 1) { lines.append("@@ -\(old) +\(new) @@") }
        lines.append(line.change.sign + line.text)
      }
      if line.change != .added { old += 1 }
      if line.change != .removed { new += 1 }
    }
    self.lines = lines
  }
}

extension LineDifference.Change {
  fileprivate var sign: String {
    switch self {
    case .same: " "
    case .removed: "-"
    case .added: "+"
    }
  }
}
