/// A subject that keeps nothing: those who listen when a value is sent get it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let conduits = ConduitList<Output, Failure>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    conduits.add(subscriber)
  }

  public func send(_ input: Output) { conduits.send(input) }
  public func send(completion: Subscribers.Completion<Failure>) { conduits.send(completion: completion) }
  public func send(subscription: any Subscription) { conduits.send(subscription: subscription) }
}
