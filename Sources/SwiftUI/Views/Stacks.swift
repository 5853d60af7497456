import Foundation

/// Views one below the other.
public struct VStack<Content> {
  let alignment: HorizontalAlignment
  let content: Content
}

extension VStack: View, _PrimitiveView, ElementView, ContainerView where Content: View {
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  static var kind: Element.Kind { .stack }
  var parts: Content { content }
  func describe(_ element: inout Element) { element.style.alignment.horizontal = alignment }
}

/// Views side by side.
public struct HStack<Content> {
  let content: Content
}

extension HStack: View, _PrimitiveView, ElementView, ContainerView where Content: View {
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  static var kind: Element.Kind { .stack }
  var parts: Content { content }
  func describe(_ element: inout Element) { element.style.axis = .horizontal }
}

/// Views one upon the other.
public struct ZStack<Content> {
  let content: Content
}

extension ZStack: View, _PrimitiveView, ElementView, ContainerView where Content: View {
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  static var kind: Element.Kind { .stack }
  var parts: Content { content }
  func describe(_ element: inout Element) { element.style.axis = .depth }
}

/// Where views stand across a vertical stack.
public struct HorizontalAlignment: Equatable, Sendable {
  let name: String
  public static let leading = Self(name: "leading")
  public static let center = Self(name: "center")
  public static let trailing = Self(name: "trailing")
  public static let listRowSeparatorLeading = Self(name: "listRowSeparatorLeading")
  public static let listRowSeparatorTrailing = Self(name: "listRowSeparatorTrailing")
}

/// Where views stand across a horizontal stack.
public struct VerticalAlignment: Equatable, Sendable {
  let name: String
  public static let top = Self(name: "top")
  public static let center = Self(name: "center")
  public static let bottom = Self(name: "bottom")
  public static let firstTextBaseline = Self(name: "firstTextBaseline")
  public static let lastTextBaseline = Self(name: "lastTextBaseline")
}

/// Where a view stands in both directions.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
}
