/// Controls that belong together, each one a row: a grouped list on iOS, an aligned column on macOS (ledger 169).
public struct Form<Content> {
  let content: Content
}

extension Form: View, _PrimitiveView, ElementView, RowHolder where Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  var parts: _Environmental<Content> { content.setting(\.rowContainer, .form) }

  func addElements(_ node: ElementNode<Self>, to builder: ElementBuilder) {
    var element = node.element(.form, isControl: false)
    element.children = node.partElements(builder).asRows
    element.style.name = node.values.formStyle
    builder.add(element)
  }
}
