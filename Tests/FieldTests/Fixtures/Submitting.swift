import Contract
import SwiftUI

private struct Single: View {
  enum Field { case name, password, other }
  @State private var name = ""
  @State private var password = ""
  @State private var other = ""
  @FocusState private var focus: Field?
  let log: Log
  var body: some View {
    Form {
      TextField("이름", text: $name).focused($focus, equals: .name).onSubmit { log("name \(name)") }
      SecureField("암호", text: $password).focused($focus, equals: .password).onSubmit { log("password") }
      TextField("다른", text: $other).focused($focus, equals: .other)
      Button("옮기기") { focus = .other }
    }
  }
}

private struct Nested: View {
  @State private var text = ""
  let log: Log
  var body: some View {
    Form {
      Group {
        TextField("글", text: $text).onSubmit { log("field") }
      }
      .onSubmit { log("group") }
      TextField("아래", text: $text)
    }
    .onSubmit { log("form 1") }
    .onSubmit { log("form 2") }
  }
}

private struct Thrice: View {
  @State private var text = ""
  let log: Log
  var body: some View {
    TextField("글", text: $text).onSubmit { log("1") }.onSubmit { log("2") }.onSubmit { log("3") }
  }
}

private struct Scoped: View {
  @State private var text = ""
  let blocks: Bool
  let log: Log
  var body: some View {
    Form {
      TextField("글", text: $text).onSubmit { log("inside") }.submitScope(blocks).onSubmit { log("around") }
      Group { TextField("무리", text: $text).onSubmit { log("field") } }.submitScope(blocks)
    }
    .onSubmit { log("form") }
  }
}

private struct Searching: View {
  @State private var text = ""
  let log: Log
  var body: some View {
    VStack {
      TextField("글", text: $text).onSubmit(of: .search) { log("search") }
      TextField("둘", text: $text).onSubmit(of: [.search, .text]) { log("both") }
    }
    .onSubmit { log("outer") }
  }
}

private struct Chain: View {
  enum Field: Hashable { case street, city, country }
  @State private var street = ""
  @State private var city = ""
  @State private var country = ""
  @FocusState private var focus: Field?
  let log: Log
  var body: some View {
    Form {
      TextField("길", text: $street).focused($focus, equals: .street).submitLabel(.next)
      TextField("도시", text: $city).focused($focus, equals: .city).submitLabel(.next)
      TextField("나라", text: $country).focused($focus, equals: .country).submitLabel(.done)
    }
    .onSubmit {
      log("submitted \(focus.map { "\($0)" } ?? "nil")")
      switch focus {
      case .street: focus = .city
      case .city: focus = .country
      default: log("done")
      }
    }
    .onChange(of: focus) { old, new in log("\(old.map { "\($0)" } ?? "nil") -> \(new.map { "\($0)" } ?? "nil")") }
  }
}

private struct Count: View {
  @State private var count = 1
  let log: Log
  var body: some View { TextField("수", value: $count, format: .number).onSubmit { log("count \(count)") } }
}

private struct OldCallbacks: View {
  @State private var text = ""
  @State private var other = ""
  let log: Log
  var body: some View {
    VStack {
      TextField("글", text: $text, onEditingChanged: { log("editing \($0)") }, onCommit: { log("commit \(text)") })
      TextField("다른", text: $other)
    }
  }
}

/// Return, `onSubmit` and what belongs to them.
@MainActor let submitting: [Fixture] = [
  Fixture("Return submits, on either keyboard; leaving the field and moving the focus by code do not", rows: 84) {
    let log = Log()
    _ = show(Single(log: log), "tap 이름; type a; return; tap 이름; hardware return; tap 암호; return")
    $0.equal(log.lines, ["name a", "name a", "password"])
    let quiet = Log()
    _ = show(Single(log: quiet), "tap 이름; type a; tap 다른; tap 이름; hide keyboard; tap 이름; tap 옮기기")
    $0.equal(quiet.lines, [])
  },
  Fixture("onSubmit on a form covers every field below; nested ones run from the outermost in", rows: 85, 86) {
    let log = Log()
    let run = show(Nested(log: log), "tap 글; return; tap 아래; return")
    $0.equal(log.lines, ["form 2", "form 1", "group", "field", "form 2", "form 1"])
    $0.equal(
      run.steps[2].events.filter { $0.kind == .onSubmit }.map { $0["trigger"] }, Array(repeating: "text", count: 4))
  },
  Fixture("several onSubmit on one field run too, the last modifier first", rows: 87) {
    let log = Log()
    _ = show(Thrice(log: log), "tap 글; return")
    $0.equal(log.lines, ["3", "2", "1"])
  },
  Fixture("a submit scope keeps submits from what is further out", rows: 88) {
    let log = Log()
    _ = show(Scoped(blocks: true, log: log), "tap 글; return; tap 무리; return")
    $0.equal(log.lines, ["inside", "field"])
  },
  Fixture("a submit scope that does not block does nothing", rows: 89) {
    let log = Log()
    _ = show(Scoped(blocks: false, log: log), "tap 글; return; tap 무리; return")
    $0.equal(log.lines, ["form", "around", "inside", "form", "field"])
  },
  Fixture("an onSubmit of searches lets no submit of a text through to the outer one", rows: 90) {
    let log = Log()
    _ = show(Searching(log: log), "tap 글; return")
    $0.equal(log.lines, [])
    _ = show(Searching(log: log), "tap 둘; return")
    $0.equal(log.lines, ["outer", "both"])
  },
  Fixture("after Return the focus leaves the field and the keyboard hides", rows: 92) {
    let run = show(Single(log: Log()), "tap 이름; return")
    $0.equal(run.state("focus"), "nil")
    $0.hold(run.final.keyboard.isNull, "the keyboard is gone")
  },
  Fixture("onSubmit sees the focus still on the field, and may move it straight on", rows: 93, 94, "B3") {
    let log = Log()
    let run = show(Chain(log: log), "tap 길; return; return; return")
    $0.equal(
      log.lines,
      [
        "nil -> street", "submitted street", "street -> city", "submitted city", "city -> country", "submitted country",
        "done", "country -> nil",
      ])
    $0.equal(run.focusMoves, ["길", "도시", "나라", nil])
    let captions = show(Chain(log: log), "tap 길; show keyboard; return; return; show keyboard").shown
    $0.equal(captions, ["default 다음", "default 완료"])
  },
  Fixture("a value with a format is committed before onSubmit runs", rows: 94, 95, "B3") {
    let log = Log()
    let run = show(Count(log: log), "tap 수; clear; type 12; return")
    $0.equal(log.lines, ["count 12"])
    $0.equal(run.lastStep.filter { ["write", "onSubmit", "focus"].contains($0) }, ["write", "onSubmit", "focus"])
  },
  Fixture("onCommit runs at Return only, and the focus leaves", rows: 96) {
    let log = Log()
    let run = show(OldCallbacks(log: log), "tap 글; type a; tap 다른; tap 글; return")
    $0.equal(log.lines.filter { $0.hasPrefix("commit") }, ["commit a"])
    $0.equal(run.focusMoves.last!, nil)
  },
  Fixture("onEditingChanged tells when the focus comes and goes, and nothing of edits", rows: 97) {
    let log = Log()
    _ = show(OldCallbacks(log: log), "tap 글; type abc; tap 다른; tap 글; hide keyboard")
    $0.equal(log.lines, ["editing true", "editing false", "editing true", "editing false"])
  },
]
