/// What a view stands in when each view is a row: a form or a list. Rows change what a tap means (ledger 171, 172).
enum RowContainer: Equatable, Sendable {
  case form, list

  private enum Key: EnvironmentKey {
    static var defaultValue: RowContainer? { nil }
  }

  fileprivate static func value(in values: EnvironmentValues) -> RowContainer? { values[Key.self] }
  fileprivate static func set(_ value: RowContainer?, in values: inout EnvironmentValues) { values[Key.self] = value }
}

extension EnvironmentValues {
  /// The form or list whose row the view is in; nil elsewhere, and again inside of menus, bars and presentations.
  var rowContainer: RowContainer? {
    get { RowContainer.value(in: self) }
    set { RowContainer.set(newValue, in: &self) }
  }
}
