/// What a toggle looks like and what flips it.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ToggleStyleConfiguration
  /// The style as toggles find it in their environment.
  nonisolated func _inForce() -> _ToggleStyleInForce
}

/// A toggle's parts and its value, for a style.
public struct ToggleStyleConfiguration {
  public typealias Label = _StylePart
  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool { false }
}

/// The toggle style in force.
public struct _ToggleStyleInForce {
  let style: StyleInForce<ToggleStyleConfiguration>
}

extension ToggleStyle {
  public nonisolated func _inForce() -> _ToggleStyleInForce {
    _ToggleStyleInForce(style: StyleInForce(self) { $0.makeBody(configuration: $1) })
  }
}

/// A style of the framework's own.
public protocol _SystemToggleStyle: ToggleStyle {
  nonisolated static var _name: String { get }
}

extension _SystemToggleStyle {
  public func makeBody(configuration: Configuration) -> _StylePart { configuration.label }
  public nonisolated func _inForce() -> _ToggleStyleInForce {
    _ToggleStyleInForce(style: StyleInForce(name: Self._name))
  }
}

public struct DefaultToggleStyle: _SystemToggleStyle {
  public nonisolated init() {}
  public nonisolated static var _name: String { "automatic" }
}

public struct SwitchToggleStyle: _SystemToggleStyle {
  public nonisolated init() {}
  public nonisolated init(tint: Color) {}
  public nonisolated static var _name: String { "switch" }
}

public struct CheckboxToggleStyle: _SystemToggleStyle {
  public nonisolated init() {}
  public nonisolated static var _name: String { "checkbox" }
}

public struct ButtonToggleStyle: _SystemToggleStyle {
  public nonisolated init() {}
  public nonisolated static var _name: String { "button" }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public nonisolated static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  public nonisolated static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: StyleInForce<ToggleStyleConfiguration> { DefaultToggleStyle()._inForce().style }
}

extension EnvironmentValues {
  var toggleStyle: StyleInForce<ToggleStyleConfiguration> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

/// A toggle's label, or what a style of one's own makes of it.
typealias ToggleParts<Label: View> = StyledParts<ToggleStyleConfiguration, Label>

extension Toggle where Label: View {
  @MainActor func styledParts(_ label: Label) -> ToggleParts<Label> {
    StyledParts(
      label, pieces: [AnyView(label)], style: \.toggleStyle, innerStyle: DefaultToggleStyle()._inForce().style
    ) { ToggleStyleConfiguration(label: $0[0], isOn: isOn) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style is being applied to.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, label: configuration.label)
  }
}

extension View {
  /// Sets the style of the toggles in this view.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> _Environmental<Self> {
    let style = style._inForce().style
    return modifier(_EnvironmentModifier { $0.toggleStyle = style })
  }
}
