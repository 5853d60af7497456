/// A field for long text: Return always breaks the line (ledger 30).
public struct TextEditor {
  let text: Binding<String>
  var selection: Binding<TextSelection?>?

  public nonisolated init(text: Binding<String>) { self.text = text }

  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }
}

extension TextEditor: ElementView {
  var parts: EmptyView { EmptyView() }

  static func makeMemory(_ view: Self, _ node: ElementNode<Self>) -> FieldController {
    FieldController(node, kind: .textEditor, model: StringModel(view.text))
  }

  func observe(_ node: ElementNode<Self>) {
    (node.memory.model as? StringModel)?.binding = text
    node.memory.follow(selection)
    node.memory.didUpdate()
  }

  func addElements(_ node: ElementNode<Self>, to builder: ElementBuilder) {
    builder.add(FieldParts(node).element(node.memory, node, isMultiline: true))
  }

  func perform(_ interaction: Interaction, _ node: ElementNode<Self>) -> InteractionResult {
    node.memory.perform(interaction)
  }

  func willLeave(_ node: ElementNode<Self>) { node.memory.willLeave() }
}
