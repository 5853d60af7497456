import Contract

/// A field's label and prompt, and the element made of them.
@MainActor
struct FieldParts {
  private let labelNode: _Node?
  private let promptNode: _Node?
  private let platform: Platform

  init<V: ElementView>(_ node: ElementNode<V>) {
    var children: [_Node] = []
    node.parts.forEachChild { children.append($0) }
    labelNode = children.first
    promptNode = children.dropFirst().first
    platform = node.graph.platform
  }

  var label: String { words(labelNode) }

  private func words(_ node: _Node?) -> String {
    node.map { ElementBuilder().elements(of: $0).words } ?? ""
  }

  /// On iOS the prompt is the placeholder, or the label where there is none; on macOS the label stands beside the
  /// field and only a prompt is a placeholder (ledger 23, 24).
  private var placeholder: String {
    let prompt = words(promptNode)
    return prompt.isEmpty && platform == .iOS ? label : prompt
  }

  func element<V: ElementView>(_ field: FieldController, _ node: ElementNode<V>, isMultiline: Bool) -> Element {
    var element = node.element(field.kind, label: label)
    element.value = field.shownText
    element.placeholder = placeholder
    element.isFocused = field.isFocused
    element.style.lineLimit = isMultiline ? node.values.lines.range ?? 1...Int.max : nil
    element.style.name = node.values.textFieldStyle.name
    if field.isFocused {
      element.style.caret = field.editor.caret
      element.style.selection = field.editor.selection.isEmpty ? nil : field.editor.selection
    }
    return element
  }
}

extension FieldController {
  /// What a person can do with a field beside typing.
  func perform(_ interaction: Interaction) -> InteractionResult {
    switch interaction {
    case .tap, .longPress:
      graph.focus.system.move(to: self)
      select(editor.text.count..<editor.text.count)
      return .done
    default: return .impossible(reason: "a field is tapped and typed into")
    }
  }
}
