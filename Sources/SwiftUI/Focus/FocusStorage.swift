import FieldEngine

/// The storage of a `FocusState`, whatever its type.
@MainActor
class AnyFocusStorage {
  enum Wish {
    case focus([any Responder])
    case nothing
    /// A value that no view on the screen has.
    case unmatched
  }

  /// What the state's value asks for.
  func wish() -> Wish { .nothing }
  /// Whether one of the state's views stands around the node.
  func binds(above node: _Node) -> Bool { false }
  /// Takes the value of the state's nearest view around the focused node; nil is where no field has the focus.
  func follow(_ node: _Node?) {}
}

/// The views that are bound to a `FocusState`, and its value.
final class FocusStorage<Value: Hashable>: AnyFocusStorage {
  nonisolated let location: Location<Value>
  nonisolated(unsafe) let absent: Value
  private var bindings: [FocusBinding<Value>] = []

  nonisolated init(absent: Value) {
    location = Location(absent)
    self.absent = absent
  }

  func add(_ binding: FocusBinding<Value>) { bindings.append(binding) }
  func remove(_ binding: FocusBinding<Value>) { bindings.removeAll { $0 === binding } }

  override func wish() -> Wish {
    let value = location.latest
    guard value != absent else { return .nothing }
    let responders = bindings.filter { $0.value == value }.compactMap { $0.node.firstResponderBelow }
    return responders.isEmpty ? .unmatched : .focus(responders)
  }

  override func binds(above node: _Node) -> Bool { binding(above: node) != nil }

  override func follow(_ node: _Node?) {
    location.setSilently(node.flatMap(binding)?.value ?? absent)
  }

  private func binding(above node: _Node) -> FocusBinding<Value>? {
    guard !bindings.isEmpty else { return nil }
    for ancestor in node.ancestors {
      // Of two on the same field, the one whose value the state has.
      let here = bindings.filter { $0.node === ancestor }
      if let match = here.first(where: { $0.value == location.latest }) ?? here.first { return nearer(match, node) }
    }
    return nil
  }

  /// Where a chain of `focused` modifiers binds several values to one field, the one that was asked for counts
  /// (ledger 105).
  private func nearer(_ found: FocusBinding<Value>, _ node: _Node) -> FocusBinding<Value> {
    guard found.value != location.latest else { return found }
    return node.ancestors.lazy
      .prefix { $0.firstResponderBelow === node.firstResponderBelow }
      .compactMap { ancestor in self.bindings.first { $0.node === ancestor && $0.value == self.location.latest } }
      .first ?? found
  }
}

/// One use of `.focused`.
@MainActor
final class FocusBinding<Value: Hashable> {
  unowned let node: _Node
  var value: Value
  var storage: FocusStorage<Value>?

  init(node: _Node, value: Value) {
    self.node = node
    self.value = value
  }
}

extension _Node {
  /// The first node here or below that can have the focus.
  var firstResponderBelow: (any Responder)? {
    if let responder { return responder }
    var found: (any Responder)?
    forEachChild { if found == nil { found = $0.firstResponderBelow } }
    return found
  }
}
