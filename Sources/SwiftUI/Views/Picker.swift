/// Chooses one of several values: each row stands for its tag, and choosing it writes that tag (ledger 139-152).
public struct Picker<Label, SelectionValue: Hashable, Content> {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
  /// The words for the present value, where the rows' own words are not wanted.
  var currentValueLabel: AnyView?
}

extension Picker: View, _PrimitiveView, ElementView where Label: View, Content: View {
  @MainActor final class Memory {
    var selection: SelectionValue?
    var style = "menu"
    var isOpen = false
    /// The selection that was last said to have no tag.
    var warned: SelectionValue?
    var isCheckQueued = false
  }

  static func makeMemory(_ view: Self, _ node: ElementNode<Self>) -> Memory { Memory() }

  var parts: TupleView<(Label, Content, AnyView?)> { TupleView((label, content, currentValueLabel)) }

  func observe(_ node: ElementNode<Self>) {
    node.memory.selection = selection.wrappedValue
    node.memory.style = node.values.pickerStyle
  }

  func didUpdate(_ node: ElementNode<Self>) {
    let memory = node.memory!
    guard !memory.isCheckQueued else { return }
    memory.isCheckQueued = true
    node.graph.queue.settlements.append {
      memory.isCheckQueued = false
      if !node.isRemoved { Self.warnOfMissingTag(node) }
    }
  }

  /// SwiftUI's words for a selection that no row stands for (ledger 149, 253), once per value.
  @MainActor private static func warnOfMissingTag(_ node: ElementNode<Self>) {
    let memory = node.memory!
    guard let selection = memory.selection, memory.warned != selection else { return }
    let isKnown = rows(node).contains { $0.tags.value(as: SelectionValue.self) == selection }
    memory.warned = isKnown ? nil : selection
    guard !isKnown else { return }
    node.graph.trace.warning(
      "Picker: the selection \"\(ValueDescription(selection).text)\" is invalid and does not have an associated tag, "
        + "this will give undefined results.")
  }

  /// The rows: what the content shows, sections opened, without dividers.
  @MainActor private static func rows(
    _ node: ElementNode<Self>, _ builder: ElementBuilder = ElementBuilder()
  ) -> [Element] {
    Evaluation.none { node.partElements(1, builder).flatMap(\.pickerRows) }
  }

  func addElements(_ node: ElementNode<Self>, to builder: ElementBuilder) {
    let memory = node.memory!
    var element = node.element(.picker, label: node.partElements(0, builder).words)
    var isFound = false
    element.options = Self.rows(node, builder).map { row in
      let value = row.tags.value(as: SelectionValue.self)
      // The first of several rows with one tag is the chosen one (ledger 150).
      let isSelected = !isFound && value != nil && value == memory.selection
      if isSelected { isFound = true }
      return row.option(isSelected: isSelected, isSelectable: value != nil)
    }
    element.value =
      node.partElements(2, builder).wordsIfAny ?? element.options.first(where: \.isSelected)?.label
    element.style.name = memory.style
    element.style.isExpanded = memory.isOpen
    builder.add(element)
  }

  func perform(_ interaction: Interaction, _ node: ElementNode<Self>) -> InteractionResult {
    switch interaction {
    case .tap:
      node.memory.isOpen.toggle()
      return .done
    case .pick(let label): return pick(label, node)
    default: return .impossible(reason: Impossible.otherwise)
    }
  }

  @MainActor private func pick(_ label: String, _ node: ElementNode<Self>) -> InteractionResult {
    let rows = Self.rows(node)
    guard let row = rows.first(where: { $0.rowLabel == label }) else {
      return .impossible(reason: Impossible.noOption(label, among: rows.map(\.rowLabel)))
    }
    node.memory.isOpen = false
    guard let type = row.tags.typeInForce else { return .rejected(reason: Refusal.noTag) }
    guard let value = row.tags.value(as: SelectionValue.self) else {
      return .rejected(reason: Refusal.tagMismatch(tag: type, selection: typeName(SelectionValue.self)))
    }
    guard value != node.memory.selection else { return .rejected(reason: Refusal.alreadyChosen) }
    selection.wrappedValue = value
    node.didAct()
    return .done
  }
}

extension Element {
  /// The rows of a picker that this element is or holds.
  @MainActor fileprivate var pickerRows: [Element] {
    switch kind {
    case .section: children.flatMap(\.pickerRows)
    case .spacer: []
    default: [self]
    }
  }

  @MainActor fileprivate var rowLabel: String { [self].words }

  @MainActor fileprivate func option(isSelected: Bool, isSelectable: Bool) -> Option {
    let image = ([self] + children).first { $0.kind == .image || $0.style.systemImage != nil }
    return Option(
      label: rowLabel, isSelected: isSelected, isSelectable: isSelectable, systemImage: image?.style.systemImage)
  }
}

extension Picker where Label: View, Content: View {
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label(), content: content())
  }

  @available(*, deprecated, message: "Use `init(selection:content:label:)` instead")
  public nonisolated init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, label: label, content: content())
  }

  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, label: label(), content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// One picker for the values of several: a choice writes them all.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: .first(of: sources.map { $0[keyPath: selection] }), label: label(), content: content())
  }
}

extension Picker where Label == Text, Content: View {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content())
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, label: Text(titleKey), content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, label: Text(title), content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image>, Content: View {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: SwiftUI.Label(title, systemImage: systemImage), content: content())
  }
}

extension Binding {
  /// Reads the first of several bindings and writes all.
  /// - Precondition: there is at least one.
  fileprivate static func first(of bindings: [Binding<Value>]) -> Binding<Value> {
    Binding(
      source: ClosureSource(
        get: { bindings[0].wrappedValue }, set: { value, _ in bindings.forEach { $0.wrappedValue = value } }))
  }
}
