/// Where the focus is, as a Boolean or an optional value; writing it moves the focus when the views are up to date.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let absent: Value
  private var storage: FocusStorage<Value>?
  private var graph: ViewGraph?

  public init() where Value == Bool { absent = false }
  public init<T: Hashable>() where Value == T? { absent = nil }

  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(storage: storage, graph: graph, absent: absent) }

  /// A connection to a `FocusState` that somebody else owns.
  @propertyWrapper
  public struct Binding {
    let storage: FocusStorage<Value>?
    let graph: ViewGraph?
    let absent: Value

    public var wrappedValue: Value {
      get {
        guard let storage else {
          Warnings.outsideOfView("FocusState's value", "the body of a View")
          return absent
        }
        return storage.location.get()
      }
      nonmutating set {
        guard let storage, let graph else { return }
        storage.location.set(newValue)
        guard Evaluation.reader == nil else { return }
        MainActor.assumeIsolated { graph.focus.request(storage) }
      }
    }

    public var projectedValue: Binding { self }
  }

  public static func _install(at pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
    let state = pointer.assumingMemoryBound(to: Self.self)
    let passed = state.pointee.storage
    let absent = state.pointee.absent
    let slot = context.slot { FocusSlot(passed ?? FocusStorage(absent: absent), isOwner: passed == nil) }
    if slot.isOwner { context.claim(slot.storage.location, wrapper: "FocusState") }
    slot.enter(context.node.graph)
    state.pointee.storage = slot.storage
    state.pointee.graph = context.node.graph
  }

  public static func _isSame(_ a: FocusState<Value>, _ b: FocusState<Value>) -> Bool { true }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension FocusState.Binding: DynamicProperty {
  public static func _install(at pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {}
  public static func _isSame(_ a: Self, _ b: Self) -> Bool { a.storage === b.storage }
}

/// Keeps a view's `FocusState` for as long as the view is there.
@MainActor
private final class FocusSlot<Value: Hashable>: PropertyStorage {
  let storage: FocusStorage<Value>
  let isOwner: Bool
  private var graph: ViewGraph?

  init(_ storage: FocusStorage<Value>, isOwner: Bool) {
    self.storage = storage
    self.isOwner = isOwner
  }

  func enter(_ graph: ViewGraph) {
    guard isOwner, self.graph == nil else { return }
    self.graph = graph
    graph.focus.add(storage)
  }

  func willLeave() {
    guard isOwner else { return }
    graph?.focus.remove(storage)
    graph?.unregister(storage.location)
  }
}
