/// Delivers values over time to those that subscribe.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Takes on a subscriber; called by `subscribe(_:)`.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Passes everything on to a subject, until it is cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    receive(subscriber: subscriber)
    return AnyCancellable(subscriber)
  }

  /// Hides the publisher's own type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// The namespace of Combine's publishers.
public enum Publishers {}

/// Gets a subscription, then values as far as it asked for them, then at most one completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  func receive(subscription: any Subscription)
  /// Takes a value and says how many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The tie between a publisher and one subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

/// The namespace of subscriptions.
public enum Subscriptions {
  /// A subscription that delivers nothing.
  public static var empty: any Subscription { EmptySubscription.shared }
}

private final class EmptySubscription: Subscription {
  nonisolated(unsafe) static let shared = EmptySubscription()
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
