import FieldEngine
import Testing

@Suite("Composition of Hangul on a two-set keyboard (ledger 234, 235)")
struct HangulComposerTests {
  /// A field with a composer, as the simulator joins them.
  private struct Field {
    var editor = FieldEditor()
    var composer = HangulComposer()

    mutating func press(_ key: Character) -> String {
      let edit = composer.press(key)
      editor.apply(edit)
      return editor.text
    }

    mutating func delete() -> String {
      editor.apply(composer.deleteBackward() ?? .deleteBackward)
      return editor.text
    }
  }

  /// Word, keys, texts after each key, texts after each press of delete: by hand, from the rules of the layout.
  static let table: [(word: String, keys: String, typed: [String], deleted: [String])] = [
    ("한글", "ㅎㅏㄴㄱㅡㄹ", ["ㅎ", "하", "한", "한ㄱ", "한그", "한글"], ["한그", "한ㄱ", "한", ""]),
    ("닭이", "ㄷㅏㄹㄱㅇㅣ", ["ㄷ", "다", "달", "닭", "닭ㅇ", "닭이"], ["닭ㅇ", "닭", ""]),
    ("값을", "ㄱㅏㅂㅅㅇㅡㄹ", ["ㄱ", "가", "갑", "값", "값ㅇ", "값으", "값을"], ["값으", "값ㅇ", "값", ""]),
    ("했어요", "ㅎㅐㅆㅇㅓㅇㅛ", ["ㅎ", "해", "했", "했ㅇ", "했어", "했엉", "했어요"], ["했어ㅇ", "했어", "했", ""]),
    (
      "쌍둥이", "ㅆㅏㅇㄷㅜㅇㅇㅣ", ["ㅆ", "싸", "쌍", "쌍ㄷ", "쌍두", "쌍둥", "쌍둥ㅇ", "쌍둥이"], ["쌍둥ㅇ", "쌍둥", "쌍", ""]
    ),
    (
      "괜찮아", "ㄱㅗㅐㄴㅊㅏㄴㅎㅇㅏ", ["ㄱ", "고", "괘", "괜", "괜ㅊ", "괜차", "괜찬", "괜찮", "괜찮ㅇ", "괜찮아"],
      ["괜찮ㅇ", "괜찮", "괜", ""]
    ),
    ("하나", "ㅎㅏㄴㅏ", ["ㅎ", "하", "한", "하나"], ["하ㄴ", "하", ""]),
    ("달가", "ㄷㅏㄹㄱㅏ", ["ㄷ", "다", "달", "닭", "달가"], ["달ㄱ", "달", ""]),
    ("웬의", "ㅇㅜㅔㄴㅇㅡㅣ", ["ㅇ", "우", "웨", "웬", "웬ㅇ", "웬으", "웬의"], ["웬으", "웬ㅇ", "웬", ""]),
    ("까따", "ㄲㅏㄸㅏ", ["ㄲ", "까", "까ㄸ", "까따"], ["까ㄸ", "까", ""]),
    ("닭", "ㄷㅏㄹㄱ", ["ㄷ", "다", "달", "닭"], ["달", "다", "ㄷ", ""]),
    ("ㅋㅋ", "ㅋㅋ", ["ㅋ", "ㅋㅋ"], ["ㅋ", ""]),
    ("ㅘ", "ㅗㅏ", ["ㅗ", "ㅘ"], ["ㅗ", ""]),
    ("가ㅏ", "ㄱㅏㅏ", ["ㄱ", "가", "가ㅏ"], ["가", ""]),
    ("ㅏㄴ", "ㅏㄴ", ["ㅏ", "ㅏㄴ"], ["ㅏ", ""]),
    ("각ㄱ", "ㄱㅏㄱㄱ", ["ㄱ", "가", "각", "각ㄱ"], ["각", ""]),
  ]

  @Test("typing passes through every intermediate text", arguments: table)
  func typing(word: String, keys: String, typed: [String], deleted: [String]) {
    #expect(HangulComposer.keys(for: word) == Array(keys))
    var field = Field()
    #expect(keys.map { field.press($0) } == typed)
  }

  @Test("delete takes a letter of the syllable in the making, then whole syllables", arguments: table)
  func deleting(word: String, keys: String, typed: [String], deleted: [String]) {
    var field = Field()
    for key in keys { _ = field.press(key) }
    #expect(deleted.map { _ in field.delete() } == deleted)
  }

  @Test(
    "every syllable is made by its own keys",
    arguments: [0xAC00...0xB3FF, 0xB400...0xBFFF, 0xC000...0xCBFF, 0xCC00...0xD7A3])
  func allSyllables(block: ClosedRange<UInt32>) {
    for code in block {
      let syllable = String(Character(Unicode.Scalar(code)!))
      var field = Field()
      var text = ""
      for key in HangulComposer.keys(for: syllable) { text = field.press(key) }
      #expect(text == syllable)
    }
  }

  @Test("a syllable of conjoining jamo has the same keys (ledger 242)")
  func decomposed() {
    #expect(HangulComposer.keys(for: "\u{1112}\u{1161}\u{11AB}") == ["ㅎ", "ㅏ", "ㄴ"])
  }

  @Test("what is no Hangul ends the syllable and stands for itself")
  func otherKeys() {
    var field = Field()
    #expect("ㅎㅏa ㄴ1".map { field.press($0) } == ["ㅎ", "하", "하a", "하a ", "하a ㄴ", "하a ㄴ1"])
    #expect(!field.composer.isComposing)
    #expect(HangulComposer.keys(for: "a한1") == ["a", "ㅎ", "ㅏ", "ㄴ", "1"])
  }

  @Test("a finished syllable is deleted whole")
  func finished() {
    var field = Field()
    for key in "ㅎㅏㄴ" { _ = field.press(key) }
    field.composer.finish()
    #expect(field.delete() == "")
  }

  @Test("a selection is replaced by the first letter")
  func selection() {
    var field = Field()
    field.editor.setText("abc")
    field.editor.select(0..<3)
    #expect("ㅎㅏ".map { field.press($0) } == ["ㅎ", "하"])
  }
}
