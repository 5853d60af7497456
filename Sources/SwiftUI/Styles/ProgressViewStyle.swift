/// What progress looks like.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ProgressViewStyleConfiguration
  /// The style as views find it in their environment.
  nonisolated func _inForce() -> _StyleInForce<ProgressViewStyleConfiguration>
}

/// How far something has come, and its labels, for a style.
public struct ProgressViewStyleConfiguration {
  public typealias Label = _StylePart
  public typealias CurrentValueLabel = _StylePart
  /// Between 0 and 1; nil where nobody knows.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyle {
  public nonisolated func _inForce() -> _StyleInForce<ProgressViewStyleConfiguration> {
    _StyleInForce(style: StyleInForce(self) { $0.makeBody(configuration: $1) })
  }
}

/// A style of the framework's own.
public protocol _SystemProgressViewStyle: ProgressViewStyle {
  nonisolated static var _name: String { get }
}

extension _SystemProgressViewStyle {
  public func makeBody(configuration: Configuration) -> _StylePart? { configuration.label }
  public nonisolated func _inForce() -> _StyleInForce<ProgressViewStyleConfiguration> {
    _StyleInForce(style: StyleInForce(name: Self._name))
  }
}

public struct DefaultProgressViewStyle: _SystemProgressViewStyle {
  public nonisolated init() {}
  public nonisolated static var _name: String { "automatic" }
}

public struct LinearProgressViewStyle: _SystemProgressViewStyle {
  public nonisolated init() {}
  public nonisolated init(tint: Color) {}
  public nonisolated static var _name: String { "linear" }
}

public struct CircularProgressViewStyle: _SystemProgressViewStyle {
  public nonisolated init() {}
  public nonisolated init(tint: Color) {}
  public nonisolated static var _name: String { "circular" }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: StyleInForce<ProgressViewStyleConfiguration> {
    StyleInForce(name: DefaultProgressViewStyle._name)
  }
}

extension EnvironmentValues {
  /// The style in force.
  var progressViewStyle: StyleInForce<ProgressViewStyleConfiguration> {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> _Environmental<Self> {
    let style = style._inForce().style
    return modifier(_EnvironmentModifier { $0.progressViewStyle = style })
  }
}
