/// The automaton of the two-set keyboard: makes syllables of Hangul, one key at a time (ledger 234-236).
///
/// It knows only the syllable in the making; what was finished stands in the field and is no longer its business.
public struct HangulComposer: Equatable, Sendable {
  private var initial: Character?
  /// One key, or the two of a compound vowel.
  private var medial: [Character] = []
  /// One key, or the two of a compound final.
  private var final: [Character] = []

  public init() {}

  /// Whether a syllable is in the making.
  public var isComposing: Bool { initial != nil || !medial.isEmpty }

  /// The syllable in the making as it stands in the field: one character, or nothing.
  public var composing: String {
    let vowel = medial.count == 2 ? HangulJamo.combined(medial[0], medial[1]) : medial.first
    guard let initial else { return vowel.map { String($0) } ?? "" }
    guard let vowel else { return String(initial) }
    let end = final.count == 2 ? HangulJamo.combined(final[0], final[1]) : final.first
    return HangulJamo.syllable(initial, vowel, end).map { String($0) } ?? ""
  }

  /// The keys of the two-set keyboard for a text: a compound letter takes two keys, a doubled consonant one with shift.
  /// What is no Hangul stands for itself.
  public static func keys(for text: String) -> [Character] {
    text.flatMap { character in
      let letters = HangulJamo.letters(of: character)
      return (letters.isEmpty ? [character] : letters).flatMap(HangulJamo.keys(ofLetter:))
    }
  }

  /// Whether the key is a letter of Hangul.
  public static func isKey(_ key: Character) -> Bool { HangulJamo.isVowel(key) || HangulJamo.isConsonant(key) }

  /// Presses a key. A key that is no letter of Hangul finishes the syllable and stands for itself.
  /// - Parameter isMarking: whether the field marks the syllable in the making (ledger B15).
  /// - Returns: the edit which the field must make: the syllable in the making is replaced.
  public mutating func press(_ key: Character, isMarking: Bool = false) -> TextEdit {
    let before = composing
    let finished: String
    if HangulJamo.isVowel(key) {
      finished = add(vowel: key)
    } else if HangulJamo.isConsonant(key) {
      finished = add(consonant: key)
    } else {
      finish()
      return .insert(String(key))
    }
    if isMarking { return .compose(finished: finished, marked: composing) }
    let text = finished + composing
    return before.isEmpty ? .insert(text) : .replaceBefore(count: before.count, with: text)
  }

  /// Takes back the last key of the syllable in the making.
  /// - Returns: the edit; nil where no syllable is in the making, so that a whole character goes.
  public mutating func deleteBackward(isMarking: Bool = false) -> TextEdit? {
    let count = composing.count
    guard count > 0 else { return nil }
    if final.popLast() == nil, medial.popLast() == nil { initial = nil }
    return isMarking ? .compose(finished: "", marked: composing) : .replaceBefore(count: count, with: composing)
  }

  /// Ends the syllable in the making as it stands.
  public mutating func finish() { self = HangulComposer() }

  /// - Returns: what the key finished.
  private mutating func add(vowel: Character) -> String {
    if let moving = final.popLast() {
      // The last final consonant begins the next syllable.
      let finished = composing
      self = HangulComposer(initial: moving, vowel: vowel)
      return finished
    }
    if medial.isEmpty || (medial.count == 1 && HangulJamo.combined(medial[0], vowel) != nil) {
      medial.append(vowel)
      return ""
    }
    let finished = composing
    self = HangulComposer(initial: nil, vowel: vowel)
    return finished
  }

  private mutating func add(consonant: Character) -> String {
    let canJoin =
      final.isEmpty ? HangulJamo.canEnd(consonant) : final.count == 1 && HangulJamo.combined(final[0], consonant) != nil
    if initial != nil, !medial.isEmpty, canJoin {
      final.append(consonant)
      return ""
    }
    let finished = composing
    self = HangulComposer(initial: consonant, vowel: nil)
    return finished
  }

  private init(initial: Character?, vowel: Character?) {
    self.initial = initial
    medial = vowel.map { [$0] } ?? []
  }
}
