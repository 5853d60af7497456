/// Names the screen that the view is on.
public struct _NavigationTitleModifier {
  let title: Text?
  var renaming: Binding<String>?
  var subtitle: Text?
}

extension _NavigationTitleModifier: NodeModifier {
  struct State {
    var title: String?
  }

  static func makeState(_ modifier: Self, _ node: _Node) -> State { State() }

  func after(_ node: _Node, _ state: inout State, isFirst: Bool) {
    state.title = Evaluation.of(node) {
      renaming?.wrappedValue ?? title?.resolved(in: EnvironmentValues(frame: node.environment))
    }
  }

  func addElements(_ node: _Node, _ state: State, _ content: _Node, to builder: ElementBuilder) {
    content.addElements(to: builder)
    if let title = state.title, builder.navigationTitle == nil { builder.navigationTitle = title }
  }
}

/// How a navigation bar looks and whether it is shown.
public struct _NavigationBarModifier {
  var hidesBackButton: Bool?
  var isHidden: Bool?
}

extension _NavigationBarModifier: NodeModifier {
  func addElements(_ node: _Node, _ state: Void, _ content: _Node, to builder: ElementBuilder) {
    content.addElements(to: builder)
    if hidesBackButton == true { builder.hidesBackButton = true }
    if isHidden == true { builder.hiddenBars.insert("navigationBar") }
  }
}

/// Items of a navigation bar in the form used before iOS 14.
public struct _NavigationBarItemsModifier<Items> {
  let items: Items
}

extension _NavigationBarItemsModifier: ViewModifier, _PrimitiveModifier, NodeModifier where Items: View {
  static func makeState(_ modifier: Self, _ node: _Node) -> _Node? { nil }

  func after(_ node: _Node, _ state: inout _Node?, isFirst: Bool) {
    if let state { Items._update(state, to: items) } else { state = Items._make(items, in: node.place()) }
  }

  func forEachChild(_ state: _Node?, _ body: (_Node) -> Void) { state.map(body) }

  func addElements(_ node: _Node, _ state: _Node?, _ content: _Node, to builder: ElementBuilder) {
    content.addElements(to: builder)
    state?.addElements(to: builder)
  }
}

extension View {
  public nonisolated func navigationTitle(
    _ titleKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _NavigationTitleModifier> { modifier(_NavigationTitleModifier(title: Text(titleKey))) }

  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(
    _ title: S
  ) -> ModifiedContent<Self, _NavigationTitleModifier> { modifier(_NavigationTitleModifier(title: Text(title))) }

  public nonisolated func navigationTitle(_ title: Text) -> ModifiedContent<Self, _NavigationTitleModifier> {
    modifier(_NavigationTitleModifier(title: title))
  }

  /// A title that a person can change.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> ModifiedContent<Self, _NavigationTitleModifier> {
    modifier(_NavigationTitleModifier(title: nil, renaming: title))
  }

  public nonisolated func navigationSubtitle(
    _ subtitleKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _NavigationTitleModifier> {
    modifier(_NavigationTitleModifier(title: nil, subtitle: Text(subtitleKey)))
  }

  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(
    _ subtitle: S
  ) -> ModifiedContent<Self, _NavigationTitleModifier> {
    modifier(_NavigationTitleModifier(title: nil, subtitle: Text(subtitle)))
  }

  public nonisolated func navigationSubtitle(_ subtitle: Text) -> ModifiedContent<Self, _NavigationTitleModifier> {
    modifier(_NavigationTitleModifier(title: nil, subtitle: subtitle))
  }

  @available(*, deprecated, renamed: "navigationTitle(_:)")
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _NavigationTitleModifier> { navigationTitle(titleKey) }

  @available(*, deprecated, renamed: "navigationTitle(_:)")
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S
  ) -> ModifiedContent<Self, _NavigationTitleModifier> { navigationTitle(title) }

  @available(*, deprecated, renamed: "navigationTitle(_:)")
  public nonisolated func navigationBarTitle(_ title: Text) -> ModifiedContent<Self, _NavigationTitleModifier> {
    navigationTitle(title)
  }

  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> ModifiedContent<Self, _NavigationTitleModifier> { navigationTitle(titleKey) }

  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> ModifiedContent<Self, _NavigationTitleModifier> { navigationTitle(title) }

  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> ModifiedContent<Self, _NavigationTitleModifier> { navigationTitle(title) }

  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> ModifiedContent<Self, _NavigationBarModifier> { modifier(_NavigationBarModifier()) }

  public nonisolated func toolbarTitleDisplayMode(
    _ mode: ToolbarTitleDisplayMode
  ) -> ModifiedContent<Self, _NavigationBarModifier> { modifier(_NavigationBarModifier()) }

  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> ModifiedContent<Self, _NavigationBarModifier> {
    modifier(_NavigationBarModifier(hidesBackButton: hidesBackButton))
  }

  @available(*, deprecated, message: "Use toolbar(.hidden)")
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> ModifiedContent<Self, _NavigationBarModifier> {
    modifier(_NavigationBarModifier(isHidden: hidden))
  }

  @available(*, deprecated, message: "Use toolbar(_:) with navigationBarLeading placement")
  public nonisolated func navigationBarItems<L: View>(
    leading: L
  ) -> ModifiedContent<Self, _NavigationBarItemsModifier<_ToolbarItems<L>>> {
    modifier(_NavigationBarItemsModifier(items: _ToolbarItems(placement: .navigationBarLeading, content: leading)))
  }

  @available(*, deprecated, message: "Use toolbar(_:) with navigationBarTrailing placement")
  public nonisolated func navigationBarItems<T: View>(
    trailing: T
  ) -> ModifiedContent<Self, _NavigationBarItemsModifier<_ToolbarItems<T>>> {
    modifier(_NavigationBarItemsModifier(items: _ToolbarItems(placement: .navigationBarTrailing, content: trailing)))
  }

  @available(*, deprecated, message: "Use toolbar(_:) with navigationBarLeading and navigationBarTrailing placements")
  public nonisolated func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> ModifiedContent<Self, _NavigationBarItemsModifier<TupleView<(_ToolbarItems<L>, _ToolbarItems<T>)>>> {
    modifier(
      _NavigationBarItemsModifier(
        items: TupleView(
          (
            _ToolbarItems(placement: .navigationBarLeading, content: leading),
            _ToolbarItems(placement: .navigationBarTrailing, content: trailing)
          ))))
  }
}

/// A navigation bar's looks.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

/// How a bar shows its title.
public struct ToolbarTitleDisplayMode: Sendable {
  public static let automatic = Self()
  public static let inline = Self()
  public static let inlineLarge = Self()
  public static let large = Self()
}

/// How a navigation view is laid out; on a phone it is a stack in any case.
public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}
public struct StackNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _NavigationBarModifier> { modifier(_NavigationBarModifier()) }
}
