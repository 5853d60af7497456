extension Publishers {
  /// The values of the publishers that are made of the values.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = JoinedSubscription(subscriber)
      subscription.outlet.begin(subscription)
      var outerIsOver = false
      var running = 0
      weak var outerInput: JoinedInput<Upstream.Output, Failure>?
      func finishIfDone() {
        if outerIsOver, running == 0 { subscription.finish(.finished) }
      }
      let transform = self.transform
      let outer = JoinedInput<Upstream.Output, Failure>(demand: maxPublishers) { value in
        running += 1
        weak var innerInput: JoinedInput<Output, Failure>?
        let inner = JoinedInput<Output, Failure>(
          value: { subscription.outlet.send($0) },
          completion: { completion in
            if let innerInput { subscription.remove(innerInput) }
            running -= 1
            if case .failure = completion { return subscription.finish(completion) }
            outerInput?.request(.max(1))
            finishIfDone()
          })
        innerInput = inner
        subscription.add(inner)
        transform(value).subscribe(inner)
      } completion: { completion in
        outerIsOver = true
        if let outerInput { subscription.remove(outerInput) }
        if case .failure = completion { subscription.finish(completion) } else { finishIfDone() }
      }
      outerInput = outer
      subscription.add(outer)
      upstream.subscribe(outer)
    }
  }

  /// The values of the publisher that came last.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == P, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = JoinedSubscription(subscriber)
      subscription.outlet.begin(subscription)
      var outerIsOver = false
      var latest: JoinedInput<Output, Failure>?
      weak var outerInput: JoinedInput<P, Failure>?
      let outer = JoinedInput<P, Failure> { publisher in
        if let latest {
          latest.cancel()
          subscription.remove(latest)
        }
        weak var innerInput: JoinedInput<Output, Failure>?
        let inner = JoinedInput<Output, Failure>(
          value: { subscription.outlet.send($0) },
          completion: { completion in
            if let innerInput { subscription.remove(innerInput) }
            if latest === innerInput { latest = nil }
            if case .failure = completion { return subscription.finish(completion) }
            if outerIsOver, latest == nil { subscription.finish(.finished) }
          })
        innerInput = inner
        latest = inner
        subscription.add(inner)
        publisher.subscribe(inner)
      } completion: { completion in
        outerIsOver = true
        if let outerInput { subscription.remove(outerInput) }
        if case .failure = completion { return subscription.finish(completion) }
        if latest == nil { subscription.finish(.finished) }
      }
      outerInput = outer
      subscription.add(outer)
      upstream.subscribe(outer)
    }
  }

  /// The values of one publisher, and when it has finished those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure
    public let prefix: Prefix
    public let suffix: Suffix

    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let suffix = self.suffix
      prefix.subscribe(
        SuccessionStage<Output, Failure, S>(subscriber) { completion, stage in
          if case .failure = completion { stage.finish(completion) } else { stage.goOn(with: suffix) }
        })
    }
  }
}

extension Publisher {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Output == Output, P.Failure == Failure { Publishers.Concatenate(prefix: self, suffix: publisher) }

  public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(Publishers.Sequence(sequence: elements))
  }

  public func append<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
  where S.Element == Output { append(Publishers.Sequence(sequence: elements)) }

  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Output == Output, P.Failure == Failure { Publishers.Concatenate(prefix: publisher, suffix: self) }

  public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(Publishers.Sequence(sequence: elements))
  }

  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
  where S.Element == Output { prepend(Publishers.Sequence(sequence: elements)) }

  /// Values until another publisher gives one or ends.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  /// No values until another publisher gives one.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P.Failure == Failure { Publishers.DropUntilOutput(upstream: self, other: publisher) }
}

extension Publisher where Failure == Never {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  @_disfavoredOverload
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    let failing = map { $0.setFailureType(to: Failure.self) }
    return Publishers.SwitchToLatest(upstream: failing)
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  @_disfavoredOverload
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publishers {
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = JoinedSubscription(subscriber)
      subscription.outlet.begin(subscription)
      let limit = JoinedInput<Other.Output, Other.Failure>(value: { _ in subscription.finish(.finished) }) { _ in }
      let values = JoinedInput<Output, Failure>(value: { subscription.outlet.send($0) }) { subscription.finish($0) }
      subscription.add(limit)
      subscription.add(values)
      other.subscribe(limit)
      upstream.subscribe(values)
    }
  }

  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = JoinedSubscription(subscriber)
      subscription.outlet.begin(subscription)
      var isOpen = false
      let gate = JoinedInput<Other.Output, Failure>(value: { _ in isOpen = true }) { completion in
        if case .failure = completion { return subscription.finish(completion) }
        if !isOpen { subscription.finish(.finished) }
      }
      let values = JoinedInput<Output, Failure>(value: { if isOpen { subscription.outlet.send($0) } }) {
        subscription.finish($0)
      }
      subscription.add(gate)
      subscription.add(values)
      other.subscribe(gate)
      upstream.subscribe(values)
    }
  }
}
