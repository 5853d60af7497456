import Contract
import SwiftUI

private struct Switches: View {
  @State private var on = false
  @State private var isLocked = false
  var body: some View {
    Form {
      Toggle("소리", isOn: $on)
      Section {
        Toggle("잠금 안", isOn: $on).disabled(false)
        Button("누름") { on = true }
      }
      .disabled(true)
    }
  }
}

private struct Steps: View {
  @State private var size = 22
  @State private var odd = 23
  @State private var out = 30
  @State private var free = 0
  var body: some View {
    Form {
      Stepper("크기 \(size)", value: $size, in: 12...24, step: 2)
      Stepper("홀수", value: $odd, in: 12...24, step: 2)
      Stepper("밖", value: $out, in: 12...24, step: 2)
      Stepper("마음대로", value: $free)
    }
  }
}

private struct RefusingStepper: View {
  @State private var count = 3
  var body: some View {
    Stepper("수 \(count)", value: Binding(get: { count }, set: { count = max($0, 5) }))
  }
}

private struct ClosureStepper: View {
  let log: Log
  @State private var count = 0
  var body: some View {
    Stepper("수 \(count)", onIncrement: { count += 10 }, onDecrement: nil)
    Stepper("편집", value: $count) { log.note($0 ? "시작" : "끝") }
  }
}

private struct Dates: View {
  @State private var date: Date
  private let range: ClosedRange<Date>
  init() {
    // 2026-01-01 11:40:15 in Seoul.
    let start = Date(timeIntervalSince1970: 1_767_235_215)
    _date = State(initialValue: start)
    range = start.addingTimeInterval(86_400)...start.addingTimeInterval(86_400 * 10)
  }
  var body: some View {
    Form {
      DatePicker("시각", selection: $date, displayedComponents: .hourAndMinute)
      DatePicker("날짜", selection: $date, displayedComponents: .date)
      DatePicker("둘 다", selection: $date)
      DatePicker("범위", selection: $date, in: range, displayedComponents: .date)
    }
  }
}

private struct Labels: View {
  var body: some View {
    Form {
      LabeledContent("버전", value: "2.4.1")
      LabeledContent("합계", value: 1234567, format: .number)
      LabeledContent {
        Text("켜짐")
      } label: {
        Text("알림")
        Text("소리와 함께")
      }
    }
  }
}

private struct Sliding: View {
  let log: Log
  @State private var volume = 0.0
  @State private var steps = 0.0
  @State private var color = Color.red
  @State private var isOpen = false
  var body: some View {
    Form {
      Slider(value: $volume, in: 0...10) {
        Text("소리")
      } onEditingChanged: {
        log.note("\($0)")
      }
      Slider(value: $steps, in: 0...10, step: 5) { Text("단계") }
      ColorPicker("색", selection: $color)
      DisclosureGroup("더", isExpanded: $isOpen) { Text("안") }
      Menu("메뉴") { Button("지움") { log.note("지움") } }
    }
  }
}

@MainActor let controls = [
  Fixture("a tap on a toggle writes the other value once", rows: 154) {
    let run = show(Switches(), "tap 소리; toggle 소리 on; toggle 소리 off")
    $0.equal(run.written("on"), ["true", "false"])
    $0.equal(run.rejections.count, 1)
  },
  Fixture("what is disabled refuses input, and nothing inside can take that back", rows: 175, 176) {
    let run = show(Switches(), #"tap "잠금 안"; tap 누름"#)
    $0.equal(run.written("on"), [])
    $0.equal(run.rejections, ["disabled", "disabled"])
  },
  Fixture("a stepper moves by its step and stops at its bounds", rows: 155, 156) {
    let run = show(Steps(), #"increment "크기 22" 3"#)
    $0.equal(run.written("size"), ["24"])
    $0.equal(run.rejections.count, 1)
    $0.equal(run.elements("stepper")[0]["label"], "크기 24")
    $0.equal(run.policiesThatDecided, [])
  },
  Fixture("a step that would leave the bounds goes to the bound, or nowhere", rows: 157, "B13") {
    let clamped = show(Steps(), "increment 홀수")
    $0.equal(clamped.written("odd"), ["24"])
    $0.equal(clamped.policiesThatDecided, ["stepperEdge"])
    let refused = show(Steps(), "increment 홀수", policies: ["stepperEdge": "refuse"])
    $0.equal(refused.written("odd"), [])
    $0.equal(refused.policiesThatDecided, ["stepperEdge"])
  },
  Fixture("a value outside of the bounds is pulled into them", rows: 158) {
    $0.equal(show(Steps(), "increment 밖").written("out"), [])
    $0.equal(show(Steps(), "decrement 밖").written("out"), ["24"])
  },
  Fixture("the label follows what the setter made of a step", rows: 159) {
    let run = show(RefusingStepper(), #"increment "수 3""#)
    $0.equal(run.written("count"), ["5"])
    $0.equal(run.elements("stepper")[0]["label"], "수 5")
  },
  Fixture("actions of one's own write what they write; a side without one does nothing", rows: 160) {
    let run = show(ClosureStepper(log: Log()), #"increment "수 0"; decrement "수 10""#)
    $0.equal(run.written("count"), ["10"])
    $0.equal(run.rejections.count, 1)
  },
  Fixture("editing begins and ends around each press", rows: 161) {
    let log = Log()
    $0.equal(show(ClosureStepper(log: log), #"increment 편집 2"#).written("count"), ["1", "2"])
    $0.equal(log.lines, ["시작", "끝", "시작", "끝"])
  },
  Fixture("a time is picked and the day stays; it is shown as Korean says it", rows: 162) {
    let run = show(Dates(), "pick 시각 23:30")
    $0.equal(run.elements("datePicker")[0]["value"], "오후 11:30")
    $0.equal(run.written("date"), ["2026-01-01 14:30:15 +0000"])
    $0.equal(show(Dates()).elements("datePicker")[0]["value"], "오전 11:40")
  },
  Fixture("a day is picked and the time of day stays", rows: 163) {
    let run = show(Dates(), "pick 날짜 2026-11-30")
    $0.equal(run.written("date"), ["2026-11-30 02:40:15 +0000"])
    $0.equal(run.elements("datePicker")[1]["value"], "2026. 11. 30.")
  },
  Fixture("only dates in the range can be picked, and appearing writes nothing", rows: 164, 165) {
    let run = show(Dates(), "pick 범위 2026-01-20; pick 범위 2026-01-05")
    $0.equal(run.written("date"), ["2026-01-05 02:40:15 +0000"])
    $0.equal(run.rejections.count, 1)
  },
  Fixture("a picker takes only what it shows, and only what there is", rows: 162, 163) {
    $0.hold(show(Dates(), "pick 시각 2026-11-30").failure != nil, "a time picker shows no date")
    $0.hold(show(Dates(), "pick 날짜 2026-02-30").failure != nil, "there is no 30 February")
  },
  Fixture("labelled content is a row with a label, a value and perhaps a subtitle", rows: 167, 168) {
    let rows = show(Labels()).elements("labeledContent")
    $0.equal(rows.map { $0["label"] }, ["버전", "합계", "알림"])
    $0.equal(rows.map { $0["value"] }, ["2.4.1", "1,234,567", "켜짐"])
    $0.equal(rows[2]["subtitle"], "소리와 함께")
  },
  Fixture("sliders, colours, disclosure and menus write what they are told") {
    let log = Log()
    let run = show(
      Sliding(log: log),
      ##"slide 소리 0.5; slide 단계 0.7; pick 색 "#00FF00"; tap 더; tap 메뉴; tap 지움"##)
    $0.equal(run.written("volume"), ["5.0"])
    $0.equal(run.written("steps"), ["5.0"])
    $0.equal(run.written("color"), ["#00FF00FF"])
    $0.equal(run.written("isOpen"), ["true"])
    $0.equal(log.lines, ["true", "false", "지움"])
    $0.equal(run.texts, ["안"])
  },
]
