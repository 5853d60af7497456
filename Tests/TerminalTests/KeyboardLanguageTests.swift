import Terminal
import Testing

/// What the keys write was read off the two-set layout of KS X 5002.
@Suite("The keyboard in the wrong language")
struct KeyboardLanguageTests {
  private let words = ["hint", "help", "quit", "lesson", "힌트", "도움", "끝", "건너뛰기", "왜"]

  @Test(
    "a command is understood",
    arguments: [
      ("ㅗㅑㅜㅅ", "hint"), ("ㅗ디ㅔ", "help"), ("벼ㅑㅅ", "quit"), ("ㅣㄷㄴ내ㅜ", "lesson"), ("glsxm", "힌트"),
      ("ehdna", "도움"), ("RmX", "끝"), ("Rmx", "끝"), ("rjssjEnlrl", "건너뛰기"), ("dho", "왜"), ("hint", "hint"),
      ("HINT", "hint"),
    ])
  func understood(typed: String, meant: String) {
    #expect(KeyboardLanguage.meant(typed, among: words) == meant)
  }

  @Test("Hangul typed on another system, in pieces, is the same")
  func decomposed() {
    #expect(KeyboardLanguage.meant("\u{1112}\u{1175}\u{11AB}\u{1110}\u{1173}", among: words) == "힌트")
  }

  @Test("one wrong key is forgiven where only one word is near")
  func nearly() {
    #expect(KeyboardLanguage.nearlyMeant("gldxm", among: words) == "힌트")
    #expect(KeyboardLanguage.nearlyMeant("lesso", among: words) == "lesson")
    #expect(KeyboardLanguage.nearlyMeant("lexxon", among: words) == nil)
    #expect(KeyboardLanguage.nearlyMeant("hin", among: words) == nil)
    #expect(KeyboardLanguage.nearlyMeant("abcx", among: ["abcd", "abce"]) == nil)
  }

  @Test("another word is no command")
  func other() {
    #expect(KeyboardLanguage.meant("안녕", among: words) == nil)
  }
}
