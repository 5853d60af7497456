/// The name of a method that is sent to whatever object is the target at that time.
///
/// Linux has no Objective-C runtime that could find a method by its name: the preparer writes `#selector(T.method)` as
/// `Selector._make("method", T.method)`, so that a selector carries the method too.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
  let name: String
  /// Calls the method of the object with up to two arguments; nil where the object has no such method.
  private let call: (@MainActor (Any, _ sender: Any?, _ event: Any?) -> Bool)?
  /// Whether an object is of the type whose method this is.
  private let fits: (Any) -> Bool

  public init(_ name: String) {
    self.init(name, fits: { _ in false }, call: nil)
  }

  public init(stringLiteral value: String) { self.init(value) }

  private init(
    _ name: String, fits: @escaping (Any) -> Bool, call: (@MainActor (Any, Any?, Any?) -> Bool)?
  ) {
    self.name = name
    self.fits = fits
    self.call = call
  }

  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  public var description: String { name }

  /// Whether the object has the method.
  func isKnown(to object: Any) -> Bool { fits(object) }

  /// Sends the message.
  /// - Returns: false where the object has no such method.
  @MainActor
  func send(to object: Any, sender: Any?, event: Any? = nil) -> Bool { call?(object, sender, event) ?? false }
}

/// The selector with this name. It carries no method, so it reaches nothing.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

// MARK: - What `#selector` becomes

extension Selector {
  public static func _make<T, R>(_ name: String, _ method: @escaping (T) -> @MainActor () -> R) -> Selector {
    nonisolated(unsafe) let method = method
    return Selector(name, fits: { $0 is T }) { object, _, _ in
      guard let object = object as? T else { return false }
      _ = method(object)()
      return true
    }
  }

  public static func _make<T, A, R>(_ name: String, _ method: @escaping (T) -> @MainActor (A) -> R) -> Selector {
    nonisolated(unsafe) let method = method
    return Selector(name, fits: { $0 is T }) { object, sender, _ in
      guard let object = object as? T, let argument: A = argument(sender) else { return false }
      _ = method(object)(argument)
      return true
    }
  }

  public static func _make<T, A, B, R>(
    _ name: String, _ method: @escaping (T) -> @MainActor (A, B) -> R
  ) -> Selector {
    nonisolated(unsafe) let method = method
    return Selector(name, fits: { $0 is T }) { object, sender, event in
      guard let object = object as? T, let first: A = argument(sender), let second: B = argument(event) else {
        return false
      }
      _ = method(object)(first, second)
      return true
    }
  }

  // Methods that belong to no actor, as those of a class that inherits from `NSObject` alone.

  public static func _make<T, R>(_ name: String, _ method: @escaping (T) -> () -> R) -> Selector {
    nonisolated(unsafe) let method = method
    return Selector(name, fits: { $0 is T }) { object, _, _ in
      guard let object = object as? T else { return false }
      _ = method(object)()
      return true
    }
  }

  public static func _make<T, A, R>(_ name: String, _ method: @escaping (T) -> (A) -> R) -> Selector {
    nonisolated(unsafe) let method = method
    return Selector(name, fits: { $0 is T }) { object, sender, _ in
      guard let object = object as? T, let argument: A = argument(sender) else { return false }
      _ = method(object)(argument)
      return true
    }
  }

  /// `#selector(object.method)`: the object says only whose method it is; the target may be another one.
  public static func _make<T, R>(
    _ name: String, of object: T, _ method: @escaping (T) -> @MainActor () -> R
  ) -> Selector { bare(name, method) }

  public static func _make<T, A, R>(
    _ name: String, of object: T, _ method: @escaping (T) -> @MainActor (A) -> R
  ) -> Selector { bare(name, method) }

  public static func _make<T, A, B, R>(
    _ name: String, of object: T, _ method: @escaping (T) -> @MainActor (A, B) -> R
  ) -> Selector { bare(name, method) }

  private static func bare<T, R>(_ name: String, _ method: @escaping (T) -> @MainActor () -> R) -> Selector {
    _make(name, method)
  }
  private static func bare<T, A, R>(_ name: String, _ method: @escaping (T) -> @MainActor (A) -> R) -> Selector {
    _make(name, method)
  }
  private static func bare<T, A, B, R>(
    _ name: String, _ method: @escaping (T) -> @MainActor (A, B) -> R
  ) -> Selector {
    _make(name, method)
  }

  /// A function that belongs to no type.
  @_disfavoredOverload
  public static func _make<R>(_ name: String, _ function: @escaping @MainActor () -> R) -> Selector {
    Selector(name, fits: { _ in true }) { _, _, _ in
      _ = function()
      return true
    }
  }

  @_disfavoredOverload
  public static func _make<A, R>(_ name: String, _ function: @escaping @MainActor (A) -> R) -> Selector {
    Selector(name, fits: { _ in true }) { _, sender, _ in
      guard let argument: A = argument(sender) else { return false }
      _ = function(argument)
      return true
    }
  }

  /// What a method gets for an argument. Objective-C checks no type: the pointer of a sender read as a `BOOL` is true,
  /// which is why `#selector(UIView.endEditing)` works as an action.
  private static func argument<A>(_ value: Any?) -> A? {
    if let value, let argument = value as? A { return argument }
    if let nothing = Any?.none as? A { return nothing }
    return true as? A
  }
}

/// The methods of the edit menu, by which an action is recognised.
@MainActor
public protocol UIResponderStandardEditActions: AnyObject {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func delete(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
}
