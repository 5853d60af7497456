import Contract
import SwiftUI

private struct WithBar: View {
  @State private var text = ""
  @FocusState private var isFocused: Bool
  var body: some View {
    VStack {
      TextField("글", text: $text).focused($isFocused)
      TextField("다른", text: $text)
      Button("버튼") {}
    }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("완료") { isFocused = false }
      }
    }
  }
}

private struct TwoBars: View {
  @State private var text = ""
  var body: some View {
    VStack {
      BarField(title: "하나")
      BarField(title: "둘")
      TextField("셋", text: $text)
    }
  }
}

private struct BarField: View {
  let title: String
  @State private var text = ""
  @FocusState private var isFocused: Bool
  var body: some View {
    TextField(title, text: $text)
      .focused($isFocused)
      .toolbar { ToolbarItem(placement: .keyboard) { Button("\(title) 완료") { isFocused = false } } }
  }
}

private struct Conditional: View {
  enum Field: Hashable { case suit, rank }
  @State private var suit = ""
  @State private var rank = ""
  @FocusState private var field: Field?
  var body: some View {
    VStack {
      TextField("무늬", text: $suit).focused($field, equals: .suit)
      TextField("숫자", text: $rank).focused($field, equals: .rank)
    }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        if field == .suit {
          Button("♣") { suit = "♣" }
          Button("♥") { suit = "♥" }
        }
        Text("칸 \(field == .suit ? "무늬" : "숫자")")
      }
    }
  }
}

private struct FieldKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
  fileprivate var card: String? {
    get { self[FieldKey.self] }
    set { self[FieldKey.self] = newValue }
  }
}

private struct ByFocusedValue: View {
  @State private var suit = ""
  @State private var rank = ""
  @FocusedValue(\.card) private var card
  var body: some View {
    HStack {
      TextField("무늬", text: $suit).focusedValue(\.card, "suit")
      TextField("숫자", text: $rank).focusedValue(\.card, "rank")
    }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        if card == "suit" { Button("♣") { suit += "♣" } }
        Button("끝") {}
      }
    }
  }
}

/// Items above the keyboard.
@MainActor let keyboardBars: [Fixture] = [
  Fixture("a bar stands above the keyboard while any field has the focus", rows: 133) {
    $0.equal(show(WithBar(), "tap 글").keyboardBar, ["완료"])
    $0.equal(show(WithBar(), "tap 다른").keyboardBar, ["완료"])
    $0.equal(show(WithBar()).elements("button").count, 1)
    let bar = show(WithBar(), "tap 글").elements("button").first { $0["label"] == "완료" }
    $0.equal(bar?["in"]?.string, "keyboardToolbar")
    let done = show(WithBar(), "tap 글; tap 완료")
    $0.equal(done.focusMoves, ["글", nil])
    $0.hold(show(WithBar(), "tap 완료").failure != nil, "no bar without a keyboard")
    $0.hold(show(WithBar(), "tap 글; tap 완료", platform: .macOS).failure != nil, "on macOS it is in the Touch Bar")
  },
  Fixture("items of several fields are merged above any of them", rows: 134) {
    $0.equal(show(TwoBars(), "tap 둘").keyboardBar, ["하나 완료", "둘 완료"])
    $0.equal(show(TwoBars(), "tap 셋").keyboardBar, ["하나 완료", "둘 완료"])
    $0.equal(show(TwoBars(), "tap 둘; tap \"하나 완료\"").state("isFocused"), "false")
    $0.equal(show(TwoBars(), "tap 둘; tap \"하나 완료\"").focusMoves, ["둘"], "the other's button does nothing here")
  },
  Fixture("items that depend on the focused field come and go with it", rows: 136, "B12") {
    $0.equal(show(Conditional(), "tap 무늬").keyboardBar, ["♣", "♥", "칸 무늬"])
    $0.equal(show(Conditional(), "tap 무늬; tap 숫자").keyboardBar, ["칸 숫자"])
    $0.equal(show(Conditional(), "tap 무늬; tap ♥").fieldTexts, ["♥", ""])
    $0.equal(show(ByFocusedValue(), "tap 무늬; tap ♣").state("suit"), "♣")
    $0.equal(show(ByFocusedValue(), "tap 숫자").keyboardBar, ["끝"])
  },
]
