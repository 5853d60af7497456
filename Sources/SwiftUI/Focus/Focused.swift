/// Binds the focus of a view to a state.
public struct _FocusedModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension _FocusedModifier: NodeModifier {
  static func makeState(_ modifier: Self, _ node: _Node) -> FocusBinding<Value> {
    FocusBinding(node: node, value: modifier.value)
  }

  func after(_ node: _Node, _ state: inout FocusBinding<Value>, isFirst: Bool) {
    state.value = value
    guard state.storage !== binding.storage else { return }
    state.storage?.remove(state)
    state.storage = binding.storage
    binding.storage?.add(state)
  }

  func willLeave(_ node: _Node, _ state: inout FocusBinding<Value>) { state.storage?.remove(state) }
}

extension View {
  /// The state is true while this view has the focus, and gives it the focus when it is set.
  public nonisolated func focused(
    _ condition: FocusState<Bool>.Binding
  ) -> ModifiedContent<Self, _FocusedModifier<Bool>> {
    modifier(_FocusedModifier(binding: condition, value: true))
  }

  /// The state has `value` while this view has the focus, and gives it the focus when it gets that value.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> ModifiedContent<Self, _FocusedModifier<Value>> {
    modifier(_FocusedModifier(binding: binding, value: value))
  }
}
