/// A subject that keeps its last value and begins with it for each subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let conduits = ConduitList<Output, Failure>()
  private var current: Output
  /// Subscribers that have not yet seen the current value.
  private var unseen: Set<ObjectIdentifier> = []

  public init(_ value: Output) { current = value }

  /// Setting it sends it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    var seenFirst = false
    conduits.add(subscriber) { [weak self] conduit in
      guard let self else { return }
      let isUnseen = self.unseen.remove(ObjectIdentifier(conduit)) != nil
      guard isUnseen || !seenFirst else { return }
      seenFirst = true
      if !conduit.offer(self.current) { self.unseen.insert(ObjectIdentifier(conduit)) }
    }
  }

  public func send(_ input: Output) {
    guard conduits.completion == nil else { return }
    current = input
    conduits.send(input) { unseen.insert(ObjectIdentifier($0)) }
  }

  public func send(completion: Subscribers.Completion<Failure>) { conduits.send(completion: completion) }
  public func send(subscription: any Subscription) { conduits.send(subscription: subscription) }
}
