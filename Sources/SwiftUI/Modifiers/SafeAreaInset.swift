import Foundation

/// Views at an edge of a view, beside what scrolls.
public struct _SafeAreaInsetModifier<Inset> {
  let inset: Inset
  let isBefore: Bool
  let axis: Element.Style.Axis
}

extension _SafeAreaInsetModifier: ViewModifier, _PrimitiveModifier, SecondaryViewModifier where Inset: View {
  var secondary: Inset { inset }

  func addElements(_ content: _Node, _ secondary: _Node, _ node: _Node, to builder: ElementBuilder) {
    var element = Element(.stack, node: node)
    let (own, inset) = (builder.elements(of: content), builder.elements(of: secondary))
    element.children = isBefore ? inset + own : own + inset
    element.style.axis = axis
    builder.add(element)
  }
}

extension View {
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _SafeAreaInsetModifier<V>> {
    modifier(_SafeAreaInsetModifier(inset: content(), isBefore: edge == .top, axis: .vertical))
  }

  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _SafeAreaInsetModifier<V>> {
    modifier(_SafeAreaInsetModifier(inset: content(), isBefore: edge == .leading, axis: .horizontal))
  }

  /// The bar of iOS 26, which stands where an inset does.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _SafeAreaInsetModifier<V>> {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
