/// A two-way connection to a value that somebody else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  let source: BindingSource<Value>
  public var transaction: Transaction

  init(source: BindingSource<Value>, transaction: Transaction = Transaction()) {
    self.source = source
    self.transaction = transaction
  }

  @preconcurrency
  public init(get: @escaping @MainActor @Sendable () -> Value, set: @escaping @MainActor @Sendable (Value) -> Void) {
    let get = unsafeBitCast(get, to: (() -> Value).self)
    let set = unsafeBitCast(set, to: ((Value) -> Void).self)
    self.init(source: ClosureSource(get: get, set: { value, _ in set(value) }))
  }

  @preconcurrency
  public init(
    get: @escaping @MainActor @Sendable () -> Value, set: @escaping @MainActor @Sendable (Value, Transaction) -> Void
  ) {
    let get = unsafeBitCast(get, to: (() -> Value).self)
    let set = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
    self.init(source: ClosureSource(get: get, set: set))
  }

  /// A binding that always has this value.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(source: ConstantSource(value)) }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public var wrappedValue: Value {
    get { source.get() }
    nonmutating set { source.set(newValue, transaction: transaction, part: nil) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(source: KeyPathSource(source, keyPath), transaction: transaction)
  }

  /// The same binding, whose writes belong to this transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(source: source, transaction: transaction)
  }

  /// The same binding, whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  public static func _install(at pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {}
  public static func _isSame(_ a: Binding<Value>, _ b: Binding<Value>) -> Bool { a.source.isSame(as: b.source) }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  /// An optional view of a value that is always there.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      source: ClosureSource(
        get: { base.wrappedValue }, set: { value, _ in if let value { base.wrappedValue = value } }))
  }

  /// The value inside an optional; nil where there is none. Reading it after the optional became nil is a programming
  /// error and ends the program, as in SwiftUI (ledger 153).
  public init?(_ base: Binding<Value?>) {
    guard base.wrappedValue != nil else { return nil }
    self.init(
      source: ClosureSource(
        get: { base.wrappedValue! }, set: { value, transaction in base.transaction(transaction).wrappedValue = value }))
  }

  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      source: ClosureSource(
        get: { AnyHashable(base.wrappedValue) },
        set: { value, _ in if let value = value.base as? V { base.wrappedValue = value } }))
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(source: ElementSource(source, position), transaction: transaction)
  }
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
