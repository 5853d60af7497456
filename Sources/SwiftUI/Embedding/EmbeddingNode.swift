import Contract
import FieldEngine
import UIKit

/// What a representable is asked for, the same for views and controllers.
@MainActor
struct EmbeddingRules<V, Object: AnyObject, Coordinator> {
  let makeCoordinator: (V) -> Coordinator
  let make: (V, EmbeddingContext<Coordinator>) -> Object
  let update: (V, Object, EmbeddingContext<Coordinator>) -> Void
  let dismantle: (Object, Coordinator) -> Void
  let view: (Object) -> UIView
  var controller: (Object) -> UIViewController? = { _ in nil }
}

struct EmbeddingContext<Coordinator> {
  let coordinator: Coordinator
  let environment: EnvironmentValues
}

/// The node of a representable: it makes the object of UIKit once, updates it, and shows its views as elements.
///
/// The object is updated when the representable's value changed, when one of its dynamic properties did, or a value of
/// the environment that it read (ledger 201).
final class EmbeddingNode<V: View, Object: AnyObject, Coordinator>: _Node, EmbeddedViews {
  private var view: V
  private let rules: EmbeddingRules<V, Object, Coordinator>
  private let slots = PropertySlots()
  private let type = ViewType.of(V.self)
  private var made: (object: Object, coordinator: Coordinator)?
  var viewNodes: [ObjectIdentifier: UIViewNode] = [:]

  init(_ view: V, _ rules: EmbeddingRules<V, Object, Coordinator>, _ place: _Place) {
    self.view = view
    self.rules = rules
    super.init(place)
    evaluate()
    graph.queue.settlements.append { [weak self] in self?.enterWindow() }
  }

  func update(_ new: V) {
    if !isQueued, type.comparator.same(view, new) { return }
    view = new
    evaluate()
  }

  override func evaluate() {
    isQueued = false
    Evaluation.of(self) {
      type.install(&view, node: self, slots: slots)
      type.readBindings(of: view)
      ObservedObjects.tracking(node: self) { makeAndUpdate() }
    }
    rootView?.layoutIfNeeded()
    showHostedContent()
  }

  private func makeAndUpdate() {
    let environment = EnvironmentValues(frame: environment)
    if made == nil {
      let coordinator = rules.makeCoordinator(view)
      let context = EmbeddingContext(coordinator: coordinator, environment: environment)
      made = (rules.make(view, context), coordinator)
    }
    guard let made else { return }
    rules.update(
      view, made.object, EmbeddingContext(coordinator: made.coordinator, environment: environment))
  }

  // MARK: - On the screen

  var rootView: UIView? { made.map { rules.view($0.object) } }
  private var controller: UIViewController? { made.flatMap { rules.controller($0.object) } }

  /// The view comes into the window after its first update.
  private func enterWindow() {
    guard !isRemoved, let rootView else { return }
    controller?.enter(.willAppear)
    rootView.rootHost = self
    rootView.attached()
    showHostedContent()
    graph.structureChanged()
    if let controller { graph.queue.appearances.append { controller.enter(.didAppear) } }
  }

  override func visibilityChanged(_ isVisible: Bool) {
    let endEditing = isVisible ? nil : rootView?.loseFocus()
    let controller = controller
    graph.queue.settlements.append {
      endEditing?()
      controller?.enter(isVisible ? .willAppear : .willDisappear)
      controller?.enter(isVisible ? .didAppear : .didDisappear)
    }
  }

  override func willLeave() {
    graph.retire(slots)
    guard let made, let rootView else { return }
    let (controller, dismantle) = (controller, rules.dismantle)
    let endEditing = rootView.loseFocus()
    graph.queue.disappearances.append {
      controller?.enter(.willDisappear)
      endEditing?()
      rootView.rootHost = nil
      rootView.detached()
      controller?.enter(.didDisappear)
      dismantle(made.object, made.coordinator)
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) { viewNodes.values.forEach(body) }
  override var viewName: String? { type.isOfLearner ? type.name : nil }

  override func addElements(to builder: ElementBuilder) {
    guard let rootView, rootView.rootHost === self else { return }
    add(rootView, to: builder)
  }
}

extension ViewType {
  /// Counts the values behind the bindings as read: UIKit's side often hands them on to its coordinator.
  @MainActor
  fileprivate func readBindings(of view: V) {
    withUnsafePointer(to: view) { pointer in
      for field in plan.fields {
        (field.type as? any ReadableBinding.Type)?.read(at: UnsafeRawPointer(pointer) + field.offset)
      }
    }
  }
}

/// A binding, whatever its type.
private protocol ReadableBinding {
  static func read(at pointer: UnsafeRawPointer)
}

extension Binding: ReadableBinding {
  fileprivate static func read(at pointer: UnsafeRawPointer) {
    let source = pointer.assumingMemoryBound(to: Self.self).pointee.source
    if source is LocationSource<Value> { _ = source.get() }
  }
}
