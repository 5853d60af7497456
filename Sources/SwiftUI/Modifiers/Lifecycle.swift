/// Runs an action when the view has appeared: after its first body, before anything is drawn (ledger 215).
public struct _AppearanceActionModifier {
  let appear: (@MainActor () -> Void)?
  let disappear: (@MainActor () -> Void)?
}

extension _AppearanceActionModifier: NodeModifier {
  static func makeState(_ modifier: Self, _ node: _Node) {
    guard let action = modifier.appear else { return }
    let queue = node.graph.queue
    queue.appearances.append {
      queue.trace.record(.onAppear, ["view": .string(node.nearestView?.viewName ?? "")])
      action()
    }
  }

  func willLeave(_ node: _Node, _ state: inout Void) {
    guard let disappear else { return }
    let queue = node.graph.queue
    let view = node.nearestView?.viewName ?? ""
    queue.disappearances.append {
      queue.trace.record(.onDisappear, ["view": .string(view)])
      disappear()
    }
  }
}

extension View {
  /// Runs `action` when the view appears.
  @preconcurrency
  public nonisolated func onAppear(
    perform action: (@MainActor () -> Void)? = nil
  ) -> ModifiedContent<Self, _AppearanceActionModifier> {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Runs `action` when the view has left the hierarchy.
  @preconcurrency
  public nonisolated func onDisappear(
    perform action: (@MainActor () -> Void)? = nil
  ) -> ModifiedContent<Self, _AppearanceActionModifier> {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }
}

/// Starts a task when the view appears, cancels it when it disappears, and starts anew when `id` changes (ledger 219,
/// 220).
public struct _TaskModifier {
  let id: AnyHashable
  let priority: TaskPriority
  let action: @Sendable @MainActor () async -> Void
}

extension _TaskModifier: NodeModifier {
  @MainActor final class Running {
    var id: AnyHashable?
    var task: Task<Void, Never>?
  }
  typealias State = Running

  static func makeState(_ modifier: Self, _ node: _Node) -> Running { Running() }

  func after(_ node: _Node, _ state: inout Running, isFirst: Bool) {
    guard state.id != id else { return }
    state.id = id
    let running = state
    let queue = node.graph.queue
    let view = node.nearestView?.viewName ?? ""
    let start: @MainActor () -> Void = {
      running.task?.cancel()
      queue.trace.record(.task, ["view": .string(view)])
      running.task = Task(priority: priority) { await action() }
    }
    if isFirst { queue.appearances.append(start) } else { queue.changes.append(start) }
  }

  func willLeave(_ node: _Node, _ state: inout Running) { state.task?.cancel() }
}

extension View {
  /// Runs asynchronous work for as long as the view is there.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @MainActor () async -> Void
  ) -> ModifiedContent<Self, _TaskModifier> {
    modifier(_TaskModifier(id: AnyHashable(0), priority: priority, action: action))
  }

  /// Runs asynchronous work for as long as the view is there, from the start again when `id` changes.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @MainActor () async -> Void
  ) -> ModifiedContent<Self, _TaskModifier> {
    modifier(_TaskModifier(id: AnyHashable(ByEquality(value)), priority: priority, action: action))
  }
}

/// Lets an equatable value stand where a hashable one is needed and only equality is used.
struct ByEquality<Value: Equatable>: Hashable {
  let value: Value
  init(_ value: Value) { self.value = value }
  func hash(into hasher: inout Hasher) {}
}
