import Foundation

/// A value of the user defaults, which are kept for the length of a run; the views that read it follow it.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults
  private let initial: Value
  private let coding: StoredCoding<Value>
  private var location: Location<Value>?

  init(_ key: String, _ initial: Value, _ store: UserDefaults?, _ coding: StoredCoding<Value>) {
    self.key = key
    self.store = store ?? .standard
    self.initial = initial
    self.coding = coding
  }

  private var stored: Value { coding.read(store, key) ?? initial }

  public var wrappedValue: Value {
    get { location?.get() ?? stored }
    nonmutating set {
      guard let location else { return coding.write(store, key, newValue) }
      AppStorageSlot.write(newValue, to: location) { coding.write(store, key, newValue) }
    }
  }

  public var projectedValue: Binding<Value> {
    let copy = self
    return Binding(source: ClosureSource(get: { copy.wrappedValue }, set: { value, _ in copy.wrappedValue = value }))
  }

  public static func _install(at pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
    let property = pointer.assumingMemoryBound(to: Self.self)
    let storage = property.pointee
    let slot = context.slot {
      AppStorageSlot(Location(storage.stored), storage.store, storage.key) { storage.stored }
    }
    context.claim(slot.location, wrapper: "AppStorage")
    property.pointee.location = slot.location
  }

  public static func _isSame(_ a: Self, _ b: Self) -> Bool { a.key == b.key && a.store === b.store }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

/// Lets a view's copy of a default follow the default, whoever writes it.
final class AppStorageSlot<Value>: PropertyStorage, @unchecked Sendable {
  let location: Location<Value>
  private let store: UserDefaults

  init(_ location: Location<Value>, _ store: UserDefaults, _ key: String, read: @escaping () -> Value) {
    self.location = location
    self.store = store
    let read = Unchecked(value: read)
    store._observe(self) { [location] written in
      if written == key { location.setSilently(read.value()) }
    }
  }

  @MainActor func willLeave() {
    store._forget(self)
    location.owner?.node.graph.unregister(location)
  }

  /// Writes through the location, which records it, and then to the defaults, which tell all others.
  nonisolated static func write(_ value: Value, to location: Location<Value>, _ store: () -> Void) {
    location.set(value)
    store()
  }
}

/// How values of a type are kept in the defaults.
struct StoredCoding<Value> {
  let read: (UserDefaults, String) -> Value?
  let write: (UserDefaults, String, Value) -> Void

  /// A value of the defaults' own kinds.
  static var plain: StoredCoding<Value> {
    StoredCoding(read: { $0.object(forKey: $1) as? Value }, write: { $0.set($2 as Any?, forKey: $1) })
  }

  /// The raw value of an enumeration.
  static func raw<Raw>() -> StoredCoding<Value> where Value: RawRepresentable, Value.RawValue == Raw {
    StoredCoding(
      read: { ($0.object(forKey: $1) as? Raw).flatMap(Value.init(rawValue:)) },
      write: { $0.set($2.rawValue as Any?, forKey: $1) })
  }

  /// An optional: nil is the absence of the key.
  static func optional<Wrapped>(_ base: StoredCoding<Wrapped>) -> StoredCoding<Value> where Value == Wrapped? {
    StoredCoding(
      read: { base.read($0, $1).map { .some($0) } },
      write: { store, key, value in
        if let value { base.write(store, key, value) } else { store.removeObject(forKey: key) }
      })
  }
}

extension AppStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, .plain)
  }
}

extension AppStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, .plain)
  }
}

extension AppStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, .plain)
  }
}

extension AppStorage where Value == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, .plain)
  }
}

extension AppStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, .plain)
  }
}

extension AppStorage where Value == Date {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, .plain)
  }
}

extension AppStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, .plain)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, .raw())
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, .raw())
  }
}

extension AppStorage where Value == Bool? {
  public init(_ key: String, store: UserDefaults? = nil) { self.init(key, nil, store, .optional(.plain)) }
}

extension AppStorage where Value == Int? {
  public init(_ key: String, store: UserDefaults? = nil) { self.init(key, nil, store, .optional(.plain)) }
}

extension AppStorage where Value == Double? {
  public init(_ key: String, store: UserDefaults? = nil) { self.init(key, nil, store, .optional(.plain)) }
}

extension AppStorage where Value == String? {
  public init(_ key: String, store: UserDefaults? = nil) { self.init(key, nil, store, .optional(.plain)) }
}

extension AppStorage where Value == URL? {
  public init(_ key: String, store: UserDefaults? = nil) { self.init(key, nil, store, .optional(.plain)) }
}

extension AppStorage where Value == Date? {
  public init(_ key: String, store: UserDefaults? = nil) { self.init(key, nil, store, .optional(.plain)) }
}

extension AppStorage where Value == Data? {
  public init(_ key: String, store: UserDefaults? = nil) { self.init(key, nil, store, .optional(.plain)) }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(key, nil, store, .optional(.raw()))
  }

  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(key, nil, store, .optional(.raw()))
  }
}
