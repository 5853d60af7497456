/// How a picker looks and is used; what it writes is the same in all of them (ledger 151).
public protocol PickerStyle {
  static var _name: String { get }
}

public struct DefaultPickerStyle: PickerStyle {
  public nonisolated init() {}
  public static var _name: String { "automatic" }
}

public struct MenuPickerStyle: PickerStyle {
  public nonisolated init() {}
  public static var _name: String { "menu" }
}

public struct SegmentedPickerStyle: PickerStyle {
  public nonisolated init() {}
  public static var _name: String { "segmented" }
}

public struct WheelPickerStyle: PickerStyle {
  public nonisolated init() {}
  public static var _name: String { "wheel" }
}

public struct InlinePickerStyle: PickerStyle {
  public nonisolated init() {}
  public static var _name: String { "inline" }
}

public struct NavigationLinkPickerStyle: PickerStyle {
  public nonisolated init() {}
  public static var _name: String { "navigationLink" }
}

public struct PalettePickerStyle: PickerStyle {
  public nonisolated init() {}
  public static var _name: String { "palette" }
}

public struct RadioGroupPickerStyle: PickerStyle {
  public nonisolated init() {}
  public static var _name: String { "radioGroup" }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

private enum PickerStyleKey: EnvironmentKey {
  static var defaultValue: String { DefaultPickerStyle._name }
}

extension EnvironmentValues {
  /// The name of the picker style in force; the automatic one is a menu.
  var pickerStyle: String {
    get {
      let name = self[PickerStyleKey.self]
      return name == DefaultPickerStyle._name ? MenuPickerStyle._name : name
    }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> _Environmental<Self> {
    modifier(_EnvironmentModifier { $0.pickerStyle = S._name })
  }
}
