import Contract
import Foundation

/// The keyboard that stands on the screen for a field, with the keys that it really has.
public struct Keyboard: Equatable, Sendable {
  public let type: KeyboardType
  /// When shift is on by itself: `none`, `words`, `sentences`, `allCharacters`.
  public let autocapitalization: String
  public let submitLabel: String
  public let isSecure: Bool
  /// The decimal mark of the locale, which a decimal pad shows (ledger 18).
  public let decimalMark: Character

  public init(traits: TextTraits, locale: Locale) {
    type = KeyboardType(name: traits.keyboardType) ?? .default
    autocapitalization = traits.autocapitalization
    submitLabel = traits.submitLabel
    isSecure = traits.isSecure
    decimalMark = locale.decimalSeparator?.first ?? "."
  }

  /// The keys of a pad in the order in which they stand; nil for keyboards of letters, which reach every character.
  public var padKeys: [Character]? {
    let digits: [Character] = Array("1234567890")
    return switch type {
    case .numberPad, .asciiCapableNumberPad: digits
    case .decimalPad: digits + [decimalMark]
    case .phonePad: digits + ["+", "*", "#", ",", ";"]
    default: nil
    }
  }

  public var hasReturnKey: Bool { !type.isPad }

  /// The name of the Return key's caption, as Apple names the case; nil where there is no such key.
  public var returnKey: String? { hasReturnKey ? submitLabel : nil }

  /// Why the keyboard cannot produce a character; nil where it can.
  public func refusal(of character: Character) -> MissingKey? {
    if character.isNewline { return hasReturnKey ? nil : .noReturnKey(type) }
    if character == "\t" { return .noTabKey }
    if let padKeys { return padKeys.contains(character) ? nil : .notOnPad(character, type, keys: String(padKeys)) }
    if type == .asciiCapable, !character.isASCII { return .notASCII(character) }
    return nil
  }

  /// Whether shift is on by itself when the caret stands behind `text` (ledger 19).
  public func isShifted(after text: some StringProtocol) -> Bool {
    guard type.capitalizes, !isSecure else { return false }
    switch autocapitalization {
    case "allCharacters": return true
    case "words": return text.last?.isWhitespace ?? true
    case "sentences": return Self.isStartOfSentence(after: text)
    default: return false
    }
  }

  /// At the start, on a new line, or after a mark that ends a sentence and a space, closing quotes between them or not.
  private static func isStartOfSentence(after text: some StringProtocol) -> Bool {
    guard let last = text.last else { return true }
    if last.isNewline { return true }
    guard last.isWhitespace else { return false }
    let words = text.reversed().drop { $0.isWhitespace && !$0.isNewline }
    guard let end = words.first else { return true }
    if end.isNewline { return true }
    let mark = words.drop { "\"'”’)]」』".contains($0) }.first
    return mark.map { ".!?。！？…".contains($0) } ?? false
  }

  /// What the key with this letter on it types, as shift stands: the letter in the case that shift gives.
  public func character(forKey key: Character, after text: some StringProtocol) -> String {
    guard key.isCased else { return String(key) }
    return isShifted(after: text) ? key.uppercased() : key.lowercased()
  }
}

/// Why a keyboard cannot produce a character.
public enum MissingKey: Error, Equatable, Sendable {
  case noReturnKey(KeyboardType)
  case noTabKey
  case notOnPad(Character, KeyboardType, keys: String)
  case notASCII(Character)

  /// What is missing, and what a person can do instead.
  public func message(_ language: Language) -> String { language.fieldTexts.message(of: self) }
}
