import Foundation

/// Something in front of a view.
public struct _OverlayModifier<Overlay> {
  let overlay: Overlay
}

extension _OverlayModifier: ViewModifier, _PrimitiveModifier, SecondaryViewModifier where Overlay: View {
  var secondary: Overlay { overlay }
  func addElements(_ content: _Node, _ secondary: _Node, _ node: _Node, to builder: ElementBuilder) {
    builder.add(content, layered: secondary, inFront: true, node)
  }
}

/// A style in front of a view: nothing but looks.
public struct _OverlayStyleModifier {}
extension _OverlayStyleModifier: _LooksModifier {}

extension View {
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _OverlayModifier<Overlay>> { modifier(_OverlayModifier(overlay: overlay)) }

  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _OverlayModifier<V>> { modifier(_OverlayModifier(overlay: content())) }

  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _OverlayStyleModifier> { modifier(_OverlayStyleModifier()) }

  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _OverlayStyleModifier> { modifier(_OverlayStyleModifier()) }

  public nonisolated func border<S: ShapeStyle>(
    _ content: S, width: CGFloat = 1
  ) -> ModifiedContent<Self, _OverlayStyleModifier> { modifier(_OverlayStyleModifier()) }
}

/// A form that shows only parts of a view. What the mask itself holds is not on the screen.
public struct _MaskModifier<Mask> {
  let mask: Mask
}

extension _MaskModifier: ViewModifier, _PrimitiveModifier, SecondaryViewModifier where Mask: View {
  var secondary: Mask { mask }
  func addElements(_ content: _Node, _ secondary: _Node, _ node: _Node, to builder: ElementBuilder) {
    content.addElements(to: builder)
  }
}

extension View {
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> ModifiedContent<Self, _MaskModifier<Mask>> { modifier(_MaskModifier(mask: mask())) }

  @available(*, deprecated, message: "Use overload where mask accepts a @ViewBuilder instead.")
  @_disfavoredOverload
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> ModifiedContent<Self, _MaskModifier<Mask>> {
    modifier(_MaskModifier(mask: mask))
  }
}
