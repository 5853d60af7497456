import FieldEngine

/// What is to be presented: its identity, and the view.
struct PresentedContent {
  let id: AnyHashable
  let view: AnyView
}

/// How content is presented: what a modifier asks for, read whenever what that reads changes.
struct PresentationRequest {
  /// The name of the modifier.
  let style: String
  let kind: Element.Kind
  /// What is wanted now; nil where nothing is.
  let wanted: @MainActor () -> PresentedContent?
  /// Makes the modifier's binding say that nothing is wanted.
  let withdraw: @MainActor () -> Void
  var onDismiss: (@MainActor () -> Void)?
}

/// Keeps a presentation: its content is made when it is presented and leaves when it is dismissed (ledger 257, 258).
@MainActor
final class PresentationController: Interactive {
  private unowned let node: _Node
  private var request: PresentationRequest
  private var id: AnyHashable?
  private(set) var content: _Node?
  /// Whether a person cannot swipe it away.
  var isHeldOpen = false

  init(_ node: _Node, _ request: PresentationRequest) {
    self.node = node
    self.request = request
  }

  private var graph: ViewGraph { node.graph }

  /// Presents, updates or dismisses, as the modifier's value now wants it.
  func follow(_ request: PresentationRequest) {
    self.request = request
    let wanted = Evaluation.of(node) { ObservedObjects.tracking(node: node, request.wanted) }
    if let content, let wanted, wanted.id == id { return AnyView._update(content, to: wanted.view) }
    // Another item is another presentation.
    if content != nil { dismissed() }
    if let wanted { present(wanted) }
  }

  private func present(_ wanted: PresentedContent) {
    id = wanted.id
    isHeldOpen = false
    record(isPresented: true)
    graph.structureChanged()
    let frame = EnvironmentFrame(outer: node.environment)
    frame.replace(with: environment.changes)
    content = AnyView._make(wanted.view, in: node.place(environment: frame))
    guard isCover else { return }
    graph.queue.settlements.append { [graph] in graph.focus.system.move(to: nil) }
  }

  private func dismissed() {
    graph.structureChanged()
    record(isPresented: false)
    let old = content
    (content, id) = (nil, nil)
    old?.leave()
    if let onDismiss = request.onDismiss { graph.queue.disappearances.append(onDismiss) }
  }

  /// Whether it covers the screen below, so that the keyboard of that screen goes.
  private var isCover: Bool { request.kind == .sheet }

  private func record(isPresented: Bool) {
    guard isCover else { return }
    graph.trace.record(.sheet, ["presented": .bool(isPresented), "style": .string(request.style)])
  }

  private var environment: EnvironmentValues {
    var values = EnvironmentValues(frame: node.environment)
    values.rowContainer = nil
    values.navigation = nil
    values.isEnabled = true
    values.presentation = self
    values.isPresented = true
    values.dismiss = DismissAction { [weak self] in self?.request.withdraw() }
    if isCover {
      let delay = graph.policies.focusReadyDelaySheet
      values.actionObserver = nil
      values.focusReadiness = .init(delay: delay, policy: "focusReadyDelaySheet")
    } else {
      values.actionObserver = ActionObserver { [weak self] in self?.request.withdraw() }
    }
    return values
  }

  /// What is presented leaves with the view that presents it.
  func ownerWillLeave() {
    guard content != nil else { return }
    record(isPresented: false)
  }

  func forEachChild(_ body: (_Node) -> Void) { content.map(body) }

  // MARK: - On the screen

  func addElements(to builder: ElementBuilder) {
    guard let content else { return }
    let inner = ElementBuilder()
    content.addElements(to: inner)
    inner.dropHiddenBars()
    var element = Element(request.kind, label: inner.navigationTitle ?? "", node: content)
    element.style.name = request.style
    element.target = self
    let keyboardBar = inner.bars.removeValue(forKey: ElementBuilder.keyboardBar)
    element.children = inner.bars["navigationBar", default: []] + inner.elements
    for (name, items) in inner.bars.sorted(by: { $0.key < $1.key }) where name != "navigationBar" {
      element.children += items
    }
    builder.bars[ElementBuilder.keyboardBar] = keyboardBar
    builder.presentations += [element] + inner.presentations
    if let back = inner.back { builder.back = back }
  }

  func perform(_ interaction: Interaction) -> InteractionResult {
    guard interaction == .dismiss else { return .impossible(reason: Impossible.otherwise) }
    guard !isHeldOpen, request.style != "fullScreenCover" else { return .rejected(reason: Refusal.heldOpen) }
    request.withdraw()
    return .done
  }
}

/// Is told when a person has used a control: an alert or a menu closes then.
@MainActor
final class ActionObserver {
  let didAct: () -> Void
  init(_ didAct: @escaping @MainActor () -> Void) { self.didAct = didAct }
}

extension EnvironmentValues {
  private enum Key {
    struct Presentation: EnvironmentKey { static var defaultValue: PresentationController? { nil } }
    struct Observer: EnvironmentKey { static var defaultValue: ActionObserver? { nil } }
  }

  /// The presentation that the view is in.
  var presentation: PresentationController? {
    get { self[Key.Presentation.self] }
    set { self[Key.Presentation.self] = newValue }
  }

  /// Who is told when a control has been used.
  var actionObserver: ActionObserver? {
    get { self[Key.Observer.self] }
    set { self[Key.Observer.self] = newValue }
  }
}

extension ElementBuilder {
  static let keyboardBar = "keyboardToolbar"
}
