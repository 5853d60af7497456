/// Gives one value and ends.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: IteratorSubscription(subscriber, CollectionOfOne(output).makeIterator()))
  }
}

/// Gives nothing, and ends at once or never.
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.completeImmediately = completeImmediately
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

/// Makes its publisher anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}

/// Gives one value, or fails, when its promise is kept. The closure runs at once, whether somebody subscribes or not.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private var result: Result<Output, Failure>?
  private var waiting: [(Result<Output, Failure>) -> Void] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfil($0) }
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    let waiting = self.waiting
    self.waiting = []
    waiting.forEach { $0(result) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = OutletSubscription(subscriber)
    subscription.outlet.begin(subscription)
    let deliver: (Result<Output, Failure>) -> Void = { [outlet = subscription.outlet] result in
      switch result {
      case .success(let value):
        outlet.send(value)
        outlet.finish(.finished)
      case .failure(let error): outlet.finish(.failure(error))
      }
    }
    if let result { deliver(result) } else { waiting.append(deliver) }
  }
}

/// A subscription to what waits in an outlet.
final class OutletSubscription<Downstream: Subscriber>: Subscription {
  let outlet: Outlet<Downstream>
  private let onCancel: () -> Void

  init(_ downstream: Downstream, onCancel: @escaping () -> Void = {}) {
    outlet = Outlet(downstream)
    self.onCancel = onCancel
  }

  func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

  func cancel() {
    outlet.cancel()
    onCancel()
  }
}

extension Publishers {
  /// The elements of a sequence, as they are asked for.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subscriber.receive(subscription: IteratorSubscription(subscriber, sequence.makeIterator()))
    }
  }
}

private final class IteratorSubscription<Elements: IteratorProtocol, Downstream: Subscriber>: Subscription
where Downstream.Input == Elements.Element {
  private var downstream: Downstream?
  private var elements: Elements
  /// Read one ahead, so that the end comes with the last element.
  private var next: Elements.Element?
  private var demand = Subscribers.Demand.none
  private var isDelivering = false

  init(_ downstream: Downstream, _ elements: Elements) {
    self.downstream = downstream
    self.elements = elements
    next = self.elements.next()
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while self.demand > .none, let value = next, let downstream {
      next = elements.next()
      self.demand -= 1
      self.demand += downstream.receive(value)
    }
    guard next == nil, let downstream else { return }
    self.downstream = nil
    downstream.receive(completion: .finished)
  }

  func cancel() { downstream = nil }
}

extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// The value if there is one, and the end.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    public let output: Wrapped?

    public init(_ output: Wrapped?) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      if let output { Just(output).subscribe(subscriber) } else { Empty().subscribe(subscriber) }
    }
  }

  public var publisher: Publisher { Publisher(self) }
}

extension Result {
  /// The value or the error.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success
    public let result: Result<Success, Failure>

    public init(_ result: Result<Success, Failure>) { self.result = result }
    public init(_ output: Success) { result = .success(output) }
    public init(_ failure: Failure) { result = .failure(failure) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value): Publishers.Sequence(sequence: CollectionOfOne(value)).subscribe(subscriber)
      case .failure(let error): Fail(error: error).subscribe(subscriber)
      }
    }
  }

  public var publisher: Publisher { Publisher(self) }
}
