/// A title with an icon.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}

extension Label: View, _PrimitiveView, ElementView where Title: View, Icon: View {
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  var parts: StyledParts<LabelStyleConfiguration, TupleView<(Title, Icon)>> {
    StyledParts(
      TupleView((title, icon)), pieces: [AnyView(title), AnyView(icon)], style: \.labelStyle,
      innerStyle: DefaultLabelStyle()._inForce().style
    ) { LabelStyleConfiguration(title: $0[0], icon: $0[1]) }
  }

  func addElements(_ node: ElementNode<Self>, to builder: ElementBuilder) {
    let style = node.values.labelStyle
    let parts = node.partElements(builder)
    // What a style of one's own makes is a view like others.
    guard style.makeBody == nil else { return parts.forEach(builder.add) }
    var element = node.element(.label, label: parts.filter { $0.kind != .image }.words, isControl: false)
    element.style.systemImage = style.name == TitleOnlyLabelStyle._name ? nil : parts.systemImage
    element.style.isLabelHidden = style.name == IconOnlyLabelStyle._name
    element.style.isSecondary = node.values.isSecondary
    builder.add(element)
  }
}

extension Label where Title == Text, Icon == Image {
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: Text(title), icon: Image(name))
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: Text(titleKey), icon: Image(resource))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: Text(title), icon: Image(resource))
  }
}
