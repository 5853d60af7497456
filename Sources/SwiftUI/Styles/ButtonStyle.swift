/// What a button looks like, given its label; it is pressed as every button is.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ButtonStyleConfiguration
}

/// A button's parts, for a style.
public struct ButtonStyleConfiguration {
  public typealias Label = _StylePart
  public let role: ButtonRole?
  public let label: Label
  /// Always false: an action of a person is over at once.
  public let isPressed: Bool
}

/// What a button looks like and what presses it.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The style as controls find it in their environment.
  nonisolated func _inForce() -> _ButtonStyleInForce
}

/// A button's parts and its action, for a style.
public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = _StylePart
  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  /// Runs the button's action.
  @MainActor public func trigger() { action() }
}

/// The button style in force.
public struct _ButtonStyleInForce {
  let style: StyleInForce<PrimitiveButtonStyleConfiguration>
  /// Whether the style's body says itself what presses the button.
  let isPrimitive: Bool
}

extension PrimitiveButtonStyle {
  public nonisolated func _inForce() -> _ButtonStyleInForce {
    _ButtonStyleInForce(style: StyleInForce(self) { $0.makeBody(configuration: $1) }, isPrimitive: true)
  }
}

/// A style of the framework's own.
public protocol _SystemButtonStyle: PrimitiveButtonStyle {
  nonisolated static var _name: String { get }
}

extension _SystemButtonStyle {
  public func makeBody(configuration: Configuration) -> _StylePart { configuration.label }
  public nonisolated func _inForce() -> _ButtonStyleInForce {
    _ButtonStyleInForce(style: StyleInForce(name: Self._name), isPrimitive: false)
  }
}

public struct DefaultButtonStyle: _SystemButtonStyle {
  public nonisolated init() {}
  public nonisolated static var _name: String { "automatic" }
}

public struct BorderedButtonStyle: _SystemButtonStyle {
  public nonisolated init() {}
  public nonisolated static var _name: String { "bordered" }
}

public struct BorderedProminentButtonStyle: _SystemButtonStyle {
  public nonisolated init() {}
  public nonisolated static var _name: String { "borderedProminent" }
}

public struct BorderlessButtonStyle: _SystemButtonStyle {
  public nonisolated init() {}
  public nonisolated static var _name: String { "borderless" }
}

public struct PlainButtonStyle: _SystemButtonStyle {
  public nonisolated init() {}
  public nonisolated static var _name: String { "plain" }
}

public struct LinkButtonStyle: _SystemButtonStyle {
  public nonisolated init() {}
  public nonisolated static var _name: String { "link" }
}

public struct GlassButtonStyle: _SystemButtonStyle {
  public nonisolated init() {}
  public nonisolated static var _name: String { "glass" }
}

public struct GlassProminentButtonStyle: _SystemButtonStyle {
  public nonisolated init() {}
  public nonisolated static var _name: String { "glassProminent" }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  public nonisolated static var link: LinkButtonStyle { LinkButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public nonisolated static var glass: GlassButtonStyle { GlassButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public nonisolated static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: _ButtonStyleInForce { DefaultButtonStyle()._inForce() }
}

extension EnvironmentValues {
  /// The button style in force.
  var buttonStyle: _ButtonStyleInForce {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
  /// How it makes a button's body.
  fileprivate var buttonBody: StyleInForce<PrimitiveButtonStyleConfiguration> {
    get { buttonStyle.style }
    set { buttonStyle = _ButtonStyleInForce(style: newValue, isPrimitive: false) }
  }
}

/// A button's label, or what a style of one's own makes of it.
typealias ButtonParts<Label: View> = StyledParts<PrimitiveButtonStyleConfiguration, Label>

extension Button where Label: View {
  @MainActor func styledParts(_ label: Label) -> ButtonParts<Label> {
    StyledParts(
      label, pieces: [AnyView(label)], style: \.buttonBody, innerStyle: DefaultButtonStyle()._inForce().style
    ) { parts in
      PrimitiveButtonStyleConfiguration(role: role, label: parts[0], action: action)
    }
  }
}

extension View {
  /// Sets the style of the buttons in this view.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> _Environmental<Self> {
    nonisolated(unsafe) let style = style._inForce()
    return modifier(_EnvironmentModifier { $0.buttonStyle = style })
  }

  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> _Environmental<Self> {
    nonisolated(unsafe) let style = _ButtonStyleInForce(
      style: StyleInForce(style) {
        $0.makeBody(configuration: ButtonStyleConfiguration(role: $1.role, label: $1.label, isPressed: false))
      }, isPrimitive: false)
    return modifier(_EnvironmentModifier { $0.buttonStyle = style })
  }

  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> _Looks<Self> { looks }
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> _Looks<Self> { looks }
}

/// The form of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let capsule = Self(name: "capsule")
  public static let roundedRectangle = Self(name: "roundedRectangle")
  public static func roundedRectangle(radius: Double) -> Self { .roundedRectangle }
  public static let circle = Self(name: "circle")
}

/// Whether a button acts again and again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let enabled = Self(name: "enabled")
  public static let disabled = Self(name: "disabled")
}
