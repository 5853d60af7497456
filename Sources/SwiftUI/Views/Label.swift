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

  var parts: some View {
    title
    icon
  }

  func addElements(_ node: ElementNode<Self>, to builder: ElementBuilder) {
    let parts = node.partElements(builder)
    var element = node.element(.label, label: parts.filter { $0.kind != .image }.words, isControl: false)
    element.style.systemImage = parts.first { $0.kind == .image }?.style.systemImage
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
