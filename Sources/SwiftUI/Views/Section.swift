/// Rows that belong together, with words above and below.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?
}

extension Section: View, _PrimitiveView, ElementView, RowHolder where Parent: View, Content: View, Footer: View {
  struct Memory {
    var isExpanded = true
    var isInRows = false
  }

  static func makeMemory(_ view: Self, _ node: ElementNode<Self>) -> Memory { Memory() }

  var parts: TupleView<(Parent, Content, Footer)> { TupleView((header, content, footer)) }

  func observe(_ node: ElementNode<Self>) {
    node.memory.isExpanded = isExpanded?.wrappedValue ?? true
    node.memory.isInRows = node.values.rowContainer != nil
  }

  func addElements(_ node: ElementNode<Self>, to builder: ElementBuilder) {
    var element = node.element(.section, isControl: false)
    let header = node.partElements(0, builder)
    let footer = node.partElements(2, builder)
    element.header = header.wordsIfAny
    element.footer = footer.wordsIfAny
    element.label = element.header ?? ""
    element.children = header.controls(in: "header")
    if node.memory.isExpanded {
      let rows = node.partElements(1, builder)
      element.children += node.memory.isInRows ? rows.asRows : rows
    }
    element.children += footer.controls(in: "footer")
    if isExpanded != nil {
      element.style.isExpanded = node.memory.isExpanded
      element.target = node
    }
    builder.add(element)
  }

  func perform(_ interaction: Interaction, _ node: ElementNode<Self>) -> InteractionResult {
    guard let isExpanded, interaction == .tap else { return .impossible(reason: Impossible.otherwise) }
    isExpanded.wrappedValue = !node.memory.isExpanded
    return .done
  }
}

extension [Element] {
  /// The words of these elements; nil where there are none.
  @MainActor var wordsIfAny: String? {
    let words = words
    return words.isEmpty ? nil : words
  }

  /// Those among these elements that can be used, said to stand in the given place.
  @MainActor func controls(in place: String) -> [Element] {
    flatMap { element -> [Element] in
      guard element.isEnabled == nil else {
        var element = element
        element.bar = element.bar ?? place
        return [element]
      }
      return element.children.controls(in: place)
    }
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  @available(*, deprecated, message: "Use `init(content:header:footer:)` instead")
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  @available(*, deprecated, message: "Use `init(content:footer:)` instead")
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  @available(*, deprecated, message: "Use `init(content:header:)` instead")
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }

  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}
