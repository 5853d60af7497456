/// How much a default focus counts.
public struct DefaultFocusEvaluationPriority: Equatable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let userInitiated = Self(name: "userInitiated")
}

/// Gives the focus to a view when the screen appears (ledger 114).
public struct _DefaultFocusModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension _DefaultFocusModifier: NodeModifier {
  static func makeState(_ modifier: Self, _ node: _Node) {}

  func after(_ node: _Node, _ state: inout Void, isFirst: Bool) {
    guard isFirst, let storage = binding.storage else { return }
    let graph = node.graph
    let value = value
    graph.queue.settlements.append {
      guard graph.focus.system.first == nil else { return }
      storage.location.setSilently(value)
      graph.focus.request(storage)
    }
  }
}

extension View {
  /// The value that the state gets when the screen appears and nothing has the focus yet.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> ModifiedContent<Self, _DefaultFocusModifier<V>> {
    modifier(_DefaultFocusModifier(binding: binding, value: value))
  }
}
