/// How a menu's button looks; all look alike here.
public protocol MenuStyle {}

public struct DefaultMenuStyle: MenuStyle {
  public nonisolated init() {}
}
public struct ButtonMenuStyle: MenuStyle {
  public nonisolated init() {}
}
public struct BorderlessButtonMenuStyle: MenuStyle {
  public nonisolated init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// In which order a menu shows its items.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let priority = Self(name: "priority")
  public static let fixed = Self(name: "fixed")
}

/// Whether a menu closes when one of its items was used.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let enabled = Self(name: "enabled")
  public static let disabled = Self(name: "disabled")
}

extension View {
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> ModifiedContent<Self, _ControlLooksModifier> {
    modifier(_ControlLooksModifier())
  }

  public nonisolated func menuIndicator(_ visibility: Visibility) -> ModifiedContent<Self, _ControlLooksModifier> {
    modifier(_ControlLooksModifier())
  }

  public nonisolated func menuOrder(_ order: MenuOrder) -> ModifiedContent<Self, _ControlLooksModifier> {
    modifier(_ControlLooksModifier())
  }

  /// Keeps the menu around open when a control in this view was used.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> _Environmental<Self> {
    modifier(_EnvironmentModifier { if behavior == .disabled { $0.actionObserver = nil } })
  }
}
