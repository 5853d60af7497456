/// One subscriber of a subject: what it has asked for, and whether it still listens.
class Conduit<Output, Failure: Error>: Subscription {
  fileprivate weak var list: ConduitList<Output, Failure>?
  private(set) var demand = Subscribers.Demand.none
  fileprivate(set) var isActive = true

  /// Called after demand grew.
  var onRequest: ((Conduit) -> Void)?

  fileprivate func deliver(_ value: Output) -> Subscribers.Demand { .none }
  fileprivate func deliver(completion: Subscribers.Completion<Failure>) {}
  fileprivate func begin() {}

  final func request(_ demand: Subscribers.Demand) {
    guard isActive else { return }
    self.demand += demand
    onRequest?(self)
  }

  final func cancel() {
    guard isActive else { return }
    isActive = false
    list?.remove(self)
    list = nil
    onRequest = nil
    forget()
  }

  fileprivate func forget() {}

  /// Delivers a value if it was asked for.
  @discardableResult
  final func offer(_ value: Output) -> Bool {
    guard isActive, demand > .none else { return false }
    demand -= 1
    demand += deliver(value)
    return true
  }

  final func finish(_ completion: Subscribers.Completion<Failure>) {
    guard isActive else { return }
    isActive = false
    list = nil
    onRequest = nil
    deliver(completion: completion)
    forget()
  }
}

private final class DownstreamConduit<Downstream: Subscriber>: Conduit<Downstream.Input, Downstream.Failure> {
  private var downstream: Downstream?

  init(_ downstream: Downstream) { self.downstream = downstream }

  override func begin() { downstream?.receive(subscription: self) }
  override func deliver(_ value: Downstream.Input) -> Subscribers.Demand { downstream?.receive(value) ?? .none }
  override func deliver(completion: Subscribers.Completion<Downstream.Failure>) {
    downstream?.receive(completion: completion)
  }
  override func forget() { downstream = nil }
}

/// The subscribers of a subject, in the order in which they came, and how the subject ended.
final class ConduitList<Output, Failure: Error> {
  private var conduits: [Conduit<Output, Failure>] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  /// Subscriptions of the subject itself to other publishers.
  private var upstream: [any Subscription] = []

  deinit { upstream.forEach { $0.cancel() } }

  /// Takes on a subscriber. One that comes after the end hears only of the end.
  func add<S: Subscriber>(
    _ subscriber: S, onRequest: ((Conduit<Output, Failure>) -> Void)? = nil
  ) where S.Input == Output, S.Failure == Failure {
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    let conduit = DownstreamConduit(subscriber)
    conduit.onRequest = onRequest
    conduit.list = self
    conduits.append(conduit)
    conduit.begin()
  }

  func send(_ value: Output, missed: (Conduit<Output, Failure>) -> Void = { _ in }) {
    guard completion == nil else { return }
    for conduit in conduits where !conduit.offer(value) { missed(conduit) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let conduits = self.conduits
    self.conduits = []
    upstream = []
    conduits.forEach { $0.finish(completion) }
  }

  func send(subscription: any Subscription) {
    upstream.append(subscription)
    subscription.request(.unlimited)
  }

  func remove(_ conduit: Conduit<Output, Failure>) { conduits.removeAll { $0 === conduit } }
}
