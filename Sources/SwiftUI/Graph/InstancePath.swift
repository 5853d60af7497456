/// Names instances of the learner's views: `CView/SeparatedTextField/CharacterField[3]`.
@MainActor
struct InstancePaths {
  private var version = -1
  private var paths: [ObjectIdentifier: String] = [:]

  /// The path of the view that `node` is or belongs to; O(1) until the structure of the screen changes.
  mutating func path(of node: _Node, version: Int) -> String {
    guard let view = node.nearestView else { return "" }
    if version != self.version {
      paths.removeAll(keepingCapacity: true)
      self.version = version
    }
    if let known = paths[ObjectIdentifier(view)] { return known }
    let path = Self.path(of: view)
    paths[ObjectIdentifier(view)] = path
    return path
  }

  private static func path(of view: _Node) -> String {
    let name = (view.viewName ?? "") + view.repetitions.map { "[\($0)]" }.joined()
    return view.ancestors.first { $0.viewName != nil }.map { path(of: $0) + "/" + name } ?? name
  }
}

extension _Node {
  /// The learner's view that this node is or belongs to.
  var nearestView: _Node? { viewName != nil ? self : ancestors.first { $0.viewName != nil } }

  var instancePath: String { graph.instancePath(of: self) }

  /// Which of several like siblings a view is, from the outermost repetition inside the surrounding view to its own.
  fileprivate var repetitions: [Int] {
    var indices: [Int] = []
    var node = self
    while let parent = node.parent {
      if let index = parent.rowIndex(of: node) { indices.insert(index, at: 0) }
      if parent.viewName != nil { break }
      node = parent
    }
    return indices
  }
}
