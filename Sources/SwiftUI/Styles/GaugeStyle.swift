/// What a gauge looks like.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = GaugeStyleConfiguration
  /// The style as views find it in their environment.
  nonisolated func _inForce() -> _StyleInForce<GaugeStyleConfiguration>
}

/// A gauge's value, between 0 and 1, and its labels, for a style.
public struct GaugeStyleConfiguration {
  public typealias Label = _StylePart
  public typealias CurrentValueLabel = _StylePart
  public typealias MinimumValueLabel = _StylePart
  public typealias MaximumValueLabel = _StylePart
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyle {
  public nonisolated func _inForce() -> _StyleInForce<GaugeStyleConfiguration> {
    _StyleInForce(style: StyleInForce(self) { $0.makeBody(configuration: $1) })
  }
}

/// A style of the framework's own.
public protocol _SystemGaugeStyle: GaugeStyle {
  nonisolated static var _name: String { get }
}

extension _SystemGaugeStyle {
  public func makeBody(configuration: Configuration) -> _StylePart { configuration.label }
  public nonisolated func _inForce() -> _StyleInForce<GaugeStyleConfiguration> {
    _StyleInForce(style: StyleInForce(name: Self._name))
  }
}

public struct DefaultGaugeStyle: _SystemGaugeStyle {
  public nonisolated init() {}
  public nonisolated static var _name: String { "automatic" }
}

public struct LinearCapacityGaugeStyle: _SystemGaugeStyle {
  public nonisolated init() {}
  public nonisolated static var _name: String { "linearCapacity" }
}

public struct AccessoryLinearGaugeStyle: _SystemGaugeStyle {
  public nonisolated init() {}
  public nonisolated static var _name: String { "accessoryLinear" }
}

public struct AccessoryLinearCapacityGaugeStyle: _SystemGaugeStyle {
  public nonisolated init() {}
  public nonisolated static var _name: String { "accessoryLinearCapacity" }
}

public struct AccessoryCircularGaugeStyle: _SystemGaugeStyle {
  public nonisolated init() {}
  public nonisolated static var _name: String { "accessoryCircular" }
}

public struct AccessoryCircularCapacityGaugeStyle: _SystemGaugeStyle {
  public nonisolated init() {}
  public nonisolated static var _name: String { "accessoryCircularCapacity" }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public nonisolated static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public nonisolated static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public nonisolated static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public nonisolated static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public nonisolated static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public nonisolated static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

private enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: StyleInForce<GaugeStyleConfiguration> { StyleInForce(name: DefaultGaugeStyle._name) }
}

extension EnvironmentValues {
  /// The style in force.
  var gaugeStyle: StyleInForce<GaugeStyleConfiguration> {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> _Environmental<Self> {
    let style = style._inForce().style
    return modifier(_EnvironmentModifier { $0.gaugeStyle = style })
  }
}
