import FieldEngine

/// One screen of a navigation stack beside its first.
@MainActor
final class NavigationScreen {
  /// What brought the screen: a value of the path, or the link or modifier whose screen it is.
  enum Origin: Equatable {
    case value(AnyHashable)
    case node(ObjectIdentifier)
  }

  let origin: Origin
  fileprivate(set) var node: ScreenNode?
  /// What happens when the screen goes because a person went back: a binding is written.
  fileprivate let withdraw: (@MainActor () -> Void)?

  fileprivate init(_ origin: Origin, withdraw: (@MainActor () -> Void)?) {
    self.origin = origin
    self.withdraw = withdraw
  }
}

/// Where the values of a navigation stack are kept.
@MainActor
protocol NavigationPathStore {
  var values: [AnyHashable] { get }
  /// Whether a value of this type can be on the path.
  func accepts(_ value: AnyHashable) -> Bool
  func append(_ value: AnyHashable)
  func removeLast(_ count: Int)
}

/// Keeps the screens of one navigation stack: the first, and those that were pushed. All are kept, the last is shown.
@MainActor
final class NavigationController: Interactive {
  private unowned let node: _Node
  private(set) var screens: [NavigationScreen] = []
  var path: any NavigationPathStore
  private(set) var root: _Node?
  private var limit = FrameLimit()
  private var destinations: [ObjectIdentifier: NavigationDestination] = [:]

  init(_ node: _Node, _ path: any NavigationPathStore) {
    self.node = node
    self.path = path
  }

  private var graph: ViewGraph { node.graph }

  func setRoot(_ root: _Node) { self.root = root }

  // MARK: - Destinations

  func add(_ destination: NavigationDestination) {
    let isNew = destinations.updateValue(destination, forKey: destination.type) == nil
    guard isNew else { return refresh(destination) }
    // Values that were on the path before their destination was known get their screen now.
    if screens.contains(where: { $0.node == nil }) { followPathLater() }
  }

  func removeDestination(_ type: ObjectIdentifier, of owner: _Node) {
    if destinations[type]?.owner === owner { destinations[type] = nil }
  }

  /// Gives the screens of a destination their new value, after its view has been made again.
  private func refresh(_ destination: NavigationDestination) {
    for screen in screens {
      guard case .value(let value) = screen.origin, destination.type == value.typeOfBase, let node = screen.node
      else { continue }
      node.update(destination.view(value))
    }
  }

  // MARK: - Screens

  /// Lets the screens follow the values of the path.
  func followPath() {
    let values = path.values
    let shown = screens.compactMap { screen -> AnyHashable? in
      if case .value(let value) = screen.origin { value } else { nil }
    }
    guard values != shown || screens.contains(where: { $0.node == nil }) else { return }
    guard values == shown || limit.allows(graph, "Update NavigationAuthority bound path") else { return }
    var kept = 0
    while kept < screens.count, kept < values.count, screens[kept].origin == .value(values[kept]),
      screens[kept].node != nil
    { kept += 1 }
    pop(to: kept, isHidingNext: kept < values.count)
    for (index, value) in values.enumerated().dropFirst(kept) { push(value, isHidden: index < values.count - 1) }
  }

  private func followPathLater() {
    graph.queue.settlements.append { [weak self] in
      guard let self, !self.node.isRemoved else { return }
      self.followPath()
    }
  }

  private func push(_ value: AnyHashable, isHidden: Bool) {
    let destination = destinations[value.typeOfBase]
    if destination == nil {
      let type = typeName(type(of: value.base))
      // The words of SwiftUI (onmyway133/notes #664, kkebo/DevToys #40).
      graph.trace.warning(
        "A NavigationLink is presenting a value of type “\(type)” but there is no matching navigationDestination "
          + "declaration visible from the location of the link. The link cannot be activated.")
    }
    push(NavigationScreen(.value(value), withdraw: nil), destination?.view(value), isHidden: isHidden)
  }

  /// Pushes a screen that is no value of the path.
  func push(_ view: AnyView, from owner: _Node, withdraw: @escaping @MainActor () -> Void) {
    guard screen(of: owner) == nil else { return }
    push(NavigationScreen(.node(ObjectIdentifier(owner)), withdraw: withdraw), view)
  }

  func screen(of owner: _Node) -> NavigationScreen? {
    screens.first { $0.origin == .node(ObjectIdentifier(owner)) }
  }

  func update(_ screen: NavigationScreen, to view: AnyView) {
    screen.node?.update(view)
  }

  private func push(_ screen: NavigationScreen, _ view: AnyView?, isHidden: Bool = false) {
    top?.hideScreen(true)
    screens.append(screen)
    graph.structureChanged()
    guard let view else { return }
    let frame = EnvironmentFrame(outer: node.environment)
    frame.replace(with: environment(of: screen).changes)
    screen.node = ScreenNode(view, node.place(environment: frame), isHidden: isHidden)
  }

  private func environment(of screen: NavigationScreen) -> EnvironmentValues {
    var values = EnvironmentValues(frame: node.environment)
    values.navigation = self
    values.rowContainer = nil
    values.isPresented = true
    values.dismiss = DismissAction { [weak self, weak screen] in
      guard let self, let screen else { return }
      self.goBack(from: screen)
    }
    return values
  }

  /// The screen's own node; the first screen's where nothing was pushed.
  var top: _Node? { screens.isEmpty ? root : screens.last?.node }

  /// - Parameter isHidingNext: whether another screen is about to be pushed.
  private func pop(to count: Int, isHidingNext: Bool = false) {
    guard screens.count > count else { return }
    let gone = screens[count...]
    screens.removeSubrange(count...)
    graph.structureChanged()
    for screen in gone.reversed() { screen.node?.leave() }
    if !isHidingNext { top?.hideScreen(false) }
  }

  // MARK: - Going back

  /// The person goes back by one screen.
  func goBack() { if let last = screens.last { goBack(from: last) } }

  private func goBack(from screen: NavigationScreen) {
    guard let index = screens.firstIndex(where: { $0 === screen }) else { return }
    var values = 0
    var withdrawals: [@MainActor () -> Void] = []
    for screen in screens[index...] {
      if case .value = screen.origin { values += 1 }
      if let withdraw = screen.withdraw { withdrawals.append(withdraw) }
    }
    withdrawals.reversed().forEach { $0() }
    if values > 0 { path.removeLast(values) }
    node.graph.queue.mark(node)
  }

  /// A link or modifier no longer wants its screen, nor what was pushed on it.
  func withdraw(_ owner: _Node) {
    guard let index = screens.firstIndex(where: { $0.origin == .node(ObjectIdentifier(owner)) }) else { return }
    pop(to: index)
  }

  /// Ends with the stack.
  func forEachChild(_ body: (_Node) -> Void) { screens.forEach { $0.node.map(body) } }

  func perform(_ interaction: Interaction) -> InteractionResult {
    guard interaction == .tap || interaction == .dismiss else { return .impossible(reason: Impossible.otherwise) }
    goBack()
    return .done
  }

  /// Adds the screen that is shown, and the way back.
  func addElements(to builder: ElementBuilder) {
    if !screens.isEmpty {
      builder.back = self
      builder.bars["navigationBar", default: []].append(.back(titleOfScreenBefore, node, self))
    }
    top?.addElements(to: builder)
    if builder.hidesBackButton {
      builder.bars["navigationBar"]?.removeAll { $0.identifier == "BackButton" }
      builder.hidesBackButton = false
    }
  }

  private var titleOfScreenBefore: String? {
    let before = screens.count > 1 ? screens[screens.count - 2].node : root
    let builder = ElementBuilder()
    before?.addElements(to: builder)
    return builder.navigationTitle
  }
}

extension Element {
  /// The button of a navigation bar that goes back, with the title of the screen before.
  @MainActor static func back(_ title: String?, _ node: _Node, _ action: any Interactive) -> Element {
    let locale = Evaluation.none { EnvironmentValues(frame: node.environment) }.locale
    var button = Element(.button, label: title ?? SystemWords(locale).back, node: node)
    button.isEnabled = true
    button.identifier = "BackButton"
    button.style.role = "back"
    button.bar = "navigationBar"
    button.around = [action]
    return button
  }
}

/// What a value of one type leads to.
@MainActor
struct NavigationDestination {
  let type: ObjectIdentifier
  unowned let owner: _Node
  let view: @MainActor (AnyHashable) -> AnyView
}

extension AnyHashable {
  /// Which type the value inside is of.
  var typeOfBase: ObjectIdentifier { ObjectIdentifier(type(of: base as Any)) }
}

extension EnvironmentValues {
  private enum Key {
    struct Navigation: EnvironmentKey { static var defaultValue: NavigationController? { nil } }
  }

  /// The navigation stack that the view is in.
  var navigation: NavigationController? {
    get { self[Key.Navigation.self] }
    set { self[Key.Navigation.self] = newValue }
  }
}
