import Foundation

/// Content that can be scrolled. All of it is on the screen here.
public struct ScrollView<Content> {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool
}

extension ScrollView: View, _PrimitiveView, ElementView, ContainerView where Content: View {
  public nonisolated init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(content: content(), axes: axes, showsIndicators: true)
  }
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), axes: axes, showsIndicators: showsIndicators)
  }

  static var kind: Element.Kind { .stack }
  var parts: Content { content }
  func describe(_ element: inout Element) {
    element.style.name = "scrollView"
    if axes == .horizontal { element.style.axis = .horizontal }
  }
}

/// Lets its content scroll to a view by its identity.
public struct ScrollViewReader<Content> {
  public var content: (ScrollViewProxy) -> Content
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: View, _PrimitiveView, NodeView where Content: View {
  static func makeNode(_ view: Self, _ place: _Place) -> ClosureNode<Content> {
    ClosureNode(place) { _ in view.content(ScrollViewProxy()) }
  }
  static func updateNode(_ node: ClosureNode<Content>, _ view: Self) {
    node.update { _ in view.content(ScrollViewProxy()) }
  }
}

/// Scrolls. Nothing is out of sight here, so nothing has to move.
public struct ScrollViewProxy: Sendable {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

extension View {
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> _Looks<Self> { looks }
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> _Looks<Self> { looks }
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> _Looks<Self> { looks }
  public nonisolated func scrollDisabled(_ disabled: Bool) -> _Looks<Self> { looks }
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> _Looks<Self> { looks }
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> _Looks<Self> { looks }
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> _Looks<Self> { looks }
  public nonisolated func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> _Looks<Self> { looks }
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> _Looks<Self> { looks }
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> _Looks<Self> { looks }
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> _Looks<Self> { looks }
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> _Looks<Self> { looks }
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> _Looks<Self> { looks }
}

/// Whether the bars at a scroll view's edges are shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let visible = Self(name: "visible")
  public static let hidden = Self(name: "hidden")
  public static let never = Self(name: "never")
}

/// Whether a scroll view gives way at its end.
public struct ScrollBounceBehavior: Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let always = Self(name: "always")
  public static let basedOnSize = Self(name: "basedOnSize")
}

/// Where a scroll view stands.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  private var id: AnyHashable?
  public init(idType: (some Hashable).Type = Never.self, edge: Edge? = nil) {}
  public init(id: some Hashable, anchor: UnitPoint? = nil) { self.id = AnyHashable(id) }
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) { self.id = AnyHashable(id) }
  public mutating func scrollTo(edge: Edge) { id = nil }
  public func viewID<T: Hashable>(type: T.Type) -> T? { id?.base as? T }
}

/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior {}

public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}
