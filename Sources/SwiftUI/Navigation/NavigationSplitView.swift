/// Two or three columns, each choosing what the next shows; on a phone one of them at a time.
public struct NavigationSplitView<Sidebar, Content, Detail> {
  let sidebar: Sidebar
  /// Nil where there are two columns.
  let content: Content?
  let detail: Detail
  let compactColumn: Binding<NavigationSplitViewColumn>?
}

extension NavigationSplitView: View, _PrimitiveView, NodeView where Sidebar: View, Content: View, Detail: View {
  var columns: [AnyView] {
    [AnyView(sidebar)] + (content.map { [AnyView($0)] } ?? []) + [AnyView(detail)]
  }

  static func makeNode(_ view: Self, _ place: _Place) -> SplitNode {
    SplitNode(view.columns, view.compactColumn, place)
  }
  static func updateNode(_ node: SplitNode, _ view: Self) { node.update(view.columns, view.compactColumn) }
}

extension NavigationSplitView where Sidebar: View, Content == EmptyView, Detail: View {
  public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar(), content: nil, detail: detail(), compactColumn: nil)
  }

  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: nil, detail: detail(), compactColumn: nil)
  }

  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: nil, detail: detail(), compactColumn: preferredCompactColumn)
  }
}

extension NavigationSplitView where Sidebar: View, Content: View, Detail: View {
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail(), compactColumn: nil)
  }

  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail(), compactColumn: nil)
  }

  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail(), compactColumn: preferredCompactColumn)
  }
}

/// Which columns are shown where there is room; all are, here.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let all = Self(name: "all")
  public static let doubleColumn = Self(name: "doubleColumn")
  public static let detailOnly = Self(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  fileprivate let name: String
  public static let sidebar = Self(name: "sidebar")
  public static let content = Self(name: "content")
  public static let detail = Self(name: "detail")
}

/// Which column a phone shows.
@MainActor
final class SplitColumns: Interactive {
  private let graph: ViewGraph
  private let screens: () -> [_Node]
  private(set) var shown = 0

  init(_ graph: ViewGraph, screens: @escaping () -> [_Node]) {
    self.graph = graph
    self.screens = screens
  }

  func show(_ column: Int) {
    let screens = screens()
    guard screens.indices.contains(column), column != shown else { return }
    if graph.platform == .iOS {
      screens[shown].hideScreen(true)
      screens[column].hideScreen(false)
    }
    shown = column
    graph.structureChanged()
  }

  func perform(_ interaction: Interaction) -> InteractionResult {
    guard interaction == .tap || interaction == .dismiss else { return .impossible(reason: Impossible.otherwise) }
    show(shown - 1)
    return .done
  }
}

/// What a column's rows lead to.
@MainActor
final class SplitColumn {
  let columns: SplitColumns
  let number: Int

  init(_ columns: SplitColumns, _ number: Int) {
    self.columns = columns
    self.number = number
  }

  /// A row of this column was chosen: the next column shows what belongs to it.
  func didSelect() { columns.show(number + 1) }
}

extension EnvironmentValues {
  private enum Key {
    struct Column: EnvironmentKey { static var defaultValue: SplitColumn? { nil } }
  }

  /// The column of a split view that the view is in.
  var splitColumns: SplitColumn? {
    get { self[Key.Column.self] }
    set { self[Key.Column.self] = newValue }
  }
}

/// A path to which a link in the column before adds the one value that the column shows.
@MainActor
private struct ColumnPath: NavigationPathStore {
  let path: OwnNavigationPath
  let column: SplitColumn

  var values: [AnyHashable] { path.values }
  func accepts(_ value: AnyHashable) -> Bool { true }
  func append(_ value: AnyHashable) {
    path.removeLast(path.values.count)
    path.append(value)
    column.didSelect()
  }
  func removeLast(_ count: Int) { path.removeLast(count) }
}

final class SplitNode: _Node {
  private var columns: SplitColumns!
  private var controllers: [NavigationController] = []
  private var screens: [ScreenNode] = []
  private var preferred: NavigationSplitViewColumn?

  init(_ views: [AnyView], _ compactColumn: Binding<NavigationSplitViewColumn>?, _ place: _Place) {
    super.init(place)
    columns = SplitColumns(graph) { [unowned self] in screens }
    let places = views.indices.map { SplitColumn(columns, $0) }
    // What a column's links push is shown by the next column.
    for column in places {
      let path = ColumnPath(path: OwnNavigationPath(graph.queue, self), column: column)
      controllers.append(NavigationController(self, path))
    }
    for (number, view) in views.enumerated() {
      let frame = EnvironmentFrame(outer: environment)
      var values = EnvironmentValues(frame: environment)
      values.splitColumns = places[number]
      values.navigation = number < views.count - 1 ? controllers[number] : nil
      values.rowContainer = nil
      frame.replace(with: values.changes)
      let isHidden = graph.platform == .iOS && number > 0
      screens.append(ScreenNode(view, self.place(environment: frame), isHidden: isHidden))
      if number > 0 { controllers[number - 1].setRoot(screens[number]) }
    }
    follow(compactColumn)
    evaluate()
  }

  func update(_ views: [AnyView], _ compactColumn: Binding<NavigationSplitViewColumn>?) {
    for (screen, view) in zip(screens, views) { screen.update(view) }
    follow(compactColumn)
    evaluate()
  }

  private func follow(_ compactColumn: Binding<NavigationSplitViewColumn>?) {
    let wanted = compactColumn.map { column in Evaluation.of(self) { column.wrappedValue } }
    guard let wanted, wanted != preferred else { return }
    preferred = wanted
    let names = screens.count == 2 ? ["sidebar", "detail"] : ["sidebar", "content", "detail"]
    if let number = names.firstIndex(of: wanted.name) { columns.show(number) }
  }

  override func evaluate() {
    isQueued = false
    Evaluation.of(self) { for controller in controllers { _ = controller.path.values } }
    graph.queue.settlements.append { [weak self] in
      guard let self, !self.isRemoved else { return }
      self.controllers.forEach { $0.followPath() }
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    screens.forEach(body)
    controllers.forEach { $0.forEachChild(body) }
  }

  override func addElements(to builder: ElementBuilder) {
    guard graph.platform == .iOS else {
      for number in screens.indices {
        var column = Element(.stack, node: self)
        column.style.name = "column"
        column.children = builder.elements(of: node(showing: number))
        builder.add(column)
      }
      return
    }
    if columns.shown > 0 {
      builder.back = columns
      let before = ElementBuilder()
      node(showing: columns.shown - 1).addElements(to: before)
      builder.bars["navigationBar", default: []].append(
        .back(before.navigationTitle, self, columns))
    }
    node(showing: columns.shown).addElements(to: builder)
  }

  /// What a column shows: its own view, or what the column before has pushed there.
  private func node(showing number: Int) -> _Node {
    guard number > 0 else { return screens[0] }
    return controllers[number - 1].top ?? screens[number]
  }
}

extension View {
  /// How wide a column is; columns have no widths here.
  public nonisolated func navigationSplitViewColumnWidth(
    _ width: Double
  ) -> ModifiedContent<Self, _NavigationBarModifier> { modifier(_NavigationBarModifier()) }

  public nonisolated func navigationSplitViewColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> ModifiedContent<Self, _NavigationBarModifier> { modifier(_NavigationBarModifier()) }

  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _NavigationBarModifier> { modifier(_NavigationBarModifier()) }
}

/// How columns share the room; they do not on a phone.
public protocol NavigationSplitViewStyle {}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
