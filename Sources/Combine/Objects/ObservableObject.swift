@_spi(Reflection) import Swift

/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher of the object's own, which all of its `@Published` properties send through before they change.
  ///
  /// It is made, and tied to the properties, when it is first asked for. Cost after that: one look-up.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// The publisher of an object that changes.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let conduits = ConduitList<Void, Never>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    conduits.add(subscriber)
  }

  /// Says that the object is about to change.
  public func send() { conduits.send(()) }
}

/// The publishers that were made for objects. Everything happens on one thread.
private enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of objects that are gone are dropped.
  nonisolated(unsafe) private static var sweepAt = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    if let entry = entries[key], entry.object === object { return entry.publisher }
    let publisher = ObservableObjectPublisher()
    for property in _PublishedProperty.all(of: object) { property.storage.objectWillChange = publisher }
    if entries.count >= sweepAt {
      entries = entries.filter { $0.value.object != nil }
      sweepAt = max(64, 2 * entries.count)
    }
    entries[key] = Entry(object: object, publisher: publisher)
    return publisher
  }
}

/// A `@Published` property of an object, found by reflection.
public struct _PublishedProperty {
  /// As the learner declared it, without the underscore of its storage.
  public let name: String
  public let storage: _AnyPublishedStorage

  /// The `@Published` properties of an object, those of its superclasses first, in the order of their declaration.
  public static func all(of object: AnyObject) -> [_PublishedProperty] {
    let base = Unmanaged.passUnretained(object).toOpaque()
    return withExtendedLifetime(object) {
      fields(of: type(of: object)).map { field in
        _PublishedProperty(name: field.name, storage: field.wrapper._storage(at: base + field.offset))
      }
    }
  }

  private struct Field {
    let name: String
    let offset: Int
    let wrapper: any AnyPublished.Type
  }

  /// The standard library's options `classType` and `ignoreUnknown`, which strict concurrency does not let us name.
  private static var anyFieldOfAClass: _EachFieldOptions { _EachFieldOptions(rawValue: 0b11) }

  nonisolated(unsafe) private static var fieldsByType: [ObjectIdentifier: [Field]] = [:]

  private static func fields(of type: AnyClass) -> [Field] {
    if let known = fieldsByType[ObjectIdentifier(type)] { return known }
    var fields: [Field] = []
    _ = _forEachField(of: type, options: anyFieldOfAClass) { label, offset, fieldType, _ in
      if let wrapper = fieldType as? any AnyPublished.Type {
        let label = String(cString: label)
        fields.append(Field(name: String(label.drop { $0 == "_" }), offset: offset, wrapper: wrapper))
      }
      return true
    }
    fieldsByType[ObjectIdentifier(type)] = fields
    return fields
  }
}

/// `Published` of whatever value.
protocol AnyPublished {
  static func _storage(at place: UnsafeMutableRawPointer) -> _AnyPublishedStorage
}

extension Published: AnyPublished {
  static func _storage(at place: UnsafeMutableRawPointer) -> _AnyPublishedStorage {
    place.assumingMemoryBound(to: Published<Value>.self).pointee.storage
  }
}
