extension Publishers {
  public struct Scan<Upstream: Publisher, Output>: _LinearOperator {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func _makeStep() -> (Upstream.Output) -> _Step<Output, Failure> {
      var result = initialResult
      return { input in
        result = nextPartialResult(result, input)
        return .emit(result)
      }
    }
  }

  public struct TryScan<Upstream: Publisher, Output>: _LinearOperator {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public func _makeStep() -> (Upstream.Output) -> _Step<Output, any Error> {
      var result = initialResult
      return { input in
        attempt {
          result = try nextPartialResult(result, input)
          return .emit(result)
        }
      }
    }
  }

  /// Calls closures as things pass by.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(EventHandler(subscriber, self))
    }
  }

  /// Prints what passes by.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let prefix: String
    let stream: (any TextOutputStream)?

    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix.isEmpty ? "" : prefix + ": "
      self.stream = stream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let prefix = self.prefix
      var stream = self.stream
      func write(_ text: String) {
        if stream == nil { Swift.print(prefix + text) } else { stream?.write(prefix + text + "\n") }
      }
      upstream.handleEvents(
        receiveSubscription: { write("receive subscription: (\($0))") },
        receiveOutput: { write("receive value: (\($0))") },
        receiveCompletion: {
          switch $0 {
          case .finished: write("receive finished")
          case .failure(let error): write("receive error: (\(error))")
          }
        },
        receiveCancel: { write("receive cancel") },
        receiveRequest: { write("request \($0.max.map { "max: (\($0))" } ?? "unlimited")") }
      )
      .subscribe(subscriber)
    }
  }
}

private final class EventHandler<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private var downstream: Downstream?
  private let events: Publishers.HandleEvents<Upstream>
  private var upstream = Combine.Upstream()

  init(_ downstream: Downstream, _ events: Publishers.HandleEvents<Upstream>) {
    self.downstream = downstream
    self.events = events
  }

  func receive(subscription: any Subscription) {
    events.receiveSubscription?(subscription)
    if upstream.accept(subscription) { downstream?.receive(subscription: self) }
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    guard upstream.isActive else { return .none }
    events.receiveOutput?(input)
    let demand = downstream?.receive(input) ?? .none
    if demand > .none { events.receiveRequest?(demand) }
    return demand
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    guard upstream.isActive else { return }
    upstream.end()
    events.receiveCompletion?(completion)
    downstream?.receive(completion: completion)
    downstream = nil
  }

  func request(_ demand: Subscribers.Demand) {
    events.receiveRequest?(demand)
    upstream.request(demand)
  }

  func cancel() {
    guard upstream.isActive else { return }
    events.receiveCancel?()
    upstream.cancel()
    downstream = nil
  }
}

extension Publisher {
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }

  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
