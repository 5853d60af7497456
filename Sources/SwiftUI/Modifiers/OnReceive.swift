import Combine

/// Runs an action for each value of a publisher, for as long as the view is there.
public struct _SubscriptionModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: @MainActor (P.Output) -> Void
}

extension _SubscriptionModifier: NodeModifier {
  @MainActor final class Listening {
    var publisher: P?
    var action: (@MainActor (P.Output) -> Void)?
    var subscription: AnyCancellable?
  }
  typealias State = Listening

  static func makeState(_ modifier: Self, _ node: _Node) -> Listening { Listening() }

  /// Subscribes after the update, and anew when an update brings another publisher. The newest action counts.
  func after(_ node: _Node, _ state: inout Listening, isFirst: Bool) {
    state.action = action
    if let present = state.publisher, areEqual(present, publisher) { return }
    state.publisher = publisher
    let queue = node.graph.queue
    let subscribe = subscriber(state)
    if isFirst { queue.appearances.append(subscribe) } else { queue.changes.append(subscribe) }
  }

  func willLeave(_ node: _Node, _ state: inout Listening) {
    state.action = nil
    state.subscription = nil
  }

  @MainActor private func subscriber(_ listening: Listening) -> @MainActor () -> Void {
    { [publisher] in
      guard listening.action != nil else { return }
      listening.subscription = publisher.sink { [weak listening] value in
        let value = Unchecked(value: value)
        MainActor.assumeIsolated { listening?.action?(value.value) }
      }
    }
  }
}

extension View {
  /// Runs `action` for each value of a publisher.
  @preconcurrency
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
  ) -> ModifiedContent<Self, _SubscriptionModifier<P>> where P.Failure == Never {
    modifier(_SubscriptionModifier(publisher: publisher, action: action))
  }
}
