/// What a view is told by those above it.
public struct EnvironmentValues {
  /// Where values come from that are not changed here.
  let frame: EnvironmentFrame?
  /// What was set on this copy.
  private(set) var changes: [ObjectIdentifier: Any] = [:]

  public init() { frame = nil }
  init(frame: EnvironmentFrame) { self.frame = frame }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      return (changes[id] ?? frame?.value(of: id)) as? K.Value ?? K.defaultValue
    }
    set { changes[ObjectIdentifier(key)] = newValue }
  }

  /// An observable object by its type.
  public subscript<T: AnyObject & Observable>(type: T.Type) -> T? {
    get { (changes[ObjectIdentifier(type)] ?? frame?.value(of: ObjectIdentifier(type))) as? T }
    set { changes[ObjectIdentifier(type)] = newValue }
  }

  func object<T: AnyObject>(_ type: T.Type) -> T? { frame?.value(of: ObjectIdentifier(type)) as? T }
  mutating func setObject<T: AnyObject>(_ object: T) { changes[ObjectIdentifier(T.self)] = object }
}

extension EnvironmentValues: @unchecked Sendable {}

/// A value of the environment, by a type of one's own.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Reads a value of the environment; the view is evaluated again when it changes.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private let key: AnyKeyPath?
  private var frame: EnvironmentFrame?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    key = keyPath
  }

  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values[type] else {
        fatalError(
          "No Observable object of type \(type) found. "
            + "A View.environmentObject(_:) for \(type) may be missing as an ancestor of this view.")
      }
      return object
    }
    key = nil
  }

  public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
    read = { $0[type] }
    key = nil
  }

  public var wrappedValue: Value {
    read(frame.map { EnvironmentValues(frame: $0) } ?? EnvironmentValues())
  }

  public static func _install(at pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
    pointer.assumingMemoryBound(to: Self.self).pointee.frame = context.node.environment
  }

  public static func _isSame(_ a: Environment<Value>, _ b: Environment<Value>) -> Bool { a.key == b.key }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment where Value: AnyObject & Observable {
  /// Bindings to the properties of the object.
  @MainActor public var projectedValue: Bindable<Value> { Bindable(wrappedValue) }
}
