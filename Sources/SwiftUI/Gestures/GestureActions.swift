/// A gesture with an action at its end.
public struct _EndedGesture<Base: Gesture> {
  let base: Base
  let action: (Base.Value) -> Void
}

extension _EndedGesture: Gesture {
  public func _recognize(_ input: _GestureInput) -> Base.Value? {
    guard let value = base._recognize(input) else { return nil }
    action(value)
    return value
  }
}

/// A gesture with an action for each of its values; here there is one, the last.
public struct _ChangedGesture<Base: Gesture> {
  let base: Base
  let action: (Base.Value) -> Void
}

extension _ChangedGesture: Gesture {
  public func _recognize(_ input: _GestureInput) -> Base.Value? {
    guard let value = base._recognize(input) else { return nil }
    action(value)
    return value
  }
}

/// A gesture whose values are made into others.
public struct _MapGesture<Base: Gesture, Value> {
  let base: Base
  let transform: (Base.Value) -> Value
}

extension _MapGesture: Gesture {
  public func _recognize(_ input: _GestureInput) -> Value? { base._recognize(input).map(transform) }
}

/// A gesture with a state that lasts as long as the finger is down: it is over again when a person's action is.
public struct GestureStateGesture<Base: Gesture, State> {
  public var base: Base
  public var state: GestureState<State>
  public nonisolated init(base: Base, state: GestureState<State>) {
    self.base = base
    self.state = state
  }
}

extension GestureStateGesture: Gesture {
  public func _recognize(_ input: _GestureInput) -> Base.Value? { base._recognize(input) }
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture: Gesture {
  public func _recognize(_ input: _GestureInput) -> Value? {
    let value = Value(first: first._recognize(input), second: second._recognize(input))
    return value.first == nil && value.second == nil ? nil : value
  }
}

/// Two gestures of which the first that succeeds counts.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture: Gesture {
  public func _recognize(_ input: _GestureInput) -> Value? {
    first._recognize(input).map(Value.first) ?? second._recognize(input).map(Value.second)
  }
}

/// Two gestures one after the other; the second ends it, so a single action of a person only begins it.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture: Gesture {
  public func _recognize(_ input: _GestureInput) -> Value? {
    _ = first._recognize(input)
    return nil
  }
}

/// Any gesture, with its type hidden.
public struct AnyGesture<Value> {
  private let recognize: @MainActor (_GestureInput) -> Value?
  public nonisolated init<T: Gesture>(_ gesture: T) where T.Value == Value {
    nonisolated(unsafe) let gesture = gesture
    recognize = { gesture._recognize($0) }
  }
}

extension AnyGesture: Gesture {
  public func _recognize(_ input: _GestureInput) -> Value? { recognize(input) }
}

extension Gesture {
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
  public nonisolated func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state) }
  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
  public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

extension Gesture where Value: Equatable {
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, action: action)
  }
}

/// A value that a gesture sets while the finger is down. Between a person's actions no finger is, so it is the initial
/// value whenever a body reads it.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value

  public init(wrappedValue: Value) { initial = wrappedValue }
  public init(initialValue: Value) { initial = initialValue }
  public init(wrappedValue: Value, resetTransaction: Transaction) { initial = wrappedValue }
  public init(initialValue: Value, resetTransaction: Transaction) { initial = initialValue }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { initial = wrappedValue }
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { initial = initialValue }

  public var wrappedValue: Value { initial }
  public var projectedValue: GestureState<Value> { self }

  public static func _install(at pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {}
  public static func _isSame(_ a: GestureState<Value>, _ b: GestureState<Value>) -> Bool { true }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}
