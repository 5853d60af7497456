/// How a list looks.
public protocol ListStyle {
  static var _name: String { get }
}

public struct DefaultListStyle: ListStyle {
  public nonisolated init() {}
  public static var _name: String { "automatic" }
}

public struct PlainListStyle: ListStyle {
  public nonisolated init() {}
  public static var _name: String { "plain" }
}

public struct GroupedListStyle: ListStyle {
  public nonisolated init() {}
  public static var _name: String { "grouped" }
}

public struct InsetListStyle: ListStyle {
  public nonisolated init() {}
  public static var _name: String { "inset" }
}

public struct InsetGroupedListStyle: ListStyle {
  public nonisolated init() {}
  public static var _name: String { "insetGrouped" }
}

public struct SidebarListStyle: ListStyle {
  public nonisolated init() {}
  public static var _name: String { "sidebar" }
}

public struct BorderedListStyle: ListStyle {
  public nonisolated init() {}
  public static var _name: String { "bordered" }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == BorderedListStyle {
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

private enum ListStyleKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension EnvironmentValues {
  /// The name of the list style that was asked for; nil for the platform's own.
  var listStyle: String? {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> _Environmental<Self> {
    modifier(_EnvironmentModifier { $0.listStyle = S._name == DefaultListStyle._name ? nil : S._name })
  }
}
