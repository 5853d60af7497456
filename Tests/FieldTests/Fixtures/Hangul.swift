import Contract
import SwiftUI

private struct Plain: View {
  @State private var text = ""
  let log: Log
  var body: some View {
    VStack {
      TextField("글", text: $text).onSubmit { log("submitted \(text)") }
      Text(verbatim: "\(text.count)")
    }
  }
}

/// Cuts the text in `onChange`.
private struct Cut: View {
  @State private var text = ""
  let length: Int
  var body: some View {
    TextField("글", text: $text).onChange(of: text) { text = String(text.prefix(length)) }
  }
}

/// Refuses more in the binding's setter.
private struct Refusing: View {
  @State private var text = ""
  let length: Int
  var body: some View {
    TextField(
      "글",
      text: Binding(
        get: { text }, set: { new in if text.count < length || new.count < text.count { text = new } }))
  }
}

/// Lets one character more through while it is typed, and cuts at Return.
private struct CutAtReturn: View {
  @State private var text = ""
  let length: Int
  var body: some View {
    TextField("글", text: $text)
      .onChange(of: text) { text = String(text.prefix(length + 1)) }
      .onSubmit { text = String(text.prefix(length)) }
  }
}

/// Rewrites the text at each edit.
private struct Rewriting: View {
  @State private var text = ""
  var body: some View {
    TextField("글", text: Binding(get: { text }, set: { text = $0.hasSuffix("!") ? $0 : $0 + "!" }))
  }
}

/// Words key by key, and what deleting key by key leaves. Made by hand after the rules of the two-set keyboard.
private let composed: [(word: String, typed: [String], deleted: [String])] = [
  ("닭이", ["ㄷ", "다", "달", "닭", "닭ㅇ", "닭이"], ["닭ㅇ", "닭", ""]),
  ("값을", ["ㄱ", "가", "갑", "값", "값ㅇ", "값으", "값을"], ["값으", "값ㅇ", "값", ""]),
  ("했어요", ["ㅎ", "해", "했", "했ㅇ", "했어", "했엉", "했어요"], ["했어ㅇ", "했어", "했", ""]),
  ("쌍둥이", ["ㅆ", "싸", "쌍", "쌍ㄷ", "쌍두", "쌍둥", "쌍둥ㅇ", "쌍둥이"], ["쌍둥ㅇ", "쌍둥", "쌍", ""]),
  (
    "괜찮아", ["ㄱ", "고", "괘", "괜", "괜ㅊ", "괜차", "괜찬", "괜찮", "괜찮ㅇ", "괜찮아"],
    ["괜찮ㅇ", "괜찮", "괜", ""]
  ),
]

/// What is written on macOS, where only what is finished counts; the last syllable is finished by Return.
private let writtenWhenFinished = [
  "닭이": ["닭", "닭이"], "값을": ["값", "값을"], "했어요": ["했", "했어", "했어요"], "쌍둥이": ["쌍", "쌍둥", "쌍둥이"],
  "괜찮아": ["괜", "괜찮", "괜찮아"],
]

/// Korean through a field, key by key.
@MainActor let hangul: [Fixture] = [
  Fixture("each key of a word is an edit and a write on iOS", rows: 234, 238, "B15") {
    for (word, typed, _) in composed {
      let run = show(Plain(log: Log()), "tap 글; compose \(word)")
      $0.equal(run.edits, typed)
      $0.equal(run.written("text"), typed)
      $0.equal(run.decided("composition"), "edits")
    }
  },
  Fixture("deleting takes back letters of the syllable in the making, then whole syllables", rows: 234) {
    for (word, typed, deleted) in composed {
      let run = show(Plain(log: Log()), "tap 글; compose \(word); delete \(deleted.count)")
      $0.equal(run.written("text"), typed + deleted)
    }
  },
  Fixture("on macOS syllables are marked text, and only finished ones are written", rows: 234, 238, 241, "B15") {
    for (word, typed, deleted) in composed {
      let log = Log()
      let run = show(Plain(log: log), "tap 글; compose \(word); return", platform: .macOS)
      $0.equal(run.edits, typed)
      $0.equal(run.changed("text"), writtenWhenFinished[word]!)
      $0.equal(log.lines, ["submitted \(word)"], "Return finishes the syllable and then submits")
      $0.equal(run.decided("composition"), "marked")
      let back = show(Plain(log: Log()), "tap 글; compose \(word); delete \(deleted.count)", platform: .macOS)
      $0.equal(Array(back.edits.suffix(deleted.count)), deleted)
      $0.equal(back.state("text"), "")
    }
  },
  Fixture("a final consonant moves to the next syllable when a vowel follows", rows: 235) {
    $0.equal(show(Plain(log: Log()), "tap 글; compose 한; compose ㅏ").written("text"), ["ㅎ", "하", "한", "하나"])
  },
  Fixture("a limit cuts the syllable that is still in the making", rows: 236) {
    let moved = show(Cut(length: 2), "tap 글; compose 한국; compose ㅏ")
    $0.equal(moved.state("text"), "한구", "the final went to a third syllable, which is cut off")
    let refused = show(Refusing(length: 2), "tap 글; compose 강사")
    $0.equal(refused.state("text"), "강ㅅ", "the letter already counts, so the vowel is refused")
  },
  Fixture("letting one character more through keeps the last syllable whole until Return", rows: 237) {
    let typing = show(CutAtReturn(length: 2), "tap 글; compose 한국; compose ㅏㄴ")
    $0.equal(typing.state("text"), "한구간")
    $0.equal(show(CutAtReturn(length: 2), "tap 글; compose 한국; compose ㅏㄴ; return").state("text"), "한구")
    $0.equal(show(CutAtReturn(length: 2), "tap 글; compose 강사; return").state("text"), "강사")
    let marked = show(Cut(length: 2), "tap 글; compose 강사", platform: .macOS)
    $0.equal(marked.fieldTexts, ["강사"], "while marked text is being made nothing is cut")
  },
  Fixture("a binding that rewrites the text breaks the syllable in the making", rows: 239) {
    $0.equal(show(Rewriting(), "tap 글; compose 하").state("text"), "ㅎ!ㅏ!")
  },
  Fixture("a syllable is one character, however many letters and scalars it has", rows: 242) {
    let count = { (text: String) in show(Plain(log: Log()), "tap 글; paste \"\(text)\"").texts }
    $0.equal(count("한"), ["1"])
    $0.equal(count("ㅎㅏㄴ"), ["3"])
    $0.equal(count("\u{1112}\u{1161}\u{11AB}"), ["1"])
    $0.equal(count("👨‍👩‍👧"), ["1"])
    $0.equal(show(Plain(log: Log()), "tap 글; paste \"👨‍👩‍👧한\"; delete").state("text"), "👨‍👩‍👧")
    $0.hold("\u{1112}\u{1161}\u{11AB}" == "한", "and equal to the composed one")
    $0.equal("👨‍👩‍👧".utf16.count, 8)
  },
]
