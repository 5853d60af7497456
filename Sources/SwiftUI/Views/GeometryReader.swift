import Foundation

/// A view that is told its size: here always that of a whole screen.
public struct GeometryReader<Content> {
  public var content: (GeometryProxy) -> Content
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View, _PrimitiveView, NodeView where Content: View {
  static func makeNode(_ view: Self, _ place: _Place) -> ClosureNode<Content> {
    ClosureNode(place) { view.content(GeometryProxy(of: $0)) }
  }
  static func updateNode(_ node: ClosureNode<Content>, _ view: Self) {
    node.update { view.content(GeometryProxy(of: $0)) }
  }
}

/// The size of a view and where it stands.
public struct GeometryProxy: Sendable {
  private let device: Device

  init(_ device: Device) { self.device = device }
  @MainActor init(of node: _Node) { device = .of(node.graph.platform) }

  public var size: CGSize { device.contentSize }
  public var safeAreaInsets: EdgeInsets { device.safeArea }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let isLocal = coordinateSpace == .local
    return CGRect(
      origin: isLocal ? .zero : CGPoint(x: device.safeArea.leading, y: device.safeArea.top), size: size)
  }
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { frame(in: .local) }
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(device) }
}

/// A place in a view, whoever asks for it; every view is as large as the screen here.
public struct Anchor<Value>: Sendable {
  let value: @Sendable (Device) -> Value

  /// How an anchor is made.
  public struct Source: Sendable {
    let value: @Sendable (Device) -> Value
  }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Self { Self { CGRect(origin: .zero, size: $0.contentSize) } }
  public static func rect(_ rect: CGRect) -> Self { Self { _ in rect } }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ point: CGPoint) -> Self { Self { _ in point } }
  public static func unitPoint(_ point: UnitPoint) -> Self {
    Self { CGPoint(x: $0.contentSize.width * point.x, y: $0.contentSize.height * point.y) }
  }
  public static var center: Self { unitPoint(.center) }
  public static var leading: Self { unitPoint(.leading) }
  public static var trailing: Self { unitPoint(.trailing) }
  public static var top: Self { unitPoint(.top) }
  public static var bottom: Self { unitPoint(.bottom) }
  public static var topLeading: Self { unitPoint(.topLeading) }
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

/// Tells an action what a view's geometry comes to; it never changes, so once.
public struct _GeometryActionModifier<Value: Equatable> {
  let value: @MainActor (GeometryProxy) -> Value
  let action: @MainActor (Value, Value) -> Void
}

extension _GeometryActionModifier: NodeModifier {
  func after(_ node: _Node, _ state: inout Void, isFirst: Bool) {
    guard isFirst else { return }
    let geometry = Evaluation.none { value(GeometryProxy(of: node)) }
    node.graph.queue.changes.append { action(geometry, geometry) }
  }
}

extension View {
  @preconcurrency
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T,
    action: @escaping @MainActor (_ newValue: T) -> Void
  ) -> ModifiedContent<Self, _GeometryActionModifier<T>> {
    modifier(_GeometryActionModifier(value: transform) { _, new in action(new) })
  }

  @preconcurrency
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
  ) -> ModifiedContent<Self, _GeometryActionModifier<T>> {
    modifier(_GeometryActionModifier(value: transform, action: action))
  }
}
