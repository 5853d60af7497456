/// Keeps what a subscriber has not asked for yet, and the end until everything before it was delivered.
final class Outlet<Downstream: Subscriber> {
  private var downstream: Downstream?
  private var waiting: [Downstream.Input] = []
  private var demand = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var isDelivering = false

  init(_ downstream: Downstream) { self.downstream = downstream }

  var isOver: Bool { downstream == nil }

  func begin(_ subscription: any Subscription) { downstream?.receive(subscription: subscription) }

  func send(_ value: Downstream.Input) {
    guard completion == nil, downstream != nil else { return }
    waiting.append(value)
    deliver()
  }

  /// Sends a value in the place of those that still wait.
  func sendLatest(_ value: Downstream.Input) {
    guard completion == nil else { return }
    waiting.removeAll()
    send(value)
  }

  /// Ends after what waits; a failure ends at once.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    if case .failure = completion { waiting.removeAll() }
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    deliver()
  }

  func cancel() {
    downstream = nil
    waiting.removeAll()
  }

  private func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while demand > .none, !waiting.isEmpty, let downstream {
      demand -= 1
      demand += downstream.receive(waiting.removeFirst())
    }
    guard waiting.isEmpty, let completion, let downstream else { return }
    self.downstream = nil
    downstream.receive(completion: completion)
  }
}
