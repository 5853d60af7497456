import Foundation

/// What somebody meant who typed with the keyboard in the wrong language: `ㅗㅑㅜㅅ` is `hint`, `glsxm` is `힌트`.
///
/// Both are compared as the keys of a two-set keyboard (KS X 5002) that were pressed, so no Hangul is composed here.
public enum KeyboardLanguage {
  /// The word among `words` for which the same keys are pressed as for `typed`.
  public static func meant(_ typed: String, among words: some Sequence<String>) -> String? {
    let pressed = keys(of: typed).lowercased()
    return words.first { keys(of: $0).lowercased() == pressed }
  }

  /// The only word among `words` that is one wrong, missing or additional key away from `typed`, where enough keys were
  /// pressed to be sure: `gldxm` is one key away from `힌트`.
  public static func nearlyMeant(_ typed: String, among words: some Sequence<String>) -> String? {
    let pressed = Array(keys(of: typed).lowercased())
    guard pressed.count >= 4 else { return nil }
    let near = words.filter { isOneAway(pressed, Array(keys(of: $0).lowercased())) }
    return near.count == 1 ? near[0] : nil
  }

  private static func isOneAway(_ a: [Character], _ b: [Character]) -> Bool {
    guard abs(a.count - b.count) <= 1, b.count >= 4 else { return false }
    let same = zip(a, b).prefix { $0 == $1 }.count
    let restA = a.dropFirst(same), restB = b.dropFirst(same)
    if a.count == b.count { return restA.dropFirst() == restB.dropFirst() }
    return a.count > b.count ? restA.dropFirst() == restB : restA == restB.dropFirst()
  }

  /// The keys that write a text, as the Latin letters printed on them; what is not Hangul stays as it is.
  public static func keys(of text: String) -> String {
    var result = ""
    for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars {
      let value = Int(scalar.value)
      switch value {
      case 0xAC00...0xD7A3:
        let syllable = value - 0xAC00
        result += leads[syllable / 588] + vowels[syllable % 588 / 28] + tails[syllable % 28]
      case 0x3131...0x3163: result += letters[value - 0x3131]
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static let leads = words("r R s e E f a q Q t T d w W c z x v g")
  private static let vowels = words("k o i O j p u P h hk ho hl y n nj np nl b m ml l")
  private static let tails = [""] + words("r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g")
  /// The letters ㄱ to ㅣ in the order of Unicode's compatibility jamo.
  private static let letters =
    words("r R rt s sw sg e E f fr fa fq ft fx fv fg a q Q qt t T d w W c z x v g") + vowels

  private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
