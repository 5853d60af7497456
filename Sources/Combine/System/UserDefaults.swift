import Foundation

/// Settings that are kept for the length of a run. It has the name of Foundation's own, so that a learner's file gets
/// this one.
public final class UserDefaults: @unchecked Sendable {
  public static let standard = UserDefaults(name: "")
  private static let suites = Suites()

  private final class Suites: @unchecked Sendable {
    var byName: [String: [String: Any]] = [:]
    /// In the order in which they came.
    var observers: [String: [(owner: ObjectIdentifier, tell: @Sendable (String) -> Void)]] = [:]
  }

  public static let argumentDomain = "NSArgumentDomain"
  public static let globalDomain = "NSGlobalDomain"
  public static let registrationDomain = "NSRegistrationDomain"
  public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")

  private let name: String
  private var registered: [String: Any] = [:]

  private init(name: String) { self.name = name }
  public convenience init() { self.init(name: "") }
  public convenience init?(suiteName: String?) { self.init(name: suiteName ?? "") }

  // MARK: - Reading

  public func object(forKey key: String) -> Any? { Self.suites.byName[name]?[key] ?? registered[key] }
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  public func string(forKey key: String) -> String? {
    switch object(forKey: key) {
    case let string as String: string
    case let number as any Numeric: "\(number)"
    default: nil
    }
  }
  public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  public func stringArray(forKey key: String) -> [String]? { object(forKey: key) as? [String] }
  public func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }
  public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  public func url(forKey key: String) -> URL? { object(forKey: key) as? URL }

  public func integer(forKey key: String) -> Int {
    switch object(forKey: key) {
    case let value as Int: value
    case let value as Bool: value ? 1 : 0
    case let value as Double: Int(exactly: value.rounded(.towardZero)) ?? 0
    case let value as Float: Int(exactly: value.rounded(.towardZero)) ?? 0
    case let value as String: Int(value) ?? 0
    default: 0
    }
  }

  public func double(forKey key: String) -> Double {
    switch object(forKey: key) {
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as String: Double(value) ?? 0
    default: 0
    }
  }

  public func float(forKey key: String) -> Float { Float(double(forKey: key)) }

  public func bool(forKey key: String) -> Bool {
    switch object(forKey: key) {
    case let value as Bool: value
    case let value as Int: value != 0
    case let value as Double: value != 0
    case let value as String: ["YES", "TRUE", "1"].contains(value.uppercased())
    default: false
    }
  }

  public func dictionaryRepresentation() -> [String: Any] {
    registered.merging(Self.suites.byName[name] ?? [:]) { _, set in set }
  }

  // MARK: - Writing

  public func set(_ value: Any?, forKey key: String) {
    Self.suites.byName[name, default: [:]][key] = value
    tell(key)
  }
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  public func set(_ value: Int, forKey key: String) { set(value as Any?, forKey: key) }
  public func set(_ value: Float, forKey key: String) { set(value as Any?, forKey: key) }
  public func set(_ value: Double, forKey key: String) { set(value as Any?, forKey: key) }
  public func set(_ value: Bool, forKey key: String) { set(value as Any?, forKey: key) }
  public func set(_ url: URL?, forKey key: String) { set(url as Any?, forKey: key) }

  public func removeObject(forKey key: String) {
    Self.suites.byName[name]?[key] = nil
    tell(key)
  }

  public func removePersistentDomain(forName domainName: String) {
    let keys = Self.suites.byName[name]?.keys.sorted() ?? []
    Self.suites.byName[name] = nil
    keys.forEach(tell)
  }

  /// Values for keys that nobody has set.
  public func register(defaults: [String: Any]) { registered.merge(defaults) { _, new in new } }

  @discardableResult
  public func synchronize() -> Bool { true }

  // MARK: - Watching

  private func tell(_ key: String) {
    for observer in Self.suites.observers[name] ?? [] { observer.tell(key) }
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }

  /// Tells of each key that is written, until the owner is forgotten.
  public func _observe(_ owner: AnyObject, _ observer: @escaping @Sendable (String) -> Void) {
    Self.suites.observers[name, default: []].append((ObjectIdentifier(owner), observer))
  }

  public func _forget(_ owner: AnyObject) {
    Self.suites.observers[name]?.removeAll { $0.owner == ObjectIdentifier(owner) }
  }
}
