/// Passes on one publisher after another: what was asked for and not delivered yet is asked of the next one.
final class SuccessionStage<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == Input {
  private var downstream: Downstream?
  private let onEnd: (Subscribers.Completion<Failure>, SuccessionStage) -> Void
  private var demand = Subscribers.Demand.none
  private var current: (any Subscription)?
  private var hasBegun = false

  init(
    _ downstream: Downstream, onEnd: @escaping (Subscribers.Completion<Failure>, SuccessionStage) -> Void
  ) {
    self.downstream = downstream
    self.onEnd = onEnd
  }

  func receive(subscription: any Subscription) {
    guard let downstream else { return subscription.cancel() }
    current = subscription
    if hasBegun {
      if demand > .none { subscription.request(demand) }
    } else {
      hasBegun = true
      downstream.receive(subscription: self)
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream else { return .none }
    demand -= 1
    let more = downstream.receive(input)
    demand += more
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    current = nil
    if downstream != nil { onEnd(completion, self) }
  }

  /// Goes on with a publisher of the same kind.
  func goOn<P: Publisher>(with publisher: P) where P.Output == Input, P.Failure == Downstream.Failure {
    let next = SuccessionStage<Input, Downstream.Failure, Relay>(Relay(self)) { completion, stage in
      stage.finish(completion)
    }
    publisher.subscribe(next)
  }

  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let downstream = self.downstream
    self.downstream = nil
    current = nil
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    current?.request(demand)
  }

  func cancel() {
    downstream = nil
    let current = self.current
    self.current = nil
    current?.cancel()
  }

  /// What the next publisher delivers to.
  final class Relay: Subscriber {
    private let stage: SuccessionStage
    init(_ stage: SuccessionStage) { self.stage = stage }
    func receive(subscription: any Subscription) { stage.receive(subscription: subscription) }
    func receive(_ input: Input) -> Subscribers.Demand { stage.receive(input) }
    func receive(completion: Subscribers.Completion<Downstream.Failure>) { stage.finish(completion) }
  }
}

extension Publishers {
  /// Goes on with another publisher after a failure.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let handler = self.handler
      upstream.subscribe(
        SuccessionStage<Output, Upstream.Failure, S>(subscriber) { completion, stage in
          switch completion {
          case .finished: stage.finish(.finished)
          case .failure(let error): stage.goOn(with: handler(error))
          }
        })
    }
  }

  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let handler = self.handler
      upstream.subscribe(
        SuccessionStage<Output, Upstream.Failure, S>(subscriber) { completion, stage in
          guard case .failure(let error) = completion else { return stage.finish(.finished) }
          do {
            stage.goOn(with: try handler(error).mapError { $0 as any Error })
          } catch {
            stage.finish(.failure(error))
          }
        })
    }
  }

  /// Begins anew after a failure, so many times.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var left = retries
      let upstream = self.upstream
      upstream.subscribe(
        SuccessionStage<Output, Failure, S>(subscriber) { completion, stage in
          guard case .failure = completion, left != 0 else { return stage.finish(completion) }
          left = left.map { $0 - 1 }
          upstream.subscribe(stage)
        })
    }
  }

  /// A value in the place of a failure.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
    public let output: Output

    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let output = self.output
      upstream.catch { _ in Just(output) }.subscribe(subscriber)
    }
  }
}

extension Publisher {
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output { Publishers.Catch(upstream: self, handler: handler) }

  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where P.Output == Output { Publishers.TryCatch(upstream: self, handler: handler) }

  public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }

  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
