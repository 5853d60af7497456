extension Subscribers {
  /// A subscriber of closures that wants all there is.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
    public private(set) var receiveValue: (Input) -> Void
    public private(set) var receiveCompletion: (Subscribers.Completion<Failure>) -> Void
    private var upstream = Upstream()

    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    public func receive(subscription: any Subscription) {
      if upstream.accept(subscription) { subscription.request(.unlimited) }
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      if upstream.isActive { receiveValue(value) }
      return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
      guard upstream.isActive else { return }
      upstream.end()
      let receiveCompletion = self.receiveCompletion
      forget()
      receiveCompletion(completion)
    }

    public func cancel() {
      upstream.cancel()
      forget()
    }

    private func forget() {
      receiveValue = { _ in }
      receiveCompletion = { _ in }
    }

    public var description: String { "Sink" }
  }

  /// A subscriber that writes each value into a property of an object.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    public typealias Failure = Never

    public private(set) var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var upstream = Upstream()

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    public func receive(subscription: any Subscription) {
      if upstream.accept(subscription) { subscription.request(.unlimited) }
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      if upstream.isActive, let object { object[keyPath: keyPath] = value }
      return .none
    }

    public func receive(completion: Subscribers.Completion<Never>) { cancel() }

    public func cancel() {
      upstream.cancel()
      object = nil
    }

    public var description: String { "Assign \(Root.self)" }
  }
}

extension Publisher {
  /// Runs the closures for each value and for the end. Lasts as long as the result is kept.
  public func sink(
    receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void), receiveValue: @escaping ((Output) -> Void)
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Runs the closure for each value. Lasts as long as the result is kept.
  public func sink(receiveValue: @escaping ((Output) -> Void)) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value into a property of `object`, which is kept as long as the result is.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
