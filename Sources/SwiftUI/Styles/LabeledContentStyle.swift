/// How labelled content is laid out.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = LabeledContentStyleConfiguration
  /// The style as views find it in their environment.
  nonisolated func _inForce() -> _StyleInForce<LabeledContentStyleConfiguration>
}

/// The parts of labelled content, for a style.
public struct LabeledContentStyleConfiguration {
  public typealias Label = _StylePart
  public typealias Content = _StylePart
  public let label: Label
  public let content: Content
}

extension LabeledContentStyle {
  public nonisolated func _inForce() -> _StyleInForce<LabeledContentStyleConfiguration> {
    _StyleInForce(style: StyleInForce(self) { $0.makeBody(configuration: $1) })
  }
}

/// A style of the framework's own.
public protocol _SystemLabeledContentStyle: LabeledContentStyle {
  nonisolated static var _name: String { get }
}

extension _SystemLabeledContentStyle {
  public func makeBody(configuration: Configuration) -> _StylePart { configuration.content }
  public nonisolated func _inForce() -> _StyleInForce<LabeledContentStyleConfiguration> {
    _StyleInForce(style: StyleInForce(name: Self._name))
  }
}

public struct AutomaticLabeledContentStyle: _SystemLabeledContentStyle {
  public nonisolated init() {}
  public nonisolated static var _name: String { "automatic" }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public nonisolated static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private enum LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: StyleInForce<LabeledContentStyleConfiguration> {
    StyleInForce(name: AutomaticLabeledContentStyle._name)
  }
}

extension EnvironmentValues {
  /// The style in force.
  var labeledContentStyle: StyleInForce<LabeledContentStyleConfiguration> {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> _Environmental<Self> {
    let style = style._inForce().style
    return modifier(_EnvironmentModifier { $0.labeledContentStyle = style })
  }
}
