/// A button that brings up a menu; its items are there while it is open.
public struct Menu<Label, Content> {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

extension Menu: View, _PrimitiveView, ElementView where Label: View, Content: View {
  @MainActor final class Memory {
    let graph: ViewGraph
    private(set) var isOpen = false

    init(_ graph: ViewGraph) { self.graph = graph }

    func set(open: Bool) {
      guard open != isOpen else { return }
      isOpen = open
      graph.structureChanged()
    }
  }

  static func makeMemory(_ view: Self, _ node: ElementNode<Self>) -> Memory { Memory(node.graph) }

  var parts: TupleView<(Label, MenuItems<Content>)> { TupleView((label, MenuItems(content: content))) }

  func addElements(_ node: ElementNode<Self>, to builder: ElementBuilder) {
    let parts = node.partElements(0, builder)
    var element = node.element(.menu, label: parts.words)
    element.style.systemImage = parts.first { $0.style.systemImage != nil }?.style.systemImage
    element.style.isExpanded = node.memory.isOpen
    if node.memory.isOpen {
      element.children = node.partElements(1, builder)
      for index in element.children.indices { element.children[index].bar = "menu" }
    }
    builder.add(element)
  }

  func perform(_ interaction: Interaction, _ node: ElementNode<Self>) -> InteractionResult {
    let memory = node.memory!
    switch interaction {
    case .tap:
      if let primaryAction { primaryAction() } else { memory.set(open: !memory.isOpen) }
    case .longPress: memory.set(open: true)
    case .dismiss where memory.isOpen: memory.set(open: false)
    default: return .impossible(reason: Impossible.otherwise)
    }
    return .done
  }
}

/// A menu's content, in an environment in which its controls close the menu around them.
struct MenuItems<Content> {
  let content: Content
}

extension MenuItems: View, _PrimitiveView, NodeView where Content: View {
  static func makeNode(_ view: Self, _ place: _Place) -> MenuItemsNode<Content> { MenuItemsNode(view.content, place) }
  static func updateNode(_ node: MenuItemsNode<Content>, _ view: Self) { node.update(view.content) }
}

final class MenuItemsNode<Content: View>: _Node {
  private var content: _Node!

  init(_ view: Content, _ place: _Place) {
    super.init(place)
    let frame = EnvironmentFrame(outer: environment)
    var values = EnvironmentValues(frame: environment)
    values.rowContainer = nil
    let outer = values.actionObserver
    values.actionObserver = ActionObserver { [weak self] in
      (self?.parent?.parent as? any MenuNode)?.closeMenu()
      outer?.didAct()
    }
    frame.replace(with: values.changes)
    content = Content._make(view, in: self.place(environment: frame))
  }

  func update(_ view: Content) { Content._update(content, to: view) }
  override func forEachChild(_ body: (_Node) -> Void) { content.map(body) }
}

/// The node of a menu.
@MainActor
private protocol MenuNode: AnyObject {
  func closeMenu()
}

/// A view that opens and closes.
@MainActor
protocol MenuView: ElementView {
  func close(_ node: ElementNode<Self>)
}

extension ElementNode: MenuNode where V: MenuView {
  func closeMenu() { view.close(self) }
}

extension Menu: MenuView where Label: View, Content: View {
  func close(_ node: ElementNode<Self>) { node.memory.set(open: false) }
}

extension Menu where Label: View, Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  @preconcurrency
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == Text, Content: View {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content(), primaryAction: nil)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content(), primaryAction: nil)
  }

  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }

  @_disfavoredOverload @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(title), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image>, Content: View {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content(), primaryAction: nil)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(label: SwiftUI.Label(title, systemImage: systemImage), content: content(), primaryAction: nil)
  }

  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content(), primaryAction: primaryAction)
  }

  @_disfavoredOverload @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: SwiftUI.Label(title, systemImage: systemImage), content: content(), primaryAction: primaryAction)
  }
}
