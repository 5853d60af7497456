import Combine

/// Owns and observes an object: it is made when the view enters the hierarchy and kept as long as the view is there.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var slot: ObjectSlot<ObjectType>?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    if let object = slot?.object { return object }
    CurrentTrace.shared?.warning(
      "Accessing StateObject's object without being installed on a View. This will create a new instance each time.")
    return make()
  }

  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(wrappedValue) }

  public static func _install(at pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
    let property = pointer.assumingMemoryBound(to: Self.self)
    let slot = context.slot { ObjectSlot<ObjectType>() }
    if slot.object == nil {
      let make = property.pointee.make
      slot.follow(Evaluation.none { make() }, context)
    }
    property.pointee.slot = slot
  }

  public static func _isSame(_ a: Self, _ b: Self) -> Bool { true }
}

extension StateObject: @unchecked Sendable where ObjectType: Sendable {}
