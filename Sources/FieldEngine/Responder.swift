/// Something that can have the focus.
@MainActor
public protocol Responder: AnyObject {
  /// The label by which the document names it.
  var focusName: String { get }
  /// Its kind and index on the screen, as in `textField[0]`.
  var focusRef: String? { get }
  /// What it asks of the keyboard; nil where it takes no text.
  var textTraits: TextTraits? { get }
  var canBecomeFirst: Bool { get }
  func didBecomeFirst()
  /// Called when the focus leaves, while this is still the first responder: what was edited is committed here.
  func willResign()
  func didResign()
  /// Whether it takes the focus; asked once before each move.
  func shouldBecomeFirst() -> Bool
  /// Whether it lets the focus go; asked once before each move.
  func shouldResign() -> Bool
  /// Whether the keyboard comes and goes before it is told that it has or had the focus.
  var movesKeyboardFirst: Bool { get }
}

extension Responder {
  public func shouldBecomeFirst() -> Bool { true }
  public func shouldResign() -> Bool { true }
  public var movesKeyboardFirst: Bool { false }
}

/// A field: something that takes text, edit by edit.
@MainActor
public protocol TextResponder: Responder {
  /// The text as it is on the screen, with caret and selection.
  var editor: FieldEditor { get }
  /// Makes one edit.
  /// - Parameter key: what the trace calls the key that was pressed.
  /// - Returns: why the field refused it; nil where it did not.
  func perform(_ edit: TextEdit, key: String) -> String?
  /// Moves the caret or selects; no edit.
  func select(_ range: Range<Int>)
  /// Makes the marked text part of the text.
  func finishComposition()
  /// Presses Return.
  /// - Returns: why the field refused it; nil where it did not.
  func pressReturn(_ key: ReturnPress) -> String?
  /// Whether what is selected may be copied (a secure field refuses, ledger 244).
  var allowsCopy: Bool { get }
  /// Presses the field's own button for clearing it.
  /// - Returns: false where it shows none.
  func pressClearButton() -> Bool
}

extension TextResponder {
  public func pressClearButton() -> Bool { false }
}

/// Which Return key is pressed: a field of several lines tells them apart (ledger 26-28).
public enum ReturnPress: Equatable, Sendable {
  case onScreen, hardware
  /// On a hardware keyboard, with Option held.
  case hardwareWithOption
}

/// One edit, as a person or the system makes it.
public enum TextEdit: Equatable, Sendable {
  /// Puts text in place of the selection: a typed character, a paste, an autofill.
  case insert(String)
  /// Deletes the selection, or the character before the caret.
  case deleteBackward
  /// Replaces that many characters before the caret, as the composition of a syllable does.
  case replaceBefore(count: Int, with: String)
  /// Puts in place of the marked text, else of the selection, what an input method has finished and what it is still
  /// making; the latter is marked (ledger B15).
  case compose(finished: String, marked: String)
}
