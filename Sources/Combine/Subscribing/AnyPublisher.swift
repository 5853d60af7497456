/// A publisher whose own type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let base: any Publisher<Output, Failure>

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    base = (publisher as? AnyPublisher)?.base ?? publisher
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    base.receive(subscriber: subscriber)
  }

  public var description: String { "AnyPublisher" }
}

/// A subscriber whose own type is hidden, or which is made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  public let combineIdentifier: CombineIdentifier
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    onSubscription = subscriber.receive(subscription:)
    onValue = subscriber.receive(_:)
    onCompletion = subscriber.receive(completion:)
  }

  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    self.init(SubjectSubscriber(subject))
  }

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    onSubscription = receiveSubscription ?? { _ in }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) { onSubscription(subscription) }
  public func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
