import Foundation

/// Chooses a day, a time of day, or both; what is not shown is kept (ledger 162-165).
public struct DatePicker<Label> {
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let earliest: Date?
  let latest: Date?
  let components: DatePickerComponents
  let label: Label
}

/// What of a date a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

extension DatePicker: View, _PrimitiveView, ElementView where Label: View {
  struct Memory {
    var words = ""
    var style = ""
  }

  static func makeMemory(_ view: Self, _ node: ElementNode<Self>) -> Memory { Memory() }

  var parts: Label { label }

  func observe(_ node: ElementNode<Self>) {
    let values = node.values
    node.memory.words = DateWords(values).words(for: selection.wrappedValue, components)
    node.memory.style = values.datePickerStyle
  }

  func addElements(_ node: ElementNode<Self>, to builder: ElementBuilder) {
    var element = node.element(.datePicker, label: node.partElements(builder).words)
    element.value = node.memory.words
    element.style.name = node.memory.style
    builder.add(element)
  }

  func perform(_ interaction: Interaction, _ node: ElementNode<Self>) -> InteractionResult {
    switch interaction {
    case .tap: return .done
    case .pick(let text): return pick(text, node)
    default: return .impossible(reason: Impossible.otherwise)
    }
  }

  @MainActor private func pick(_ text: String, _ node: ElementNode<Self>) -> InteractionResult {
    guard let picked = PickedDate(text) else { return .impossible(reason: Impossible.noDate(text)) }
    if picked.day != nil, !components.contains(.date) { return .impossible(reason: Impossible.notShown("date")) }
    if picked.time != nil, !components.contains(.hourAndMinute) {
      return .impossible(reason: Impossible.notShown("time"))
    }
    let now = selection.wrappedValue
    guard let date = picked.applied(to: now, in: DateWords(node.values).calendar) else {
      return .impossible(reason: Impossible.noDate(text))
    }
    guard earliest.map({ $0 <= date }) ?? true, latest.map({ date <= $0 }) ?? true else {
      return .rejected(reason: Refusal.outOfRange)
    }
    guard date != now else { return .rejected(reason: Refusal.alreadyChosen) }
    selection.wrappedValue = date
    return .done
  }
}

/// How a date is put into words, in the environment's locale, calendar and time zone.
struct DateWords {
  let calendar: Calendar
  private let locale: Locale

  init(_ values: EnvironmentValues) {
    var calendar = values.calendar
    calendar.timeZone = values.timeZone
    self.calendar = calendar
    locale = values.locale
  }

  /// `오전 11:40`, `2026. 11. 30.`, or one after the other.
  func words(for date: Date, _ components: DatePickerComponents) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    var words: [String] = []
    if components.contains(.date) {
      formatter.dateStyle = .medium
      formatter.timeStyle = .none
      words.append(formatter.string(from: date))
    }
    if components.contains(.hourAndMinute) {
      formatter.dateStyle = .none
      formatter.timeStyle = .short
      words.append(formatter.string(from: date))
    }
    return words.joined(separator: " ")
  }
}

/// A day, a time of day, or both, as an action says it: `2026-11-30`, `23:30`, `2026-11-30 23:30`.
struct PickedDate {
  private(set) var day: (year: Int, month: Int, day: Int)?
  private(set) var time: (hour: Int, minute: Int)?

  init?(_ text: String) {
    let words = text.split { $0 == " " || $0 == "T" }
    guard (1...2).contains(words.count) else { return nil }
    for word in words {
      if let numbers = Self.numbers(word, separator: "-", count: 3), day == nil {
        day = (numbers[0], numbers[1], numbers[2])
      } else if let numbers = Self.numbers(word, separator: ":", count: 2), time == nil {
        time = (numbers[0], numbers[1])
      } else {
        return nil
      }
    }
  }

  private static func numbers(_ word: Substring, separator: Character, count: Int) -> [Int]? {
    let parts = word.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isASCII) ? Int($0) : nil }
    return parts.count == count && numbers.count == count && numbers.allSatisfy { $0 >= 0 } ? numbers : nil
  }

  /// The date with what was picked, the rest kept; nil where there is no such day or time.
  func applied(to date: Date, in calendar: Calendar) -> Date? {
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    if let day {
      // Actions say days as the Gregorian calendar does.
      var gregorian = Calendar(identifier: .gregorian)
      gregorian.timeZone = calendar.timeZone
      let wanted = DateComponents(year: day.year, month: day.month, day: day.day, hour: 12)
      guard wanted.isValidDate(in: gregorian), let noon = gregorian.date(from: wanted) else { return nil }
      let new = calendar.dateComponents([.era, .year, .month, .day], from: noon)
      (parts.era, parts.year, parts.month, parts.day) = (new.era, new.year, new.month, new.day)
    }
    if let time {
      guard time.hour < 24, time.minute < 60 else { return nil }
      (parts.hour, parts.minute) = (time.hour, time.minute)
    }
    return calendar.date(from: parts)
  }
}

extension DatePicker where Label: View {
  public nonisolated init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, earliest: nil, latest: nil, components: displayedComponents, label: label())
  }

  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, earliest: range.lowerBound, latest: range.upperBound, components: displayedComponents,
      label: label())
  }

  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, earliest: range.lowerBound, latest: nil, components: displayedComponents, label: label())
  }

  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, earliest: nil, latest: range.upperBound, components: displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}
