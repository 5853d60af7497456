/// How the title and the icon of a label stand.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = LabelStyleConfiguration
  /// The style as labels find it in their environment.
  nonisolated func _inForce() -> _LabelStyleInForce
}

/// A label's parts, for a style.
public struct LabelStyleConfiguration {
  public typealias Title = _StylePart
  public typealias Icon = _StylePart
  public let title: Title
  public let icon: Icon
}

/// The label style in force.
public struct _LabelStyleInForce {
  let style: StyleInForce<LabelStyleConfiguration>
}

extension LabelStyle {
  public nonisolated func _inForce() -> _LabelStyleInForce {
    _LabelStyleInForce(style: StyleInForce(self) { $0.makeBody(configuration: $1) })
  }
}

/// A style of the framework's own.
public protocol _SystemLabelStyle: LabelStyle {
  nonisolated static var _name: String { get }
}

extension _SystemLabelStyle {
  public func makeBody(configuration: Configuration) -> _StylePart { configuration.title }
  public nonisolated func _inForce() -> _LabelStyleInForce {
    _LabelStyleInForce(style: StyleInForce(name: Self._name))
  }
}

public struct DefaultLabelStyle: _SystemLabelStyle {
  public nonisolated init() {}
  public nonisolated static var _name: String { "automatic" }
}

public struct TitleAndIconLabelStyle: _SystemLabelStyle {
  public nonisolated init() {}
  public nonisolated static var _name: String { "titleAndIcon" }
}

public struct TitleOnlyLabelStyle: _SystemLabelStyle {
  public nonisolated init() {}
  public nonisolated static var _name: String { "titleOnly" }
}

public struct IconOnlyLabelStyle: _SystemLabelStyle {
  public nonisolated init() {}
  public nonisolated static var _name: String { "iconOnly" }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: StyleInForce<LabelStyleConfiguration> { DefaultLabelStyle()._inForce().style }
}

extension EnvironmentValues {
  var labelStyle: StyleInForce<LabelStyleConfiguration> {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is being applied to.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}

extension View {
  /// Sets the style of the labels in this view.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> _Environmental<Self> {
    let style = style._inForce().style
    return modifier(_EnvironmentModifier { $0.labelStyle = style })
  }
}
