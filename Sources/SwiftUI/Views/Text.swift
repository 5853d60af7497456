import Foundation

/// One or more lines of words that nobody edits.
public struct Text: Equatable, Sendable {
  indirect enum Storage: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey)
    case attributed(AttributedString)
    case formatted(FormattedText)
    case concatenated(Text, Text)
  }

  var storage: Storage
  var looks = TextLooks()

  init(storage: Storage) { self.storage = storage }

  /// A literal: interpolated numbers take the locale's digits and grouping (ledger 260).
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    storage = .localized(key)
  }

  /// A string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  /// A literal as it is.
  public init(verbatim content: String) { storage = .verbatim(content) }

  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

  /// A value in the words of a format style, in the environment's locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .formatted(FormattedText(input, format))
  }

  public init(_ date: Date, style: DateStyle) { storage = .formatted(FormattedText(date, style)) }

  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "")
  }

  @_disfavoredOverload
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "")
  }

  /// One text after the other.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(storage: .concatenated(lhs, rhs)) }

  /// The words in a locale.
  func resolved(in values: EnvironmentValues) -> String {
    switch storage {
    case .verbatim(let string): string
    case .localized(let key): key.resolved(in: values)
    case .attributed(let string): String(string.characters)
    case .formatted(let formatted): formatted.resolve(values)
    case .concatenated(let first, let second): first.resolved(in: values) + second.resolved(in: values)
    }
  }

  /// How a date is shown.
  public struct DateStyle: Equatable, Sendable {
    let name: String
    public static let time = Self(name: "time")
    public static let date = Self(name: "date")
    public static let relative = Self(name: "relative")
    public static let offset = Self(name: "offset")
    public static let timer = Self(name: "timer")
  }
}

/// A value and how it is put into words, once the locale is known.
struct FormattedText: Equatable, Sendable {
  let resolve: @Sendable (EnvironmentValues) -> String
  private let identity: String

  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatOutput == String {
    resolve = Self.resolver(input, format)
    identity = "\(input)"
  }

  init(_ date: Date, _ style: Text.DateStyle) {
    resolve = { values in
      switch style {
      case .time: date.formatted(Date.FormatStyle(date: .omitted, time: .shortened).inEnvironment(values))
      case .date: date.formatted(Date.FormatStyle(date: .long, time: .omitted).inEnvironment(values))
      default: Self.distance(to: date, style, values)
      }
    }
    identity = "\(date)\(style.name)"
  }

  private static func resolver<F: FormatStyle>(
    _ input: F.FormatInput, _ format: F
  ) -> @Sendable (EnvironmentValues) -> String where F.FormatOutput == String {
    let format = { (values: EnvironmentValues) in format.localized(in: values).format(input) }
    return unsafeBitCast(format, to: (@Sendable (EnvironmentValues) -> String).self)
  }

  private static func distance(to date: Date, _ style: Text.DateStyle, _ values: EnvironmentValues) -> String {
    let seconds = Int(abs(date.timeIntervalSinceNow))
    if style == .timer {
      let (minutes, rest) = (seconds / 60, seconds % 60)
      return "\(minutes):" + (rest < 10 ? "0" : "") + "\(rest)"
    }
    return Duration.seconds(seconds).formatted(
      .units(allowed: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 2).locale(values.locale))
  }

  static func == (a: FormattedText, b: FormattedText) -> Bool { a.identity == b.identity }
}

extension Date.FormatStyle {
  /// The same style in the environment's locale, time zone and calendar.
  func inEnvironment(_ values: EnvironmentValues) -> Date.FormatStyle {
    var style = self
    style.locale = values.locale
    style.timeZone = values.timeZone
    style.calendar = values.calendar
    return style
  }
}

extension Text: NodeView {
  static func makeNode(_ view: Self, _ place: _Place) -> TextNode { TextNode(view, place) }
  static func updateNode(_ node: TextNode, _ view: Self) { node.update(view) }
}

final class TextNode: _Node {
  private(set) var text: Text
  /// The words on the screen.
  private(set) var resolved = ""

  init(_ text: Text, _ place: _Place) {
    self.text = text
    super.init(place)
    resolved = resolve()
  }

  func update(_ new: Text) {
    guard isQueued || new != text else { return }
    text = new
    evaluate()
  }

  override func evaluate() {
    isQueued = false
    let old = resolved
    resolved = resolve()
    guard old != resolved else { return }
    if graph.isShown, graph.trace.isRecording { graph.changedTexts.note(self, old: old, new: resolved) }
  }

  private func resolve() -> String {
    // A verbatim text reads nothing of the environment.
    if case .verbatim(let string) = text.storage { return string }
    return Evaluation.of(self) { text.resolved(in: EnvironmentValues(frame: environment)) }
  }

  override func addElements(to builder: ElementBuilder) {
    var element = Element(.text, label: resolved, node: self)
    element.value = resolved
    let values = EnvironmentValues(frame: environment)
    element.style.isSecondary = text.looks.style?._look(in: values).isSecondary ?? values.isSecondary
    element.style.isBold = text.looks.isBold(in: values)
    element.style.lineLimit = values.lines.range
    element.style.isRedacted = values.redactionReasons.contains(.placeholder)
    builder.add(element)
  }
}
