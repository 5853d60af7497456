import Contract
import SwiftUI

private struct TwoFields: View {
  private enum Field { case first, second }
  @State private var first = ""
  @State private var second = ""
  @FocusState private var focus: Field?
  var body: some View {
    VStack {
      TextField("이름", text: $first).focused($focus, equals: .first)
      TextField("별명", text: $second).focused($focus, equals: .second)
      Button("저장") {}
      Text(focus == nil ? "없음" : "있음")
    }
    .onChange(of: focus) { old, new in }
  }
}

private struct Pads: View {
  @State private var amount = ""
  @State private var phone = ""
  @State private var latin = ""
  var body: some View {
    VStack {
      TextField("금액", text: $amount).keyboardType(.decimalPad)
      TextField("전화", text: $phone).keyboardType(.phonePad)
      TextField("영문", text: $latin).keyboardType(.asciiCapable)
    }
  }
}

private struct Capitals: View {
  @State private var sentences = ""
  @State private var words = ""
  @State private var never = ""
  var body: some View {
    VStack {
      TextField("문장", text: $sentences)
      TextField("낱말", text: $words).textInputAutocapitalization(.words)
      TextField("그대로", text: $never).textInputAutocapitalization(.never)
    }
  }
}

private struct Secret: View {
  @State private var password = "abc"
  var body: some View { SecureField("암호", text: $password) }
}

private struct Twins: View {
  @State private var on = false
  var body: some View {
    VStack {
      Toggle("알림", isOn: $on).disabled(true)
      Button("확인") {}
      Button("확인") {}
      Button("완료") {}
    }
  }
}

/// What a person does at the device, action by action (`Docs/contract.md`, Actions).
@MainActor let acting: [Fixture] = [
  Fixture("Hangul is composed on iOS with one write for each key", rows: 234, "B15") {
    let run = show(TwoFields(), "tap 이름; compose 한글")
    $0.equal(run.written("first"), ["ㅎ", "하", "한", "한ㄱ", "한그", "한글"])
    $0.equal(run.policiesThatDecided, ["composition"])
  },
  Fixture("Hangul is composed on macOS as marked text, written when a syllable is finished", rows: 234, "B15") {
    let run = show(TwoFields(), "tap 이름; compose 한글", platform: .macOS)
    $0.equal(run.written("first"), ["한"])
    $0.equal(
      run.steps[2].events.filter { $0.kind == .edit }.map { $0["text"]!.string! }, ["ㅎ", "하", "한", "한ㄱ", "한그", "한글"])
    $0.equal(run.fieldTexts, ["한글", ""])
    let left = show(TwoFields(), "tap 이름; compose 한글; tap 별명", platform: .macOS)
    $0.equal(left.written("first"), ["한", "한글"])
    let clicked = show(TwoFields(), "tap 이름; compose 글; tap 저장", platform: .macOS)
    $0.equal(clicked.written("first"), ["글"])
    let typed = show(TwoFields(), "tap 이름; compose 하; type a", platform: .macOS)
    $0.equal(typed.written("first"), ["하", "하a"])
    let deleted = show(TwoFields(), "tap 이름; compose 하나; delete 3; type b", platform: .macOS)
    $0.equal(deleted.written("first"), ["하", "", "b"])
  },
  Fixture("the same on iOS where the policy says so, and the other way round on macOS", rows: "B15") {
    $0.equal(show(TwoFields(), "tap 이름; compose 한글", policies: ["composition": "marked"]).written("first"), ["한"])
    let edits = show(TwoFields(), "tap 이름; compose 하", platform: .macOS, policies: ["composition": "edits"])
    $0.equal(edits.written("first"), ["ㅎ", "하"])
  },
  Fixture("composition goes on from action to action until something else touches the field", rows: 234) {
    $0.equal(show(TwoFields(), "tap 이름; compose 하; wait 1; compose ㄴ").state("first"), "한")
    $0.equal(show(TwoFields(), "tap 이름; compose 하; cursor end; compose ㄴ").state("first"), "하ㄴ")
    $0.equal(show(TwoFields(), "tap 이름; compose 하; tap 별명; tap 이름; compose ㄴ").state("first"), "하ㄴ")
    $0.equal(show(TwoFields(), "tap 이름; type 하; compose ㄴ").state("first"), "하ㄴ")
  },
  Fixture("deletion takes letters of the syllable in the making, then syllables", rows: 234) {
    let run = show(TwoFields(), "tap 이름; compose 닭이; delete 3")
    $0.equal(Array(run.written("first").suffix(3)), ["닭ㅇ", "닭", ""])
  },
  Fixture("pressing follows shift; typing does not", rows: 19, 20) {
    let run = show(Capitals(), "tap 문장; press \"abc. de\"; tap 낱말; press \"ab cd\"; tap 그대로; press ab; type Cd")
    $0.equal(run.fieldTexts, ["Abc. De", "Ab Cd", "abCd"])
    $0.equal(show(Capitals(), "tap 문장; press ㅎㅏㄴ").state("sentences"), "한")
    $0.equal(show(Capitals(), "tap 문장; press abC", platform: .macOS).state("sentences"), "abC")
  },
  Fixture("focus goes from field to field in one change, or through nil by policy", rows: 101, "B8") {
    let merged = show(TwoFields(), "tap 이름; tap 별명")
    $0.equal(merged.changeActions.last, "first -> second")
    $0.hold(merged.policiesThatDecided.contains("focusHandover"), "the policy is noted")
    let split = show(TwoFields(), "tap 이름; tap 별명", policies: ["focusHandover": "nilBetween"])
    $0.equal(Array(split.changeActions.suffix(2)), ["first -> nil", "nil -> second"])
    $0.equal(split.focusMoves, ["이름", nil, "별명"])
  },
  Fixture("hardware Tab goes through the fields and around, shift Tab back") {
    let run = show(TwoFields(), "hardware tab; hardware tab; hardware tab; hardware shift tab; hardware type \"\\tx\"")
    $0.equal(run.focusMoves, ["이름", "별명", "이름", "별명", "이름"])
    $0.equal(run.state("first"), "x")
  },
  Fixture("a pad has only its keys; a paste and a hardware keyboard bring any text", rows: 16, 17, 18) {
    $0.hold(show(Pads(), "tap 금액; type -").failure?.contains("decimalPad") == true, "no minus on a decimal pad")
    $0.equal(show(Pads(), "tap 금액; type 1.5; paste a; hardware type -").state("amount"), "1.5a-")
    $0.hold(show(Pads(), "tap 금액; type 1,5").failure != nil, "no comma on a Korean decimal pad")
    $0.equal(show(Pads(), "tap 금액; type 1,5", locale: "de_DE").state("amount"), "1,5")
    $0.equal(show(Pads(), "tap 전화; type +*#").state("phone"), "+*#")
    $0.hold(show(Pads(), "tap 영문; type 가").failure?.contains("asciiCapable") == true, "ASCII only")
    $0.hold(show(Pads(), "tap 금액; return").failure?.contains("Return") == true, "no Return key")
    $0.hold(show(Pads(), "tap 금액; type \"\\n\"").failure?.contains("Return") == true, "no Return key to type")
  },
  Fixture("keyboards of letters have Return; macOS has only the hardware", rows: 17) {
    $0.equal(show(TwoFields(), "tap 이름").final.keyboard["return"]?.string, "리턴")
    $0.equal(show(TwoFields(), "tap 이름", locale: "en_US").final.keyboard["return"]?.string, "return")
    $0.hold(show(TwoFields(), "tap 이름", platform: .macOS).final.keyboard.isNull, "no keyboard on the screen")
    $0.equal(show(Pads(), "tap 금액; type -", platform: .macOS).state("amount"), "-")
  },
  Fixture("what is copied and cut depends on selection and field; a refusal is no failure", rows: 244) {
    $0.equal(show(Secret(), "tap 암호; select all; cut").rejections, ["secure field"])
    $0.equal(show(TwoFields(), "tap 이름; type abc; copy").rejections, ["nothing selected"])
    let run = show(TwoFields(), "tap 이름; type abc; select 0 2; cut; paste ab")
    $0.equal(run.written("first"), ["a", "ab", "abc", "c", "abc"])
  },
  Fixture("edits happen at the caret, and a selection is replaced", rows: 5) {
    let run = show(
      TwoFields(), "tap 이름; type 12345; cursor 1; type x; select 2 4; paste yz; cursor start; delete; type 0")
    $0.equal(run.state("first"), "01xyz45")
    $0.equal(show(TwoFields(), "tap 이름; type abc; clear").written("first").last, "")
    $0.hold(show(TwoFields(), "tap 이름; cursor 1").failure != nil, "a place that is not there")
  },
  Fixture("a target that fits nothing or several says what there is") {
    let missing = show(Twins(), "tap 없음").failure ?? ""
    $0.hold(missing.contains("button[2] 완료") && missing.contains("toggle[0] 알림"), "the list: \(missing)")
    let several = show(Twins(), "tap 확인").failure ?? ""
    $0.hold(several.contains("button[0]") && several.contains("button[1]") && !several.contains("button[2]"), several)
    $0.equal(show(Twins(), "tap button[1]; tap 완료; tap button:완료").failure, nil)
    $0.equal(show(Twins(), "toggle 알림").rejections, ["disabled"])
    $0.hold(show(Twins(), "type a").failure != nil, "nothing to type into")
    $0.hold(show(Twins(), "increment 확인").failure != nil, "a button is no stepper")
  },
  Fixture("a failure ends the run at its step") {
    let run = show(TwoFields(), "tap 이름; tap 없음; type a")
    $0.equal(run.steps.map(\.action), [nil, "tap 이름", "tap 없음"])
    $0.equal(run.state("first"), "")
  },
  Fixture("every kind of element can be named in a target") {
    for kind in Element.Kind.allCases where kind.isListed {
      $0.hold(ElementKind(rawValue: kind.rawValue) != nil, "\(kind)")
    }
  },
  Fixture("random actions on random forms never break anything, and repeat to the byte") {
    $0.equal(runRandomly(40, from: 77), [])
  },
]
