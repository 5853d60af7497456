import Contract
import SwiftUI

private struct Appearing: View {
  @State private var count = 0
  let log: Log
  var body: some View {
    let _ = log.note("body \(count)")
    Text("수 \(count)")
      .onAppear {
        log.note("appear")
        count = 1
      }
      .onChange(of: count) { log.note("\($0) -> \($1)") }
  }
}

private struct Siblings: View {
  let log: Log
  var body: some View {
    ZStack {
      Text("1").onAppear { log.note("1") }
      Text("2").onAppear { log.note("2") }
    }
  }
}

private struct Tasks: View {
  @State private var id = 1
  @State private var isThere = true
  let log: Log
  var body: some View {
    VStack {
      Button("다른 id") { id += 1 }
      Button("치움") { isThere = false }
      if isThere {
        Text("일")
          .onAppear { log.note("appear") }
          .task(id: id) {
            log.note("시작 \(id)")
            do {
              try await Task.sleep(for: .seconds(1))
              log.note("끝 \(id)")
            } catch {
              log.note("취소")
            }
          }
      }
    }
  }
}

private struct Pushing: View {
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("밀기") { path.append(1) }
        .navigationDestination(for: Int.self) { Text("화면 \($0)") }
    }
    .onChange(of: path.count) { path.append(path.count + 1) }
  }
}

private struct Widest: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private struct Growing: View {
  @State private var width = 1
  @State private var grows = false
  var body: some View {
    VStack {
      Text("너비 \(width)").preference(key: Widest.self, value: width)
      Button("자람") {
        grows = true
        width += 1
      }
    }
    .onPreferenceChange(Widest.self) { if grows { width = $0 + 1 } }
  }
}

@MainActor let appearing = [
  Fixture("a preference that goes on changing in one frame is SwiftUI's own warning", rows: 249) {
    $0.equal(show(Growing(), "tap 자람").warnings, ["Bound preference Widest tried to update multiple times per frame."])
  },
  Fixture("a view appears after its first body; what it writes then is one more", rows: 215, 216, 217, "B14") {
    let log = Log()
    let run = show(Appearing(log: log))
    $0.equal(log.lines, ["body 0", "appear", "body 1", "0 -> 1"])
    $0.equal(run.texts, ["수 1"])
  },
  Fixture("of siblings the later appears first", rows: 218) {
    let log = Log()
    $0.equal(show(Siblings(log: log)).texts, ["1", "2"])
    $0.equal(log.lines, ["2", "1"])
  },
  Fixture("a task starts after the view appeared and is cancelled when it goes", rows: 219) {
    let log = Log()
    $0.equal(show(Tasks(log: log), "wait 0.5; tap 치움; wait 1").failure, nil)
    $0.equal(log.lines, ["appear", "시작 1", "취소"])
  },
  Fixture("another id cancels the task and starts it again", rows: 220) {
    let log = Log()
    $0.equal(show(Tasks(log: log), "wait 0.5; tap \"다른 id\"; wait 2").failure, nil)
    $0.equal(log.lines.filter { $0 != "취소" }, ["appear", "시작 1", "시작 2", "끝 2"])
    $0.hold(log.lines.contains("취소"), "the first task was not cancelled")
  },
  Fixture("a path that goes on changing in one frame is SwiftUI's own warning", rows: 250) {
    $0.hold(
      show(Pushing(), "tap 밀기").warnings.contains(
        "Update NavigationAuthority bound path tried to update multiple times per frame."),
      "no warning about the path")
  },
]
