import Combine

/// Observes an object that somebody else owns: the view is evaluated again at each of its changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  @MainActor @preconcurrency
  public var projectedValue: Wrapper { Wrapper(wrappedValue) }

  /// Makes bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    private let object: ObjectType
    init(_ object: ObjectType) { self.object = object }

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(source: ObjectPropertySource(object, keyPath))
    }
  }

  public static func _install(at pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
    let object = pointer.assumingMemoryBound(to: Self.self).pointee.wrappedValue
    context.slot { ObjectSlot<ObjectType>() }.follow(object, context)
  }

  public static func _isSame(_ a: Self, _ b: Self) -> Bool { a.wrappedValue === b.wrappedValue }
}

extension ObservedObject: @unchecked Sendable where ObjectType: Sendable {}

/// What a view observes under one of its properties.
@MainActor
final class ObjectSlot<ObjectType: ObservableObject>: PropertyStorage {
  private(set) var object: ObjectType?
  private var graph: ViewGraph?

  nonisolated init() {}

  func follow(_ object: ObjectType, _ context: _PropertyContext) {
    guard self.object !== object else { return }
    graph?.objects.release(by: self)
    self.object = object
    graph = context.node.graph
    context.node.graph.objects.hold(object, by: self, of: context.node, isSubscriber: true)
  }

  func willLeave() { graph?.objects.release(by: self) }
}
