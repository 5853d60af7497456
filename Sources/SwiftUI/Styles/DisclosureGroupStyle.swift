/// What a disclosure group looks like.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// The style as views find it in their environment.
  nonisolated func _inForce() -> _StyleInForce<DisclosureGroupStyleConfiguration>
}

/// The parts of a disclosure group, for a style.
public struct DisclosureGroupStyleConfiguration {
  public typealias Label = _StylePart
  public typealias Content = _StylePart
  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}

extension DisclosureGroupStyle {
  public nonisolated func _inForce() -> _StyleInForce<DisclosureGroupStyleConfiguration> {
    _StyleInForce(style: StyleInForce(self) { $0.makeBody(configuration: $1) })
  }
}

/// A style of the framework's own.
public protocol _SystemDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated static var _name: String { get }
}

extension _SystemDisclosureGroupStyle {
  public func makeBody(configuration: Configuration) -> _StylePart { configuration.label }
  public nonisolated func _inForce() -> _StyleInForce<DisclosureGroupStyleConfiguration> {
    _StyleInForce(style: StyleInForce(name: Self._name))
  }
}

public struct AutomaticDisclosureGroupStyle: _SystemDisclosureGroupStyle {
  public nonisolated init() {}
  public nonisolated static var _name: String { "automatic" }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public nonisolated static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: StyleInForce<DisclosureGroupStyleConfiguration> {
    StyleInForce(name: AutomaticDisclosureGroupStyle._name)
  }
}

extension EnvironmentValues {
  /// The style in force.
  var disclosureGroupStyle: StyleInForce<DisclosureGroupStyleConfiguration> {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> _Environmental<Self> {
    let style = style._inForce().style
    return modifier(_EnvironmentModifier { $0.disclosureGroupStyle = style })
  }
}
