import Contract
import SwiftUI

// The sentences about forms and their controls of the article on Day 11 that `Docs/fidelity.md` names in part D, each on
// a view of our own that does what the sentence says.

private enum Speed: String, CaseIterable, Identifiable {
  case slow = "느리게"
  case normal = "보통"
  case fast = "빠르게"
  var id: Self { self }
}

private struct Player: View {
  @State private var speed = Speed.normal
  @State private var repeats = true
  @State private var volume = 16
  @State private var sleep = Date(timeIntervalSince1970: 1_767_235_200)
  var body: some View {
    NavigationStack {
      Form {
        Section {
          Picker("속도", selection: $speed) {
            ForEach(Speed.allCases) { Text($0.rawValue) }
          }
          Toggle("되풀이", isOn: $repeats)
        } header: {
          Text("재생")
        } footer: {
          Text("되풀이는 한 곡만 한다.")
        }
        Section("기기") {
          Stepper("소리 \(volume)", value: $volume, in: 12...24, step: 2)
          DatePicker("꺼질 때", selection: $sleep, displayedComponents: .hourAndMinute)
          LabeledContent("모델", value: "A-1")
        }
      }
      .navigationTitle("재생기")
    }
  }
}

private struct Cups: View {
  @State private var byPlace = "중"
  @State private var byName = "중"
  let names = ["소", "중", "대"]
  var body: some View {
    Form {
      Picker("자리로", selection: $byPlace) {
        ForEach(names.indices, id: \.self) { Text(names[$0]) }
      }
      .pickerStyle(.segmented)
      Picker("이름으로", selection: $byName) {
        ForEach(names, id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
    }
  }
}

private struct Note: Identifiable {
  let id = 1
  var text: String
}

private struct Notes: View {
  @State private var isShown = false
  @State private var data: Note?
  @State private var item: Note?
  var body: some View {
    VStack {
      Button("빈 채로") { isShown = true }
      Button("있는 것") { item = Note(text: "쪽지") }
    }
    .sheet(isPresented: $isShown) { Text(data?.text ?? "자료가 없음") }
    .sheet(item: $item) { Text($0.text) }
  }
}

@MainActor let settings: [Fixture] = [
  Fixture("Day 11: a form says what its rows are; headers and footers stand around them", rows: "D12") {
    for platform in Platform.allCases {
      let run = show(Player(), platform: platform)
      $0.equal(run.elements("form").count, 1)
      $0.equal(run.elements("section").map { $0["header"] }, ["재생", "기기"])
      $0.equal(run.elements("section")[0]["footer"], "되풀이는 한 곡만 한다.")
    }
  },
  Fixture("a form is a grouped list on iOS and an aligned column on macOS", rows: 169) {
    let phone = show(Player()).final.screen
    let desk = show(Player(), platform: .macOS).final.screen
    $0.hold(phone != desk, "the two platforms draw the form alike")
  },
  Fixture("Day 11: picker, switch, stepper, date picker and labelled content in one form", rows: "D13", "D15") {
    let run = show(
      Player(), "pick 속도 빠르게; tap 되풀이; increment \"소리 16\" 5; pick \"꺼질 때\" 23:30")
    $0.equal(run.failure, nil)
    $0.equal(run.written("speed"), ["fast"])
    $0.equal(run.written("repeats"), ["false"])
    $0.equal(run.written("volume"), ["18", "20", "22", "24"])
    $0.equal(run.calls("sleep"), 1)
    $0.equal(run.elements("picker")[0]["value"], "빠르게")
    $0.equal(run.elements("toggle")[0]["value"], "off")
    $0.equal(run.elements("stepper")[0]["label"], "소리 24")
    $0.equal(run.elements("datePicker")[0]["value"], "오후 11:30")
    $0.equal(run.elements("labeledContent")[0]["value"], "A-1")
  },
  Fixture("Day 11: tags of another type than the selection choose nothing", rows: "D14") {
    let run = show(Cups(), "pick 자리로 대; pick 이름으로 대")
    $0.equal(run.written("byPlace"), [])
    $0.equal(run.written("byName"), ["대"])
    $0.equal(run.state("byPlace"), "중")
  },
  Fixture("Day 11: a Boolean can open a sheet that has no data; an item cannot", rows: "D16") {
    $0.equal(show(Notes(), "tap \"빈 채로\"").texts, ["자료가 없음"])
    $0.equal(show(Notes(), "tap \"있는 것\"").texts, ["쪽지"])
    $0.equal(show(Notes(), "tap \"있는 것\"; dismiss").state("item"), "nil")
  },
]
