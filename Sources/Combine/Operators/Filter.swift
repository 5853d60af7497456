extension Publishers {
  public struct Filter<Upstream: Publisher>: _LinearOperator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let isIncluded: (Upstream.Output) -> Bool

    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func _makeStep() -> (Output) -> _Step<Output, Failure> { { isIncluded($0) ? .emit($0) : .skip } }
  }

  public struct TryFilter<Upstream: Publisher>: _LinearOperator {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let isIncluded: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func _makeStep() -> (Output) -> _Step<Output, any Error> {
      { input in attempt { try isIncluded(input) ? .emit(input) : .skip } }
    }
  }

  public struct RemoveDuplicates<Upstream: Publisher>: _LinearOperator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output, Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func _makeStep() -> (Output) -> _Step<Output, Failure> {
      var previous: Output?
      return { input in
        if let previous, predicate(previous, input) { return .skip }
        previous = input
        return .emit(input)
      }
    }
  }

  public struct TryRemoveDuplicates<Upstream: Publisher>: _LinearOperator {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Output, Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func _makeStep() -> (Output) -> _Step<Output, any Error> {
      var previous: Output?
      return { input in
        attempt {
          if let previous, try predicate(previous, input) { return .skip }
          previous = input
          return .emit(input)
        }
      }
    }
  }

  public struct Drop<Upstream: Publisher>: _LinearOperator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func _makeStep() -> (Output) -> _Step<Output, Failure> {
      var left = count
      return { input in
        guard left > 0 else { return .emit(input) }
        left -= 1
        return .skip
      }
    }
  }

  public struct DropWhile<Upstream: Publisher>: _LinearOperator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func _makeStep() -> (Output) -> _Step<Output, Failure> {
      var isDropping = true
      return { input in
        isDropping = isDropping && predicate(input)
        return isDropping ? .skip : .emit(input)
      }
    }
  }

  public struct FirstWhere<Upstream: Publisher>: _LinearOperator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func _makeStep() -> (Output) -> _Step<Output, Failure> { { predicate($0) ? .last($0) : .skip } }
  }

  public struct PrefixWhile<Upstream: Publisher>: _LinearOperator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func _makeStep() -> (Output) -> _Step<Output, Failure> { { predicate($0) ? .emit($0) : .finish } }
  }

  /// The values at these places.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let range: CountableRange<Int>

    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      if range.isEmpty {
        Empty(completeImmediately: true).subscribe(subscriber)
      } else {
        OutputRange(upstream: upstream, range: range).subscribe(subscriber)
      }
    }
  }

  /// Nothing but the end.
  public struct IgnoreOutput<Upstream: Publisher>: _LinearOperator {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func _makeStep() -> (Upstream.Output) -> _Step<Never, Failure> { { _ in .skip } }
  }
}

/// The values at places that are not empty.
private struct OutputRange<Upstream: Publisher>: _LinearOperator {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure
  let upstream: Upstream
  let range: CountableRange<Int>

  func _makeStep() -> (Output) -> _Step<Output, Failure> {
    var index = -1
    return { input in
      index += 1
      if index < range.lowerBound { return .skip }
      return index + 1 >= range.upperBound ? .last(input) : .emit(input)
    }
  }
}

extension Publisher {
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }

  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }

  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop(upstream: self, count: count) }

  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  public func first() -> Publishers.FirstWhere<Self> { first { _ in true } }

  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: ..<maxLength) }

  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }

  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: ==)
  }
}
