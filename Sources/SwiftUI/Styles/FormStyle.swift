/// How a form is laid out.
public protocol FormStyle {
  static var _name: String { get }
}

public struct AutomaticFormStyle: FormStyle {
  public nonisolated init() {}
  public static var _name: String { "automatic" }
}

public struct ColumnsFormStyle: FormStyle {
  public nonisolated init() {}
  public static var _name: String { "columns" }
}

public struct GroupedFormStyle: FormStyle {
  public nonisolated init() {}
  public static var _name: String { "grouped" }
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

private enum FormStyleKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension EnvironmentValues {
  /// The name of the form style that was asked for; nil for the platform's own.
  var formStyle: String? {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> _Environmental<Self> {
    modifier(_EnvironmentModifier { $0.formStyle = S._name == AutomaticFormStyle._name ? nil : S._name })
  }
}
