/// How a tab view lets its tabs be chosen.
public protocol TabViewStyle {
  static var _name: String { get }
}

public struct DefaultTabViewStyle: TabViewStyle {
  public nonisolated init() {}
  public static var _name: String { "automatic" }
}

/// Pages that are swiped.
public struct PageTabViewStyle: TabViewStyle {
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {}
  public static var _name: String { "page" }

  /// Whether dots for the pages are shown.
  public struct IndexDisplayMode: Sendable {
    public static let automatic = Self()
    public static let always = Self()
    public static let never = Self()
  }
}

public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public nonisolated init() {}
  public static var _name: String { "sidebarAdaptable" }
}

public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public nonisolated init() {}
  public static var _name: String { "tabBarOnly" }
}

public struct GroupedTabViewStyle: TabViewStyle {
  public nonisolated init() {}
  public static var _name: String { "grouped" }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension View {
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> _Environmental<Self> {
    modifier(_EnvironmentModifier { $0.tabViewStyle = S._name })
  }

  /// How the dots for pages look; they are not drawn.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _ControlLooksModifier> { modifier(_ControlLooksModifier()) }
}

/// How the dots for pages look.
public protocol IndexViewStyle {}

public struct PageIndexViewStyle: IndexViewStyle {
  public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}

  public struct BackgroundDisplayMode: Sendable {
    public static let automatic = Self()
    public static let interactive = Self()
    public static let always = Self()
    public static let never = Self()
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}
