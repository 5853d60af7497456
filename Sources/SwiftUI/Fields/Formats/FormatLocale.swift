import Foundation

extension FormatStyle {
  /// The same style in the environment's locale, unless it was given a locale of its own.
  func localized(in values: EnvironmentValues) -> Self {
    let own = Mirror(reflecting: self).children.first { $0.label == "locale" }?.value as? Locale
    guard own == nil || own?.identifier == Locale.autoupdatingCurrent.identifier else { return self }
    let style = locale(values.locale)
    guard let dates = style as? Date.FormatStyle else { return style }
    return dates.inZone(of: values) as? Self ?? style
  }
}

extension Date.FormatStyle {
  /// The same style in the environment's time zone and calendar, unless it was given others.
  fileprivate func inZone(of values: EnvironmentValues) -> Date.FormatStyle {
    var style = self
    if style.timeZone == .autoupdatingCurrent || style.timeZone == .current { style.timeZone = values.timeZone }
    if style.calendar.identifier == Calendar.autoupdatingCurrent.identifier {
      style.calendar = values.calendar
      style.calendar.timeZone = style.timeZone
    }
    return style
  }
}
