/// A subscriber that takes all there is and passes on what, when and as often as it likes.
final class RelayStage<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  let outlet: Outlet<Downstream>
  private let onValue: (Input, Outlet<Downstream>) -> Void
  private let onCompletion: (Subscribers.Completion<Failure>, Outlet<Downstream>) -> Void
  private let onCancel: () -> Void
  private var upstream = Upstream()

  init(
    _ downstream: Downstream, value onValue: @escaping (Input, Outlet<Downstream>) -> Void,
    completed onCompletion: @escaping (Subscribers.Completion<Failure>, Outlet<Downstream>) -> Void,
    cancelled onCancel: @escaping () -> Void = {}
  ) {
    outlet = Outlet(downstream)
    self.onValue = onValue
    self.onCompletion = onCompletion
    self.onCancel = onCancel
  }

  func receive(subscription: any Subscription) {
    guard upstream.accept(subscription) else { return }
    outlet.begin(self)
    upstream.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if upstream.isActive { onValue(input, outlet) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard upstream.isActive else { return }
    upstream.end()
    onCompletion(completion, outlet)
  }

  func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

  func cancel() {
    upstream.cancel()
    outlet.cancel()
    onCancel()
  }
}
