import FieldEngine

/// What an alert or a dialog says and offers.
struct AlertContent {
  let id: AnyHashable
  let title: Text
  let actions: AnyView
  let message: AnyView
}

/// What a modifier asks for that presents alerts or dialogs.
struct AlertRequest {
  let kind: Element.Kind
  let wanted: @MainActor () -> AlertContent?
  let withdraw: @MainActor () -> Void
  /// Whether a dialog's title is shown.
  var titleVisibility = Visibility.automatic
}

/// Keeps an alert or a dialog. Each of its buttons runs its action and then dismisses it.
@MainActor
final class AlertController: Interactive {
  private typealias Parts = TupleView<(Text, AnyView, AnyView)>

  private unowned let node: _Node
  private var request: AlertRequest
  private var id: AnyHashable?
  private var content: _Node?

  init(_ node: _Node, _ request: AlertRequest) {
    self.node = node
    self.request = request
  }

  func follow(_ request: AlertRequest) {
    self.request = request
    let wanted = Evaluation.of(node) { ObservedObjects.tracking(node: node, request.wanted) }
    let parts = wanted.map { TupleView(($0.title, $0.actions, $0.message)) }
    if let content, let parts, wanted?.id == id { return Parts._update(content, to: parts) }
    if let content {
      node.graph.structureChanged()
      self.content = nil
      content.leave()
    }
    id = wanted?.id
    guard let parts else { return }
    node.graph.structureChanged()
    let frame = EnvironmentFrame(outer: node.environment)
    frame.replace(with: environment.changes)
    content = Parts._make(parts, in: node.place(environment: frame))
  }

  private var environment: EnvironmentValues {
    var values = EnvironmentValues(frame: node.environment)
    values.rowContainer = nil
    values.isEnabled = true
    values.isPresented = true
    values.dismiss = DismissAction { [weak self] in self?.request.withdraw() }
    values.actionObserver = ActionObserver { [weak self] in self?.request.withdraw() }
    return values
  }

  func forEachChild(_ body: (_Node) -> Void) { content.map(body) }

  func addElements(to builder: ElementBuilder) {
    guard let content = content as? TupleNode else { return }
    let title = builder.elements(of: content.children[0]).words
    var element = Element(request.kind, label: title, node: content)
    element.value = builder.elements(of: content.children[2]).wordsIfAny
    element.style.isLabelHidden = request.kind == .confirmationDialog && request.titleVisibility != .visible
    element.children = builder.elements(of: content.children[1])
    element.children += systemButton(beside: element.children)
    element.target = self
    builder.presentations.append(element)
  }

  /// An alert without buttons has one to close it; a dialog without a way to cancel has one for that.
  private func systemButton(beside actions: [Element]) -> [Element] {
    let words = SystemWords(EnvironmentValues(frame: node.environment).locale)
    let label: String
    if request.kind == .alert {
      guard !actions.contains(where: { $0.kind == .button }) else { return [] }
      label = words.ok
    } else {
      guard !actions.contains(where: { $0.style.role == ButtonRole.cancel.name }) else { return [] }
      label = words.cancel
    }
    var button = Element(.button, label: label, node: node)
    button.isEnabled = true
    button.around = [SystemButton { [request] in request.withdraw() }]
    return [button]
  }

  func perform(_ interaction: Interaction) -> InteractionResult {
    guard interaction == .dismiss else { return .impossible(reason: Impossible.otherwise) }
    // A dialog is cancelled by a tap beside it; an alert waits for one of its buttons.
    guard request.kind == .confirmationDialog else { return .rejected(reason: Refusal.heldOpen) }
    request.withdraw()
    return .done
  }
}

/// A button that the system adds.
@MainActor
final class SystemButton: Interactive {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }

  func perform(_ interaction: Interaction) -> InteractionResult {
    guard interaction == .tap else { return .impossible(reason: Impossible.otherwise) }
    action()
    return .done
  }
}

/// Presents an alert or a dialog.
public struct _AlertModifier {
  let request: AlertRequest
}

extension _AlertModifier: NodeModifier {
  typealias State = AlertController

  static func makeState(_ modifier: Self, _ node: _Node) -> AlertController { AlertController(node, modifier.request) }

  func after(_ node: _Node, _ state: inout AlertController, isFirst: Bool) { state.follow(request) }
  func forEachChild(_ state: AlertController, _ body: (_Node) -> Void) { state.forEachChild(body) }

  func addElements(_ node: _Node, _ state: AlertController, _ content: _Node, to builder: ElementBuilder) {
    content.addElements(to: builder)
    state.addElements(to: builder)
  }
}

extension AlertRequest {
  static func when(
    _ isPresented: Binding<Bool>, _ kind: Element.Kind, _ title: Text, _ actions: some View, _ message: some View
  ) -> AlertRequest {
    let content = AlertContent(
      id: AnyHashable(true), title: title, actions: AnyView(actions), message: AnyView(message))
    let shared = Unchecked(value: (isPresented, content))
    return AlertRequest(
      kind: kind, wanted: { shared.value.0.wrappedValue ? shared.value.1 : nil },
      withdraw: { shared.value.0.wrappedValue = false })
  }

  static func presenting<T>(
    _ isPresented: Binding<Bool>, _ kind: Element.Kind, _ title: Text, _ data: T?, _ actions: (T) -> some View,
    _ message: (T) -> some View
  ) -> AlertRequest {
    let content = data.map {
      AlertContent(
        id: AnyHashable(true), title: title, actions: AnyView(actions($0)), message: AnyView(message($0)))
    }
    let shared = Unchecked(value: (isPresented, content))
    return AlertRequest(
      kind: kind, wanted: { shared.value.0.wrappedValue ? shared.value.1 : nil },
      withdraw: { shared.value.0.wrappedValue = false })
  }
}
