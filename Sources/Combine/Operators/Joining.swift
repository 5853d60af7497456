/// One of several upstreams of an operator that joins them.
final class JoinedInput<Input, Failure: Error>: Subscriber {
  private let onValue: (Input) -> Void
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void
  private let initialDemand: Subscribers.Demand
  private var upstream = Upstream()

  init(
    demand: Subscribers.Demand = .unlimited, value: @escaping (Input) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    initialDemand = demand
    onValue = value
    onCompletion = completion
  }

  func receive(subscription: any Subscription) {
    if upstream.accept(subscription) { upstream.request(initialDemand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if upstream.isActive { onValue(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard upstream.isActive else { return }
    upstream.end()
    onCompletion(completion)
  }

  func request(_ demand: Subscribers.Demand) { upstream.request(demand) }
  func cancel() { upstream.cancel() }
}

/// The subscription of an operator with several upstreams.
final class JoinedSubscription<Downstream: Subscriber>: Subscription {
  let outlet: Outlet<Downstream>
  private var cancellations: [ObjectIdentifier: () -> Void] = [:]
  private(set) var isCancelled = false

  init(_ downstream: Downstream) { outlet = Outlet(downstream) }

  /// Keeps an upstream until it ends.
  func add<Input, Failure: Error>(_ input: JoinedInput<Input, Failure>) {
    cancellations[ObjectIdentifier(input)] = { input.cancel() }
  }

  func remove(_ input: AnyObject) { cancellations[ObjectIdentifier(input)] = nil }

  var upstreamCount: Int { cancellations.count }

  /// Ends everything, the downstream with this completion.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    cancelUpstreams()
    outlet.finish(completion)
  }

  func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

  func cancel() {
    isCancelled = true
    cancelUpstreams()
    outlet.cancel()
  }

  private func cancelUpstreams() {
    let all = cancellations.values
    cancellations = [:]
    all.forEach { $0() }
  }
}

extension Publishers {
  /// The values of several publishers as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = JoinedSubscription(subscriber)
      subscription.outlet.begin(subscription)
      var running = publishers.count
      if running == 0 { subscription.finish(.finished) }
      for publisher in publishers where !subscription.isCancelled {
        weak var current: JoinedInput<Output, Failure>?
        let input = JoinedInput<Output, Failure>(
          value: { subscription.outlet.send($0) },
          completion: { completion in
            if let current { subscription.remove(current) }
            running -= 1
            if case .failure = completion { subscription.finish(completion) }
            if running == 0 { subscription.finish(.finished) }
          })
        current = input
        subscription.add(input)
        publisher.subscribe(input)
      }
    }
  }
}

/// Merges publishers of different types that deliver the same.
public struct _Merged<Output, Failure: Error>: Publisher {
  let publishers: [AnyPublisher<Output, Failure>]

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    Publishers.MergeMany(publishers).subscribe(subscriber)
  }
}

extension Publishers {
  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]).subscribe(subscriber)
    }
  }

  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()]).subscribe(subscriber)
    }
  }

  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure, C.Output == D.Output,
    C.Failure == D.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
      ])
      .subscribe(subscriber)
    }
  }
}

extension Publisher {
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany([self, other]) }

  @_disfavoredOverload
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure { Publishers.Merge(self, other) }

  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge3(self, b, c)
  }

  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure
  { Publishers.Merge4(self, b, c, d) }

  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> _Merged<Output, Failure>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure
  {
    _Merged(publishers: [
      eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
      e.eraseToAnyPublisher(),
    ])
  }
}
