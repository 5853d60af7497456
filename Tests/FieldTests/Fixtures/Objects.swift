import Contract
import SwiftUI

private final class Profile: ObservableObject {
  @Published var name = "가"
  @Published var age = 1
}

private final class Settings: ObservableObject {
  @Published var isDark = false
}

private struct ProfileScreen: View {
  @StateObject private var profile = Profile()
  @StateObject private var settings = Settings()
  var body: some View {
    VStack {
      Text("이름 \(profile.name)")
      Button("나이") {
        profile.age += 1
        profile.age += 1
      }
      Button("같은 이름") { profile.name = "가" }
      NameRow(name: $profile.name)
      SettingsRow()
    }
    .environmentObject(settings)
  }
}

private struct NameRow: View {
  @Binding var name: String
  var body: some View { TextField("이름", text: $name) }
}

private struct SettingsRow: View {
  @EnvironmentObject private var settings: Settings
  var body: some View { Toggle("어둡게", isOn: $settings.isDark) }
}

private struct HeldInState: View {
  @State private var profile = Profile()
  var body: some View {
    VStack {
      Text("나이 \(profile.age)")
      Button("더") { profile.age += 1 }
    }
  }
}

private struct PublishesInBody: View {
  @StateObject private var profile = Profile()
  @State private var goes = false
  var body: some View {
    if goes { let _ = profile.age += 1 }
    Button("고침") { goes = true }
  }
}

private struct PublishesInBackground: View {
  @StateObject private var profile = Profile()
  private func change(on queue: DispatchQueue) {
    nonisolated(unsafe) let profile = profile
    DispatchQueue.global().async { queue.async { profile.age += 1 } }
  }
  var body: some View {
    Text("나이 \(profile.age)")
    Button("뒤에서") { change(on: .global()) }
    Button("앞에서") { change(on: .main) }
  }
}

@Observable private final class Book {
  var title = "책"
  var isAvailable = true
}

private struct BookScreen: View {
  @State private var book = Book()
  var body: some View {
    VStack {
      TitleRow(book: book)
      Button("빌림") { book.isAvailable.toggle() }
      BookEditor(book: book)
    }
  }
}

private struct TitleRow: View {
  let book: Book
  var body: some View { Text(book.title) }
}

private struct BookEditor: View {
  @Bindable var book: Book
  var body: some View { TextField("제목", text: $book.title) }
}

private struct Stored: View {
  @AppStorage("별명") private var nickname = "없음"
  @AppStorage("고른 것") private var choice: Int?
  @SceneStorage("쓰다 만 글") private var draft = ""
  var body: some View {
    VStack {
      Text("별명 \(nickname)")
      OtherStored()
      Button("바꿈") { nickname = "새" }
      Button("밖에서") { UserDefaults.standard.set("밖", forKey: "별명") }
      Button("하나") { choice = 1 }
      Button("없음") { choice = nil }
      TextField("글", text: $draft)
    }
  }
}

private struct OtherStored: View {
  @AppStorage("별명") private var nickname = "없음"
  var body: some View { Text("여기도 \(nickname)") }
}

private struct Clocks: View {
  @State private var count = 0
  let log: Log
  var body: some View {
    VStack {
      Button("시계") {
        Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
          MainActor.assumeIsolated {
            count += 1
            if count == 3 { timer.invalidate() }
          }
        }
      }
      Button("나중") {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.2) { log.note("1.2") }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) { log.note("0.3") }
        DispatchQueue.main.async { log.note("곧") }
        let item = DispatchWorkItem { log.note("취소됨") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: item)
        item.cancel()
        log.note("지금")
      }
    }
  }
}

@MainActor let objects = [
  Fixture("an object's properties are listed under its type, and each call of their setters is recorded", rows: 1) {
    let run = show(ProfileScreen(), "tap 나이; tap 이름; type 나")
    $0.equal(run.written("age"), ["2", "3"])
    $0.equal(run.written("name"), ["가나"])
    $0.equal(run.final.state.filter { $0["view"] == "Profile" }.map { $0["name"] }, ["name", "age"])
    $0.equal(run.texts, ["이름 가나"])
  },
  Fixture("equal values are setter calls without a change") {
    let run = show(ProfileScreen(), "tap \"같은 이름\"")
    $0.equal(run.calls("name"), 1)
    $0.equal(run.changes("name"), 0)
  },
  Fixture("whoever observes an object is evaluated at any of its changes", rows: 186) {
    let run = show(ProfileScreen(), "tap 나이; tap 어둡게")
    $0.equal(run.bodies("ProfileScreen"), 3)
    $0.equal(run.bodies("SettingsRow"), 2)
  },
  Fixture("an ObservableObject in State does not update the view", rows: 193) {
    let run = show(HeldInState(), "tap 더; tap 더")
    $0.equal(run.written("age"), ["2", "3"])
    $0.equal(run.bodies("HeldInState"), 1)
    $0.equal(run.texts, ["나이 1"])
  },
  Fixture("publishing while a view is evaluated is SwiftUI's own warning", rows: 188, 252) {
    let run = show(PublishesInBody(), "tap 고침")
    $0.equal(
      run.warnings,
      ["Publishing changes from within view updates is not allowed, this will cause undefined behavior."])
  },
  Fixture("publishing from another thread is SwiftUI's own warning", rows: 189) {
    let run = show(PublishesInBackground(), "tap 뒤에서")
    $0.equal(
      run.warnings,
      [
        "Publishing changes from background threads is not allowed; make sure to publish values from the main thread "
          + "(via operators like receive(on:)) on model updates."
      ])
    $0.equal(show(PublishesInBackground(), "tap 앞에서").warnings, [])
    $0.equal(show(PublishesInBackground(), "tap 앞에서").texts, ["나이 2"])
  },
  Fixture("a StateObject outside of a view is made anew each time, and SwiftUI says so", rows: 191) {
    let screen = StateObjectOutside()
    let run = show(AskingOutside(other: screen), "tap 묻기")
    $0.equal(
      run.warnings,
      [
        "Accessing StateObject's object without being installed on a View. This will create a new instance each time."
      ])
  },
  Fixture("only a property that the body read brings an @Observable's views back", rows: 192) {
    let run = show(BookScreen(), "tap 빌림")
    $0.equal(run.bodies("TitleRow"), 1)
    let typed = show(BookScreen(), "tap 제목; type 상")
    $0.equal(typed.bodies("TitleRow"), 2)
    $0.equal(typed.texts, ["책상"])
  },
  Fixture("a field on a Bindable's property writes it at each edit", rows: 195) {
    let run = show(BookScreen(), "tap 제목; type 상자")
    $0.equal(run.texts, ["책상자"])
    $0.equal(run.state("title"), "책상자")
  },
  Fixture("defaults are kept for the run, and all who read a key follow it") {
    UserDefaults.standard.removeObject(forKey: "별명")
    let run = show(Stored(), "tap 바꿈")
    $0.equal(run.texts, ["별명 새", "여기도 새"])
    $0.equal(run.written("nickname"), ["새"])
    let outside = show(Stored(), "tap 밖에서")
    $0.equal(outside.texts, ["별명 밖", "여기도 밖"])
    $0.equal(outside.written("nickname"), [])
    $0.equal(show(Stored(), "tap 하나; tap 없음").written("choice"), ["1", "nil"])
  },
  Fixture("timers and queues run in virtual time, in order", rows: 221) {
    let log = Log()
    let run = show(Clocks(log: log), "tap 나중; wait 2")
    $0.equal(run.failure, nil)
    $0.equal(log.lines, ["지금", "곧", "0.3", "1.2"])
    $0.equal(show(Clocks(log: Log()), "tap 시계; wait 0.25").written("count"), ["1", "2"])
    $0.equal(show(Clocks(log: Log()), "tap 시계; wait 5").written("count"), ["1", "2", "3"])
  },
]

private struct StateObjectOutside: View {
  @StateObject private var profile = Profile()
  var name: String { profile.name }
  var body: some View { Text(profile.name) }
}

private struct AskingOutside: View {
  let other: StateObjectOutside
  var body: some View { Button("묻기") { _ = other.name } }
}
