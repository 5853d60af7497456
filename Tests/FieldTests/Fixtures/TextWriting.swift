import Contract
import SwiftUI

private struct NameField: View {
  @State private var name = ""
  var body: some View {
    VStack {
      TextField("이름", text: $name)
      Text(name)
    }
  }
}

private struct Limited: View {
  @State private var code = ""
  var body: some View {
    TextField("코드", text: $code)
      .onChange(of: code) { code = String(code.prefix(5)) }
  }
}

private struct Ignoring: View {
  @State private var code = "abcde"
  var body: some View {
    TextField("코드", text: Binding(get: { code }, set: { if $0.count <= 5 { code = $0 } }))
  }
}

private struct DigitsOnly: View {
  @State private var digits = ""
  var body: some View {
    TextField("숫자", text: Binding(get: { digits }, set: { digits = $0.filter(\.isNumber) }))
  }
}

private struct ClearButton: View {
  @State private var text = "abc"
  var body: some View {
    VStack {
      TextField("글", text: $text)
      Button("바꾸기") { text = "새 글" }
    }
  }
}

private struct PadField: View {
  @State private var digits = ""
  var body: some View { TextField("숫자", text: $digits).keyboardType(.numberPad) }
}

@MainActor let textWriting: [Fixture] = [
  Fixture("a String is written once for each edit, and what reads it follows at once", rows: 1, 9) {
    let run = show(NameField(), "tap 이름; type abc")
    $0.equal(run.written("name"), ["a", "ab", "abc"])
    $0.equal(run.texts, ["abc"])
  },
  Fixture("the delete key is an edit; in an empty field it is nothing", rows: 3, 4) {
    let run = show(NameField(), "tap 이름; type ab; delete 3")
    $0.equal(run.written("name"), ["a", "ab", "a", ""])
    $0.equal(run.steps.last!.events.count { $0.kind == .edit }, 2)
  },
  Fixture("a paste is one edit and one write", rows: 5) {
    let run = show(NameField(), "tap 이름; paste 123456")
    $0.equal(run.written("name"), ["123456"])
  },
  Fixture("Return writes an equal value once more, unless the policy says otherwise", rows: 6, "B2") {
    let with = show(NameField(), "tap 이름; type 123; return")
    $0.equal(with.calls("name"), 4)
    $0.equal(with.changes("name"), 3)
    $0.hold(with.policiesThatDecided.contains("equalCommitWrite"), "the trace says that a policy decided")
    let without = show(NameField(), "tap 이름; type 123; return", policies: ["equalCommitWrite": "off"])
    $0.equal(without.calls("name"), 3)
  },
  Fixture("gaining and losing the focus writes nothing", rows: 7) {
    let run = show(NameField(), "tap 이름; hide keyboard")
    $0.equal(run.calls("name"), 0)
  },
  Fixture("an equal write changes nothing: no body, no onChange", rows: 8) {
    let run = show(NameField(), "tap 이름; type a; return")
    $0.hold(!run.steps.last!.events.contains { $0.kind == .body }, "no body at the equal write")
  },
  Fixture("a value from outside shows, with the caret at its end", rows: 10) {
    let run = show(ClearButton(), "tap 글; cursor 1; tap 바꾸기; type x")
    $0.equal(run.fieldTexts, ["새 글x"])
  },
  Fixture("a setter that refuses leaves the field with what was typed", rows: 11, "B4") {
    let run = show(Ignoring(), "tap 코드; type f")
    $0.equal(run.fieldTexts, ["abcdef"])
    $0.equal(run.state("code"), "abcde")
  },
  Fixture("a setter that filters: iOS 17 keeps what was typed, iOS 16 shows what was stored", rows: 12, "B4") {
    let now = show(DigitsOnly(), "tap 숫자; type a")
    $0.equal(now.fieldTexts, ["a"])
    $0.equal(now.state("digits"), "")
    let then = show(DigitsOnly(), "tap 숫자; type a", policies: ["setterFilter": "ios16"])
    $0.equal(then.fieldTexts, [""])
  },
  Fixture("cutting in onChange: two writes, two onChange, the field shows the cut text", rows: 13, 14) {
    let run = show(Limited(), "tap 코드; type abcde; type f")
    $0.equal(run.changed("code").suffix(2), ["abcdef", "abcde"])
    $0.equal(run.changeActions.suffix(2), ["abcde -> abcdef", "abcdef -> abcde"])
    $0.equal(run.fieldTexts, ["abcde"])
    $0.equal(run.steps.last!.events.count { $0.kind == .body }, 2)
  },
  Fixture("a keyboard type filters nothing: a paste brings any text", rows: 16) {
    let run = show(PadField(), "tap 숫자; paste 2a")
    $0.equal(run.state("digits"), "2a")
  },
  Fixture("a number pad has no Return and no letters", rows: 17) {
    $0.hold(show(PadField(), "tap 숫자; type 1; return").failure != nil, "Return fails")
    $0.hold(show(PadField(), "tap 숫자; type a").failure != nil, "a letter fails")
    $0.hold(show(PadField(), "tap 숫자; type -").failure != nil, "a minus fails")
  },
]
