import FieldEngine

/// A view that stands for one element of the screen: a control or a container. It is made of parts that are views
/// themselves (its label, its content), may keep a memory for as long as it is there, and takes a person's actions.
///
/// A new control is one file: a struct, and in an extension `parts`, `element` and, where it can be used, `perform`.
protocol ElementView: _PrimitiveView {
  associatedtype Parts: View
  /// What lasts from one value of the view to the next.
  associatedtype Memory = Void

  @ViewBuilder var parts: Parts { get }

  /// Reads what the element shows beside its parts (bindings); the node is refreshed when that changes.
  @MainActor func observe(_ node: ElementNode<Self>)

  @MainActor static func makeMemory(_ view: Self, _ node: ElementNode<Self>) -> Memory

  /// Called after each new value of the view, and after what `observe` read has changed.
  @MainActor func didUpdate(_ node: ElementNode<Self>)

  /// The element; `node.partElements(builder)` gives what the parts show.
  @MainActor func addElements(_ node: ElementNode<Self>, to builder: ElementBuilder)

  /// What a person's action does. Called only while the control is enabled.
  @MainActor func perform(_ interaction: Interaction, _ node: ElementNode<Self>) -> InteractionResult

  @MainActor func willLeave(_ node: ElementNode<Self>)
}

extension ElementView {
  func observe(_ node: ElementNode<Self>) {}
  func didUpdate(_ node: ElementNode<Self>) {}
  func willLeave(_ node: ElementNode<Self>) {}
  func perform(_ interaction: Interaction, _ node: ElementNode<Self>) -> InteractionResult {
    .impossible(reason: "cannot be used this way")
  }

  public static func _make(_ view: Self, in place: _Place) -> _Node { ElementNode(view, place) }
  public static func _update(_ node: _Node, to view: Self) {
    unsafeDowncast(node, to: ElementNode<Self>.self).update(view)
  }
}

extension ElementView where Memory == Void {
  static func makeMemory(_ view: Self, _ node: ElementNode<Self>) {}
}

/// The node of a control or a container.
final class ElementNode<V: ElementView>: _Node, Interactive {
  private(set) var view: V
  var memory: V.Memory!
  private(set) var parts: _Node!
  /// Whether the environment lets the control be used.
  private(set) var isEnabled = true
  private let comparator = Comparator.of(V.self)

  init(_ view: V, _ place: _Place) {
    self.view = view
    super.init(place)
    memory = V.makeMemory(view, self)
    parts = V.Parts._make(view.parts, in: self.place())
    observe()
    view.didUpdate(self)
  }

  func update(_ new: V) {
    if !isQueued, comparator.same(view, new) { return }
    isQueued = false
    view = new
    V.Parts._update(parts, to: new.parts)
    observe()
    new.didUpdate(self)
  }

  override func evaluate() {
    observe()
    view.didUpdate(self)
  }

  private func observe() {
    Evaluation.of(self) {
      isEnabled = values.isEnabled
      ObservedObjects.tracking(node: self) { view.observe(self) }
    }
  }

  /// The environment of the control.
  var values: EnvironmentValues { EnvironmentValues(frame: environment) }

  /// What the parts show.
  func partElements(_ builder: ElementBuilder) -> [Element] { builder.elements(of: parts) }

  /// What one of the parts shows, where the parts are a `TupleView`.
  func partElements(_ index: Int, _ builder: ElementBuilder) -> [Element] { builder.elements(of: part(index)) }

  /// The node of one of the parts, where the parts are a `TupleView`.
  func part(_ index: Int) -> _Node { unsafeDowncast(parts, to: TupleNode.self).children[index] }

  /// A new element for this node; a control can be enabled and takes actions, a container cannot.
  func element(_ kind: Element.Kind, label: String = "", isControl: Bool = true) -> Element {
    var element = Element(kind, label: label, node: self)
    if isControl {
      element.isEnabled = isEnabled
      element.target = self
      element.style.isLabelHidden = values.areLabelsHidden
    }
    return element
  }

  func perform(_ interaction: Interaction) -> InteractionResult {
    guard isEnabled else { return .rejected(reason: "disabled") }
    return view.perform(interaction, self)
  }

  /// Tells an alert or menu around that one of its controls was used.
  func didAct() { values.actionObserver?.didAct() }

  override func forEachChild(_ body: (_Node) -> Void) { parts.map(body) }
  override var responder: (any Responder)? { memory as? any Responder }
  override func willLeave() { view.willLeave(self) }
  override func addElements(to builder: ElementBuilder) { view.addElements(self, to: builder) }
}

/// A container: an element that only holds others.
protocol ContainerView: ElementView where Memory == Void {
  static var kind: Element.Kind { get }
  @MainActor func describe(_ element: inout Element)
}

extension ContainerView {
  func describe(_ element: inout Element) {}

  func addElements(_ node: ElementNode<Self>, to builder: ElementBuilder) {
    var element = node.element(Self.kind, isControl: false)
    element.children = node.partElements(builder)
    describe(&element)
    builder.add(element)
  }
}
