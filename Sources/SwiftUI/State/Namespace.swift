/// A name space for the identities of views that belong together, by the view that owns it.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// Tells one name space from others.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private final class Storage {
    nonisolated(unsafe) private static var last = 0
    let id: ID
    init() {
      Self.last += 1
      id = ID(number: Self.last)
    }
  }

  private var storage: Storage?

  public init() {}
  public var wrappedValue: ID { storage?.id ?? ID(number: 0) }

  public static func _install(at pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
    pointer.assumingMemoryBound(to: Self.self).pointee.storage = context.slot { Storage() }
  }
  public static func _isSame(_ a: Namespace, _ b: Namespace) -> Bool { true }
}

extension Namespace: @unchecked Sendable {}
