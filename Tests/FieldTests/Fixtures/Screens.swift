import Contract
import SwiftUI

private struct Item: Identifiable, Hashable {
  let id: Int
  var name: String
}

private struct Sheets: View {
  @State private var isShown = false
  @State private var item: Item?
  @State private var note = ""
  let log: Log
  var body: some View {
    Form {
      Button("열기") { isShown = true }.buttonStyle(.borderless)
      Button("셋 열기") { item = Item(id: 3, name: "셋") }.buttonStyle(.borderless)
      TextField("메모", text: $note)
    }
    .sheet(isPresented: $isShown, onDismiss: { log.note("닫힘") }) { SheetContent(note: $note, log: log) }
    .sheet(item: $item) { item in
      Text(item.name)
      Button("넷으로") { self.item = Item(id: 4, name: "넷") }
    }
  }
}

private struct SheetContent: View {
  @Binding var note: String
  @Environment(\.dismiss) private var dismiss
  let log: Log
  var body: some View {
    NavigationStack {
      Form {
        TextField("안쪽 메모", text: $note)
        Button("닫기") { dismiss() }
      }
      .navigationTitle("메모")
    }
    .onAppear { log.note("나타남") }
    .onDisappear { log.note("사라짐") }
  }
}

private struct FocusingSheet: View {
  @State private var isShown = false
  var body: some View { Button("열기") { isShown = true }.sheet(isPresented: $isShown) { FocusingContent() } }
}

private struct FocusingContent: View {
  @State private var name = ""
  @FocusState private var isFocused: Bool
  var body: some View {
    TextField("이름", text: $name).focused($isFocused)
      .onAppear {
        isFocused = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { isFocused = true }
      }
  }
}

private struct Alerts: View {
  @State private var isAsking = false
  @State private var isChoosing = false
  @State private var name = ""
  let log: Log
  var body: some View {
    Form {
      Button("지우기") { isAsking = true }.buttonStyle(.borderless)
      Button("고르기") { isChoosing = true }.buttonStyle(.borderless)
    }
    .alert("정말 지울까요?", isPresented: $isAsking) {
      TextField("이유", text: $name)
      Button("지움", role: .destructive) { log.note("지움 \(isAsking)") }
      Button("그만", role: .cancel) {}
    } message: {
      Text("되돌릴 수 없습니다.")
    }
    .confirmationDialog("무엇을 할까요?", isPresented: $isChoosing) { Button("보냄") { log.note("보냄") } }
  }
}

private struct OldAlert: View {
  @State private var item: Item?
  var body: some View {
    Button("열기") { item = Item(id: 1, name: "하나") }
      .alert(item: $item) { Alert(title: Text($0.name), message: Text("말"), dismissButton: .default(Text("네"))) }
  }
}

private struct Stack: View {
  @State private var path = NavigationPath()
  @State private var isDeep = false
  let log: Log
  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("다섯", value: 5)
        NavigationLink("그림", value: 1.5)
        NavigationLink("바로") { Detail(number: 0, log: log) }
        Button("둘 한꺼번에") {
          path.append(1)
          path.append(2)
        }
        Button("깊이") { isDeep = true }
      }
      .navigationTitle("처음")
      .navigationDestination(for: Int.self) { Detail(number: $0, log: log) }
      .navigationDestination(isPresented: $isDeep) { Text("깊은 곳") }
      .onAppear { log.note("처음 나타남") }
      .onDisappear { log.note("처음 사라짐") }
    }
  }
}

private struct Detail: View {
  let number: Int
  let log: Log
  @State private var taps = 0
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Text("자세히 \(number)")
      Button("셈 \(taps)") { taps += 1 }
      Button("돌아가기") { dismiss() }
      NavigationLink("더 깊이", value: number + 1)
    }
    .onAppear { log.note("\(number) 나타남") }
    .onDisappear { log.note("\(number) 사라짐") }
  }
}

private struct Tabs: View {
  @State private var tab = 0
  let log: Log
  var body: some View {
    TabView(selection: $tab) {
      Counter(log: log).tabItem { Label("집", systemImage: "house") }.tag(0)
      Text("설정 화면").onAppear { log.note("설정 나타남") }.tabItem { Text("설정") }.tag(1)
    }
  }
}

private struct Counter: View {
  @State private var count = 0
  let log: Log
  var body: some View {
    Button("수 \(count)") { count += 1 }
      .onAppear { log.note("집 나타남") }.onDisappear { log.note("집 사라짐") }
  }
}

@MainActor let screens = [
  Fixture("a sheet is there while its Boolean is true; a swipe or dismiss() makes it false", rows: 258) {
    let log = Log()
    let run = show(Sheets(log: log), "tap 열기; tap 닫기; tap 열기; dismiss")
    $0.equal(run.failure, nil)
    $0.equal(run.written("isShown"), ["true", "false", "true", "false"])
    $0.equal(run.sheets, [true, false, true, false])
    $0.equal(log.lines, ["나타남", "사라짐", "닫힘", "나타남", "사라짐", "닫힘"])
  },
  Fixture("what is under a sheet cannot be reached", rows: 258) {
    $0.hold(show(Sheets(log: Log()), #"tap 열기; tap "셋 열기""#).failure != nil, "the button lies below the sheet")
  },
  Fixture("a sheet for an item shows that item, and closes when there is none", rows: 257) {
    let run = show(Sheets(log: Log()), #"tap "셋 열기"; show screen; tap 넷으로; dismiss"#)
    $0.equal(run.failure, nil)
    $0.equal(run.sheets, [true, false, true, false])
    $0.equal(run.state("item"), "nil")
    $0.equal(show(Sheets(log: Log()), #"tap "셋 열기""#).texts, ["셋"])
  },
  Fixture("the keyboard goes when a sheet covers the field") {
    let run = show(Sheets(log: Log()), "tap 메모; type a; tap 열기")
    $0.equal(run.focusMoves, ["메모", nil])
  },
  Fixture("in a sheet the focus can be taken half a second after it came", rows: 110, 111, "B11") {
    let run = show(FocusingSheet(), "tap 열기; wait 1")
    $0.equal(run.focusMoves, ["이름"])
    $0.equal(run.policiesThatDecided, ["focusReadyDelaySheet"])
    let ready = show(FocusingSheet(), "tap 열기", policies: ["focusReadyDelaySheet": "0"])
    $0.equal(ready.focusMoves, ["이름"])
  },
  Fixture("an alert's button runs its action, then the alert goes") {
    let log = Log()
    let run = show(Alerts(log: log), "tap 지우기; tap 이유; type 몰라; tap 지움")
    $0.equal(run.failure, nil)
    $0.equal(log.lines, ["지움 true"])
    $0.equal(run.written("isAsking"), ["true", "false"])
    $0.equal(run.state("name"), "몰라")
    let alert = show(Alerts(log: Log()), "tap 지우기").elements("alert")[0]
    $0.equal(alert["label"], "정말 지울까요?")
    $0.equal(alert["value"], "되돌릴 수 없습니다.")
  },
  Fixture("a dialog without a way to cancel gets the system's") {
    let log = Log()
    let run = show(Alerts(log: log), "tap 고르기; tap 취소; tap 고르기; tap 보냄")
    $0.equal(run.failure, nil)
    $0.equal(run.written("isChoosing"), ["true", "false", "true", "false"])
    $0.equal(log.lines, ["보냄"])
  },
  Fixture("alerts in the form of old work") {
    let run = show(OldAlert(), "tap 열기; tap 네")
    $0.equal(run.failure, nil)
    $0.equal(run.state("item"), "nil")
  },
  Fixture("a value that is pushed shows its destination; going back takes it off the path") {
    let log = Log()
    let run = show(Stack(log: log), "tap 다섯; tap \"셈 0\"; tap \"더 깊이\"; back; tap \"셈 1\"; back")
    $0.equal(run.failure, nil)
    $0.equal(
      log.lines,
      [
        "처음 나타남", "5 나타남", "처음 사라짐", "6 나타남", "5 사라짐", "5 나타남", "6 사라짐", "처음 나타남", "5 사라짐",
      ])
  },
  Fixture("links to views, dismiss() and Boolean destinations push and pop") {
    let log = Log()
    let run = show(Stack(log: log), "tap 바로; tap 돌아가기; tap 깊이; back; tap \"둘 한꺼번에\"")
    $0.equal(run.failure, nil)
    $0.equal(run.written("isDeep"), ["true", "false"])
    $0.equal(run.texts, ["자세히 2"])
    // What lies between was never seen.
    $0.hold(!log.lines.contains("1 나타남"), "the first of two pushed screens does not appear")
  },
  Fixture("a value without a destination is SwiftUI's own warning") {
    $0.equal(
      show(Stack(log: Log()), "tap 그림").warnings,
      [
        "A NavigationLink is presenting a value of type “Double” but there is no matching navigationDestination "
          + "declaration visible from the location of the link. The link cannot be activated."
      ])
  },
  Fixture("a tab keeps its state while another is shown") {
    let log = Log()
    let run = show(Tabs(log: log), "tap \"수 0\"; tap 설정; tap 집; show screen")
    $0.equal(run.failure, nil)
    $0.equal(run.written("tab"), ["1", "0"])
    $0.equal(log.lines, ["집 나타남", "설정 나타남", "집 사라짐", "집 나타남"])
    $0.equal(run.state("count"), "1")
  },
]

extension RunDocument {
  fileprivate var sheets: [Bool] {
    steps.flatMap(\.events).filter { $0.kind == .sheet }.map { $0["presented"] == true }
  }
}
