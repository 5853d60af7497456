/// The letters of the two-set keyboard and the syllables that they make.
enum HangulJamo {
  static let initials: [Character] = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  static let medials: [Character] = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
  /// In Unicode's order, which begins with the syllables that have none.
  static let finals: [Character] = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")

  /// Letters of two keys. All others are keys of their own, the doubled ones with shift.
  private static let pairs: [Character: (Character, Character)] = [
    "ㅘ": ("ㅗ", "ㅏ"), "ㅙ": ("ㅗ", "ㅐ"), "ㅚ": ("ㅗ", "ㅣ"), "ㅝ": ("ㅜ", "ㅓ"), "ㅞ": ("ㅜ", "ㅔ"), "ㅟ": ("ㅜ", "ㅣ"),
    "ㅢ": ("ㅡ", "ㅣ"), "ㄳ": ("ㄱ", "ㅅ"), "ㄵ": ("ㄴ", "ㅈ"), "ㄶ": ("ㄴ", "ㅎ"), "ㄺ": ("ㄹ", "ㄱ"), "ㄻ": ("ㄹ", "ㅁ"),
    "ㄼ": ("ㄹ", "ㅂ"), "ㄽ": ("ㄹ", "ㅅ"), "ㄾ": ("ㄹ", "ㅌ"), "ㄿ": ("ㄹ", "ㅍ"), "ㅀ": ("ㄹ", "ㅎ"), "ㅄ": ("ㅂ", "ㅅ"),
  ]

  private static let combinations: [String: Character] = {
    var combinations: [String: Character] = [:]
    for (letter, keys) in pairs { combinations[String([keys.0, keys.1])] = letter }
    return combinations
  }()

  /// The letter of two keys pressed one after the other, if there is one.
  static func combined(_ first: Character, _ second: Character) -> Character? { combinations[String([first, second])] }

  /// The keys of a letter: two for a compound one, else the letter itself.
  static func keys(ofLetter letter: Character) -> [Character] {
    pairs[letter].map { [$0.0, $0.1] } ?? [letter]
  }

  static func isVowel(_ key: Character) -> Bool { medials.contains(key) }
  static func isConsonant(_ key: Character) -> Bool { initials.contains(key) }
  static func canEnd(_ key: Character) -> Bool { finals.contains(key) }

  /// The syllable of letters, each found in its list.
  static func syllable(_ initial: Character, _ medial: Character, _ final: Character?) -> Character? {
    guard let l = initials.firstIndex(of: initial), let v = medials.firstIndex(of: medial) else { return nil }
    var t = 0
    if let final {
      guard let index = finals.firstIndex(of: final) else { return nil }
      t = index + 1
    }
    return Unicode.Scalar(UInt32(0xAC00 + (l * 21 + v) * 28 + t)).map(Character.init)
  }

  /// The letters of a character: those of a syllable (composed or of conjoining jamo), else the character itself.
  static func letters(of character: Character) -> [Character] {
    character.unicodeScalars.flatMap { scalar -> [Character] in
      let code = Int(scalar.value)
      switch code {
      case 0xAC00...0xD7A3:
        let index = code - 0xAC00
        let final = index % 28
        return [initials[index / 588], medials[index % 588 / 28]] + (final == 0 ? [] : [finals[final - 1]])
      case 0x1100...0x1112: return [initials[code - 0x1100]]
      case 0x1161...0x1175: return [medials[code - 0x1161]]
      case 0x11A8...0x11C2: return [finals[code - 0x11A8]]
      default: return []
      }
    }
  }
}
