import Contract
import SwiftUI

private struct Branches: View {
  @State private var isFirst = true
  @State private var isThere = true
  let log: Log
  var body: some View {
    VStack {
      Button("바꿈") { isFirst.toggle() }
      Button("있음") { isThere.toggle() }
      if isFirst { Counter(name: "가지", log: log) } else { Counter(name: "가지", log: log) }
      if isThere { Counter(name: "자리", log: log) }
    }
  }
}

private struct Counter: View {
  let name: String
  let log: Log
  @State private var count = 0
  var body: some View {
    Button("\(name) \(count)") { count += 1 }
      .onAppear { log.note("\(name) 나타남") }
      .onDisappear { log.note("\(name) 사라짐 \(count)") }
  }
}

private struct Passwords: View {
  private enum Field { case password }
  @State private var password = ""
  @State private var isShown = false
  @FocusState private var focus: Field?
  var body: some View {
    VStack {
      if isShown {
        TextField("암호", text: $password).focused($focus, equals: .password)
      } else {
        SecureField("암호", text: $password).focused($focus, equals: .password)
      }
      Button("보기") { isShown.toggle() }
    }
  }
}

private struct Drafts: View {
  @State private var start = 1
  var body: some View {
    VStack {
      Button("다른 처음") { start = 9 }
      Draft(start)
      Text("처음 \(start)")
    }
  }
}

private struct Draft: View {
  @State private var draft: String
  init(_ start: Int) { _draft = State(initialValue: "초안 \(start)") }
  var body: some View { TextField("초안", text: $draft) }
}

private final class Model {
  nonisolated(unsafe) static var made = 0
  let number: Int
  init() {
    Self.made += 1
    number = Self.made
  }
}

private struct Parent: View {
  @State private var times = 0
  var body: some View {
    Button("다시") { times += 1 }
    ModelView(times: times)
  }
}

private struct ModelView: View {
  let times: Int
  @State private var model = Model()
  var body: some View { Text("\(model.number)번째 것, \(times)") }
}

private struct Identified: View {
  @State private var id = 0
  let log: Log
  var body: some View {
    Button("새 id") { id += 1 }
    Counter(name: "이름표", log: log).id(id)
  }
}

private struct Repeated: View {
  @State private var names = ["가", "나", "가"]
  @State private var count = 2
  @State private var log: [String] = []
  var body: some View {
    VStack {
      ForEach(names, id: \.self) { Text($0) }
      ForEach(0..<count) { Text("줄 \($0)") }
      Button("늘림") { count += 1 }
    }
  }
}

private struct Writes: View {
  @State private var count = 0
  let log: Log
  var body: some View {
    Text("수 \(count)")
    Button("두 번") {
      count += 1
      log.note("\(count)")
      count += 1
      log.note("\(count)")
    }
    .onChange(of: count) { log.note("\($0) -> \($1)") }
  }
}

private struct WritesInBody: View {
  @State private var count = 0
  @State private var goes = false
  var body: some View {
    if goes { let _ = count = 5 }
    Button("고침 \(count)") { goes = true }
  }
}

private struct Outside: View {
  @State private var secret = "처음"
  var read: String { secret }
  var body: some View { TextField("비밀", text: $secret) }
}

private struct AsksOutside: View {
  let other = Outside()
  let log: Log
  var body: some View { Button("묻기") { log.note(other.read) } }
}

private struct Rows: View {
  @State private var labels = ["가", "나"]
  @State private var texts = ["하나", "둘"]
  let log: Log
  var body: some View {
    VStack {
      ForEach(Array(labels.enumerated()), id: \.element) { index, label in
        TextField(label, text: Binding(get: { texts[index] }, set: { texts[index] = $0 }))
      }
      Button("앞을 뺌") { labels.removeFirst() }
      Text(texts.joined(separator: ","))
    }
  }
}

private struct Leaving: View {
  @State private var isThere = true
  @State private var amount = 1
  var body: some View {
    VStack {
      if isThere { TextField("양", value: $amount, format: .number) }
      Button("치움") { isThere = false }
      Text("양은 \(amount)")
    }
  }
}

@MainActor let lifetimes = [
  Fixture("state lives as long as its view's place does", rows: 178) {
    let log = Log()
    let run = show(Branches(log: log), #"tap "자리 0"; tap 있음; tap 있음"#)
    $0.equal(run.elements("button").compactMap { $0["label"]?.string }.last, "자리 0")
    $0.equal(log.lines, ["자리 나타남", "가지 나타남", "자리 사라짐 1", "자리 나타남"])
  },
  Fixture("the other branch is another view, with a state of its own", rows: 180) {
    let run = show(Branches(log: Log()), #"tap "가지 0"; tap 바꿈; show state count"#)
    $0.hold(run.elements("button").contains { $0["label"] == "가지 0" }, "the count begins anew")
    let password = show(Passwords(), "tap 암호; type a; tap 보기")
    $0.equal(password.final.focus, nil)
    $0.equal(password.fieldTexts, ["a"])
  },
  Fixture("an initial value counts only the first time", rows: 179) {
    let run = show(Drafts(), #"tap "다른 처음""#)
    $0.equal(run.fieldTexts, ["초안 1"])
    $0.equal(run.texts, ["처음 9"])
  },
  Fixture("a default is evaluated at each init, and the first is kept", rows: 194) {
    Model.made = 0
    let run = show(Parent(), "tap 다시; tap 다시")
    $0.equal(run.texts, ["1번째 것, 2"])
    $0.equal(Model.made, 3)
  },
  Fixture("another id is another view: the new one appears before the old one goes", rows: 181, 182) {
    let log = Log()
    let run = show(Identified(log: log), #"tap "이름표 0"; tap "새 id""#)
    $0.equal(run.elements("button").compactMap { $0["label"]?.string }, ["새 id", "이름표 0"])
    $0.equal(log.lines, ["이름표 나타남", "이름표 나타남", "이름표 사라짐 1"])
  },
  Fixture("ids that occur twice are SwiftUI's own warning", rows: 183, 254) {
    let warnings = show(Repeated()).warnings
    $0.equal(warnings.count, 1)
    $0.hold(
      warnings.first?.hasSuffix(
        "the ID 가 occurs multiple times within the collection, this will give undefined results!") == true,
      "found \(warnings)")
    $0.hold(warnings.first?.hasPrefix("ForEach<") == true, "found \(warnings)")
  },
  Fixture("a range that changes keeps the rows of its first time, and SwiftUI says so", rows: 184, "D26") {
    let run = show(Repeated(), "tap 늘림")
    $0.equal(run.texts, ["가", "나", "가", "줄 0", "줄 1"])
    $0.hold(
      run.warnings.last?.contains(" count (3) != its initial count (2). ") == true, "found \(run.warnings)")
  },
  Fixture("a write is read at once, and several are one update", rows: 185, 186) {
    let log = Log()
    let run = show(Writes(log: log), #"tap "두 번""#)
    $0.equal(log.lines, ["1", "2", "0 -> 2"])
    $0.equal(run.bodies("Writes"), 2)
    $0.equal(run.written("count"), ["1", "2"])
  },
  Fixture("a write while the body runs is dropped, and SwiftUI says so", rows: 187, 251) {
    let run = show(WritesInBody(), #"tap "고침 0""#)
    $0.equal(run.state("count"), "0")
    $0.equal(run.warnings, ["Modifying state during view update, this will cause undefined behavior."])
  },
  Fixture("the state of a view that is nowhere is its initial value, and SwiftUI says so", rows: 190) {
    let log = Log()
    let run = show(AsksOutside(log: log), "tap 묻기")
    $0.equal(log.lines, ["처음"])
    $0.equal(
      run.warnings,
      [
        "Accessing State's value outside of being installed on a View. "
          + "This will result in a constant Binding of the initial value and will not update."
      ])
  },
  Fixture("a row that keeps its id and moves writes to where it is now", rows: 198) {
    let run = show(Rows(log: Log()), #"tap "앞을 뺌"; tap 나; clear; type 셋"#)
    $0.equal(run.texts, ["셋,둘"])
  },
  Fixture("a field that leaves while it is edited commits first", rows: 197) {
    let run = show(Leaving(), "tap 양; clear; type 25; tap 치움")
    $0.equal(run.written("amount"), ["25"])
    $0.equal(run.texts, ["양은 25"])
  },
]
