/// Sets values of the environment for a view and all below it.
public struct _EnvironmentModifier {
  /// An observable object that is put into the environment.
  nonisolated(unsafe) var object: AnyObject?
  let change: @MainActor (inout EnvironmentValues) -> Void
}

extension _EnvironmentModifier: NodeModifier {
  typealias State = EnvironmentFrame

  static func makeState(_ modifier: Self, _ node: _Node) -> EnvironmentFrame {
    EnvironmentFrame(outer: node.environment)
  }

  func frame(_ node: _Node, _ state: EnvironmentFrame) -> EnvironmentFrame? { state }

  func after(_ node: _Node, _ frame: inout EnvironmentFrame, isFirst: Bool) {
    if let object { node.graph.objects.hold(object, by: frame, of: node, isSubscriber: false) }
  }

  func willLeave(_ node: _Node, _ frame: inout EnvironmentFrame) {
    if object != nil { node.graph.objects.release(by: frame) }
  }

  func before(_ node: _Node, _ frame: inout EnvironmentFrame) {
    let values = Evaluation.of(node) {
      var values = EnvironmentValues(frame: node.environment)
      change(&values)
      return values
    }
    frame.replace(with: values.changes)
  }

  func reevaluate(_ node: _Node, _ frame: inout EnvironmentFrame) {
    before(node, &frame)
    after(node, &frame, isFirst: false)
  }
}

/// The type that a modifier of the environment returns.
public typealias _Environmental<Content> = ModifiedContent<Content, _EnvironmentModifier>

extension View {
  /// Sets one value of the environment.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> _Environmental<Self> {
    nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
    return modifier(_EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Puts an observable object into the environment, by its type.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> _Environmental<Self> {
    nonisolated(unsafe) let object = object
    return modifier(_EnvironmentModifier(object: object) { $0[T.self] = object })
  }

  /// Changes one value of the environment in place.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> _Environmental<Self> {
    nonisolated(unsafe) let (keyPath, transform) = (keyPath, transform)
    return modifier(_EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }

  /// As `environment(_:_:)`, for modifiers of the framework.
  nonisolated func setting<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> _Environmental<Self> { environment(keyPath, value) }
}
