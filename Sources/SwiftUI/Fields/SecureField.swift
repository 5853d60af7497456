/// A field for what nobody else should read: it shows a dot for each character.
public struct SecureField<Label> {
  let label: Label
  let prompt: Text?
  let text: Binding<String>
  var onCommit: (@MainActor () -> Void)?
}

extension SecureField: View, _PrimitiveView, ElementView where Label: View {
  @ViewBuilder var parts: TupleView<(Label, Text?)> { TupleView((label, prompt)) }

  static func makeMemory(_ view: Self, _ node: ElementNode<Self>) -> FieldController {
    let field = FieldController(node, kind: .secureField, model: StringModel(view.text))
    field.label = { [unowned node] in FieldParts(node).label }
    return field
  }

  func observe(_ node: ElementNode<Self>) {
    (node.memory.model as? StringModel)?.binding = text
    node.memory.onCommit = onCommit
    node.memory.didUpdate()
  }

  func addElements(_ node: ElementNode<Self>, to builder: ElementBuilder) {
    builder.add(FieldParts(node).element(node.memory, node, isMultiline: false))
  }

  func perform(_ interaction: Interaction, _ node: ElementNode<Self>) -> InteractionResult {
    node.memory.perform(interaction)
  }

  func willLeave(_ node: ElementNode<Self>) { node.memory.willLeave() }
}

extension SecureField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, text: text)
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, text: text)
  }
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleKey), prompt: nil, text: text, onCommit: onCommit)
  }
  @_disfavoredOverload @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(title), prompt: nil, text: text, onCommit: onCommit)
  }
}

extension SecureField where Label: View {
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text)
  }
}
