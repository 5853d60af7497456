/// The elements of a screen in reading order, each with its `ref`: kind and index, unique on the screen.
@MainActor
public struct ScreenIndex {
  public let elements: [(element: Element, reference: String)]
  private let references: [ObjectIdentifier: String]

  public init(_ screen: Screen) {
    var elements: [(Element, String)] = []
    var references: [ObjectIdentifier: String] = [:]
    var counts: [Element.Kind: Int] = [:]
    func visit(_ element: Element) {
      if element.kind.isListed {
        let count = counts[element.kind, default: 0]
        counts[element.kind] = count + 1
        let reference = "\(element.kind.rawValue)[\(count)]"
        elements.append((element, reference))
        let node = ObjectIdentifier(element.node)
        if references[node] == nil { references[node] = reference }
      }
      element.children.forEach(visit)
    }
    screen.elements.forEach(visit)
    for bar in screen.bars.sorted(by: { $0.key < $1.key }) { bar.value.forEach(visit) }
    screen.presentations.forEach(visit)
    self.elements = elements
    self.references = references
  }

  func reference(of node: _Node) -> String? { references[ObjectIdentifier(node)] }
}

extension Element.Kind {
  /// Whether the document lists it; layout is only drawn.
  public var isListed: Bool { self != .stack && self != .spacer }
}

extension ViewGraph {
  /// The `ref` of what a node shows; nil where it shows nothing of its own.
  /// While nodes are evaluated it is the one that the node had before.
  /// - Complexity: O(1) until the structure of the screen changes, then once linear in the screen.
  public func reference(of node: _Node) -> String? {
    indexScreen()
    return references?.reference(of: node)
  }

  /// Numbers what is on the screen, where that has changed; not while nodes are evaluated.
  func indexScreen() {
    guard !isUpdating, referenceVersion != structureVersion || references == nil else { return }
    references = ScreenIndex(screen())
    referenceVersion = structureVersion
  }

  /// The `ref` that a node had when the screen was last indexed.
  func knownReference(of node: _Node) -> String? { references?.reference(of: node) }
}
