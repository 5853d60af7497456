/// Runs work when the content is pulled down.
public struct _RefreshableModifier {
  let action: @Sendable @MainActor () async -> Void
}

extension _RefreshableModifier: NodeModifier {
  typealias State = EnvironmentFrame

  static func makeState(_ modifier: Self, _ node: _Node) -> EnvironmentFrame {
    EnvironmentFrame(outer: node.environment)
  }

  func frame(_ node: _Node, _ state: EnvironmentFrame) -> EnvironmentFrame? { state }

  func before(_ node: _Node, _ state: inout EnvironmentFrame) {
    var values = EnvironmentValues(frame: node.environment)
    values.refresh = RefreshAction(action: action)
    state.replace(with: values.changes)
  }

  func addElements(_ node: _Node, _ state: EnvironmentFrame, _ content: _Node, to builder: ElementBuilder) {
    builder.adding(content) { $0.surround(with: PullToRefresh(action)) }
  }
}

@MainActor
private final class PullToRefresh: Interactive {
  private let action: @Sendable @MainActor () async -> Void
  init(_ action: @escaping @Sendable @MainActor () async -> Void) { self.action = action }

  func perform(_ interaction: Interaction) -> InteractionResult {
    guard interaction == .swipe(.down) else { return .impossible(reason: Impossible.otherwise) }
    Task { [action] in await action() }
    return .done
  }
}

/// Refreshes the content around a view.
public struct RefreshAction: Sendable {
  let action: @Sendable @MainActor () async -> Void
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  private enum Key {
    struct Refresh: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
  }

  /// Refreshes the content around; nil where nothing does.
  public internal(set) var refresh: RefreshAction? {
    get { self[Key.Refresh.self] }
    set { self[Key.Refresh.self] = newValue }
  }
}

extension View {
  /// Runs work when the content is pulled down: at a swipe down on it.
  public nonisolated func refreshable(
    @_inheritActorContext action: @escaping @Sendable @MainActor () async -> Void
  ) -> ModifiedContent<Self, _RefreshableModifier> { modifier(_RefreshableModifier(action: action)) }
}
