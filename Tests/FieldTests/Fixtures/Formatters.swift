import Contract
import SwiftUI

private func decimal(_ minimum: Int? = nil, _ maximum: Int? = nil) -> NumberFormatter {
  let formatter = NumberFormatter()
  formatter.numberStyle = .decimal
  formatter.maximumFractionDigits = 3
  formatter.minimum = minimum.map { NSNumber(value: $0) }
  formatter.maximum = maximum.map { NSNumber(value: $0) }
  return formatter
}

private struct Perhaps: View {
  @State private var value: Double? = 3
  @State private var other = ""
  private let formatter = decimal()
  var body: some View {
    VStack {
      TextField("수", value: $value, formatter: formatter)
      TextField("다른", text: $other)
    }
  }
}

private struct Whole: View {
  @State private var value = 3
  let formatter: NumberFormatter
  var body: some View {
    VStack {
      TextField("수", value: $value, formatter: formatter)
      Text(verbatim: "값 \(value)")
    }
  }
}

private struct Day: View {
  @State private var day = Date(timeIntervalSince1970: 1_770_000_000)
  private let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter
  }()
  var body: some View { TextField("날짜", value: $day, formatter: formatter) }
}

/// What an Int is after `text` was put in its place and confirmed; nil where nothing was written.
@MainActor
private func parsed(_ text: String, _ formatter: NumberFormatter = decimal()) -> String? {
  let run = show(Whole(formatter: formatter), "tap 수; clear; paste \(ActionWord.written(text)); return")
  return run.calls("value") == 0 ? nil : run.state("value")
}

/// Values with a `Formatter`.
@MainActor let formatters: [Fixture] = [
  Fixture(
    "under the policy live a formatter's value follows each edit, and the text stays as typed", rows: 33, 34, "B1"
  ) {
    let live = ["formatCommit": "live"]
    let typed = show(Perhaps(), "tap 수; type .; type 1; type 2; type 3", policies: live)
    $0.equal(typed.edits, ["3.", "3.1", "3.12", "3.123"])
    $0.equal(typed.written("value"), ["3.0", "3.1", "3.12", "3.123"])
    let deleted = show(Perhaps(), "tap 수; type .12; delete 2", policies: live)
    $0.equal(Array(deleted.written("value").suffix(2)), ["3.1", "3.0"])
    let cleared = show(Perhaps(), "tap 수; delete", policies: live)
    $0.equal(cleared.written("value"), ["nil"])
    $0.equal(cleared.fieldTexts[0], "")
  },
  Fixture("documented: a formatter's value is written when editing is confirmed", rows: 36, "B1") {
    let run = show(Perhaps(), "tap 수; type .5; tap 다른")
    $0.equal(run.written("value"), ["3.5"])
    $0.equal(run.decided("formatCommit"), "documented")
    $0.equal(show(Perhaps(), "tap 수; delete; return").written("value"), ["nil"])
    $0.equal(show(Whole(formatter: decimal()), "tap 수; clear; type 12; return").texts, ["값 12"])
  },
  Fixture("as old systems did: only Return stores", rows: 37) {
    let policy = ["formatCommit": "returnOnly"]
    $0.equal(show(Perhaps(), "tap 수; type .5; tap 다른", policies: policy).calls("value"), 0)
    $0.equal(show(Perhaps(), "tap 수; type .5; return", policies: policy).written("value"), ["3.5"])
  },
  Fixture("what a formatter cannot convert leaves the value alone", rows: 43) {
    $0.equal(show(Whole(formatter: decimal()), "tap 수; clear; type abc; return").fieldTexts, ["3"])
    $0.equal(parsed("abc"), nil)
    $0.equal(parsed("1.5"), nil, "1.5 is no Int")
    $0.equal(show(Day(), "tap 날짜; clear; type 2026; return").calls("day"), 0)
    $0.equal(show(Day(), "tap 날짜; clear; type 2026-02-03; return").fieldTexts, ["2026-02-03"])
  },
  Fixture("a number formatter takes the whole text or nothing, within its limits", rows: 64, "B6") {
    $0.equal(parsed("2"), "2")
    $0.equal(parsed("-2"), "-2")
    $0.equal(parsed("1,234"), "1234")
    for text in ["2a", "a2", "5-", "1 2", "일"] { $0.equal(parsed(text), nil, text) }
    $0.equal(parsed("99", decimal(1, 99)), "99")
    $0.equal(parsed("100", decimal(1, 99)), nil)
    $0.equal(parsed("0", decimal(1, 99)), nil)
  },
]
