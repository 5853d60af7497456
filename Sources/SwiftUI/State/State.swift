/// A value that a view owns: it lives as long as the view's place in the hierarchy does (ledger 178), and the views
/// that read it follow it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: Location<Value>?

  /// The initial value counts only when the view enters the hierarchy (ledger 179).
  public init(wrappedValue value: Value) { initial = value }
  public init(initialValue value: Value) { initial = value }

  public var wrappedValue: Value {
    get {
      guard let location else {
        Warnings.outsideOfView("State's value")
        return initial
      }
      return location.get()
    }
    nonmutating set { location?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    guard let location else {
      Warnings.outsideOfView("State's value")
      return .constant(initial)
    }
    return Binding(source: location.source)
  }

  public static func _install(at pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
    let state = pointer.assumingMemoryBound(to: Self.self)
    let passed = state.pointee.location
    let location = context.slot { passed ?? Location(state.pointee.initial) }
    context.claim(location, wrapper: "State")
    state.pointee.location = location
    if location.holdsObservableClass { context.hold(location.latest as AnyObject) }
  }

  public static func _isSame(_ a: State<Value>, _ b: State<Value>) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension _PropertyContext {
  /// Makes the view the owner of a location that has none yet, and lists it among the screen's state.
  func claim<Value>(_ location: Location<Value>, wrapper: String) {
    guard !location.isInstalled else { return }
    location.install(in: node.graph.queue, owner: owner(wrapper: wrapper))
    node.graph.register(location)
  }
}

enum Warnings {
  /// SwiftUI's words for a wrapper that is read before its view is on the screen (ledger 109, 190).
  static func outsideOfView(_ what: String, _ place: String = "being installed on a View") {
    CurrentTrace.shared?.warning(
      "Accessing \(what) outside of \(place). "
        + "This will result in a constant Binding of the initial value and will not update.")
  }
}
