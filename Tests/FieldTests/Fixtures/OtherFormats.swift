import Contract
import SwiftUI

private struct Money: View {
  @State private var price: Decimal
  let code: String

  init(_ price: Decimal, _ code: String = "KRW") {
    _price = State(initialValue: price)
    self.code = code
  }

  var body: some View { TextField("단가", value: $price, format: .currency(code: code)) }
}

private struct WholeMoney: View {
  @State private var price = 7
  var body: some View { TextField("단가", value: $price, format: .currency(code: "KRW")) }
}

private struct Shares: View {
  @State private var share = 0.25
  @State private var whole = 25
  var body: some View {
    VStack {
      TextField("비율", value: $share, format: .percent)
      TextField("정수", value: $whole, format: .percent)
    }
  }
}

private struct Day: View {
  @State private var day = Date(timeIntervalSince1970: 1_770_000_000)
  var body: some View {
    TextField("날짜", value: $day, format: Date.FormatStyle(date: .numeric, time: .omitted))
  }
}

private struct Link: View {
  @State private var page: URL? = URL(string: "https://www.example.com:8080/path/to/endpoint?key=value")
  var body: some View { TextField("주소", value: $page, format: .url) }
}

private struct Person: View {
  @State private var name = PersonNameComponents()
  @State private var isValid = false
  var body: some View {
    VStack {
      TextField("이름", value: $name, format: .name(style: .medium))
        .onSubmit { isValid = name.givenName != nil && name.familyName != nil }
      Text(isValid ? "\(name.familyName ?? "")/\(name.givenName ?? "")" : "없음")
    }
  }
}

/// The state after `text` was put in the place of the field's text and confirmed; nil where nothing was written.
@MainActor
private func committed(_ view: some View, _ field: String, _ text: String, _ state: String) -> String? {
  let run = show(view, "tap \(field); clear; paste \(ActionWord.written(text)); return")
  return run.calls(state) == 0 ? nil : run.state(state)
}

/// Money, shares, dates, addresses and names in fields with a format.
@MainActor let otherFormats: [Fixture] = [
  Fixture("won can be written with and without its signs", rows: 58) {
    for text in ["1000", "1,000", "₩1,000", "₩ 1,000", "KRW 1,000", "1,000원", "1000 원"] {
      $0.equal(committed(Money(7), "단가", text, "price"), "1000", text)
      $0.equal(committed(WholeMoney(), "단가", text, "price"), "1000", text)
    }
    for text in ["₩", "\\1,000", "$5"] { $0.equal(committed(Money(7), "단가", text, "price"), nil, text) }
    $0.equal(show(Money(7), "tap 단가; clear; return").fieldTexts, ["₩7"])
  },
  Fixture("won are shown without decimals, whatever is stored", rows: 59) {
    let run = show(Money(7), "tap 단가; clear; type 1000.5; return")
    $0.equal(run.state("price"), "1000.5")
    $0.equal(run.fieldTexts, ["₩1,000"])
    $0.equal(show(Money(Decimal(string: "2.5")!)).fieldTexts, ["₩2"])
    $0.equal(show(Money(-500)).fieldTexts, ["-₩500"])
  },
  Fixture("dollars do not take won", rows: 60) {
    $0.equal(committed(Money(7, "USD"), "단가", "₩1,000", "price"), nil)
    $0.equal(show(Money(1000, "USD")).fieldTexts, ["US$1,000.00"])
  },
  Fixture("percent: a Double is a share, an Int a number of hundredths", rows: 61) {
    $0.equal(show(Shares()).fieldTexts, ["25%", "25%"])
    for (text, value) in [("50", "0.5"), ("50%", "0.5"), ("12.5%", "0.125")] {
      $0.equal(committed(Shares(), "비율", text, "share"), value, text)
    }
    $0.equal(committed(Shares(), "비율", "%", "share"), nil)
    $0.equal(committed(Shares(), "정수", "50%", "whole"), "50")
  },
  Fixture("dates are read leniently: the thirtieth of February is in March", rows: 63) {
    $0.equal(show(Day()).fieldTexts, ["2026. 2. 2."])
    let day = { (text: String) in show(Day(), "tap 날짜; clear; paste \"\(text)\"; return").fieldTexts }
    $0.equal(day("2026.2.3"), ["2026. 2. 3."])
    $0.equal(day("2026-02-04"), ["2026. 2. 4."])
    $0.equal(day("2026. 13. 1."), ["2027. 1. 1."])
    $0.equal(day("2026. 2. 30."), ["2026. 3. 2."])
    $0.equal(committed(Day(), "날짜", "abc", "day"), nil)
  },
  Fixture("addresses need a scheme and a host, and are shown without port and query", rows: 36, 42) {
    $0.equal(show(Link()).fieldTexts, ["https://www.example.com/path/to/endpoint"])
    $0.equal(committed(Link(), "주소", "https://swift.org/a?b=c", "page"), "https://swift.org/a?b=c")
    $0.equal(committed(Link(), "주소", "swift.org", "page"), "nil")
  },
  Fixture("a name is read when it is confirmed, before onSubmit looks at it", rows: 36, 95) {
    $0.equal(show(Person(), "tap 이름; type \"Mei Chen\"").texts, ["없음"])
    let run = show(Person(), "tap 이름; type \"Mei Chen\"; return")
    $0.equal(run.texts, ["Chen/Mei"])
    $0.equal(run.fieldTexts, ["Mei Chen"])
    let korean = show(Person(), "tap 이름; type 김민지; return")
    $0.equal(korean.texts, ["김/민지"])
    $0.equal(korean.fieldTexts, ["김민지"])
  },
]
