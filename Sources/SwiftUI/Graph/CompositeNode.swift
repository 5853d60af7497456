import Contract

/// The node of a view that is made of other views: it owns the storage of the view's properties and runs its body.
final class CompositeNode<V: View>: _Node {
  private var view: V
  private let slots = PropertySlots()
  private var child: _Node?
  private let type = ViewType.of(V.self)

  init(_ view: V, _ place: _Place) {
    self.view = view
    super.init(place)
    evaluate()
  }

  func update(_ new: V) {
    if !isQueued, type.comparator.same(view, new) { return }
    view = new
    evaluate()
  }

  override func evaluate() {
    isQueued = false
    graph.checkNesting(of: self, type.name)
    let body = Evaluation.of(self) {
      type.install(&view, node: self, slots: slots)
      recordBody()
      return observingObjects { view.body }
    }
    if let child {
      V.Body._update(child, to: body)
    } else {
      child = V.Body._make(body, in: place())
    }
  }

  /// Runs `work` and comes back when a property of an `@Observable` object which it read changes.
  private func observingObjects<R>(_ work: () -> R) -> R {
    ObservedObjects.tracking(node: self, work)
  }

  private func recordBody() {
    guard type.isOfLearner else { return }
    graph.bodyCounts.count(self)
    graph.trace.record(.body, ["view": .string(type.name), "path": .string(instancePath)])
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }

  override func willLeave() { graph.retire(slots) }

  override var viewName: String? { type.isOfLearner ? type.name : nil }
}

/// What is known about a view's type, found once.
struct ViewType<V> {
  let name: String
  /// Whether it was declared by the learner's file, not by the framework.
  let isOfLearner: Bool
  let plan: PropertyPlan
  let comparator: Comparator

  static func of(_ type: V.Type) -> ViewType<V> {
    if let known = ViewTypes.known[ObjectIdentifier(type)] { return unsafeBitCastBox(known) }
    let plan = PropertyPlan.of(type)
    let isFrameworks = _typeName(type, qualified: true).hasPrefix("SwiftUI.")
    let isBarePreview =
      ViewTypes.previews.contains(ObjectIdentifier(type)) && plan.fields.isEmpty && plan.objects.isEmpty
    let new = ViewType(
      name: typeName(type), isOfLearner: !isFrameworks && !isBarePreview, plan: plan, comparator: Comparator.of(type))
    ViewTypes.known[ObjectIdentifier(type)] = ViewTypeBox(new)
    return new
  }

  private static func unsafeBitCastBox(_ box: AnyObject) -> ViewType<V> {
    unsafeDowncast(box, to: ViewTypeBox<V>.self).type
  }

  @MainActor
  func install(_ view: inout V, node: _Node, slots: PropertySlots) {
    guard !plan.fields.isEmpty || !plan.objects.isEmpty else { return }
    var context = _PropertyContext(node: node, view: name, slots: slots)
    withUnsafeMutablePointer(to: &view) { context.install(plan, at: UnsafeMutableRawPointer($0)) }
  }
}

private final class ViewTypeBox<V> {
  let type: ViewType<V>
  init(_ type: ViewType<V>) { self.type = type }
}

enum ViewTypes {
  /// Views that were made of `#Preview`s.
  nonisolated(unsafe) static var previews: Set<ObjectIdentifier> = []
  nonisolated(unsafe) fileprivate static var known: [ObjectIdentifier: AnyObject] = [:]
}
