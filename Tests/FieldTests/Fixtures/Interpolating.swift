import Contract
import SwiftUI

private struct Words: View {
  let number = 1234
  let price = 1.5
  var body: some View {
    VStack {
      Text("주문 \(number)개")
      Text(verbatim: "주문 \(number)개")
      Text("주문 " + String(number) + "개")
      Text(String("주문 \(number)개"))
      Text("값 \(price)")
      Text("값 \(price, specifier: "%.1f")")
      Text("값 \(price, format: .number)")
      Text("값 \(Decimal(1000), format: .currency(code: "KRW"))")
      Text("날 \(Date(timeIntervalSince1970: 1_770_000_000), format: .dateTime.month().day())")
      Text("\(Text("안")) 밖")
      Button("단추 \(number)") {}
    }
  }
}

/// What stands in a text after interpolation.
@MainActor let interpolating: [Fixture] = [
  Fixture("a literal formats whole numbers with the locale's grouping; a String does not", rows: 260) {
    let texts = show(Words()).texts
    $0.equal(Array(texts.prefix(4)), ["주문 1,234개", "주문 1234개", "주문 1234개", "주문 1234개"])
    $0.equal(show(Words(), locale: "de_DE").texts[0], "주문 1.234개")
    $0.equal(show(Words()).first("button", "label")?.string, "단추 1,234")
  },
  Fixture("a Double has six digits unless a specifier or a format says otherwise", rows: 261) {
    $0.equal(Array(show(Words()).texts[4...6]), ["값 1.500000", "값 1.5", "값 1.5"])
  },
  Fixture("values with a format take the environment's locale, and texts are embedded", rows: 262) {
    $0.equal(Array(show(Words()).texts[7...9]), ["값 ₩1,000", "날 2월 2일", "안 밖"])
    $0.equal(show(Words(), locale: "en_US").texts[8], "날 Feb 2")
  },
]
