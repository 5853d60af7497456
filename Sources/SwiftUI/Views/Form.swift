/// Controls that belong together, each one a row: a grouped list on iOS, an aligned column on macOS (ledger 169).
public struct Form<Content> {
  let content: Content
}

extension Form: View, _PrimitiveView, ElementView, ContainerView where Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  static var kind: Element.Kind { .form }
  var parts: _Environmental<Content> { content.setting(\.rowContainer, .form) }
}
