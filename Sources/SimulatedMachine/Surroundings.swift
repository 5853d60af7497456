import Foundation

// Foundation on Linux takes no locale from its surroundings: the current one is always `en_001`. The functions below
// have the names of Foundation's own and stand in the executable, so that all other libraries and the learner's call
// these. Within Foundation's essentials the original ones go on to be called.

private struct Surroundings: Sendable {
  var locale: Locale
  var calendar: Calendar
  var timeZone: TimeZone
}

nonisolated(unsafe) private var surroundings = Surroundings(
  locale: Locale(identifier: "en_001"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)

func installSurroundings(locale: String, timeZone: String) {
  surroundings.locale = Locale(identifier: locale)
  surroundings.timeZone = TimeZone(identifier: timeZone) ?? .gmt
  surroundings.calendar = surroundings.locale.calendar
  surroundings.calendar.locale = surroundings.locale
  surroundings.calendar.timeZone = surroundings.timeZone
  NSTimeZone.default = surroundings.timeZone
}

extension Locale {
  @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
  public static func _currentLocale() -> Locale { surroundings.locale }

  @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
  public static func _autoupdatingCurrentLocale() -> Locale { surroundings.locale }

  @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
  public static func _preferredLanguages() -> [String] { [surroundings.locale.identifier(.bcp47)] }
}

extension Calendar {
  @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
  public static func _currentCalendar() -> Calendar { surroundings.calendar }

  @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
  public static func _autoupdatingCurrentCalendar() -> Calendar { surroundings.calendar }
}

extension TimeZone {
  @_silgen_name("$s20FoundationEssentials8TimeZoneV7currentACvgZ")
  public static func _currentTimeZone() -> TimeZone { surroundings.timeZone }

  @_silgen_name("$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ")
  public static func _autoupdatingCurrentTimeZone() -> TimeZone { surroundings.timeZone }
}
