/// Rows, one below the other, which may be selected, edited and swiped.
public struct List<SelectionValue: Hashable, Content> {
  let selection: ListSelection<SelectionValue>?
  let content: Content
}

/// What of a list is selected.
enum ListSelection<Value: Hashable> {
  case single(Binding<Value?>)
  case several(Binding<Set<Value>>)
}

extension List: View, _PrimitiveView, ElementView, RowHolder where Content: View {
  @MainActor final class Memory {
    var selected: Set<SelectionValue> = []
    /// Whether a tap on a row selects it now.
    var selectsByTap = false
    var style: String?
  }

  static func makeMemory(_ view: Self, _ node: ElementNode<Self>) -> Memory { Memory() }

  var parts: ModifiedContent<Content, _EnvironmentModifier> {
    let selects = selection != nil
    return content.modifier(
      _EnvironmentModifier {
        $0.rowContainer = .list
        $0.isInSelectableList = selects
      })
  }

  func observe(_ node: ElementNode<Self>) {
    let memory = node.memory!
    switch selection {
    case nil: memory.selected = []
    case .single(let binding): memory.selected = binding.wrappedValue.map { [$0] } ?? []
    case .several(let binding): memory.selected = binding.wrappedValue
    }
    memory.style = node.values.listStyle
    memory.selectsByTap =
      switch selection {
      case nil: false
      case .single: true
      // On iOS several rows can be chosen while the list is edited.
      case .several: node.graph.platform == .macOS || node.values.editMode?.wrappedValue.isEditing == true
      }
  }

  func addElements(_ node: ElementNode<Self>, to builder: ElementBuilder) {
    var element = node.element(.list, isControl: false)
    element.children = selectable(node.partElements(builder).asRows, node)
    element.style.name = node.memory.style
    builder.add(element)
  }

  @MainActor private func selectable(_ rows: [Element], _ node: ElementNode<Self>) -> [Element] {
    guard selection != nil else { return rows }
    return rows.map { row in
      var row = row
      if row.kind == .section {
        row.children = selectable(row.children, node)
      } else if !row.tags.refusesSelection, let value = row.tags.value(as: SelectionValue.self) {
        row.isSelected = node.memory.selected.contains(value)
        row.surround(with: ListRow { [unowned node] in node.view.select(value, node) })
      }
      return row
    }
  }

  @MainActor private func select(_ value: SelectionValue, _ node: ElementNode<Self>) -> InteractionResult {
    guard node.isEnabled else { return .rejected(reason: Refusal.disabled) }
    guard node.memory.selectsByTap else { return .rejected(reason: Refusal.needsEditMode) }
    switch selection {
    case nil: return .impossible(reason: Impossible.otherwise)
    case .single(let binding): binding.wrappedValue = value
    case .several(let binding): binding.wrappedValue.formSymmetricDifference([value])
    }
    node.values.splitColumns?.didSelect()
    return .done
  }
}

/// A row that a tap selects.
@MainActor
private final class ListRow: Interactive {
  private let select: () -> InteractionResult
  init(_ select: @escaping () -> InteractionResult) { self.select = select }

  func perform(_ interaction: Interaction) -> InteractionResult {
    interaction == .tap ? select() : .impossible(reason: Impossible.otherwise)
  }
}

extension EnvironmentValues {
  private enum Key {
    struct IsSelectable: EnvironmentKey { static let defaultValue = false }
  }

  /// Whether the view is a row of a list whose rows can be selected.
  var isInSelectableList: Bool {
    get { self[Key.IsSelectable.self] }
    set { self[Key.IsSelectable.self] = newValue }
  }
}

// MARK: - Content as it is

extension List where Content: View, SelectionValue == Never {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }
}

extension List where Content: View {
  public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { .single($0) }, content: content())
  }

  public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { .several($0) }, content: content())
  }
}
