/// Buttons that a swipe across a row brings up.
public struct _SwipeActionsModifier<Actions> {
  let edge: HorizontalEdge
  let actions: Actions
}

extension _SwipeActionsModifier: ViewModifier, _PrimitiveModifier, NodeModifier where Actions: View {
  @MainActor final class State {
    let rows = RowsOpened()
    var actions: _Node?
  }

  static func makeState(_ modifier: Self, _ node: _Node) -> State { State() }

  func after(_ node: _Node, _ state: inout State, isFirst: Bool) {
    if let shown = state.actions { return Actions._update(shown, to: actions) }
    let frame = EnvironmentFrame(outer: node.environment)
    var values = EnvironmentValues(frame: node.environment)
    values.rowContainer = nil
    values.actionObserver = ActionObserver { [weak node, rows = state.rows] in
      rows.row = nil
      node?.graph.structureChanged()
    }
    frame.replace(with: values.changes)
    state.actions = Actions._make(actions, in: node.place(environment: frame))
  }

  func forEachChild(_ state: State, _ body: (_Node) -> Void) { state.actions.map(body) }

  func addElements(_ node: _Node, _ state: State, _ content: _Node, to builder: ElementBuilder) {
    let opener = RowOpener(
      state.rows, ObjectIdentifier(node), node.graph, opensTo: edge == .trailing ? .left : .right)
    var tags = Tags()
    builder.adding(content) {
      tags = $0.tags
      $0.surround(with: opener)
    }
    guard opener.isOpen, let actions = state.actions else { return }
    builder.adding(actions) {
      $0.bar = "swipeActions"
      $0.tags = tags
    }
  }
}

extension View {
  /// Adds buttons that a swipe across the row brings up, from its end or from its start.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> ModifiedContent<Self, _SwipeActionsModifier<T>> {
    modifier(_SwipeActionsModifier(edge: edge, actions: content()))
  }
}
