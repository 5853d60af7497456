/// The values of a publisher, awaited one by one.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let inlet: AsyncInlet<Element, Never>

    public mutating func next() async -> Element? { try? await inlet.next() }
  }

  public func makeAsyncIterator() -> Iterator {
    let inlet = AsyncInlet<Element, Never>()
    publisher.subscribe(inlet)
    return Iterator(inlet: inlet)
  }
}

/// The same for a publisher that can fail.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let inlet: AsyncInlet<Element, P.Failure>

    public mutating func next() async throws -> Element? { try await inlet.next() }
  }

  public func makeAsyncIterator() -> Iterator {
    let inlet = AsyncInlet<Element, P.Failure>()
    publisher.subscribe(inlet)
    return Iterator(inlet: inlet)
  }
}

extension Publisher where Failure == Never {
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// Asks for one value each time somebody awaits one.
private final class AsyncInlet<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  private var upstream = Upstream()
  private var completion: Subscribers.Completion<Failure>?
  private var awaiting: CheckedContinuation<Box, any Error>?
  /// What was asked for before the subscription came.
  private var isRequestPending = false

  /// Carries a value from the publisher to who awaits it, on the one thread that there is.
  private struct Box: @unchecked Sendable {
    let value: Input?
  }

  deinit { upstream.cancel() }

  func receive(subscription: any Subscription) {
    guard upstream.accept(subscription) else { return }
    if isRequestPending { upstream.request(.max(1)) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    resume(with: .success(Box(value: input)))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    upstream.end()
    self.completion = completion
    guard awaiting != nil else { return }
    resume(with: end(completion))
  }

  func next() async throws -> Input? {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if let completion {
          // A failure is told once.
          self.completion = .finished
          continuation.resume(with: end(completion))
        } else if Task.isCancelled {
          continuation.resume(returning: Box(value: nil))
        } else {
          awaiting = continuation
          isRequestPending = !upstream.isActive
          upstream.request(.max(1))
        }
      }.value
    } onCancel: {
      cancel()
    }
  }

  private func cancel() {
    upstream.cancel()
    completion = completion ?? .finished
    resume(with: .success(Box(value: nil)))
  }

  private func end(_ completion: Subscribers.Completion<Failure>) -> Result<Box, any Error> {
    switch completion {
    case .finished: .success(Box(value: nil))
    case .failure(let error): .failure(error)
    }
  }

  private func resume(with result: Result<Box, any Error>) {
    let awaiting = self.awaiting
    self.awaiting = nil
    awaiting?.resume(with: result)
  }
}
