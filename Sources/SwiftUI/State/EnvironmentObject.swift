import Combine

/// Observes an object that a view above has put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var slot: ObjectSlot<ObjectType>?

  public init() {}

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    guard let object = slot?.object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. "
          + "A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }

  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(wrappedValue) }

  public static func _install(at pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
    let slot = context.slot { ObjectSlot<ObjectType>() }
    if let object = EnvironmentValues(frame: context.node.environment).object(ObjectType.self) {
      slot.follow(object, context)
    }
    pointer.assumingMemoryBound(to: Self.self).pointee.slot = slot
  }

  public static func _isSame(_ a: Self, _ b: Self) -> Bool { true }
}

extension View {
  /// Puts an object into the environment, by its type.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> _Environmental<Self> {
    nonisolated(unsafe) let object = object
    return modifier(_EnvironmentModifier(object: object) { $0.setObject(object) })
  }
}
