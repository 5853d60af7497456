/// A menu that a long press on a view brings up.
public struct _ContextMenuModifier<Items> {
  let items: Items
}

extension _ContextMenuModifier: ViewModifier, _PrimitiveModifier, NodeModifier where Items: View {
  @MainActor final class State: Interactive {
    let graph: ViewGraph
    var items: _Node?
    var isOpen = false

    init(_ graph: ViewGraph) { self.graph = graph }

    func set(open: Bool) {
      guard open != isOpen else { return }
      isOpen = open
      graph.structureChanged()
    }

    func perform(_ interaction: Interaction) -> InteractionResult {
      switch interaction {
      case .longPress: set(open: true)
      case .dismiss where isOpen: set(open: false)
      default: return .impossible(reason: Impossible.otherwise)
      }
      return .done
    }
  }

  static func makeState(_ modifier: Self, _ node: _Node) -> State { State(node.graph) }

  func after(_ node: _Node, _ state: inout State, isFirst: Bool) {
    if let shown = state.items { return Items._update(shown, to: items) }
    let frame = EnvironmentFrame(outer: node.environment)
    var values = EnvironmentValues(frame: node.environment)
    values.rowContainer = nil
    values.actionObserver = ActionObserver { [weak menu = state] in menu?.set(open: false) }
    frame.replace(with: values.changes)
    state.items = Items._make(items, in: node.place(environment: frame))
  }

  func forEachChild(_ state: State, _ body: (_Node) -> Void) { state.items.map(body) }

  func addElements(_ node: _Node, _ state: State, _ content: _Node, to builder: ElementBuilder) {
    builder.adding(content) { $0.surround(with: state) }
    guard state.isOpen, let items = state.items else { return }
    builder.adding(items) { $0.bar = "contextMenu" }
  }
}

extension View {
  /// Adds a menu that a long press brings up.
  public nonisolated func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> ModifiedContent<Self, _ContextMenuModifier<Items>> { modifier(_ContextMenuModifier(items: menuItems())) }

  /// The same with a preview, which is not shown here.
  public nonisolated func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> ModifiedContent<Self, _ContextMenuModifier<Items>> { modifier(_ContextMenuModifier(items: menuItems())) }
}
