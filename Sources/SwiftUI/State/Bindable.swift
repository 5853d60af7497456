/// Makes bindings to the properties of an observable object (ledger 195).
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { fatalError() }
}

extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(source: ObjectPropertySource(wrappedValue, keyPath))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
extension Bindable: @unchecked Sendable where Value: Sendable {}

/// A property of an object; the object itself tells its readers.
final class ObjectPropertySource<Object: AnyObject, Value>: BindingSource<Value>, @unchecked Sendable {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value {
    if let reader = Evaluation.reader {
      MainActor.assumeIsolated { reader.graph.objects.noteRead(of: object, by: reader) }
    }
    return object[keyPath: keyPath]
  }
  override func set(_ value: Value, transaction: Transaction, part: WrittenPart?) {
    transaction.whileCurrent { object[keyPath: keyPath] = value }
  }
  override func isSame(as other: BindingSource<Value>) -> Bool {
    guard let other = other as? ObjectPropertySource<Object, Value> else { return false }
    return other.object === object && other.keyPath == keyPath
  }
}
