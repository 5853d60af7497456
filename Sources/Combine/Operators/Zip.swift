extension Publishers {
  /// The first values of both, then the second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
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
      subscription.outlet.begin(subscription)
      let pairing = Pairing<A.Output, B.Output, S>(subscription)
      let inputA = JoinedInput<A.Output, Failure>(value: pairing.takeFirst) { pairing.end($0, isFirst: true) }
      let inputB = JoinedInput<B.Output, Failure>(value: pairing.takeSecond) { pairing.end($0, isFirst: false) }
      subscription.add(inputA)
      subscription.add(inputB)
      a.subscribe(inputA)
      if !subscription.outlet.isOver { b.subscribe(inputB) }
    }
  }

  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
      Zip<Zip<A, B>, C>(Zip<A, B>(a, b), c).map { ($0.0, $0.1, $1) }.subscribe(subscriber)
    }
  }

  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
      Zip<Zip<A, B>, Zip<C, D>>(Zip<A, B>(a, b), Zip<C, D>(c, d))
        .map { ($0.0, $0.1, $1.0, $1.1) }
        .subscribe(subscriber)
    }
  }
}

/// What waits for its partner.
private final class Pairing<First, Second, Downstream: Subscriber> where Downstream.Input == (First, Second) {
  private let subscription: JoinedSubscription<Downstream>
  private var firsts: [First] = []
  private var seconds: [Second] = []
  private var firstHasEnded = false
  private var secondHasEnded = false

  init(_ subscription: JoinedSubscription<Downstream>) { self.subscription = subscription }

  func takeFirst(_ value: First) {
    firsts.append(value)
    pair()
  }

  func takeSecond(_ value: Second) {
    seconds.append(value)
    pair()
  }

  func end(_ completion: Subscribers.Completion<Downstream.Failure>, isFirst: Bool) {
    if case .failure = completion { return subscription.finish(completion) }
    if isFirst { firstHasEnded = true } else { secondHasEnded = true }
    finishIfDone()
  }

  private func pair() {
    while !firsts.isEmpty, !seconds.isEmpty {
      subscription.outlet.send((firsts.removeFirst(), seconds.removeFirst()))
    }
    finishIfDone()
  }

  /// No more pairs can come once one side has ended and nothing of it waits.
  private func finishIfDone() {
    if (firstHasEnded && firsts.isEmpty) || (secondHasEnded && seconds.isEmpty) { subscription.finish(.finished) }
  }
}

extension Publisher {
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    Publishers.Zip(self, other).map(transform)
  }

  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2).map(transform)
  }

  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }
}
