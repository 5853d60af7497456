extension Publishers {
  public struct Map<Upstream: Publisher, Output>: _LinearOperator {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func _makeStep() -> (Upstream.Output) -> _Step<Output, Failure> { { .emit(transform($0)) } }
  }

  public struct TryMap<Upstream: Publisher, Output>: _LinearOperator {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func _makeStep() -> (Upstream.Output) -> _Step<Output, any Error> {
      { input in attempt { .emit(try transform(input)) } }
    }
  }

  public struct CompactMap<Upstream: Publisher, Output>: _LinearOperator {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output?

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func _makeStep() -> (Upstream.Output) -> _Step<Output, Failure> {
      { transform($0).map { .emit($0) } ?? .skip }
    }
  }

  public struct TryCompactMap<Upstream: Publisher, Output>: _LinearOperator {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output?

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func _makeStep() -> (Upstream.Output) -> _Step<Output, any Error> {
      { input in attempt { try transform(input).map { .emit($0) } ?? .skip } }
    }
  }

  public struct MapKeyPath<Upstream: Publisher, Output>: _LinearOperator {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let keyPath: KeyPath<Upstream.Output, Output>

    public func _makeStep() -> (Upstream.Output) -> _Step<Output, Failure> { { .emit($0[keyPath: keyPath]) } }
  }

  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: _LinearOperator {
    public typealias Output = (Output0, Output1)
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    public func _makeStep() -> (Upstream.Output) -> _Step<Output, Failure> {
      { .emit(($0[keyPath: keyPath0], $0[keyPath: keyPath1])) }
    }
  }

  public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: _LinearOperator {
    public typealias Output = (Output0, Output1, Output2)
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    public let keyPath1: KeyPath<Upstream.Output, Output1>
    public let keyPath2: KeyPath<Upstream.Output, Output2>

    public func _makeStep() -> (Upstream.Output) -> _Step<Output, Failure> {
      { .emit(($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2])) }
    }
  }

  public struct MapError<Upstream: Publisher, Failure: Error>: _LinearOperator {
    public typealias Output = Upstream.Output
    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure

    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      transform = map
    }

    public func _makeStep() -> (Upstream.Output) -> _Step<Output, Failure> { { .emit($0) } }
    public func _end(_ completion: Subscribers.Completion<Upstream.Failure>) -> Subscribers.Completion<Failure> {
      completion.mapError(transform)
    }
  }

  /// Gives a publisher that never fails a kind of error.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: _LinearOperator where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func _makeStep() -> (Upstream.Output) -> _Step<Output, Failure> { { .emit($0) } }
    public func _end(_ completion: Subscribers.Completion<Never>) -> Subscribers.Completion<Failure> { .finished }
  }

  /// Stops the program where the publisher fails.
  public struct AssertNoFailure<Upstream: Publisher>: _LinearOperator {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
    public let prefix: String
    public let file: StaticString
    public let line: UInt

    public func _makeStep() -> (Upstream.Output) -> _Step<Output, Never> { { .emit($0) } }
    public func _end(_ completion: Subscribers.Completion<Upstream.Failure>) -> Subscribers.Completion<Never> {
      if case .failure(let error) = completion {
        fatalError([prefix, "\(error)"].filter { !$0.isEmpty }.joined(separator: ": "), file: file, line: line)
      }
      return .finished
    }
  }
}

extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }

  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }

  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
  }

  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }

  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform)
  }

  /// Puts `output` in the place of nil.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    Publishers.Map(upstream: self) { $0 ?? output }
  }

  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
