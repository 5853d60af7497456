import Contract
import SwiftUI

private struct Amount: View {
  @State private var amount = ""
  var body: some View {
    VStack {
      TextField("금액", text: $amount).keyboardType(.decimalPad)
      Text(Double(amount).map { "\($0.formatted())" } ?? "없음")
    }
  }
}

private struct Capitals: View {
  @State private var plain = ""
  @State private var unchanged = ""
  @State private var all = ""
  @State private var never = ""
  var body: some View {
    VStack {
      TextField("기본", text: $plain)
      TextField("그대로", text: $unchanged).textInputAutocapitalization(nil)
      TextField("모두", text: $all).textInputAutocapitalization(.characters)
      TextField("없음", text: $never).textInputAutocapitalization(.never).autocorrectionDisabled()
    }
  }
}

private struct Captions: View {
  @State private var text = ""
  let label: SubmitLabel?
  let log: Log
  var body: some View {
    let field = TextField("글", text: $text).onSubmit { log("submitted") }
    if let label { field.submitLabel(label) } else { field }
  }
}

private struct Contents: View {
  @State private var name = ""
  @State private var code = ""
  var body: some View {
    VStack {
      TextField("아이디", text: $name).textContentType(.username)
      TextField("코드", text: $code).textContentType(.oneTimeCode)
    }
  }
}

/// Keyboards and what a field asks of them.
@MainActor let keyboards: [Fixture] = [
  Fixture("a decimal pad shows the locale's mark, which Double(_:) may not read", rows: 18) {
    let german = show(Amount(), "tap 금액; type 1,5", locale: "de_DE")
    $0.equal(german.state("amount"), "1,5")
    $0.equal(german.texts, ["없음"])
    $0.hold(show(Amount(), "tap 금액; type 1.5", locale: "de_DE").failure != nil, "no point on a German pad")
    $0.equal(show(Amount(), "tap 금액; type 1.5").texts, ["1.5"])
  },
  Fixture("shift is on at the start of sentences unless the field asks for something else", rows: 19) {
    let run = show(Capitals(), "tap 기본; press \"ab. cd\"; tap 그대로; press \"ab. cd\"; tap 모두; press ab; delete; type c")
    $0.equal(run.fieldTexts, ["Ab. Cd", "Ab. Cd", "Ac", ""])
  },
  Fixture("without capitals and correction typed letters arrive as typed", rows: 20) {
    $0.equal(show(Capitals(), "tap 없음; press \"teh. ab\"").state("never"), "teh. ab")
  },
  Fixture("a content type has no effect on the value", rows: 31) {
    let run = show(Contents(), "tap 아이디; type ab; tap 코드; type 1x")
    $0.equal(run.written("name") + run.written("code"), ["a", "ab", "1", "1x"])
  },
  Fixture("a submit label changes the caption and nothing else; the default is return", rows: 32) {
    let log = Log()
    let next = show(Captions(label: .next, log: log), "tap 글; show keyboard; return")
    $0.equal(next.shown, ["default 다음"])
    $0.equal(next.focusMoves, ["글", nil])
    $0.equal(log.lines, ["submitted"])
    let plain = show(Captions(label: nil, log: log), "tap 글; show keyboard; return", locale: "en_US")
    $0.equal(plain.shown, ["default return"])
    $0.equal(plain.focusMoves, ["글", nil])
    for (label, caption) in [(SubmitLabel.done, "done"), (.go, "go"), (.search, "search"), (.continue, "continue")] {
      $0.equal(
        show(Captions(label: label, log: log), "tap 글", locale: "en_US").final.keyboard["return"]?.string, caption)
    }
  },
]
