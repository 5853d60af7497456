/// What a group box looks like.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = GroupBoxStyleConfiguration
  /// The style as views find it in their environment.
  nonisolated func _inForce() -> _StyleInForce<GroupBoxStyleConfiguration>
}

/// The parts of a group box, for a style.
public struct GroupBoxStyleConfiguration {
  public typealias Label = _StylePart
  public typealias Content = _StylePart
  public let label: Label
  public let content: Content
}

extension GroupBoxStyle {
  public nonisolated func _inForce() -> _StyleInForce<GroupBoxStyleConfiguration> {
    _StyleInForce(style: StyleInForce(self) { $0.makeBody(configuration: $1) })
  }
}

/// A style of the framework's own.
public protocol _SystemGroupBoxStyle: GroupBoxStyle {
  nonisolated static var _name: String { get }
}

extension _SystemGroupBoxStyle {
  public func makeBody(configuration: Configuration) -> _StylePart { configuration.content }
  public nonisolated func _inForce() -> _StyleInForce<GroupBoxStyleConfiguration> {
    _StyleInForce(style: StyleInForce(name: Self._name))
  }
}

public struct DefaultGroupBoxStyle: _SystemGroupBoxStyle {
  public nonisolated init() {}
  public nonisolated static var _name: String { "automatic" }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public nonisolated static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private enum GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: StyleInForce<GroupBoxStyleConfiguration> { StyleInForce(name: DefaultGroupBoxStyle._name) }
}

extension EnvironmentValues {
  /// The style in force.
  var groupBoxStyle: StyleInForce<GroupBoxStyleConfiguration> {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> _Environmental<Self> {
    let style = style._inForce().style
    return modifier(_EnvironmentModifier { $0.groupBoxStyle = style })
  }
}
