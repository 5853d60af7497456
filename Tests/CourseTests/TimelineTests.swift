import Contract
import Course
import Testing

private func edit(_ key: String, _ text: String) -> Event {
  event(.edit, ["ref": "textField[0]", "key": .string(key), "text": .string(text), "caret": .int(text.count)])
}

private let focused = event(.focus, ["from": nil, "to": "수량", "fromRef": nil, "toRef": "textField[0]"])

/// A format field: the value is written at Return, not at the keys (ledger 36, policy formatCommit=documented).
private let formatRun = document([
  step(nil, settled: screen(texts: ["주문 0개"], fields: [("수량", "0")], state: [("quantity", "0")])),
  step(
    "tap 수량", [focused],
    settled: screen(texts: ["주문 0개"], fields: [("수량", "0")], focus: 0, state: [("quantity", "0")])),
  step(
    "type 25", [edit("2", "02"), edit("5", "025")],
    settled: screen(texts: ["주문 0개"], fields: [("수량", "025")], focus: 0, state: [("quantity", "0")])),
  step(
    "hide keyboard",
    [
      event(.focus, ["from": "수량", "to": nil, "fromRef": "textField[0]", "toRef": nil]), write("quantity", "0", "25"),
      event(.text, ["ref": "text[0]", "old": "주문 0개", "new": "주문 25개"]),
    ], settled: screen(texts: ["주문 25개"], fields: [("수량", "25")], state: [("quantity", "25")])),
])

@Suite("The timeline")
struct TimelineTests {
  @Test("has one row for each keystroke, and one for an action without any")
  func rows() {
    #expect(
      Timeline(formatRun).rows.map(\.cause) == [
        .appearance, .action("tap 수량"), .key("2", action: "type 25"), .key("5", action: "type 25"),
        .action("hide keyboard"),
      ])
  }

  @Test("shows what the field, the value, the screen and the focus are after each")
  func cells() {
    let timeline = Timeline(formatRun)
    #expect(timeline.names == ["quantity"])
    #expect(timeline.rows.map(\.field) == [nil, "0", "02", "025", nil])
    #expect(timeline.rows.map { $0.values[0].value } == ["0", "0", "0", "0", "25"])
    #expect(timeline.rows.map { $0.values[0].changed } == [false, false, false, false, true])
    #expect(timeline.rows.map { $0.values[0].writes } == [0, 0, 0, 0, 1])
    #expect(timeline.rows.map(\.texts) == [["주문 0개"], ["주문 0개"], ["주문 0개"], ["주문 0개"], ["주문 25개"]])
    #expect(timeline.rows.map(\.textsChanged) == [false, false, false, false, true])
    #expect(timeline.rows.map(\.focus) == [nil, "수량", "수량", "수량", nil])
    #expect(timeline.rows.map(\.focusChanged) == [false, true, false, false, true])
  }

  @Test("a text that changes between two keys of one action is seen at its key")
  func liveTexts() {
    let run = document([
      step(nil, settled: screen(texts: ["없음"], fields: [("수량", "")])),
      step(
        "type 12",
        [
          edit("1", "1"), write("t", "", "1"), event(.text, ["ref": "text[0]", "old": "없음", "new": "1개"]),
          edit("2", "12"), write("t", "1", "12"), event(.text, ["ref": "text[0]", "old": "1개", "new": "12개"]),
        ], settled: screen(texts: ["12개"], fields: [("수량", "12")], focus: 0)),
    ])
    #expect(Timeline(run).rows.map(\.texts) == [["없음"], ["1개"], ["12개"]])
    #expect(Timeline(run).rows.map { $0.values[0].value } == ["", "1", "12"])
  }

  @Test("equal rows are one, with their number")
  func folding() {
    let settled = screen(fields: [("수량", "")], focus: 0)
    let run = document([
      step(nil, settled: settled), step("delete", settled: settled), step("delete", settled: settled),
      step("delete", settled: settled), step("wait 1", settled: settled),
    ])
    #expect(Timeline(run).rows.map(\.cause) == [.appearance, .action("delete"), .action("wait 1")])
    #expect(Timeline(run).rows.map(\.count) == [1, 3, 1])
  }

  @Test("a property that was asked about has a column even if nothing writes it")
  func askedProperty() {
    let run = document([
      step(nil, settled: screen(state: [("size", "M")])), step("tap L", settled: screen(state: [("size", "M")])),
    ])
    #expect(Timeline(run).names == [])
    #expect(Timeline(run, showing: ["size"]).rows.map { $0.values.map(\.value) } == [["M"], ["M"]])
  }

  @Test("a secure field shows dots at every key")
  func secure() {
    let key = event(.edit, ["ref": "secureField[0]", "key": "a", "text": "a", "caret": 1])
    let focus = event(.focus, ["from": nil, "to": "비밀번호", "fromRef": nil, "toRef": "secureField[0]"])
    let run = document([step("type a", [focus, key])])
    #expect(Timeline(run).rows.map(\.field) == ["•"])
  }

  @Test("the action that failed says why")
  func failure() {
    var failed = step("tap 없는것")
    failed.error = "no such element"
    #expect(
      Timeline(document([step(nil), failed], outcome: .actionFailed)).rows.map(\.error) == [nil, "no such element"])
  }
}
