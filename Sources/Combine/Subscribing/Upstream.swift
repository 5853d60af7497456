/// The subscription that a subscriber holds, from before it comes until it is over.
struct Upstream {
  private enum State {
    case awaiting
    case subscribed(any Subscription)
    case over
  }

  private var state = State.awaiting

  /// Whether values may still arrive.
  var isActive: Bool { if case .subscribed = state { true } else { false } }

  var isOver: Bool { if case .over = state { true } else { false } }

  /// Takes the first subscription; a second one, or one that comes too late, is cancelled.
  mutating func accept(_ subscription: any Subscription) -> Bool {
    guard case .awaiting = state else {
      subscription.cancel()
      return false
    }
    state = .subscribed(subscription)
    return true
  }

  func request(_ demand: Subscribers.Demand) {
    if case .subscribed(let subscription) = state, demand > .none { subscription.request(demand) }
  }

  /// The publisher has ended by itself.
  mutating func end() { state = .over }

  mutating func cancel() {
    let old = state
    state = .over
    if case .subscribed(let subscription) = old { subscription.cancel() }
  }
}
