import Contract
import SwiftUI

private struct Bools: View {
  @State private var a = ""
  @State private var b = ""
  @FocusState private var isA: Bool
  @FocusState private var isB: Bool
  let log: Log
  var body: some View {
    VStack {
      TextField("가", text: $a).focused($isA)
      TextField("나", text: $b).focused($isB)
      Button("가로") { isA = true }
      Button("내리기") {
        isA = false
        isB = false
      }
    }
    .onChange(of: isA) { _, now in log("a \(now)") }
    .onChange(of: isB) { _, now in log("b \(now)") }
  }
}

private struct Places: View {
  @State private var a = ""
  @State private var b = ""
  @FocusState private var place: String?
  let log: Log
  var body: some View {
    VStack {
      TextField("가", text: $a).focused($place, equals: "a")
      TextField("나", text: $b).focused($place, equals: "b")
      TextField("밖", text: $a)
      Button("나로") { place = "b" }
      Button("내리기") { place = nil }
      Button("없는 곳") { place = "z" }
    }
    .onChange(of: place) { old, new in log("\(old ?? "nil") -> \(new ?? "nil")") }
  }
}

private struct SameValue: View {
  @State private var a = ""
  @State private var b = ""
  @FocusState private var place: Int?
  var body: some View {
    VStack {
      TextField("가", text: $a).focused($place, equals: 1)
      TextField("나", text: $b).focused($place, equals: 1)
      Button("하나") { place = 1 }
    }
  }
}

private struct TwoValues: View {
  @State private var a = ""
  @FocusState private var place: Int?
  var body: some View {
    VStack {
      TextField("가", text: $a).focused($place, equals: 1).focused($place, equals: 2)
      Button("하나") { place = 1 }
      Button("둘") { place = 2 }
      Button("내리기") { place = nil }
    }
  }
}

private struct Uninstalled: View {
  @FocusState private var isFocused: Bool
  func look() -> Bool { isFocused }
  var body: some View { Text("글") }
}

private struct Peeking: View {
  let log: Log
  var body: some View { Text("글").onAppear { log("\(Uninstalled().look())") } }
}

private struct AtAppearance: View {
  @State private var a = ""
  @FocusState private var isFocused: Bool
  let delay: Double?
  var body: some View {
    TextField("가", text: $a)
      .focused($isFocused)
      .onAppear {
        guard let delay else { return isFocused = true }
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { isFocused = true }
      }
  }
}

private struct InSheet: View {
  @State private var isPresented = false
  let delay: Double?
  var body: some View {
    Button("열기") { isPresented = true }
      .sheet(isPresented: $isPresented) { AtAppearance(delay: delay) }
  }
}

private struct Pushing: View {
  @State private var a = ""
  @FocusState private var isFocused: Bool
  var body: some View {
    NavigationStack {
      VStack {
        TextField("첫째", text: $a).focused($isFocused)
        NavigationLink("다음") { AtAppearance(delay: nil) }
        NavigationLink("글로") { Text("글") }
      }
    }
  }
}

private final class Model: ObservableObject {
  @Published var place: String?
  init(_ place: String?) { self.place = place }
}

/// The model keeps the place, and the view mirrors it.
private struct Mirrored: View {
  @StateObject private var model: Model
  @State private var a = ""
  @FocusState private var place: String?

  init(_ place: String?) { _model = StateObject(wrappedValue: Model(place)) }

  var body: some View {
    VStack {
      TextField("가", text: $a).focused($place, equals: "a")
      Button("모델") { model.place = "a" }
      Text(model.place ?? "없음")
    }
    .onChange(of: model.place) { _, new in place = new }
    .onChange(of: place) { _, new in model.place = new }
  }
}

private final class FocusModel: ObservableObject {
  @FocusState var place: String?
}

private struct KeptInModel: View {
  @StateObject private var model = FocusModel()
  @State private var a = ""
  var body: some View {
    VStack {
      TextField("가", text: $a).focused(model.$place, equals: "a")
      Button("모델") { model.place = "a" }
    }
  }
}

private struct WithDefault: View {
  @State private var a = ""
  @State private var b = ""
  @FocusState private var place: String?
  var body: some View {
    VStack {
      TextField("가", text: $a).focused($place, equals: "a")
      TextField("나", text: $b).focused($place, equals: "b")
    }
    .defaultFocus($place, "b")
  }
}

private struct Disabling: View {
  @State private var a = ""
  @State private var b = ""
  @State private var isDisabled: Bool
  @FocusState private var place: String?

  init(_ isDisabled: Bool) { _isDisabled = State(initialValue: isDisabled) }

  var body: some View {
    VStack {
      Group { TextField("가", text: $a).focused($place, equals: "a").disabled(false) }.disabled(isDisabled)
      TextField("나", text: $b).focused($place, equals: "b")
      Button("가로") { place = "a" }
      Button("잠그기") { isDisabled = true }
    }
  }
}

private struct Vanishing: View {
  @State private var a = ""
  @State private var isThere = true
  @FocusState private var place: String?
  var body: some View {
    VStack {
      if isThere { TextField("가", text: $a).focused($place, equals: "a") }
      Button("치우기") { isThere = false }
      Text(place ?? "없음")
    }
  }
}

private struct IdentifiedByText: View {
  @State private var a = ""
  @FocusState private var isFocused: Bool
  let refocuses: Bool
  var body: some View {
    TextField("가", text: $a)
      .id(a)
      .focused($isFocused)
      .onChange(of: a) { if refocuses { Task { isFocused = true } } }
  }
}

private struct RowsByText: View {
  @State private var names = ["x", "y"]
  var body: some View {
    VStack { ForEach($names, id: \.self) { $name in TextField("칸", text: $name) } }
  }
}

private struct Parent: View {
  @State private var a = ""
  @State private var b = ""
  @FocusState private var place: String?
  var body: some View {
    VStack {
      ByBinding(text: $a, place: $place)
      ByWrapper(text: $b, place: _place)
      OnItsOwn()
      Text(place ?? "없음")
      Button("wrapper") { place = "wrapper" }
    }
  }
}

private struct ByBinding: View {
  @Binding var text: String
  let place: FocusState<String?>.Binding
  var body: some View {
    VStack {
      TextField("이음", text: $text).focused(place, equals: "binding")
      Button("스스로") { place.wrappedValue = "binding" }
    }
  }
}

private struct ByWrapper: View {
  @Binding var text: String
  @FocusState var place: String?
  var body: some View { TextField("감싼 것", text: $text).focused($place, equals: "wrapper") }
}

private struct OnItsOwn: View {
  @State private var text = ""
  @FocusState private var place: String?
  var body: some View {
    VStack {
      TextField("따로", text: $text).focused($place, equals: "own")
      Text("따로 \(place ?? "없음")")
    }
  }
}

private struct WithObserver: View {
  let log: Log
  @State private var text: String {
    didSet { log("didSet \(text)") }
  }

  init(_ log: Log) {
    self.log = log
    _text = State(initialValue: "")
  }

  var body: some View {
    VStack {
      TextField("가", text: $text).onChange(of: text) { log("onChange \(text)") }
      Button("쓰기") { text = "z" }
    }
  }
}

private struct Login: View {
  enum Field: Hashable { case id, password }
  @State private var id = ""
  @State private var password = ""
  @FocusState private var field: Field?
  let log: Log
  var body: some View {
    VStack {
      TextField("아이디", text: $id).focused($field, equals: .id)
      SecureField("암호", text: $password).focused($field, equals: .password)
      Button("로그인") {
        if id.isEmpty {
          field = .id
        } else if password.isEmpty {
          field = .password
        } else {
          field = nil
          log("in")
        }
      }
    }
  }
}

private struct Scrolled: View {
  @State private var a = ""
  let mode: ScrollDismissesKeyboardMode?
  var body: some View {
    let form = Form { TextField("가", text: $a) }
    if let mode { form.scrollDismissesKeyboard(mode) } else { form }
  }
}

private struct Unscrolled: View {
  @State private var a = ""
  var body: some View { VStack { TextField("가", text: $a) } }
}

private struct Around: View {
  @State private var a = ""
  @State private var b = ""
  @State private var c = ""
  @FocusState private var isInside: Bool
  let log: Log
  var body: some View {
    VStack {
      Group {
        VStack {
          TextField("가", text: $a)
          TextField("나", text: $b)
        }
      }
      .focused($isInside)
      TextField("밖", text: $c)
      Button("안으로") { isInside = true }
    }
    .onChange(of: isInside) { _, now in log("\(now)") }
  }
}

private struct Editor: View {
  @State private var a = ""
  var body: some View { TextEditor(text: $a) }
}

/// Where the focus is and how it moves.
@MainActor let focusing: [Fixture] = [
  Fixture("a Bool is true while its field has the focus, with one onChange for each way", rows: 98) {
    let log = Log()
    let run = show(Bools(log: log), "tap 가; type x; hide keyboard")
    $0.equal(log.lines, ["a true", "a false"])
    $0.equal(run.state("isA"), "false")
  },
  Fixture(
    "a Bool on what is around fields is true while any of them has the focus, and focuses the first", rows: 98, 100
  ) {
    let log = Log()
    let run = show(Around(log: log), "tap 가; tap 나; tap 밖; tap 안으로")
    $0.equal(log.lines, ["true", "false", "true"])
    $0.equal(run.focusMoves, ["가", "나", "밖", "가"])
  },
  Fixture("an optional value is that of the focused field, and nil when all of them are left", rows: 99) {
    let log = Log()
    _ = show(Places(log: log), "tap 가; hide keyboard; tap 나; tap 밖")
    $0.equal(log.lines, ["nil -> a", "a -> nil", "nil -> b", "b -> nil"])
  },
  Fixture("code moves the focus, and nil or false takes it and the keyboard away", rows: 100) {
    let moved = show(Places(log: Log()), "tap 가; tap 나로")
    $0.equal(moved.focusMoves, ["가", "나"])
    let gone = show(Places(log: Log()), "tap 가; tap 내리기")
    $0.equal(gone.focusMoves, ["가", nil])
    $0.hold(gone.final.keyboard.isNull, "the keyboard is gone")
    $0.equal(show(Bools(log: Log()), "tap 가로; tap 내리기").focusMoves, ["가", nil])
  },
  Fixture("two Bools: one becomes false, the other true, with two onChange", rows: 102) {
    let log = Log()
    _ = show(Bools(log: log), "tap 가; tap 나")
    $0.equal(log.lines.sorted(), ["a false", "a true", "b true"])
  },
  Fixture("code that moves the focus is one change, whatever the policy says about a person", rows: "B8") {
    for policy in ["merge", "nilBetween"] {
      let log = Log()
      _ = show(Places(log: log), "tap 가; tap 나로", policies: ["focusHandover": policy])
      $0.equal(log.lines, ["nil -> a", "a -> b"], policy)
    }
  },
  Fixture(
    "two fields with one value: either gives the value; code focuses the first, with a warning", rows: 103, 104, 256
  ) {
    let tapped = show(SameValue(), "tap 나")
    $0.equal(tapped.state("place"), "1")
    $0.equal(tapped.warnings, [])
    let set = show(SameValue(), "tap 하나")
    $0.equal(set.focusMoves, ["가"])
    $0.equal(set.warnings.count, 1)
  },
  Fixture("one field with two values: setting either focuses it", rows: 105) {
    let run = show(TwoValues(), "tap 둘; tap 내리기; tap 하나")
    $0.equal(run.focusMoves, ["가", nil, "가"])
    $0.equal(show(TwoValues(), "tap 둘").state("place"), "2")
    $0.equal(show(TwoValues(), "tap 하나").state("place"), "1")
  },
  Fixture(
    "a value that no view has: nil after the update; the present field resigns, or keeps the focus", rows: 106, "B9"
  ) {
    let resigned = show(Places(log: Log()), "tap 가; tap \"없는 곳\"")
    $0.equal(resigned.focusMoves, ["가", nil])
    $0.equal(resigned.state("place"), "nil")
    $0.equal(resigned.decided("unmatchedFocus"), "resign")
    let kept = show(Places(log: Log()), "tap 가; tap \"없는 곳\"", policies: ["unmatchedFocus": "keep"])
    $0.equal(kept.focusMoves, ["가"])
    $0.equal(kept.state("place"), "a")
    $0.equal(kept.decided("unmatchedFocus"), "keep")
    $0.equal(show(Places(log: Log()), "tap \"없는 곳\"").state("place"), "nil")
  },
  Fixture("a FocusState is a Bool or an optional, without an initial value", rows: 107) {
    $0.equal(show(Bools(log: Log())).state("isA"), "false")
    $0.equal(show(Places(log: Log())).state("place"), "nil")
  },
  Fixture("a FocusState of a view that is not on the screen warns and says where the focus is not", rows: 109) {
    let log = Log()
    let run = show(Peeking(log: log))
    $0.equal(log.lines, ["false"])
    $0.equal(
      run.warnings,
      [
        "Accessing FocusState's value outside of the body of a View. "
          + "This will result in a constant Binding of the initial value and will not update."
      ])
  },
  Fixture("focus in onAppear: at once by default, dropped while the field is not ready", rows: 110, 112, "B11") {
    $0.equal(show(AtAppearance(delay: nil)).focusMoves, ["가"])
    $0.equal(show(Pushing(), "tap 다음").focusMoves, ["가"])
    let late = show(AtAppearance(delay: nil), "wait 2", policies: ["focusReadyDelay": "0.5"])
    $0.equal(late.focusMoves, [])
    $0.equal(late.state("isFocused"), "false")
    $0.equal(late.decided("focusReadyDelay"), "0.5")
    let sheet = show(InSheet(delay: nil), "tap 열기; wait 2")
    $0.equal(sheet.focusMoves, [])
    $0.equal(sheet.decided("focusReadyDelaySheet"), "0.5")
    $0.equal(show(InSheet(delay: nil), "tap 열기", policies: ["focusReadyDelaySheet": "0"]).focusMoves, ["가"])
  },
  Fixture("focus after a delay arrives", rows: 111, "B11") {
    $0.equal(show(InSheet(delay: 0.6), "tap 열기; wait 1").focusMoves, ["가"])
    $0.equal(show(InSheet(delay: 0.4), "tap 열기; wait 1").focusMoves, [])
    let late = ["focusReadyDelay": "0.5"]
    $0.equal(show(AtAppearance(delay: 1.2), "wait 1", policies: late).focusMoves, [])
    $0.equal(show(AtAppearance(delay: 1.2), "wait 1.2", policies: late).focusMoves, ["가"])
  },
  Fixture("a person can tap a field that code cannot focus yet", rows: "B11") {
    $0.equal(show(AtAppearance(delay: nil), "tap 가", policies: ["focusReadyDelay": "0.5"]).focusMoves, ["가"])
  },
  Fixture("a model that is mirrored with onChange: its first value is not applied", rows: 113) {
    $0.equal(show(Mirrored("a")).focusMoves, [])
    $0.equal(show(Mirrored(nil), "tap 모델").focusMoves, ["가"])
    $0.equal(show(Mirrored(nil), "tap 가").texts, ["a"])
    $0.equal(show(Mirrored(nil), "tap 가; hide keyboard").texts, ["없음"])
  },
  Fixture("a FocusState in a model belongs to no view: it follows nothing and moves nothing", rows: 125) {
    $0.equal(show(KeptInModel(), "tap 모델").focusMoves, [])
    $0.equal(show(KeptInModel(), "tap 가").focusMoves, ["가"])
  },
  Fixture("the default focus is taken when the screen appears", rows: 114) {
    let run = show(WithDefault())
    $0.equal(run.focusMoves, ["나"])
    $0.equal(run.state("place"), "b")
    $0.equal(show(WithDefault(), "tap 가; hide keyboard; tap 가").focusMoves, ["나", "가", nil, "가"])
  },
  Fixture("a disabled field takes no tap and no focus from code; an inner false does not enable it", rows: 116) {
    let tapped = show(Disabling(true), "tap 가; tap 나")
    $0.equal(tapped.rejections, ["disabled"])
    $0.equal(tapped.focusMoves, ["나"])
    let set = show(Disabling(true), "tap 가로")
    $0.equal(set.focusMoves, [])
    $0.equal(set.state("place"), "nil")
    $0.equal(show(Disabling(false), "tap 가로").focusMoves, ["가"])
  },
  Fixture("a field that is disabled while it has the focus keeps it, and takes no more edits", rows: 117) {
    let run = show(Disabling(false), "tap 가; type a; tap 잠그기; type b")
    $0.equal(run.focusMoves, ["가"])
    $0.equal(run.state("place"), "a")
    $0.equal(run.written("a"), ["a"])
    $0.equal(run.rejections, ["disabled"])
  },
  Fixture("the focus goes when its field leaves the screen", rows: 118) {
    let run = show(Vanishing(), "tap 가; type a; tap 치우기")
    $0.equal(run.state("place"), "nil")
    $0.equal(run.texts, ["없음"])
    $0.hold(run.final.keyboard.isNull, "the keyboard is gone")
  },
  Fixture("a field whose identity is its text loses the focus at each character", rows: 119) {
    let run = show(IdentifiedByText(refocuses: false), "tap 가; type x")
    $0.equal(run.state("isFocused"), "false")
    $0.equal(run.state("a"), "x")
    $0.hold(show(IdentifiedByText(refocuses: false), "tap 가; type xy").failure != nil, "nothing to type y into")
  },
  Fixture("rows that are identified by what is typed into them lose it too", rows: 120) {
    let run = show(RowsByText(), "tap textField[0]; type z")
    $0.equal(run.state("names"), "[\"xz\", \"y\"]")
    $0.equal(run.focusRefs.last!, nil)
  },
  Fixture("a task brings the focus back on the next turn", rows: 121) {
    let run = show(IdentifiedByText(refocuses: true), "tap 가; type xy")
    $0.equal(run.state("isFocused"), "true")
    $0.equal(run.state("a"), "xy")
  },
  Fixture("a child follows its parent's state by the binding or by the wrapper itself", rows: 122, 123) {
    $0.equal(show(Parent(), "tap 이음").texts.last, "binding")
    $0.equal(show(Parent(), "tap \"감싼 것\"").texts.last, "wrapper")
    $0.equal(show(Parent(), "tap 스스로").focusMoves, ["이음"])
    $0.equal(show(Parent(), "tap wrapper").focusMoves, ["감싼 것"])
  },
  Fixture("a child's own state is its own", rows: 124) {
    $0.equal(show(Parent(), "tap 따로").texts, ["따로 own", "없음"])
  },
  Fixture("what the system writes goes to the storage: no didSet, but onChange", rows: 127) {
    let log = Log()
    _ = show(WithObserver(log), "tap 가; type x")
    $0.equal(log.lines, ["onChange x"])
    let set = Log()
    _ = show(WithObserver(set), "tap 쓰기")
    $0.equal(set.lines, ["didSet z", "onChange z"])
  },
  Fixture(
    "a focused field keeps the keyboard when another screen is pushed, and the focus when it comes back", rows: 128
  ) {
    let pushed = show(Pushing(), "tap 첫째; tap 글로")
    $0.hold(!pushed.final.keyboard.isNull, "the keyboard stays")
    $0.equal(show(Pushing(), "tap 첫째; tap 글로; back; type x").state("a"), "x")
  },
  Fixture("scrolling hides the keyboard as the mode says", rows: 129, 130) {
    for (mode, hides) in [
      (ScrollDismissesKeyboardMode.immediately, true), (.interactively, true), (.never, false), (.automatic, true),
    ] {
      $0.equal(show(Scrolled(mode: mode), "tap 가; scroll down").final.keyboard.isNull, hides, "\(mode)")
    }
    $0.hold(show(Scrolled(mode: nil), "tap 가; scroll down").final.keyboard.isNull, "the default hides it")
    $0.hold(show(Editor(), "tap textEditor[0]; scroll down").final.keyboard.isNull, "a text editor too")
    let fixed = show(Unscrolled(), "tap 가; scroll down")
    $0.hold(!fixed.final.keyboard.isNull, "nothing there can be scrolled")
    $0.equal(fixed.rejections, ["nothing to scroll"])
  },
  Fixture("a button that is tapped leaves the keyboard where it is", rows: 131) {
    let run = show(Places(log: Log()), "tap 가; tap 나로; tap 나로")
    $0.hold(!run.final.keyboard.isNull, "the keyboard stays")
    let plain = show(Login(log: Log()), "tap 아이디; type a; tap 로그인")
    $0.equal(plain.focusMoves, ["아이디", "암호"])
  },
  Fixture("a login button sends the person to what is missing", rows: 132) {
    $0.equal(show(Login(log: Log()), "tap 로그인").focusMoves, ["아이디"])
    $0.equal(show(Login(log: Log()), "tap 암호; type b; tap 로그인").focusMoves, ["암호", "아이디"])
    let log = Log()
    let run = show(Login(log: log), "tap 아이디; type a; tap 암호; type b; tap 로그인")
    $0.equal(run.focusMoves, ["아이디", "암호", nil])
    $0.equal(log.lines, ["in"])
  },
]
