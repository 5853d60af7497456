/// What a text field looks like: a body around the field.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
  typealias _Label = _TextFieldStyleLabel
  /// The style as fields find it in their environment.
  nonisolated func _inForce() -> _TextFieldStyleInForce
}

/// The label of a field that a style is being applied to.
public typealias _TextFieldStyleLabel = _StylePart

/// The field style in force.
public struct _TextFieldStyleInForce {
  let style: StyleInForce<TextField<_TextFieldStyleLabel>>
}

extension TextFieldStyle {
  public nonisolated func _inForce() -> _TextFieldStyleInForce {
    _TextFieldStyleInForce(style: StyleInForce(self) { $0._body(configuration: $1) })
  }
}

/// A style of the framework's own.
public protocol _SystemTextFieldStyle: TextFieldStyle {
  nonisolated static var _name: String { get }
}

extension _SystemTextFieldStyle {
  public func _body(configuration: TextField<_Label>) -> TextField<_Label> { configuration }
  public nonisolated func _inForce() -> _TextFieldStyleInForce {
    _TextFieldStyleInForce(style: StyleInForce(name: Self._name))
  }
}

public struct DefaultTextFieldStyle: _SystemTextFieldStyle {
  public nonisolated init() {}
  public nonisolated static var _name: String { "automatic" }
}

public struct PlainTextFieldStyle: _SystemTextFieldStyle {
  public nonisolated init() {}
  public nonisolated static var _name: String { "plain" }
}

public struct RoundedBorderTextFieldStyle: _SystemTextFieldStyle {
  public nonisolated init() {}
  public nonisolated static var _name: String { "roundedBorder" }
}

public struct SquareBorderTextFieldStyle: _SystemTextFieldStyle {
  public nonisolated init() {}
  public nonisolated static var _name: String { "squareBorder" }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public nonisolated static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

private enum TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: StyleInForce<TextField<_TextFieldStyleLabel>> { DefaultTextFieldStyle()._inForce().style }
}

extension EnvironmentValues {
  var textFieldStyle: StyleInForce<TextField<_TextFieldStyleLabel>> {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the text fields in this view.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> _Environmental<Self> {
    let style = style._inForce().style
    return modifier(_EnvironmentModifier { $0.textFieldStyle = style })
  }
}
