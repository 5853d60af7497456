/// The key of a value that the focused view offers to others.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values that the focused view and those around it offer.
public struct FocusedValues {
  private(set) var values: [ObjectIdentifier: Any] = [:]

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension FocusedValues: ComparableInput {
  func isSame(as other: FocusedValues) -> Bool {
    values.count == other.values.count
      && values.allSatisfy { key, value in other.values[key].map { areEqualAny(value, $0) } ?? false }
  }
}

/// Reads a value of the focused view; nil while no focused view offers it.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var source: FocusedValueSource?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  public var wrappedValue: Value? { source?.location.get()[keyPath: keyPath] }

  public static func _install(at pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
    pointer.assumingMemoryBound(to: Self.self).pointee.source = context.node.graph.focus.offered(context.node.graph)
  }

  public static func _isSame(_ a: FocusedValue<Value>, _ b: FocusedValue<Value>) -> Bool { true }
}

extension FocusedValue: @unchecked Sendable where Value: Sendable {}

/// A binding that the focused view offers.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private var offered: FocusedValue<Binding<Value>>

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { offered = FocusedValue(keyPath) }

  public var wrappedValue: Value? {
    get { offered.wrappedValue?.wrappedValue }
    nonmutating set { if let newValue { offered.wrappedValue?.wrappedValue = newValue } }
  }

  public var projectedValue: Binding<Value?> {
    let offered = offered.wrappedValue
    return Binding(
      source: ClosureSource(
        get: { offered?.wrappedValue }, set: { value, _ in if let value { offered?.wrappedValue = value } }))
  }
}

extension FocusedBinding: @unchecked Sendable where Value: Sendable {}

/// What is offered now, for all who read it.
final class FocusedValueSource: @unchecked Sendable {
  let location = Location(FocusedValues())
}

/// Offers a value while a view below has the focus.
public struct _FocusedValueModifier<Value> {
  let change: @MainActor (inout FocusedValues) -> Void
}

extension _FocusedValueModifier: NodeModifier {
  @MainActor final class Offer: FocusedValueOffer {
    var change: @MainActor (inout FocusedValues) -> Void
    init(_ change: @escaping @MainActor (inout FocusedValues) -> Void) { self.change = change }
    func add(to values: inout FocusedValues) { change(&values) }
  }

  static func makeState(_ modifier: Self, _ node: _Node) -> Offer { Offer(modifier.change) }

  func after(_ node: _Node, _ state: inout Offer, isFirst: Bool) {
    state.change = change
    if isFirst { node.graph.focus.add(state, at: node) } else { node.graph.focus.refreshOffers() }
  }

  func willLeave(_ node: _Node, _ state: inout Offer) { node.graph.focus.removeOffer(at: node) }
}

/// A value that is offered by a node.
@MainActor protocol FocusedValueOffer: AnyObject {
  func add(to values: inout FocusedValues)
}

extension View {
  /// Offers `value` while this view or one below has the focus.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> ModifiedContent<Self, _FocusedValueModifier<Value>> {
    nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
    return modifier(_FocusedValueModifier { $0[keyPath: keyPath] = value })
  }

  /// As `focusedValue`, for the whole scene: offered whether or not this view has the focus.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> ModifiedContent<Self, _FocusedValueModifier<Value>> {
    focusedValue(keyPath, value)
  }
}
