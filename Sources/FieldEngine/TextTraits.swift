/// What a field asks of the keyboard, by the names of Apple's cases.
public struct TextTraits: Equatable, Sendable {
  /// A case of `UIKeyboardType`: `default`, `numberPad`, …
  public var keyboardType = "default"
  /// A case of `UITextAutocapitalizationType`: `none`, `words`, `sentences`, `allCharacters`.
  public var autocapitalization = "sentences"
  public var isAutocorrected = true
  /// A case of `SubmitLabel` or `UIReturnKeyType`: `return`, `done`, `next`, …
  public var submitLabel = "return"
  public var contentType: String?
  public var isSecure = false
  /// Whether Return on the keyboard on the screen breaks the line.
  public var isMultiline = false

  public init() {}
}
