import Contract
import SwiftUI

private struct Counter: View {
  @State private var value = 0
  let log: Log
  var body: some View {
    let _ = log("body \(value)")
    VStack {
      Button("하나") { value += 1 }
      Button("같음") { value += 0 }
      Button("왕복") {
        value += 1
        value -= 1
      }
      Button("둘") {
        value = 1
        value = 2
      }
      Button("움직여 넷") {
        value = 1
        value = 2
        withAnimation {
          value = 3
          value = 4
        }
      }
      Button("인쇄") {
        value += 1
        log("action sees \(value)")
      }
    }
    .onChange(of: value) { old, new in log("\(old) -> \(new)") }
  }
}

private struct Mending: View {
  @State private var text = ""
  let log: Log
  var body: some View {
    let _ = log("body \(text)")
    TextField("글", text: $text)
      .onChange(of: text) {
        log("change \(text)")
        text = String(text.prefix(1))
      }
  }
}

private struct Nested: View {
  @State private var value = 0
  let log: Log
  var body: some View {
    VStack {
      Button("하나") { value += 1 }
        .onChange(of: value) { old, new in
          log("first \(old) \(new)")
          if value == 1 { value = 5 }
        }
        .onChange(of: value) { old, new in log("second \(old) \(new)") }
    }
    .onChange(of: value) { old, new in log("parent \(old) \(new)") }
  }
}

private struct Endless: View {
  @State private var value = 0
  @State private var other = 0.0
  let log: Log
  var body: some View {
    VStack {
      Button("하나") { value += 1 }
      Button("소수") { other += 1 }
    }
    .onChange(of: value) {
      log("\(value)")
      value += 1
    }
    .onChange(of: other) { other += 1 }
  }
}

private struct Initial: View {
  @State private var value = 0
  let runsInitially: Bool
  let log: Log
  var body: some View {
    Color.blue
      .onAppear {
        value = 1
        DispatchQueue.main.async { value = 2 }
      }
      .onChange(of: value, initial: runsInitially) { old, new in log("\(old) \(new)") }
  }
}

private struct Quiet: View {
  let value: Int
  let log: Log
  var body: some View { Text("글").onChange(of: value) { log("called") } }
}

/// Gives its child a plain value beside the one that is observed.
private struct Captions: View {
  @State private var number = 0
  let log: Log
  var body: some View {
    VStack {
      Button("하나") { number += 1 }
      OldCaption(number: number, caption: "제목 \(number)", log: log)
      NewCaption(number: number, caption: "제목 \(number)", log: log)
    }
  }
}

private struct OldCaption: View {
  let number: Int
  let caption: String
  let log: Log
  @State private var seen = 0
  @available(*, deprecated) var body: some View {
    Text(caption).onChange(of: number) { new in
      seen = new
      log("old form: \(caption), new \(new), state \(seen)")
    }
  }
}

private struct NewCaption: View {
  let number: Int
  let caption: String
  let log: Log
  var body: some View { Text(caption).onChange(of: number) { log("new form: \(caption)") } }
}

private final class Store {
  var count = 0
}

private struct Unobserved: View {
  private let store = Store()
  @State private var round = 0
  let log: Log
  var body: some View {
    VStack {
      Button("세기") { store.count += 1 }
      Button("다시") { round += 1 }
      Text("\(round)").onChange(of: store.count) { old, new in log("\(old) -> \(new)") }
    }
  }
}

/// When `onChange` runs, and with what.
@MainActor let changes: [Fixture] = [
  Fixture("onChange compares when the view is evaluated, and runs after that", rows: 68, 69) {
    let log = Log()
    let run = show(Counter(log: log), "tap 하나")
    $0.equal(run.lastStep, ["write", "body", "onChange"])
    $0.equal(log.lines, ["body 0", "body 1", "0 -> 1"])
    let mending = Log()
    _ = show(Mending(log: mending), "tap 글; paste ab")
    $0.equal(mending.lines, ["body ", "body ab", "change ab", "body a", "change a"])
  },
  Fixture("an equal value and a way back within one event call nothing", rows: 70) {
    let log = Log()
    let run = show(Counter(log: log), "tap 같음; tap 왕복")
    $0.equal(log.lines, ["body 0"])
    $0.equal(run.calls("value"), 3)
  },
  Fixture("several writes in one event are one body and one call", rows: 71) {
    let log = Log()
    _ = show(Counter(log: log), "tap 둘")
    $0.equal(log.lines, ["body 0", "body 2", "0 -> 2"])
  },
  Fixture("writes in an animation are an update of their own", rows: 72) {
    let log = Log()
    _ = show(Counter(log: log), "tap \"움직여 넷\"")
    $0.equal(log.lines.filter { $0.hasPrefix("body") }, ["body 0", "body 2", "body 4"])
    $0.equal(log.lines.filter { $0.contains("->") }, ["0 -> 2", "2 -> 4"])
  },
  Fixture("an action reads at once what it has written", rows: 69) {
    let log = Log()
    _ = show(Counter(log: log), "tap 인쇄")
    $0.equal(log.lines, ["body 0", "action sees 1", "body 1", "0 -> 1"])
  },
  Fixture("inner onChange before outer, in the modifiers' order, each with the pair of its pass", rows: 73, 74) {
    let log = Log()
    _ = show(Nested(log: log), "tap 하나")
    $0.equal(log.lines, ["first 0 1", "second 0 1", "parent 0 1", "first 1 5", "second 1 5", "parent 1 5"])
  },
  Fixture(
    "the third call in a frame is refused, with SwiftUI's warning that names the value's type", rows: 75, 76, 77, 248,
    "B7"
  ) {
    let log = Log()
    let run = show(Endless(log: log), "tap 하나")
    $0.equal(log.lines, ["1", "2"])
    $0.equal(run.warnings, ["onChange(of: Int) action tried to update multiple times per frame."])
    $0.equal(
      show(Endless(log: log), "tap 소수").warnings,
      ["onChange(of: Double) action tried to update multiple times per frame."])
    let again = Log()
    _ = show(Endless(log: again), "tap 하나; tap 하나")
    $0.equal(again.lines.count, 4, "the next event is another frame")
  },
  Fixture("with initial onChange runs at appearance, with equal values; without it does not", rows: 78, 79) {
    let log = Log()
    _ = show(Initial(runsInitially: true, log: log))
    $0.equal(log.lines, ["0 0", "0 1", "1 2"])
    let without = Log()
    _ = show(Initial(runsInitially: false, log: without))
    $0.equal(without.lines, ["0 1", "1 2"])
    let quiet = Log()
    _ = show(Quiet(value: 7, log: quiet))
    $0.equal(quiet.lines, [])
  },
  Fixture("the old form has the captures of the view before, but reads state as it is now", rows: 80, 81) {
    let log = Log()
    _ = show(Captions(log: log), "tap 하나; tap 하나")
    $0.equal(
      log.lines.filter { $0.hasPrefix("old") }, ["old form: 제목 0, new 1, state 1", "old form: 제목 1, new 2, state 2"])
  },
  Fixture("the present forms have the captures of the view that has the new value", rows: 82) {
    let log = Log()
    _ = show(Captions(log: log), "tap 하나; tap 하나")
    $0.equal(log.lines.filter { $0.hasPrefix("new") }, ["new form: 제목 1", "new form: 제목 2"])
  },
  Fixture("a value of a plain object is compared only when something else evaluates the view", rows: 83) {
    let log = Log()
    _ = show(Unobserved(log: log), "tap 세기; tap 세기")
    $0.equal(log.lines, [])
    _ = show(Unobserved(log: log), "tap 세기; tap 세기; tap 다시")
    $0.equal(log.lines, ["0 -> 2"])
  },
]
