/// A keyboard on the screen, by the names of `UIKeyboardType`'s cases.
public enum KeyboardType: String, CaseIterable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// By the name of a case; `alphabet` is the old name of `asciiCapable`.
  public init?(name: String) {
    self.init(rawValue: name == "alphabet" ? "asciiCapable" : name)
  }

  /// Whether it is a pad: only its own keys, no letters and no Return (ledger 17).
  public var isPad: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }

  /// Whether shift goes on by itself where a sentence or word begins. Apple's page of
  /// `UITextInputTraits.autocapitalizationType` names the keyboards that ignore it.
  public var capitalizes: Bool { !isPad && self != .namePhonePad }
}
