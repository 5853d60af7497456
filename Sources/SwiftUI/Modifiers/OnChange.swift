/// Compares a value after each evaluation and runs an action when it differs (ledger 68-83).
public struct _ValueActionModifier<Value: Equatable> {
  let value: Value
  let runsInitially: Bool
  let action: @MainActor (_ old: Value, _ new: Value) -> Void
  /// The deprecated form: the action of the view's former value runs, with what it captured then (ledger 80).
  let usesFormerAction: Bool
}

extension _ValueActionModifier: NodeModifier {
  struct Seen {
    var value: Value
    var action: @MainActor (Value, Value) -> Void
    var limit = FrameLimit()
  }
  typealias State = Seen

  static func makeState(_ modifier: Self, _ node: _Node) -> Seen {
    Seen(value: modifier.value, action: modifier.action)
  }

  func after(_ node: _Node, _ seen: inout Seen, isFirst: Bool) {
    let old = seen.value
    let chosen = usesFormerAction ? seen.action : action
    seen.value = value
    seen.action = action
    guard isFirst ? runsInitially : old != value else { return }
    guard seen.limit.allows(node.graph, "onChange(of: \(typeName(Value.self))) action") else { return }
    let queue = node.graph.queue
    let new = value
    queue.changes.append {
      if queue.trace.isRecording {
        queue.trace.record(
          .onChange,
          [
            "type": .string(typeName(Value.self)), "old": .string(ValueDescription(old).text),
            "new": .string(ValueDescription(new).text),
          ])
      }
      chosen(old, new)
    }
  }
}

extension View {
  /// Runs `action` with the old and the new value when `value` differs.
  @preconcurrency
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (_ oldValue: V, _ newValue: V) -> Void
  ) -> ModifiedContent<Self, _ValueActionModifier<V>> {
    modifier(_ValueActionModifier(value: value, runsInitially: initial, action: action, usesFormerAction: false))
  }

  /// Runs `action` when `value` differs.
  @preconcurrency
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, _ValueActionModifier<V>> {
    modifier(
      _ValueActionModifier(value: value, runsInitially: initial, action: { _, _ in action() }, usesFormerAction: false))
  }

  @available(
    *, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  @preconcurrency
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping @MainActor (_ newValue: V) -> Void
  ) -> ModifiedContent<Self, _ValueActionModifier<V>> {
    modifier(
      _ValueActionModifier(
        value: value, runsInitially: false, action: { _, new in action(new) }, usesFormerAction: true))
  }
}
