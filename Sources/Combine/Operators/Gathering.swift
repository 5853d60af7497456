/// An operator that looks at all values and gives its result at the end.
public protocol _GatheringOperator: Publisher {
  associatedtype Upstream: Publisher

  var upstream: Upstream { get }
  /// Called once for each subscriber. `take` looks at a value and says whether it needs more; `result` is asked at the
  /// end, and may have none.
  func _makeGatherer() -> _Gatherer<Upstream.Output, Output>
  func _end(_ completion: Subscribers.Completion<Upstream.Failure>) -> Subscribers.Completion<Failure>
}

/// What a gathering operator does with the values of one subscriber.
public struct _Gatherer<Input, Output> {
  let take: (Input) throws -> Bool
  let result: () -> Output?
}

extension _GatheringOperator {
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    upstream.subscribe(
      GatheringStage<Upstream.Output, Upstream.Failure, S>(subscriber, gatherer: _makeGatherer(), end: _end))
  }
}

extension _GatheringOperator where Failure == Upstream.Failure {
  public func _end(_ completion: Subscribers.Completion<Upstream.Failure>) -> Subscribers.Completion<Failure> {
    completion
  }
}

extension _GatheringOperator where Failure == any Error {
  public func _end(_ completion: Subscribers.Completion<Upstream.Failure>) -> Subscribers.Completion<Failure> {
    completion.mapError { $0 }
  }
}

private final class GatheringStage<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  private let outlet: Outlet<Downstream>
  private let gatherer: _Gatherer<Input, Downstream.Input>
  private let end: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
  private var upstream = Upstream()

  init(
    _ downstream: Downstream, gatherer: _Gatherer<Input, Downstream.Input>,
    end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
  ) {
    outlet = Outlet(downstream)
    self.gatherer = gatherer
    self.end = end
  }

  func receive(subscription: any Subscription) {
    guard upstream.accept(subscription) else { return }
    outlet.begin(self)
    upstream.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard upstream.isActive else { return .none }
    do {
      if try gatherer.take(input) { return .none }
      upstream.cancel()
      giveResult()
    } catch {
      upstream.cancel()
      // Only operators whose failure is any error throw.
      if let error = error as? Downstream.Failure { outlet.finish(.failure(error)) }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard upstream.isActive else { return }
    upstream.end()
    if case .finished = completion { giveResult() } else { outlet.finish(end(completion)) }
  }

  private func giveResult() {
    if let result = gatherer.result() { outlet.send(result) }
    outlet.finish(.finished)
  }

  func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

  func cancel() {
    upstream.cancel()
    outlet.cancel()
  }
}

extension Publishers {
  public struct Collect<Upstream: Publisher>: _GatheringOperator {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func _makeGatherer() -> _Gatherer<Upstream.Output, Output> {
      var values: Output = []
      return _Gatherer {
        values.append($0)
        return true
      } result: {
        values
      }
    }
  }

  public struct Reduce<Upstream: Publisher, Output>: _GatheringOperator {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func _makeGatherer() -> _Gatherer<Upstream.Output, Output> {
      var result = initial
      return _Gatherer {
        result = nextPartialResult(result, $0)
        return true
      } result: {
        result
      }
    }
  }

  public struct TryReduce<Upstream: Publisher, Output>: _GatheringOperator {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public func _makeGatherer() -> _Gatherer<Upstream.Output, Output> {
      var result = initial
      return _Gatherer {
        result = try nextPartialResult(result, $0)
        return true
      } result: {
        result
      }
    }
  }

  public struct LastWhere<Upstream: Publisher>: _GatheringOperator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func _makeGatherer() -> _Gatherer<Output, Output> {
      var last: Output?
      return _Gatherer {
        if predicate($0) { last = $0 }
        return true
      } result: {
        last
      }
    }
  }

  /// Whether a value fits; ends as soon as that is known.
  public struct ContainsWhere<Upstream: Publisher>: _GatheringOperator {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func _makeGatherer() -> _Gatherer<Upstream.Output, Bool> {
      var isFound = false
      return _Gatherer {
        isFound = predicate($0)
        return !isFound
      } result: {
        isFound
      }
    }
  }

  /// Whether all values fit; ends as soon as one does not.
  public struct AllSatisfy<Upstream: Publisher>: _GatheringOperator {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func _makeGatherer() -> _Gatherer<Upstream.Output, Bool> {
      var fits = true
      return _Gatherer {
        fits = predicate($0)
        return fits
      } result: {
        fits
      }
    }
  }

  /// Values by the handful; the last handful may be smaller.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var values: Output = []
      let size = count
      upstream.subscribe(
        RelayStage<Upstream.Output, Upstream.Failure, S>(subscriber) { value, outlet in
          values.append(value)
          guard values.count >= size else { return }
          outlet.send(values)
          values.removeAll()
        } completed: { completion, outlet in
          if case .finished = completion, !values.isEmpty { outlet.send(values) }
          outlet.finish(completion)
        })
    }
  }

  /// A value in the place of none at all.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let output: Output

    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var isEmpty = true
      let output = self.output
      upstream.subscribe(
        RelayStage<Output, Failure, S>(subscriber) { value, outlet in
          isEmpty = false
          outlet.send(value)
        } completed: { completion, outlet in
          if case .finished = completion, isEmpty { outlet.send(output) }
          outlet.finish(completion)
        })
    }
  }
}

extension Publisher {
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }

  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  public func count() -> Publishers.Reduce<Self, Int> { reduce(0) { count, _ in count + 1 } }

  public func last() -> Publishers.LastWhere<Self> { last { _ in true } }

  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
    reduce(nil as Output?) { best, value in
      best.map { areInIncreasingOrder($0, value) ? value : $0 } ?? value
    }
    .compactMap { $0 }
  }

  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
    reduce(nil as Output?) { best, value in
      best.map { areInIncreasingOrder(value, $0) ? value : $0 } ?? value
    }
    .compactMap { $0 }
  }

  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}

extension Publisher where Output: Equatable {
  public func contains(_ output: Output) -> Publishers.ContainsWhere<Self> { contains { $0 == output } }
}

extension Publisher where Output: Comparable {
  public func max() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> { max(by: <) }
  public func min() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> { min(by: <) }
}
