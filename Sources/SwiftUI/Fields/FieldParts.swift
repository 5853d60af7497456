import Contract
import TextWidth

/// A field's label and prompt, and the element made of them.
@MainActor
struct FieldParts {
  private let labelNode: _Node?
  private let promptNode: _Node?
  private let isBeside: Bool

  init<V: ElementView>(_ node: ElementNode<V>) {
    var children: [_Node] = []
    node.parts.forEachChild { children.append($0) }
    labelNode = children.first
    promptNode = children.dropFirst().first
    // In a form of macOS the label stands beside the field.
    isBeside = node.graph.platform == .macOS && Evaluation.none { node.values.rowContainer == .form }
  }

  var label: String { words(labelNode) }

  private func words(_ node: _Node?) -> String {
    node.map { ElementBuilder().elements(of: $0).words } ?? ""
  }

  /// The prompt is the placeholder, or the label where there is none; in a form of macOS the label stands beside the
  /// field and only a prompt is a placeholder (ledger 23, 24).
  private var placeholder: String {
    let prompt = words(promptNode)
    return prompt.isEmpty && !isBeside ? label : prompt
  }

  /// A field of several lines grows with its text from the least number of lines to the most (ledger 25).
  private func show(lines limit: ClosedRange<Int>?, of field: FieldController, in element: inout Element) {
    let limit = limit ?? 1...Int.max
    let needed = TextMeasure().lineRanges(of: field.shownText, width: Self.width).count
    element.style.lineLimit = limit
    element.style.lines = min(max(needed, limit.lowerBound), limit.upperBound)
  }

  /// The columns of text in a field on the drawn screen.
  private static let width = 40

  func element<V: ElementView>(_ field: FieldController, _ node: ElementNode<V>, isMultiline: Bool) -> Element {
    var element = node.element(field.kind, label: label)
    element.value = field.shownText
    element.placeholder = placeholder
    element.isFocused = field.isFocused
    element.style.isLabelHidden = !isBeside
    // A secure field says that Caps Lock is on (ledger 243).
    element.style.isCapsLockShown =
      field.isFocused && field.kind == .secureField && node.graph.focus.system.isCapsLocked
    if isMultiline { show(lines: Evaluation.none { node.values.lines.range }, of: field, in: &element) }
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
