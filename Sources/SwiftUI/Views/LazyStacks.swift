import Foundation

/// Views one below the other, made as they come on the screen on a device; here all of them are.
public struct LazyVStack<Content> {
  let alignment: HorizontalAlignment
  let content: Content
}

extension LazyVStack: View, _PrimitiveView, ElementView, ContainerView where Content: View {
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  static var kind: Element.Kind { .stack }
  var parts: Content { content }
  func describe(_ element: inout Element) { element.style.alignment.horizontal = alignment }
}

/// Views side by side, made as they come on the screen on a device; here all of them are.
public struct LazyHStack<Content> {
  let content: Content
}

extension LazyHStack: View, _PrimitiveView, ElementView, ContainerView where Content: View {
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  static var kind: Element.Kind { .stack }
  var parts: Content { content }
  func describe(_ element: inout Element) { element.style.axis = .horizontal }
}

/// Which views of a lazy stack stay at the edge while the rest scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = Self(rawValue: 1)
  public static let sectionFooters = Self(rawValue: 2)
}
