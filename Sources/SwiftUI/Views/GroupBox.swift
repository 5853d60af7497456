/// A box around views that belong together, with a label.
public struct GroupBox<Label, Content> {
  let label: Label
  let content: Content
}

extension GroupBox: View, _PrimitiveView, ElementView where Label: View, Content: View {
  typealias Styled = StyledParts<GroupBoxStyleConfiguration, TupleView<(Label, Content)>>

  var parts: Styled {
    StyledParts(
      TupleView((label, content)), pieces: [AnyView(label), AnyView(content)], style: \.groupBoxStyle,
      innerStyle: StyleInForce(name: DefaultGroupBoxStyle._name)
    ) { GroupBoxStyleConfiguration(label: $0[0], content: $0[1]) }
  }

  func addElements(_ node: ElementNode<Self>, to builder: ElementBuilder) {
    var element = node.element(.stack, isControl: false)
    element.style.name = "groupBox"
    element.children = node.partElements(builder)
    builder.add(element)
  }
}

extension GroupBox where Label: View, Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content())
  }
}

extension GroupBox where Label == EmptyView, Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content()) }
}

extension GroupBox where Label == Text, Content: View {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}
