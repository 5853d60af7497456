/// Gives a view an identity of its own: another value makes it a new view, with new state (ledger 119, 181).
public struct _IDView<Content, ID: Hashable> {
  let content: Content
  let id: ID
}

extension _IDView: View, _PrimitiveView, NodeView where Content: View {
  static func makeNode(_ view: Self, _ place: _Place) -> IdentityNode {
    IdentityNode(place, id: view.id) { Content._make(view.content, in: $0) }
  }
  static func updateNode(_ node: IdentityNode, _ view: Self) {
    node.show(view.id, make: { Content._make(view.content, in: $0) }, update: { Content._update($0, to: view.content) })
  }
}

final class IdentityNode: _Node {
  private(set) var id: AnyHashable
  private var child: _Node!

  init(_ place: _Place, id: AnyHashable, _ make: (_Place) -> _Node) {
    self.id = id
    super.init(place)
    child = make(self.place())
  }

  func show(_ new: AnyHashable, make: (_Place) -> _Node, update: (_Node) -> Void) {
    guard id != new else { return update(child) }
    id = new
    graph.replacing(child, by: { [place = place()] in make(place) }, store: { child = $0 })
  }

  override func forEachChild(_ body: (_Node) -> Void) { child.map(body) }
}

extension View {
  /// Ties the view's identity to a value: when it changes, the view begins anew.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> _IDView<Self, ID> { _IDView(content: self, id: id) }
}

/// A view that is evaluated again only when it differs from the one before.
public struct EquatableView<Content: Equatable & View> {
  public var content: Content
  public nonisolated init(content: Content) { self.content = content }
}

extension EquatableView: NodeView {
  static func makeNode(_ view: Self, _ place: _Place) -> EquatableNode<Content> { EquatableNode(view.content, place) }
  static func updateNode(_ node: EquatableNode<Content>, _ view: Self) { node.update(view.content) }
}

final class EquatableNode<Content: Equatable & View>: _Node {
  private var content: Content
  private var child: _Node!

  init(_ content: Content, _ place: _Place) {
    self.content = content
    super.init(place)
    child = Content._make(content, in: self.place())
  }

  func update(_ new: Content) {
    guard new != content else { return }
    content = new
    Content._update(child, to: new)
  }

  override func forEachChild(_ body: (_Node) -> Void) { child.map(body) }
}

extension View where Self: Equatable {
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
  public static let identity = EmptyModifier()
  public nonisolated init() {}
}

extension EmptyModifier: _LooksModifier {}
