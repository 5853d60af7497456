import FieldEngine

/// A place between two characters, counted in UTF-16 units as `NSString` does.
@MainActor
open class UITextPosition {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

/// The text between two places.
@MainActor
open class UITextRange {
  public let start: UITextPosition
  public let end: UITextPosition
  open var isEmpty: Bool { start.offset == end.offset }

  init(_ range: NSRange) {
    start = UITextPosition(range.location)
    end = UITextPosition(range.location + range.length)
  }

  var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}

/// Settings of the keyboard that a field asks for.
@MainActor
public protocol UITextInputTraits: AnyObject {
  var keyboardType: UIKeyboardType { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var smartQuotesType: UITextSmartQuotesType { get set }
  var smartDashesType: UITextSmartDashesType { get set }
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
  var isSecureTextEntry: Bool { get set }
  var textContentType: UITextContentType! { get set }
}

/// Something whose text has places and ranges.
@MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

@MainActor
public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from start: UITextPosition, to end: UITextPosition) -> Int
}

public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// A field of UIKit that holds its text by its proxy.
@MainActor
protocol TextHolding: UITextInput, EditableText {
  var textProxy: TextProxy { get }
}

extension TextHolding {
  var length: Int { textProxy.editor.text.utf16.count }

  func position(_ offset: Int) -> UITextPosition? {
    (0...length).contains(offset) ? UITextPosition(offset) : nil
  }

  /// What the keyboard is asked for, by the names that the engine knows.
  func traits(isMultiline: Bool) -> TextTraits {
    var traits = TextTraits()
    traits.keyboardType = keyboardType.name
    traits.autocapitalization = autocapitalizationType.name
    traits.isAutocorrected = autocorrectionType != .no
    traits.submitLabel = returnKeyType == .default ? "return" : "\(returnKeyType)"
    traits.contentType = textContentType?.rawValue
    traits.isSecure = isSecureTextEntry
    traits.isMultiline = isMultiline
    return traits
  }
}
