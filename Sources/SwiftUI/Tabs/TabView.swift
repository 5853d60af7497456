/// Several screens, one of which is shown: chosen in a bar, or by swiping from page to page.
public struct TabView<SelectionValue: Hashable, Content> {
  let selection: Binding<SelectionValue>?
  let content: Content
}

extension TabView: View, _PrimitiveView, ElementView where Content: View {
  @MainActor final class Memory {
    var selection: SelectionValue?
    /// Which tab is shown where no binding says it.
    var index = 0
    var isQueued = false
    var isPaged = false
  }

  static func makeMemory(_ view: Self, _ node: ElementNode<Self>) -> Memory { Memory() }

  var parts: _Environmental<Content> {
    content.modifier(
      _EnvironmentModifier {
        $0.isInTabView = true
        $0.rowContainer = nil
      })
  }

  func observe(_ node: ElementNode<Self>) {
    node.memory.selection = selection?.wrappedValue
    node.memory.isPaged = node.values.tabViewStyle == PageTabViewStyle._name
  }

  func didUpdate(_ node: ElementNode<Self>) { Self.showSelected(node) }

  /// Lets the chosen tab's screen be made or shown, when the tree is up to date.
  @MainActor private static func showSelected(_ node: ElementNode<Self>) {
    let memory = node.memory!
    guard !memory.isQueued else { return }
    memory.isQueued = true
    node.graph.queue.settlements.append {
      memory.isQueued = false
      guard !node.isRemoved else { return }
      let tabs = tabs(node)
      let index = node.view.index(among: tabs, node)
      for (number, tab) in tabs.enumerated() where number != index { (tab.node as? TabNode)?.show(false) }
      if tabs.indices.contains(index) { (tabs[index].node as? TabNode)?.show(true) }
    }
  }

  @MainActor private static func tabs(
    _ node: ElementNode<Self>, _ builder: ElementBuilder = ElementBuilder()
  ) -> [Element] { Evaluation.none { node.partElements(builder) } }

  /// The place of the tab whose tag is chosen; the first where none is.
  @MainActor private func index(among tabs: [Element], _ node: ElementNode<Self>) -> Int {
    guard let selection = node.memory.selection else { return min(node.memory.index, max(tabs.count - 1, 0)) }
    return tabs.firstIndex { $0.tags.value(as: SelectionValue.self) == selection } ?? 0
  }

  func addElements(_ node: ElementNode<Self>, to builder: ElementBuilder) {
    var tabs = Self.tabs(node, builder)
    let index = index(among: tabs, node)
    for number in tabs.indices {
      tabs[number].isSelected = number == index
      tabs[number].isEnabled = tabs[number].node is TabNode ? node.isEnabled : tabs[number].isEnabled
      let tags = tabs[number].tags
      tabs[number].around.append(
        SystemButton { [unowned node] in node.view.select(tags, number, node) })
    }
    if !node.memory.isPaged {
      let items = tabs.filter { $0.node is TabNode }
      for var item in items {
        item.bar = "tabBar"
        builder.bars["tabBar", default: []].append(item)
      }
    }
    guard tabs.indices.contains(index) else { return }
    let turner = PageTurner(node.memory.isPaged ? tabs.count : 0, index) { [unowned node] in
      node.view.select(tabs[$0].tags, $0, node)
    }
    if let tab = tabs[index].node as? TabNode {
      builder.adding(tab.screenOrSelf) { $0.surround(with: turner) }
    } else {
      var page = tabs[index]
      page.isSelected = nil
      page.around.removeLast()
      page.surround(with: turner)
      builder.add(page)
    }
  }

  @MainActor fileprivate func select(_ tags: Tags, _ number: Int, _ node: ElementNode<Self>) {
    if let selection, let value = tags.value(as: SelectionValue.self) {
      selection.wrappedValue = value
    } else if selection == nil {
      node.memory.index = number
      node.graph.structureChanged()
      Self.showSelected(node)
    }
  }
}

/// Turns from page to page at a swipe.
@MainActor
private final class PageTurner: Interactive {
  private let count: Int
  private let index: Int
  private let turn: (Int) -> Void

  init(_ count: Int, _ index: Int, _ turn: @escaping (Int) -> Void) {
    self.count = count
    self.index = index
    self.turn = turn
  }

  func perform(_ interaction: Interaction) -> InteractionResult {
    guard case .swipe(let direction) = interaction, direction == .left || direction == .right else {
      return .impossible(reason: Impossible.otherwise)
    }
    let next = index + (direction == .left ? 1 : -1)
    guard (0..<count).contains(next) else {
      return count == 0 ? .impossible(reason: Impossible.otherwise) : .rejected(reason: Refusal.lastPage)
    }
    turn(next)
    return .done
  }
}

extension TabView where Content: View {
  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content())
  }
}

extension TabView where SelectionValue == Int, Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }
}

extension EnvironmentValues {
  private enum Key {
    struct IsInTabView: EnvironmentKey { static let defaultValue = false }
    struct Style: EnvironmentKey { static var defaultValue: String { DefaultTabViewStyle._name } }
  }

  /// Whether a view may be one of the tabs of a tab view.
  var isInTabView: Bool {
    get { self[Key.IsInTabView.self] }
    set { self[Key.IsInTabView.self] = newValue }
  }

  var tabViewStyle: String {
    get { self[Key.Style.self] }
    set { self[Key.Style.self] = newValue }
  }
}
