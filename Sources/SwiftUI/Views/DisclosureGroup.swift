/// A label with content below it that can be shown and hidden.
public struct DisclosureGroup<Label, Content> {
  let label: Label
  let content: Content
  /// Nil where the group keeps it itself.
  let isExpanded: Binding<Bool>?
}

extension DisclosureGroup: View, _PrimitiveView, ElementView where Label: View, Content: View {
  struct Memory {
    var isExpanded = false
  }

  static func makeMemory(_ view: Self, _ node: ElementNode<Self>) -> Memory { Memory() }

  var parts: TupleView<(Label, Content)> { TupleView((label, content)) }

  func observe(_ node: ElementNode<Self>) {
    if let isExpanded { node.memory.isExpanded = isExpanded.wrappedValue }
  }

  func addElements(_ node: ElementNode<Self>, to builder: ElementBuilder) {
    let label = node.partElements(0, builder)
    var element = node.element(.disclosureGroup, label: label.words)
    element.value = node.memory.isExpanded ? "expanded" : "collapsed"
    element.style.isExpanded = node.memory.isExpanded
    element.style.systemImage = label.first { $0.style.systemImage != nil }?.style.systemImage
    element.children = label.controls(in: "header")
    if node.memory.isExpanded { element.children += node.partElements(1, builder) }
    builder.add(element)
  }

  func perform(_ interaction: Interaction, _ node: ElementNode<Self>) -> InteractionResult {
    switch interaction {
    case .tap, .setOn(nil): set(!node.memory.isExpanded, node)
    case .setOn(let wanted?):
      guard wanted != node.memory.isExpanded else { return .rejected(reason: Refusal.alreadyChosen) }
      set(wanted, node)
    default: return .impossible(reason: Impossible.otherwise)
    }
    return .done
  }

  @MainActor private func set(_ expanded: Bool, _ node: ElementNode<Self>) {
    if let isExpanded { isExpanded.wrappedValue = expanded } else { node.memory.isExpanded = expanded }
    node.graph.structureChanged()
  }
}

extension DisclosureGroup where Label: View, Content: View {
  public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), isExpanded: nil)
  }

  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content(), isExpanded: isExpanded)
  }
}

extension DisclosureGroup where Label == Text, Content: View {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(titleKey), content: content(), isExpanded: nil)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(title), content: content(), isExpanded: nil)
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleKey), content: content(), isExpanded: isExpanded)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(title), content: content(), isExpanded: isExpanded)
  }
}
