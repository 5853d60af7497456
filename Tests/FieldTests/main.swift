import Contract
import FieldEngine
import SimulatedMachine
import SwiftUI

SimulatedMachine.install(start: 0, seed: 1, locale: "ko_KR", timeZone: "Asia/Seoul")

struct LiveWrong: View {
  @State private var quantity = 0
  var body: some View {
    VStack {
      TextField("수량", value: $quantity, format: .number).keyboardType(.numberPad)
      Text("주문 \(quantity)개")
    }
  }
}

struct Live: View {
  @State private var text = ""
  private var quantity: Int? { Int(text) }
  var body: some View {
    VStack {
      TextField("수량", text: $text).keyboardType(.numberPad)
      if let quantity { Text("주문 \(quantity)개") } else { Text("숫자를 입력하세요") }
    }
  }
}

struct Login: View {
  enum F: Hashable { case id, pw }
  @State private var id = ""
  @State private var pw = ""
  @FocusState private var focus: F?
  var body: some View {
    VStack {
      TextField("아이디", text: $id).focused($focus, equals: .id)
      SecureField("비밀번호", text: $pw).focused($focus, equals: .pw)
      Button("로그인") {
        if id.isEmpty { focus = .id } else if pw.isEmpty { focus = .pw } else { focus = nil; print("성공") }
      }
    }
    .onChange(of: focus) { old, new in print("focus", old as Any, new as Any) }
    .onAppear {
      Task {
        try? await Task.sleep(for: .seconds(1)); focus = .id
      }
    }
  }
}

@MainActor func show(_ view: some View, _ steps: [(FocusSystem, ViewGraph) -> Void]) {
  let trace = Trace(clock: { EventLoop.shared.now }) { print($0.json.text) }
  let system = FocusSystem(trace: trace)
  let graph = ViewGraph(trace: trace, focusSystem: system, policies: Policies(platform: .iOS), platform: .iOS)
  EventLoop.shared.afterJob = { graph.flush() }
  print("---- \(type(of: view))")
  graph.show(view)
  for step in steps { print("--"); step(system, graph); graph.flush(); try! EventLoop.shared.runDue() }
  for (element, ref) in ScreenIndex(graph.screen()).elements {
    print(ref, element.label, element.value ?? "-", element.isFocused)
  }
}

func tap(_ label: String) -> (FocusSystem, ViewGraph) -> Void {
  { _, graph in
    MainActor.assumeIsolated {
      _ = ScreenIndex(graph.screen()).elements.first { $0.element.label == label }!.element.target!.perform(.tap)
    }
  }
}
func type(_ text: String) -> (FocusSystem, ViewGraph) -> Void {
  { system, graph in
    MainActor.assumeIsolated {
      for c in text {
        _ = (system.first as! any TextResponder).perform(.insert(String(c)), key: String(c)); graph.flush()
      }
    }
  }
}
let enter: (FocusSystem, ViewGraph) -> Void = { system, _ in
  MainActor.assumeIsolated { _ = (system.first as! any TextResponder).pressReturn(isHardware: false) }
}
let hide: (FocusSystem, ViewGraph) -> Void = { system, _ in MainActor.assumeIsolated { system.move(to: nil) } }

show(LiveWrong(), [tap("수량"), type("1234"), hide])
show(Live(), [tap("수량"), type("12"), enter])
show(Login(), [{ _, _ in try! EventLoop.shared.advance(by: 1.2) }, type("ab"), tap("로그인"), type("x"), tap("로그인")])
