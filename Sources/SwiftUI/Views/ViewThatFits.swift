/// The first of several views that fits. Nothing is measured here, so it is the first of all.
public struct ViewThatFits<Content> {
  let content: Content
}

extension ViewThatFits: View, _PrimitiveView, ElementView where Content: View {
  public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var parts: Content { content }

  func addElements(_ node: ElementNode<Self>, to builder: ElementBuilder) {
    if let first = node.partElements(builder).first { builder.add(first) }
  }
}
