import Foundation

/// A layout of one's own. Nothing is laid out in points here: its views stand in their order, and its functions are
/// never called.
public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// How its views stand on the screen drawn as text.
  var _axis: _LayoutAxis { get }
}

/// How views stand.
public enum _LayoutAxis: Sendable { case vertical, horizontal, depth }

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  public var _axis: _LayoutAxis { .vertical }

  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> _LayoutView<V> {
    _LayoutView(axis: _axis, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// Views in a layout of one's own.
public struct _LayoutView<Content> {
  let axis: _LayoutAxis
  let content: Content
}

extension _LayoutView: View, _PrimitiveView, ElementView, ContainerView where Content: View {
  static var kind: Element.Kind { .stack }
  var parts: Content { content }
  func describe(_ element: inout Element) {
    switch axis {
    case .vertical: element.style.axis = .vertical
    case .horizontal: element.style.axis = .horizontal
    case .depth: element.style.axis = .depth
    }
  }
}

/// What a layout is like.
public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?
  public init() {}
}

/// How far a view wants to be from others.
public struct ViewSpacing: Sendable {
  public static let zero = ViewSpacing()
  public init() {}
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}

/// The views of a layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  public var layoutDirection: LayoutDirection = .leftToRight
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
}

/// One view of a layout.
public struct LayoutSubview: Equatable, Sendable {
  public var priority: Double { 0 }
  public var spacing: ViewSpacing { ViewSpacing() }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }
}

/// A value that a view hands to its layout.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension View {
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> _Looks<Self> { looks }
}
