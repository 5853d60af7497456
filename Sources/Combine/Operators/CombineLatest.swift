extension Publishers {
  /// The latest values of both, each time one of them changes.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = JoinedSubscription(subscriber)
      var latestA: A.Output?
      var latestB: B.Output?
      subscription.outlet.begin(subscription)
      func send() {
        if let latestA, let latestB { subscription.outlet.sendLatest((latestA, latestB)) }
      }
      let ends = LatestEnds(subscription, count: 2)
      subscription.join(a, ends, hasValue: { latestA != nil }) {
        latestA = $0
        send()
      }
      subscription.join(b, ends, hasValue: { latestB != nil }) {
        latestB = $0
        send()
      }
    }
  }

  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
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
      CombineLatest<CombineLatest<A, B>, C>(CombineLatest<A, B>(a, b), c)
        .map { ($0.0, $0.1, $1) }
        .subscribe(subscriber)
    }
  }

  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
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
      CombineLatest<CombineLatest<A, B>, CombineLatest<C, D>>(CombineLatest<A, B>(a, b), CombineLatest<C, D>(c, d))
        .map { ($0.0, $0.1, $1.0, $1.1) }
        .subscribe(subscriber)
    }
  }
}

/// Ends when all upstreams have ended, or one that never gave a value has.
private final class LatestEnds<Downstream: Subscriber> {
  private let subscription: JoinedSubscription<Downstream>
  private var running: Int

  init(_ subscription: JoinedSubscription<Downstream>, count: Int) {
    self.subscription = subscription
    running = count
  }

  func ended(_ completion: Subscribers.Completion<Downstream.Failure>, hasValue: Bool) {
    running -= 1
    if case .failure = completion { return subscription.finish(completion) }
    if running == 0 || !hasValue { subscription.finish(.finished) }
  }
}

extension JoinedSubscription {
  fileprivate func join<P: Publisher>(
    _ publisher: P, _ ends: LatestEnds<Downstream>, hasValue: @escaping () -> Bool,
    value: @escaping (P.Output) -> Void
  ) where P.Failure == Downstream.Failure {
    guard !isCancelled else { return }
    weak var current: JoinedInput<P.Output, P.Failure>?
    let input = JoinedInput<P.Output, P.Failure>(value: value) { [weak self] completion in
      if let current { self?.remove(current) }
      ends.ended(completion, hasValue: hasValue())
    }
    current = input
    add(input)
    publisher.subscribe(input)
  }
}

extension Publisher {
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).map(transform)
  }

  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2).map(transform)
  }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map(transform)
  }
}
