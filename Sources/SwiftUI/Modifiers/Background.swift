import Foundation

/// Something behind a view.
public struct _BackgroundModifier<Background> {
  let background: Background
}

extension _BackgroundModifier: ViewModifier, _PrimitiveModifier, SecondaryViewModifier where Background: View {
  var secondary: Background { background }
  func addElements(_ content: _Node, _ secondary: _Node, _ node: _Node, to builder: ElementBuilder) {
    builder.add(content, layered: secondary, inFront: false, node)
  }
}

/// A style behind a view: nothing but looks.
public struct _BackgroundStyleModifier {}
extension _BackgroundStyleModifier: _LooksModifier {}

extension View {
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _BackgroundModifier<Background>> { modifier(_BackgroundModifier(background: background)) }

  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _BackgroundModifier<V>> { modifier(_BackgroundModifier(background: content())) }

  public nonisolated func background(
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _BackgroundStyleModifier> { modifier(_BackgroundStyleModifier()) }

  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _BackgroundStyleModifier> { modifier(_BackgroundStyleModifier()) }

  public nonisolated func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _BackgroundStyleModifier> { modifier(_BackgroundStyleModifier()) }

  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _BackgroundStyleModifier> { modifier(_BackgroundStyleModifier()) }
}
