/// Runs an action when the view has appeared: after its first body, before anything is drawn (ledger 215).
public struct _AppearanceActionModifier {
  let appear: (@MainActor () -> Void)?
  let disappear: (@MainActor () -> Void)?
}

extension _AppearanceActionModifier: NodeModifier {
  /// Whether the view is on the screen, not below a pushed one or on another tab.
  typealias State = Bool

  static func makeState(_ modifier: Self, _ node: _Node) -> Bool {
    guard node.isVisible else { return false }
    modifier.didAppear(node)
    return true
  }

  func visibilityChanged(_ node: _Node, _ state: inout Bool, _ isVisible: Bool) {
    guard state != isVisible else { return }
    state = isVisible
    if isVisible { didAppear(node) } else { didDisappear(node) }
  }

  func willLeave(_ node: _Node, _ state: inout Bool) {
    if state { didDisappear(node) }
    state = false
  }

  @MainActor private func didAppear(_ node: _Node) {
    guard let appear else { return }
    let queue = node.graph.queue
    let view = node.nearestView?.viewName ?? ""
    queue.appearances.append {
      queue.trace.record(.onAppear, ["view": .string(view)])
      appear()
    }
  }

  @MainActor private func didDisappear(_ node: _Node) {
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
    guard node.isVisible else { return }
    let start = starter(node, state)
    if isFirst { node.graph.queue.appearances.append(start) } else { node.graph.queue.changes.append(start) }
  }

  func visibilityChanged(_ node: _Node, _ state: inout Running, _ isVisible: Bool) {
    state.task?.cancel()
    state.task = nil
    if isVisible { node.graph.queue.appearances.append(starter(node, state)) }
  }

  func willLeave(_ node: _Node, _ state: inout Running) { state.task?.cancel() }

  @MainActor private func starter(_ node: _Node, _ running: Running) -> @MainActor () -> Void {
    let queue = node.graph.queue
    let view = node.nearestView?.viewName ?? ""
    return {
      running.task?.cancel()
      queue.trace.record(.task, ["view": .string(view)])
      running.task = Task(priority: priority) { await action() }
    }
  }
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
