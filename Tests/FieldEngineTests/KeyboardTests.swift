import FieldEngine
import Foundation
import Testing

@Suite("Keyboards on the screen")
struct KeyboardTests {
  private func keyboard(
    _ type: String, locale: String = "ko_KR", capitalization: String = "sentences", isSecure: Bool = false
  ) -> Keyboard {
    var traits = TextTraits()
    traits.keyboardType = type
    traits.autocapitalization = capitalization
    traits.isSecure = isSecure
    return Keyboard(traits: traits, locale: Locale(identifier: locale))
  }

  @Test(
    "a pad has only its own keys, and no Return key (ledger 17)",
    arguments: [
      ("numberPad", "0123456789"), ("asciiCapableNumberPad", "0123456789"), ("decimalPad", "0123456789."),
      ("phonePad", "0123456789+*#,;"),
    ])
  func pads(type: String, keys: String) {
    let keyboard = keyboard(type)
    #expect(keyboard.padKeys.map { Set($0) } == Set(keys))
    #expect(!keyboard.hasReturnKey && keyboard.returnKey == nil)
    #expect(keys.allSatisfy { keyboard.refusal(of: $0) == nil })
    for other in "-a가 _" where !keys.contains(other) { #expect(keyboard.refusal(of: other) != nil) }
    #expect(keyboard.refusal(of: "\n") == .noReturnKey(keyboard.type))
  }

  @Test(
    "the decimal pad shows the locale's mark (ledger 18)", arguments: [("ko_KR", "."), ("de_DE", ","), ("fr_FR", ",")])
  func decimalMark(locale: String, mark: Character) {
    let keyboard = keyboard("decimalPad", locale: locale)
    #expect(keyboard.padKeys?.last == mark)
    #expect(keyboard.refusal(of: mark == "," ? "." : ",") != nil)
  }

  @Test(
    "keyboards of letters reach every character and have Return",
    arguments: ["default", "numbersAndPunctuation", "URL", "namePhonePad", "emailAddress", "twitter", "webSearch"])
  func letters(type: String) {
    let keyboard = keyboard(type)
    #expect("a가1🙂 -\n".allSatisfy { keyboard.refusal(of: $0) == nil })
    #expect(keyboard.returnKey == "return")
  }

  @Test("asciiCapable reaches ASCII only")
  func ascii() {
    #expect(keyboard("asciiCapable").refusal(of: "z") == nil)
    #expect(keyboard("asciiCapable").refusal(of: "가") == .notASCII("가"))
    #expect(KeyboardType(name: "alphabet") == .asciiCapable)
  }

  @Test(
    "shift is on where a sentence begins (ledger 19)",
    arguments: [
      ("", true), ("a", false), ("Hi. ", true), ("Hi.", false), ("Hi! ", true), ("Hi, ", false), ("Hi.\n", true),
      ("Hi.”  ", true), ("a\n", true), ("  ", true), ("3.5 ", false),
    ])
  func sentences(text: String, isShifted: Bool) {
    #expect(keyboard("default").isShifted(after: text) == isShifted)
  }

  @Test("shift follows the words, all characters or nothing, as the field asks")
  func otherCapitalizations() {
    #expect(keyboard("default", capitalization: "words").isShifted(after: "ab "))
    #expect(!keyboard("default", capitalization: "words").isShifted(after: "ab"))
    #expect(keyboard("default", capitalization: "allCharacters").isShifted(after: "ab"))
    #expect(!keyboard("default", capitalization: "none").isShifted(after: ""))
    #expect(!keyboard("namePhonePad").isShifted(after: ""))
    #expect(!keyboard("default", isSecure: true).isShifted(after: ""))
  }

  @Test("a key types the letter that shift gives, whichever way the letter is written")
  func keys() {
    let keyboard = keyboard("default")
    #expect(keyboard.character(forKey: "a", after: "") == "A")
    #expect(keyboard.character(forKey: "B", after: "A") == "b")
    #expect(keyboard.character(forKey: "1", after: "") == "1")
  }

  @Test("every return key has words in both languages (ledger 32)", arguments: ReturnKeyCaption.names)
  func captions(name: String) {
    #expect(!ReturnKeyCaption.words(for: name, .korean).isEmpty)
    #expect(!ReturnKeyCaption.words(for: name, .english).isEmpty)
  }

  @Test("the reason names the key and what to do instead")
  func reasons() {
    let reason = keyboard("numberPad").refusal(of: "-")
    #expect(reason?.message(.english).contains("no key -") == true)
    #expect(reason?.message(.korean).contains("paste") == true)
  }
}
