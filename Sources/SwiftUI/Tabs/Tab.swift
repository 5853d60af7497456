/// One screen of a tab view, with its label and its value.
public struct Tab<Value, Content, Label> {
  let value: Value?
  let role: TabRole?
  let content: Content
  let label: Label
}

extension Tab: View, _PrimitiveView, NodeView where Value: Hashable, Content: View, Label: View {
  static func makeNode(_ view: Self, _ place: _Place) -> TabNode {
    TabNode(AnyView(view.content), AnyView(view.label), value: view.value, place)
  }
  static func updateNode(_ node: TabNode, _ view: Self) {
    node.update(AnyView(view.content), AnyView(view.label), value: view.value)
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String
  public static let search = TabRole(name: "search")
}

/// Tabs under a heading.
public struct TabSection<Header, Content> {
  let header: Header
  let content: Content
}

extension TabSection: View, _PrimitiveView where Header: View, Content: View {
  public static func _make(_ view: Self, in place: _Place) -> _Node { Content._make(view.content, in: place) }
  public static func _update(_ node: _Node, to view: Self) { Content._update(node, to: view.content) }
}

extension TabSection where Header: View, Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(header: header(), content: content())
  }
}

extension TabSection where Header == Text, Content: View {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content())
  }
}

/// Names a view in the bar of the tab view around.
public struct _TabItemModifier<Label> {
  let label: Label
}

extension _TabItemModifier: ViewModifier, _PrimitiveModifier where Label: View {
  public static func _make<C: View>(_ view: ModifiedContent<C, Self>, in place: _Place) -> _Node {
    TabNode(AnyView(view.content), AnyView(view.modifier.label), value: nil, place)
  }
  public static func _update<C: View>(_ node: _Node, to view: ModifiedContent<C, Self>) {
    unsafeDowncast(node, to: TabNode.self).update(AnyView(view.content), AnyView(view.modifier.label), value: nil)
  }
}

extension View {
  /// Sets the label of the tab that the view is.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> ModifiedContent<Self, _TabItemModifier<V>>
  {
    modifier(_TabItemModifier(label: label()))
  }
}

/// A tab: its label, and its screen, which is made when it is shown for the first time and kept from then on.
final class TabNode: _Node {
  private var view: AnyView
  private var label: _Node!
  private var screen: ScreenNode?
  private var value: Any?
  private let isTab: Bool

  init(_ view: AnyView, _ label: AnyView, value: Any?, _ place: _Place) {
    self.view = view
    self.value = value
    isTab = Evaluation.none { EnvironmentValues(frame: place.environment).isInTabView }
    super.init(place)
    self.label = AnyView._make(label, in: self.place())
    // Outside of a tab view it is a view like any other.
    if !isTab { makeScreen() }
  }

  func update(_ view: AnyView, _ label: AnyView, value: Any?) {
    self.view = view
    self.value = value
    AnyView._update(self.label, to: label)
    screen?.update(view)
  }

  func show(_ isShown: Bool) {
    if let screen {
      screen.hideScreen(!isShown)
    } else if isShown {
      graph.structureChanged()
      makeScreen()
    }
  }

  private func makeScreen() {
    let frame = EnvironmentFrame(outer: environment)
    var values = EnvironmentValues(frame: environment)
    values.isInTabView = false
    frame.replace(with: values.changes)
    screen = ScreenNode(view, place(environment: frame))
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    label.map(body)
    screen.map(body)
  }

  /// What the tab shows while it is chosen.
  var screenOrSelf: _Node { screen ?? EmptyScreen.of(self) }

  override func addElements(to builder: ElementBuilder) {
    guard isTab else {
      screen?.addElements(to: builder)
      return
    }
    let parts = builder.elements(of: label)
    var element = Element(.tab, label: parts.words, node: self)
    element.style.systemImage = parts.first { $0.style.systemImage != nil }?.style.systemImage
    if let value { element.tags.explicit = value }
    builder.add(element)
  }
}

/// Shows nothing, for a tab whose screen has not been made.
private enum EmptyScreen {
  @MainActor static func of(_ node: _Node) -> _Node { EmptyView._make(EmptyView(), in: node.place()) }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  public nonisolated init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Value: Hashable, Content: View, Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content(), label: SwiftUI.Label(title, systemImage: systemImage))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content(), label: SwiftUI.Label(titleKey, image: image))
  }
}

extension Tab where Value == Never, Content: View, Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, role: role, content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, role: role, content: content(), label: SwiftUI.Label(title, systemImage: systemImage))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, role: role, content: content(), label: SwiftUI.Label(titleKey, image: image))
  }
}
