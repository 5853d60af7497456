/// A view that shows nothing.
public struct EmptyView: Sendable {
  public nonisolated init() {}
}

extension EmptyView: NodeView {
  static func makeNode(_ view: Self, _ place: _Place) -> _Node { _Node(place) }
  static func updateNode(_ node: _Node, _ view: Self) {}
}

/// Several views in a row.
public struct TupleView<T> {
  public var value: T
  let make: @MainActor (_Place, (_Node) -> Void) -> Void
  let update: @MainActor ([_Node]) -> Void
  /// The types of the views, to tell like siblings from others.
  let types: [ObjectIdentifier]

  public nonisolated init<each Content: View>(_ value: T) where T == (repeat each Content) {
    self.value = value
    let views = Unchecked(value: value)
    make = { place, add in
      repeat add((each Content)._make(each views.value, in: place))
    }
    update = { nodes in
      var index = 0
      repeat (each Content)._update(nodes[nextIndex(&index)], to: each views.value)
    }
    var types: [ObjectIdentifier] = []
    repeat types.append(ObjectIdentifier((each Content).self))
    self.types = types
  }
}

/// Lets a value into a closure of the main actor, where alone it is used.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}

private func nextIndex(_ index: inout Int) -> Int {
  defer { index += 1 }
  return index
}

extension TupleView: NodeView {
  static func makeNode(_ view: Self, _ place: _Place) -> TupleNode { TupleNode(view.types, place, view.make) }
  static func updateNode(_ node: TupleNode, _ view: Self) { view.update(node.children) }
}

final class TupleNode: _Node {
  private(set) var children: [_Node] = []
  private let types: [ObjectIdentifier]

  init(_ types: [ObjectIdentifier], _ place: _Place, _ make: (_Place, (_Node) -> Void) -> Void) {
    self.types = types
    super.init(place)
    make(self.place()) { children.append($0) }
  }

  override func forEachChild(_ body: (_Node) -> Void) { children.forEach(body) }

  override func rowIndex(of child: _Node) -> Int? {
    // While the children are being made, the one that asks is the next.
    let index = children.firstIndex { $0 === child } ?? children.count
    let type = types[index]
    guard types.count(where: { $0 == type }) > 1 else { return nil }
    return types[..<index].count { $0 == type }
  }
}

/// One of two views, as `if`/`else` and `switch` make it.
public struct _ConditionalContent<First, Second> {
  enum Storage {
    case first(First)
    case second(Second)
  }
  let storage: Storage
}

extension _ConditionalContent: View, _PrimitiveView, NodeView where First: View, Second: View {
  static func makeNode(_ view: Self, _ place: _Place) -> SwitchNode {
    switch view.storage {
    case .first(let view): SwitchNode(place, branch: 0, make: { First._make(view, in: $0) })
    case .second(let view): SwitchNode(place, branch: 1, make: { Second._make(view, in: $0) })
    }
  }
  static func updateNode(_ node: SwitchNode, _ view: Self) {
    switch view.storage {
    case .first(let view):
      node.show(branch: 0, make: { First._make(view, in: $0) }, update: { First._update($0, to: view) })
    case .second(let view):
      node.show(branch: 1, make: { Second._make(view, in: $0) }, update: { Second._update($0, to: view) })
    }
  }
}

/// A view that may be missing, as `if` makes it.
extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("Optional has no body") }
}
extension Optional: _PrimitiveView where Wrapped: View {}
extension Optional: NodeView where Wrapped: View {
  static func makeNode(_ view: Self, _ place: _Place) -> SwitchNode {
    SwitchNode(place, branch: view == nil ? 0 : 1, make: { place in view.map { Wrapped._make($0, in: place) } })
  }
  static func updateNode(_ node: SwitchNode, _ view: Self) {
    guard let view else { return node.show(branch: 0, make: { _ in nil }, update: { _ in }) }
    node.show(branch: 1, make: { Wrapped._make(view, in: $0) }, update: { Wrapped._update($0, to: view) })
  }
}

/// Holds one of several alternatives; switching gives a new identity (ledger 180).
final class SwitchNode: _Node {
  private var branch: AnyHashable
  private var child: _Node?

  init(_ place: _Place, branch: AnyHashable, make: (_Place) -> _Node?) {
    self.branch = branch
    super.init(place)
    child = make(self.place())
  }

  func show(branch new: AnyHashable, make: (_Place) -> _Node?, update: (_Node) -> Void) {
    if branch == new {
      if let child { update(child) }
      return
    }
    branch = new
    graph.replacing(child, by: { [place = place()] in make(place) }, store: { child = $0 })
  }

  override func forEachChild(_ body: (_Node) -> Void) { child.map(body) }
}

/// Several views that are treated as one where a modifier is applied, and as several where they are laid out.
public struct Group<Content> {
  let content: Content
}

extension Group: View, _PrimitiveView where Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
  public static func _make(_ view: Self, in place: _Place) -> _Node { Content._make(view.content, in: place) }
  public static func _update(_ node: _Node, to view: Self) { Content._update(node, to: view.content) }
}

/// A view whose type is hidden; another type gives a new identity.
public struct AnyView {
  let type: ObjectIdentifier
  let make: @MainActor (_Place) -> _Node
  let update: @MainActor (_Node) -> Void

  public nonisolated init<V: View>(_ view: V) {
    type = ObjectIdentifier(V.self)
    nonisolated(unsafe) let view = view
    make = { V._make(view, in: $0) }
    update = { V._update($0, to: view) }
  }

  public nonisolated init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: NodeView {
  static func makeNode(_ view: Self, _ place: _Place) -> SwitchNode {
    SwitchNode(place, branch: view.type, make: view.make)
  }
  static func updateNode(_ node: SwitchNode, _ view: Self) {
    node.show(branch: view.type, make: view.make, update: view.update)
  }
}
