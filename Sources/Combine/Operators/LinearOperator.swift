/// What an operator makes of one value.
public enum _Step<Output, Failure: Error> {
  case emit(Output)
  /// Nothing; one more value is wanted for it.
  case skip
  /// The value, and with it the end.
  case last(Output)
  case finish
  case fail(Failure)
}

/// An operator that makes at most one value of each value, at once.
public protocol _LinearOperator: Publisher {
  associatedtype Upstream: Publisher

  var upstream: Upstream { get }
  /// Called once for each subscriber, so that state in the closure is the subscriber's own.
  func _makeStep() -> (Upstream.Output) -> _Step<Output, Failure>
  func _end(_ completion: Subscribers.Completion<Upstream.Failure>) -> Subscribers.Completion<Failure>
}

extension _LinearOperator {
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    upstream.subscribe(LinearStage<Upstream.Output, Upstream.Failure, S>(subscriber, step: _makeStep(), end: _end))
  }
}

extension _LinearOperator where Failure == Upstream.Failure {
  public func _end(_ completion: Subscribers.Completion<Upstream.Failure>) -> Subscribers.Completion<Failure> {
    completion
  }
}

extension _LinearOperator where Failure == any Error {
  public func _end(_ completion: Subscribers.Completion<Upstream.Failure>) -> Subscribers.Completion<Failure> {
    completion.mapError { $0 }
  }
}

/// One subscriber of a linear operator. Demand and cancellation pass through.
private final class LinearStage<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  private var downstream: Downstream?
  private let step: (Input) -> _Step<Downstream.Input, Downstream.Failure>
  private let end: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
  private var upstream = Upstream()

  init(
    _ downstream: Downstream, step: @escaping (Input) -> _Step<Downstream.Input, Downstream.Failure>,
    end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
  ) {
    self.downstream = downstream
    self.step = step
    self.end = end
  }

  func receive(subscription: any Subscription) {
    if upstream.accept(subscription) { downstream?.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream, upstream.isActive else { return .none }
    switch step(input) {
    case .emit(let output): return downstream.receive(output)
    case .skip: return .max(1)
    case .last(let output):
      _ = downstream.receive(output)
      finish(.finished)
    case .finish: finish(.finished)
    case .fail(let error): finish(.failure(error))
    }
    return .none
  }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    upstream.cancel()
    let downstream = self.downstream
    self.downstream = nil
    downstream?.receive(completion: completion)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard upstream.isActive else { return }
    upstream.end()
    let downstream = self.downstream
    self.downstream = nil
    downstream?.receive(completion: end(completion))
  }

  func request(_ demand: Subscribers.Demand) { upstream.request(demand) }

  func cancel() {
    upstream.cancel()
    downstream = nil
  }
}

/// Runs something that may throw as a step.
func attempt<Output>(_ make: () throws -> _Step<Output, any Error>) -> _Step<Output, any Error> {
  do { return try make() } catch { return .fail(error) }
}
