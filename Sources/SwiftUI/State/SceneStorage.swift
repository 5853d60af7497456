import Foundation

private enum SceneDefaults {
  static let shared = UserDefaults(suiteName: "scene")
}

/// A value that a scene keeps for the length of a run; the views that read it follow it.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var storage: AppStorage<Value>

  init(_ key: String, _ initial: Value, _ coding: StoredCoding<Value>) {
    storage = AppStorage(key, initial, SceneDefaults.shared, coding)
  }

  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { storage.projectedValue }

  public static func _install(at pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
    AppStorage<Value>._install(at: pointer, &context)
  }

  public static func _isSame(_ a: Self, _ b: Self) -> Bool { AppStorage._isSame(a.storage, b.storage) }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .plain) }
}

extension SceneStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .plain) }
}

extension SceneStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .plain) }
}

extension SceneStorage where Value == String {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .plain) }
}

extension SceneStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .plain) }
}

extension SceneStorage where Value == Date {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .plain) }
}

extension SceneStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .plain) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .raw()) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .raw()) }
}

extension SceneStorage where Value == Bool? {
  public init(_ key: String) { self.init(key, nil, .optional(.plain)) }
}

extension SceneStorage where Value == Int? {
  public init(_ key: String) { self.init(key, nil, .optional(.plain)) }
}

extension SceneStorage where Value == Double? {
  public init(_ key: String) { self.init(key, nil, .optional(.plain)) }
}

extension SceneStorage where Value == String? {
  public init(_ key: String) { self.init(key, nil, .optional(.plain)) }
}

extension SceneStorage where Value == URL? {
  public init(_ key: String) { self.init(key, nil, .optional(.plain)) }
}

extension SceneStorage where Value == Date? {
  public init(_ key: String) { self.init(key, nil, .optional(.plain)) }
}

extension SceneStorage where Value == Data? {
  public init(_ key: String) { self.init(key, nil, .optional(.plain)) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, nil, .optional(.raw()))
  }

  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, nil, .optional(.raw()))
  }
}
