import Foundation

/// Views in columns, row after row.
public struct LazyVGrid<Content> {
  let columns: [GridItem]
  let content: Content
}

extension LazyVGrid: View, _PrimitiveView, ElementView, ContainerView where Content: View {
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.content = content()
  }

  static var kind: Element.Kind { .stack }
  var parts: Content { content }
  func describe(_ element: inout Element) { element.style.columns = GridItem.count(of: columns) }
}

/// Views in rows, column after column.
public struct LazyHGrid<Content> {
  let rows: [GridItem]
  let content: Content
}

extension LazyHGrid: View, _PrimitiveView, ElementView, ContainerView where Content: View {
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.content = content()
  }

  static var kind: Element.Kind { .stack }
  var parts: Content { content }
  func describe(_ element: inout Element) { element.style.axis = .horizontal }
}

/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
  /// How wide it is.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// How many columns these are: an adaptive one is as many as fit a phone's width.
  static func count(of items: [GridItem]) -> Int {
    items.reduce(0) { count, item in
      guard case .adaptive(let minimum, _) = item.size else { return count + 1 }
      let spacing = item.spacing ?? 8
      return count + max(1, Int((Device.phone.width + spacing) / max(1, minimum + spacing)))
    }
  }
}
