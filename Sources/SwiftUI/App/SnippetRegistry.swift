/// What a compiled file offers to show. The code that registers is added to the file when it is prepared.
///
/// The preparer also gives each observed property of an `@Observable` class a `didSet` that calls `_ObservableWrites`,
/// so that a call of its setter is recorded even where it changes nothing.
@MainActor
public enum _SnippetRegistry {
  private static var entries: [String: @MainActor () -> AnyView] = [:]

  /// Offers the view that `make` makes, under a name.
  public static func add<V: View>(_ name: String, @ViewBuilder _ make: @escaping @MainActor () -> V) {
    entries[name] = { AnyView(make()) }
  }

  /// Offers a `#Preview`, which was made into a view to be shown. It is nobody's view, unless it has state of its own.
  public static func add<V: View>(preview name: String, _ make: @escaping @MainActor () -> V) {
    ViewTypes.previews.insert(ObjectIdentifier(V.self))
    entries[name] = { AnyView(make()) }
  }

  /// Offers the first window of an app.
  public static func add<A: App>(app: A.Type) {
    entries[typeName(app)] = {
      let app = A()
      return AnyView(_AppView(app: app))
    }
  }

  /// The view with that name; nil where nothing has it.
  public static func view(named name: String) -> AnyView? { entries[name]?() }
}

/// Shows the first window of an app, whose properties it owns.
struct _AppView<A: App>: View {
  let app: A
  var body: some View { AppContent(app: app) }
}

private struct AppContent<A: App> {
  let app: A
}

extension AppContent: View, _PrimitiveView {
  static func _make(_ view: Self, in place: _Place) -> _Node { AppNode(view.app, place) }
  static func _update(_ node: _Node, to view: Self) { unsafeDowncast(node, to: AppNode<A>.self).evaluate() }
}

/// Owns the storage of an app's properties, as a view's node does.
final class AppNode<A: App>: _Node {
  private var app: A
  private let slots = PropertySlots()
  private let type = ViewType.of(A.self)
  private var child: _Node?

  init(_ app: A, _ place: _Place) {
    self.app = app
    super.init(place)
    evaluate()
  }

  override func evaluate() {
    isQueued = false
    let view = Evaluation.of(self) {
      type.install(&app, node: self, slots: slots)
      return ObservedObjects.tracking(node: self) { A.Body._rootView(of: app.body) }
    }
    if let child { AnyView._update(child, to: view) } else { child = AnyView._make(view, in: place()) }
  }

  override func forEachChild(_ body: (_Node) -> Void) { child.map(body) }
  override func willLeave() { graph.retire(slots) }
  override var viewName: String? { type.name }
}
