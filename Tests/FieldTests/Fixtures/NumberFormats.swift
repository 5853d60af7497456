import Contract
import SwiftUI

private let int = IntegerFormatStyle<Int>.number
private let double = FloatingPointFormatStyle<Double>.number
private let decimal = Decimal.FormatStyle.number

/// A field with a value and a format, beside a field that takes the focus away.
private struct Value<Format: ParseableFormatStyle>: View where Format.FormatOutput == String {
  let format: Format
  @State private var value: Format.FormatInput
  @State private var other = ""

  init(_ value: Format.FormatInput, _ format: Format) {
    self.format = format
    _value = State(initialValue: value)
  }

  var body: some View {
    VStack {
      TextField("수", value: $value, format: format)
      TextField("다른", text: $other)
      Button("버튼") {}
    }
  }
}

private struct OptionalValue<Format: ParseableFormatStyle>: View where Format.FormatOutput == String {
  let format: Format
  @State private var value: Format.FormatInput?

  init(_ value: Format.FormatInput?, _ format: Format) {
    self.format = format
    _value = State(initialValue: value)
  }

  var body: some View { TextField("수", value: $value, format: format) }
}

/// Parses the whole text or nothing.
private struct Strict: ParseableFormatStyle {
  var parseStrategy: IntegerParseStrategy<IntegerFormatStyle<Int>> {
    IntegerParseStrategy(format: .number.locale(Locale(identifier: "ko_KR")), lenient: false)
  }
  func format(_ value: Int) -> String { "\(value)" }
}

/// Writes and reads in a way of its own.
private struct Starred: ParseableFormatStyle {
  struct Strategy: ParseStrategy {
    func parse(_ value: String) throws -> Int {
      guard value.allSatisfy({ $0 == "*" }) else { throw CocoaError(.formatting) }
      return value.count
    }
  }
  var parseStrategy: Strategy { Strategy() }
  func format(_ value: Int) -> String { String(repeating: "*", count: value) }
}

private struct Removable: View {
  @State private var value = 1
  @State private var isThere = true
  var body: some View {
    VStack {
      if isThere { TextField("수", value: $value, format: .number) }
      Button("치우기") { isThere = false }
    }
  }
}

private struct ChangedOutside: View {
  @State private var value = 1
  var body: some View {
    VStack {
      TextField("수", value: $value, format: .number)
      Button("바꾸기") { value = 1_234_567 }
    }
  }
}

private struct OtherLocale: View {
  @State private var value = 1234.5
  @State private var isGerman = false
  var body: some View {
    VStack {
      TextField("수", value: $value, format: .number)
      Button("독일어") { isGerman = true }
    }
    .environment(\.locale, Locale(identifier: isGerman ? "de_DE" : "ko_KR"))
  }
}

/// What a value is after `text` was put in its place and confirmed with Return; nil where it stayed as it was.
@MainActor
private func parsed<Format: ParseableFormatStyle>(
  _ text: String, from value: Format.FormatInput, _ format: Format, locale: String = "ko_KR"
) -> String? where Format.FormatOutput == String {
  let run = show(
    Value(value, format), "tap 수; clear; paste \(ActionWord.written(text)); return", locale: locale)
  return run.calls("value") == 0 ? nil : run.state("value")
}

@MainActor
private func parsedInt(_ text: String, locale: String = "ko_KR") -> String? {
  parsed(text, from: 77, int, locale: locale)
}

@MainActor
private func parsedDouble(_ text: String, locale: String = "ko_KR") -> String? {
  parsed(text, from: 77, double, locale: locale)
}

@MainActor
private func parsedDecimal(_ text: String) -> String? { parsed(text, from: 77, decimal) }

/// The text of a value that nobody has edited.
@MainActor
private func shownText<Format: ParseableFormatStyle>(
  _ value: Format.FormatInput, _ format: Format, locale: String = "ko_KR"
) -> String where Format.FormatOutput == String { show(Value(value, format), locale: locale).fieldTexts[0] }

/// Numbers in fields with a format.
@MainActor let numberFormats: [Fixture] = [
  Fixture("a value is written when editing is confirmed: at Return, or when the focus leaves", rows: 36, 39, 40, "B1") {
    let typed = show(Value(1, int), "tap 수; clear; type 1234567")
    $0.equal(typed.calls("value"), 0)
    $0.equal(typed.fieldTexts[0], "1234567", "no grouping while typing")
    let returned = show(Value(1, int), "tap 수; clear; type 1234567; return")
    $0.equal(returned.written("value"), ["1234567"])
    $0.equal(returned.fieldTexts[0], "1,234,567")
    $0.equal(returned.decided("formatCommit"), "documented")
    let left = show(Value(1, int), "tap 수; clear; type 1234567; tap 다른")
    $0.equal(left.written("value"), ["1234567"])
    $0.equal(left.fieldTexts[0], "1,234,567")
    $0.equal(show(Value(1, int), "tap 수; clear; type 5; hide keyboard").written("value"), ["5"])
    $0.equal(show(Value(1, int), "tap 수; clear; type 5; tap 버튼").calls("value"), 0, "a button ends no editing")
    $0.equal(show(Value(1, int), "tap 수; return").calls("value"), 0, "nothing was edited")
  },
  Fixture("what was edited is written when the field leaves the screen", rows: 36) {
    let run = show(Removable(), "tap 수; clear; type 5; tap 치우기")
    $0.equal(run.written("value"), ["5"])
    $0.equal(run.warnings, [])
  },
  Fixture("under the policy live a value follows each edit that can be parsed", rows: "B1") {
    let run = show(Value(1, int), "tap 수; clear; type 12; type x; type 3; return", policies: ["formatCommit": "live"])
    $0.equal(run.changed("value"), ["12"])
    $0.equal(run.decided("formatCommit"), "live")
    let grouped = show(Value(1, int), "tap 수; clear; type 1234", policies: ["formatCommit": "live"])
    $0.equal(grouped.changed("value"), ["12", "123", "1234"])
    $0.equal(grouped.fieldTexts[0], "1234", "the typed text is not formatted anew")
    $0.equal(
      show(Value(1, int), "tap 수; clear; type 1234; return", policies: ["formatCommit": "live"]).fieldTexts[0],
      "1,234")
  },
  Fixture("under the policy returnOnly leaving the field discards the edit", rows: 37, 38, "B1") {
    let policy = ["formatCommit": "returnOnly"]
    let left = show(Value(3, int), "tap 수; clear; type 5; tap 다른", platform: .macOS, policies: policy)
    $0.equal(left.calls("value"), 0)
    $0.equal(left.fieldTexts[0], "3")
    $0.equal(left.decided("formatCommit"), "returnOnly")
    let tab = show(Value(3, int), "tap 수; clear; type 5; hardware tab", platform: .macOS, policies: policy)
    $0.equal(tab.calls("value"), 0)
    let returned = show(Value(3, int), "tap 수; clear; type 5; return", platform: .macOS, policies: policy)
    $0.equal(returned.written("value"), ["5"])
  },
  Fixture("what cannot be parsed leaves the value alone, and the text goes back to it", rows: 41, 44) {
    let run = show(Value(3, int), "tap 수; clear; type abc; return")
    $0.equal(run.calls("value"), 0)
    $0.equal(run.fieldTexts[0], "3")
    let cleared = show(Value(3, int), "tap 수; clear; tap 다른")
    $0.equal(cleared.calls("value"), 0)
    $0.equal(cleared.fieldTexts[0], "3")
  },
  Fixture("an optional value becomes nil when the text cannot be parsed", rows: 42) {
    let run = show(OptionalValue(3, int), "tap 수; clear; type abc; return")
    $0.equal(run.written("value"), ["nil"])
    $0.equal(run.fieldTexts, [""])
    $0.equal(show(OptionalValue(3, int), "tap 수; clear; return").written("value"), ["nil"])
    $0.equal(show(OptionalValue(nil, int)).fieldTexts, [""])
    $0.equal(show(OptionalValue(nil, int), "tap 수; type 4; return").written("value"), ["4"])
  },
  Fixture("any text can be typed; only the end result is judged", rows: 45) {
    $0.equal(show(Value(3, int), "tap 수; clear; type \"1 abc ★\"").fieldTexts[0], "1 abc ★")
  },
  Fixture("a prefix that is a number counts", rows: 46, "B5") {
    for (text, value) in [("2a", "2"), ("12abc", "12"), ("5개", "5"), ("1_000", "1")] {
      $0.equal(parsedInt(text), value, text)
      $0.equal(parsedDouble(text), value + ".0", text)
      $0.equal(parsedDecimal(text), value, text)
    }
    $0.equal(Int("2a"), nil, "for a String that is made into a number the rule is another one")
  },
  Fixture("what does not begin with a number is none", rows: 47) {
    for text in ["a2", "₩1,000", "$5", "일"] {
      $0.equal(parsedInt(text), nil, text)
      $0.equal(parsedDouble(text), nil, text)
      $0.equal(parsedDecimal(text), nil, text)
    }
  },
  Fixture("a fraction is cut off in an Int", rows: 48) {
    for (text, value) in [("1.5", "1"), ("1.9", "1"), ("-1.9", "-1")] { $0.equal(parsedInt(text), value, text) }
  },
  Fixture("marks and signs where few expect them", rows: 49) {
    for (text, value) in [
      ("1.", "1"), (".5", "0"), ("-5", "-5"), ("+5", "5"), ("--5", "-5"), ("5-", "5"), ("1e3", "1000"), ("１２", "12"),
    ] {
      $0.equal(parsedInt(text), value, text)
    }
    $0.equal(parsedDouble(".5"), "0.5")
  },
  Fixture("a sign, a mark or a space alone is no number", rows: 50, 51) {
    for text in ["-", ".", " "] {
      $0.equal(parsedInt(text), nil, text)
      $0.equal(parsedDouble(text), nil, text)
    }
    $0.equal(show(Value(77, int), "tap 수; clear; return").calls("value"), 0)
    $0.equal(show(Value(7.5, double), "tap 수; clear; return").calls("value"), 0)
    $0.equal(show(Value(Decimal(7), decimal), "tap 수; clear; return").calls("value"), 0)
    $0.equal(
      show(Value(Decimal(7), Decimal.FormatStyle.Currency(code: "KRW")), "tap 수; clear; return").calls("value"), 0)
    $0.equal(show(Value(0.5, FloatingPointFormatStyle<Double>.Percent()), "tap 수; clear; return").calls("value"), 0)
    $0.equal(show(Value(Date.now, .dateTime), "tap 수; clear; return").calls("value"), 0)
  },
  Fixture("spaces around a number do not count", rows: 52) {
    $0.equal(parsedInt(" 7 "), "7")
    $0.equal(parsedInt("7\n"), "7")
  },
  Fixture("grouping marks are read leniently, and strictly where the strategy says so", rows: 53) {
    for (text, value) in [("1,234", "1234"), ("1234", "1234"), ("12,34", "1234"), ("1,2,3", "1")] {
      $0.equal(parsedInt(text), value, text)
    }
    $0.equal(parsed("12,34", from: 77, Strict()), nil)
    $0.equal(parsed("1,2,3", from: 77, Strict()), nil)
    $0.equal(parsed("1,234", from: 77, Strict()), "1234")
  },
  Fixture("how numbers are written", rows: 54) {
    $0.equal(shownText(1_234_567, IntegerFormatStyle<Int>.number), "1,234,567")
    $0.equal(shownText(3.0, FloatingPointFormatStyle<Double>.number), "3")
    $0.equal(shownText(1234.5678901, FloatingPointFormatStyle<Double>.number), "1,234.56789")
  },
  Fixture("a number that the type cannot hold leaves the value alone", rows: 55) {
    $0.equal(parsedInt("9223372036854775807"), "9223372036854775807")
    $0.equal(parsedInt("9223372036854775808"), nil)
    $0.equal(parsed("256", from: 7, IntegerFormatStyle<UInt8>.number), nil)
    $0.equal(parsed("128", from: 7, IntegerFormatStyle<Int8>.number), nil)
    $0.equal(show(Value(3, int), "tap 수; clear; type 9223372036854775808; return").fieldTexts[0], "3")
  },
  Fixture("a format knows no limits: 150 is stored where the app wants 1 to 99", rows: 57) {
    $0.equal(parsedInt("150"), "150")
    $0.equal(parsedInt("-4"), "-4")
  },
  Fixture("the locale's marks count", rows: 62) {
    $0.equal(parsedDouble("1,5", locale: "de_DE"), "1.5")
    $0.equal(parsedDouble("1.5", locale: "de_DE"), "1.0")
    $0.equal(parsedDouble("1.234,5", locale: "de_DE"), "1234.5")
    $0.equal(shownText(1234.5, FloatingPointFormatStyle<Double>.number, locale: "de_DE"), "1.234,5")
    let own = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "de_DE"))
    $0.equal(shownText(1234.5, own), "1.234,5", "a locale that the style was given")
    $0.equal(show(OtherLocale(), "tap 독일어").fieldTexts, ["1.234,5"])
  },
  Fixture("a value that changes from outside shows at once, formatted", rows: 65) {
    $0.equal(show(ChangedOutside(), "tap 바꾸기").fieldTexts, ["1,234,567"])
    let editing = show(ChangedOutside(), "tap 수; clear; type 55; tap 바꾸기")
    $0.equal(editing.fieldTexts, ["1,234,567"])
    $0.equal(show(ChangedOutside(), "tap 수; type 5; tap 바꾸기; tap 수; return").calls("value"), 1, "the edit is gone")
  },
  Fixture("a parseable style of one's own writes and reads as it says", rows: 36, 41) {
    $0.equal(shownText(3, Starred()), "***")
    $0.equal(parsed("*****", from: 3, Starred()), "5")
    $0.equal(parsed("**x", from: 3, Starred()), nil)
  },
  Fixture("Float and whole numbers of every width", rows: 36) {
    $0.equal(parsed("2.5", from: 1, FloatingPointFormatStyle<Float>.number), "2.5")
    $0.equal(parsed("200", from: 1, IntegerFormatStyle<UInt8>.number), "200")
    $0.equal(parsed("-70000", from: 1, IntegerFormatStyle<Int32>.number), "-70000")
  },
]
