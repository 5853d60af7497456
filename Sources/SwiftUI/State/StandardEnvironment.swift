import Foundation

/// Declares a value of the environment that the framework knows.
private enum Key {
  struct Locale: EnvironmentKey { static var defaultValue: Foundation.Locale { .current } }
  struct TimeZone: EnvironmentKey { static var defaultValue: Foundation.TimeZone { .current } }
  struct Calendar: EnvironmentKey { static var defaultValue: Foundation.Calendar { .current } }
  struct IsEnabled: EnvironmentKey { static let defaultValue = true }
  struct IsSecondary: EnvironmentKey { static let defaultValue = false }
}

extension EnvironmentValues {
  public var locale: Locale {
    get { self[Key.Locale.self] }
    set { self[Key.Locale.self] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[Key.TimeZone.self] }
    set { self[Key.TimeZone.self] = newValue }
  }
  public var calendar: Calendar {
    get { self[Key.Calendar.self] }
    set { self[Key.Calendar.self] = newValue }
  }
  /// Whether controls take input. Once false, nothing below can make it true (ledger 175).
  public var isEnabled: Bool {
    get { self[Key.IsEnabled.self] }
    set { self[Key.IsEnabled.self] = newValue }
  }
  /// Whether texts are drawn as less important.
  var isSecondary: Bool {
    get { self[Key.IsSecondary.self] }
    set { self[Key.IsSecondary.self] = newValue }
  }
}

extension View {
  /// Makes the controls of this view refuse input.
  public nonisolated func disabled(_ disabled: Bool) -> _Environmental<Self> {
    modifier(_EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }
}
