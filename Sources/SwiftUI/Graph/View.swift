/// A part of the screen: a value that says what is there now, made again whenever something that its body read changes.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }

  static func _make(_ view: Self, in place: _Place) -> _Node
  static func _update(_ node: _Node, to view: Self)
}

extension View {
  public static func _make(_ view: Self, in place: _Place) -> _Node { CompositeNode(view, place) }

  public static func _update(_ node: _Node, to view: Self) {
    unsafeDowncast(node, to: CompositeNode<Self>.self).update(view)
  }
}

/// A view that the framework itself shows; it has no body.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }
}

/// A primitive view whose nodes are of one class.
protocol NodeView: _PrimitiveView {
  associatedtype NodeType: _Node
  static func makeNode(_ view: Self, _ place: _Place) -> NodeType
  static func updateNode(_ node: NodeType, _ view: Self)
}

extension NodeView {
  public static func _make(_ view: Self, in place: _Place) -> _Node { makeNode(view, place) }
  public static func _update(_ node: _Node, to view: Self) {
    updateNode(unsafeDowncast(node, to: NodeType.self), view)
  }
}
