import Foundation

extension RunRequest {
  /// The moment at which the simulated clock starts when nothing else is asked for.
  public static let defaultStart = "2026-01-01 09:00"

  /// `2026-01-01`, `2026-01-01 09:00` or `2026-01-01T09:00:30` in a time zone, as seconds since 1970; nil where the
  /// text is no such moment.
  public static func moment(_ text: String, timeZone: String) -> Double? {
    guard let zone = TimeZone(identifier: timeZone) else { return nil }
    let parts = text.split(whereSeparator: { $0 == " " || $0 == "T" }).map(String.init)
    let day = (parts.first ?? "").split(separator: "-", omittingEmptySubsequences: false).map { number($0) }
    let time =
      parts.count > 1 ? parts[1].split(separator: ":", omittingEmptySubsequences: false).map { number($0) } : []
    guard (1...2).contains(parts.count), day.count == 3, parts.count == 1 || (2...3).contains(time.count),
      !(day + time).contains(nil)
    else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let components = DateComponents(
      year: day[0], month: day[1], day: day[2], hour: time.first ?? 0, minute: time.count > 1 ? time[1] : 0,
      second: time.count > 2 ? time[2] : 0)
    // A day that no month has would become one of the next month.
    guard components.hour! < 24, components.minute! < 60, components.second! < 60,
      let date = calendar.date(from: components),
      calendar.dateComponents([.year, .month, .day], from: date)
        == DateComponents(year: components.year, month: components.month, day: components.day)
    else { return nil }
    return date.timeIntervalSince1970
  }

  private static func number(_ text: Substring) -> Int? {
    text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
  }
}
