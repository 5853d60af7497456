import Contract

/// Texts whose words changed since they were last recorded: found where nodes change, never by comparing screens.
struct TextChanges {
  /// A text that was or is on the screen.
  struct Shown {
    let node: _Node
    let text: String
    /// Its `ref` while it was there; known only while somebody records.
    let reference: String?
  }

  private(set) var all: [(node: _Node?, reference: String?, old: String?, new: String?)] = []

  mutating func note(_ node: _Node, old: String, new: String) {
    if let index = all.firstIndex(where: { $0.node === node }) {
      all[index].new = new
    } else {
      all.append((node, nil, old, new))
    }
  }

  /// Texts that went and texts that came in their place; those in the same order belong together.
  mutating func note(gone old: [Shown], come new: [Shown]) {
    for index in 0..<max(old.count, new.count) {
      let before = index < old.count ? old[index] : nil
      let after = index < new.count ? new[index] : nil
      guard before?.text != after?.text else { continue }
      all.append((after?.node, before?.reference, before?.text, after?.text))
    }
  }

  mutating func removeAll() { all.removeAll() }
}

extension ViewGraph {
  /// Puts a new node where another stood: the new one appears before the old one disappears (ledger 182).
  func replacing(_ old: _Node?, by make: () -> _Node?, store: (_Node?) -> Void) {
    let gone = old.map(texts) ?? []
    structureChanged()
    let new = make()
    store(new)
    old?.leave()
    noteTexts(gone: gone, come: new.map(texts) ?? [])
  }

  /// The texts below a node, in reading order; none while nobody records.
  func texts(below node: _Node) -> [TextChanges.Shown] {
    guard isShown, trace.isRecording else { return [] }
    var found: [TextChanges.Shown] = []
    func visit(_ node: _Node) {
      if let text = node as? TextNode {
        found.append(.init(node: text, text: text.resolved, reference: knownReference(of: text)))
      }
      node.forEachChild(visit)
    }
    visit(node)
    return found
  }

  func noteTexts(gone: [TextChanges.Shown], come: [TextChanges.Shown]) {
    guard isShown, trace.isRecording else { return }
    changedTexts.note(gone: gone, come: come)
  }

  /// Records what changed; a label's words belong to its control and are not listed.
  func recordTextChanges() {
    defer { changedTexts.removeAll() }
    guard isShown, trace.isRecording else { return }
    for change in changedTexts.all where change.old != change.new {
      guard let reference = change.node.flatMap(reference) ?? change.reference else { continue }
      trace.record(.text, ["ref": .string(reference), "old": JSON(change.old), "new": JSON(change.new)])
    }
  }
}
