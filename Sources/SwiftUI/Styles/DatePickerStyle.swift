/// How a date picker looks.
public protocol DatePickerStyle {
  static var _name: String { get }
}

public struct DefaultDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public static var _name: String { "compact" }
}

public struct CompactDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public static var _name: String { "compact" }
}

public struct GraphicalDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public static var _name: String { "graphical" }
}

public struct WheelDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public static var _name: String { "wheel" }
}

public struct FieldDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public static var _name: String { "field" }
}

public struct StepperFieldDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public static var _name: String { "stepperField" }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

private enum DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: String { DefaultDatePickerStyle._name }
}

extension EnvironmentValues {
  /// The name of the date picker style in force.
  var datePickerStyle: String {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> _Environmental<Self> {
    modifier(_EnvironmentModifier { $0.datePickerStyle = S._name })
  }
}
