import Foundation

/// A field for text, or for a value that can be written as text.
public struct TextField<Label> {
  let label: Label
  let prompt: Text?
  let axis: Axis
  let source: FieldSource
  var selection: Binding<TextSelection?>?
  var onEditingChanged: (@MainActor (Bool) -> Void)?
  var onCommit: (@MainActor () -> Void)?
  /// Whether it stands for a secure field in a style of one's own.
  var isSecure = false

  init(_ source: FieldSource, label: Label, prompt: Text? = nil, axis: Axis = .horizontal) {
    self.source = source
    self.label = label
    self.prompt = prompt
    self.axis = axis
  }
}

extension TextField: View, _PrimitiveView, ElementView where Label: View {
  @ViewBuilder var parts: TupleView<(Label, Text?)> { TupleView((label, prompt)) }

  static func makeMemory(_ view: Self, _ node: ElementNode<Self>) -> FieldController {
    let field = FieldController(
      node, kind: view.isSecure ? .secureField : .textField,
      model: view.source.makeModel(Evaluation.none { node.values }))
    field.label = { [unowned node] in FieldParts(node).label }
    return field
  }

  func observe(_ node: ElementNode<Self>) {
    let field = node.memory!
    source.renew(field.model, node.values)
    field.isMultiline = axis == .vertical
    field.onEditingChanged = onEditingChanged
    field.onCommit = onCommit
    field.follow(selection)
    field.didUpdate()
  }

  func addElements(_ node: ElementNode<Self>, to builder: ElementBuilder) {
    builder.add(FieldParts(node).element(node.memory, node, isMultiline: axis == .vertical))
  }

  func perform(_ interaction: Interaction, _ node: ElementNode<Self>) -> InteractionResult {
    node.memory.perform(interaction)
  }

  func willLeave(_ node: ElementNode<Self>) { node.memory.willLeave() }
}

// MARK: - Text

extension TextField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(.text(text), label: Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(.text(text), label: Text(title))
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(.text(text), label: Text(titleKey), prompt: prompt)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(.text(text), label: Text(title), prompt: prompt)
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(.text(text), label: Text(titleKey), axis: axis)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(.text(text), label: Text(title), axis: axis)
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(.text(text), label: Text(titleKey), prompt: prompt, axis: axis)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(.text(text), label: Text(title), prompt: prompt, axis: axis)
  }
}

extension TextField where Label: View {
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(.text(text), label: label(), prompt: prompt)
  }
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(.text(text), label: label(), prompt: prompt, axis: axis)
  }
}

// MARK: - Text, with the selection

extension TextField where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(.text(text), label: Text(titleKey), prompt: prompt, axis: axis ?? .horizontal)
    self.selection = selection
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(.text(text), label: Text(title), prompt: prompt, axis: axis ?? .horizontal)
    self.selection = selection
  }
}

extension TextField where Label: View {
  public nonisolated init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.text(text), label: label(), prompt: prompt, axis: axis ?? .horizontal)
    self.selection = selection
  }
}

// MARK: - Text, with the callbacks of old

extension TextField where Label == Text {
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(.text(text), label: Text(titleKey))
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(.text(text), label: Text(titleKey))
    self.onEditingChanged = onEditingChanged
  }
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(.text(text), label: Text(titleKey))
    self.onCommit = onCommit
  }
  @_disfavoredOverload @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(.text(text), label: Text(title))
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
  @_disfavoredOverload @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(.text(text), label: Text(title))
    self.onEditingChanged = onEditingChanged
  }
  @_disfavoredOverload @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(.text(text), label: Text(title))
    self.onCommit = onCommit
  }
}

// MARK: - Values with a format

extension TextField where Label == Text {
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.formatted(value, format), label: Text(titleKey), prompt: prompt)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.formatted(value, format), label: Text(title), prompt: prompt)
  }
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.formatted(value, format), label: Text(titleKey), prompt: prompt)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.formatted(value, format), label: Text(title), prompt: prompt)
  }
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(.formatter(value, formatter), label: Text(titleKey), prompt: prompt)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(.formatter(value, formatter), label: Text(title), prompt: prompt)
  }
  @preconcurrency
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(.formatter(value, formatter), label: Text(titleKey))
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
}

extension TextField where Label: View {
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.formatted(value, format), label: label(), prompt: prompt)
  }
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.formatted(value, format), label: label(), prompt: prompt)
  }
  public nonisolated init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(.formatter(value, formatter), label: label(), prompt: prompt)
  }
}
