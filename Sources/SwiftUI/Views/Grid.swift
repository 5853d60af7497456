import Foundation

/// Rows whose cells stand in columns.
public struct Grid<Content> {
  let content: Content
}

extension Grid: View, _PrimitiveView, ElementView, ContainerView where Content: View {
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  static var kind: Element.Kind { .stack }
  var parts: Content { content }
  func describe(_ element: inout Element) { element.style.name = "grid" }
}

/// The cells of one row of a grid.
public struct GridRow<Content> {
  let content: Content
}

extension GridRow: View, _PrimitiveView, ElementView, ContainerView where Content: View {
  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  static var kind: Element.Kind { .stack }
  var parts: Content { content }
  func describe(_ element: inout Element) {
    element.style.axis = .horizontal
    element.style.name = "gridRow"
  }
}

extension View {
  public nonisolated func gridCellColumns(_ count: Int) -> _Looks<Self> { looks }
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> _Looks<Self> { looks }
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> _Looks<Self> { looks }
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> _Looks<Self> { looks }
}
