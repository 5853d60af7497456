import Contract

/// What stands on the Return key, from the name of a case of `SubmitLabel` or `UIReturnKeyType` (ledger 32).
public enum ReturnKeyCaption {
  /// The names of all cases.
  public static let names = [
    "return", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done", "emergencyCall", "continue",
  ]

  /// The words on the key. `default`, as UIKit calls it, is `return`.
  public static func words(for name: String, _ language: Language) -> String {
    language.fieldTexts.returnKey(name == "default" ? "return" : name)
  }
}
