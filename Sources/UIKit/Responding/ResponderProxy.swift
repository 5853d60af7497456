import FieldEngine

/// Stands for a responder of UIKit where the focus is kept.
@MainActor
package class ResponderProxy: Responder {
  package private(set) unowned var object: UIResponder

  init(_ object: UIResponder) { self.object = object }

  private var view: UIView? { object as? UIView }

  package var focusName: String { view?.shown.name ?? "" }
  package var focusRef: String? { view.flatMap { $0.host?.reference(of: $0) } }
  package var textTraits: TextTraits? { nil }
  package var canBecomeFirst: Bool { object.canBecomeFirstResponder }
  /// UIKit brings the keyboard up before it says that editing has begun (ledger 208, 212).
  package var movesKeyboardFirst: Bool { true }

  package func shouldBecomeFirst() -> Bool { object.canBecomeFirstResponder && object.shouldBegin() }
  package func shouldResign() -> Bool { object.canResignFirstResponder && object.shouldEnd() }
  package func didBecomeFirst() { object.didBegin() }
  package func willResign() {}
  package func didResign() { object.didEnd() }
}

/// Stands for a field of UIKit: it holds the text and takes a person's edits.
@MainActor
package final class TextProxy: ResponderProxy, TextResponder {
  package private(set) var editor = FieldEditor()

  private var input: any EditableText { object as! any EditableText }

  package override var textTraits: TextTraits? { input.inputView == nil ? input.traits : nil }
  package var allowsCopy: Bool { !input.traits.isSecure }

  // MARK: - A person's edits

  package func perform(_ edit: TextEdit, key: String) -> String? {
    guard input.takesEdits else { return "disabled" }
    guard case .deleteBackward = edit else { return make(edit, key: key) }
    // Deleting goes by way of the field's own method, so that a subclass hears of it, on an empty field too.
    deleteKey = key
    defer { deleteKey = nil }
    refusal = nil
    input.deleteBackward()
    return refusal
  }

  private var deleteKey: String?
  private var refusal: String?

  /// Deletes for a person whose key is down, else for the program, which asks nobody.
  func deleteByProgram() {
    if let deleteKey {
      refusal = make(.deleteBackward, key: deleteKey)
    } else {
      changeSelection { $0.apply(.deleteBackward) }
    }
  }

  private func make(_ edit: TextEdit, key: String) -> String? {
    let range = editor.range(of: edit)
    if case .deleteBackward = edit, range.isEmpty { return "nothing to delete" }
    guard input.shouldChange(utf16(range), to: edit.replacement) else { return "the delegate refused the change" }
    let before = editor.selection
    // The delegate may have changed the text; then the edit is made to what is there now.
    guard editor.apply(edit) else { return nil }
    recordEdit(key)
    input.didChange(selectionMoved: editor.selection != before)
    return nil
  }

  package func select(_ range: Range<Int>) { changeSelection { $0.select(range) } }

  package func finishComposition() {
    if editor.unmark() { input.didChange(selectionMoved: false) }
  }

  package func pressReturn(_ key: ReturnPress) -> String? {
    guard input.takesEdits else { return "disabled" }
    finishComposition()
    if input.traits.isMultiline { return perform(.insert("\n"), key: "return") }
    input.pressedReturn()
    return nil
  }

  package func pressClearButton() -> Bool { input.pressedClearButton() }

  private func recordEdit(_ key: String) {
    Stage.current?.trace.record(
      .edit,
      ["ref": .init(focusRef), "key": .string(key), "text": .string(shownText), "caret": .int(editor.caret)])
  }

  // MARK: - The program's changes

  /// Another text; the caret goes to its end, and a syllable in the making is finished (ledger 204, 205).
  func setText(_ text: String) { changeSelection { $0.setText(text) } }

  private func changeSelection(_ change: (inout FieldEditor) -> Void) {
    let before = editor.selection
    change(&editor)
    if editor.selection != before { input.selectionMoved() }
  }

  /// The text as the screen shows it.
  var shownText: String {
    input.traits.isSecure ? String(repeating: "•", count: editor.text.count) : editor.text
  }

  // MARK: - Places, counted as UIKit does

  /// A range of characters in UTF-16 units.
  private func utf16(_ range: Range<Int>) -> NSRange {
    let text = editor.text
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    return NSRange(start..<text.index(start, offsetBy: range.count), in: text)
  }

  var selectedRange: NSRange {
    get { utf16(editor.selection) }
    set { select(characters(newValue)) }
  }

  var markedRange: NSRange? { editor.marked.map(utf16) }

  /// The characters that a range of UTF-16 units touches, within the text.
  private func characters(_ range: NSRange) -> Range<Int> {
    let start = character(at: range.location)
    return start..<max(start, character(at: range.location + range.length))
  }

  private func character(at offset: Int) -> Int {
    let units = editor.text.utf16
    let clamped = min(max(0, offset), units.count)
    return editor.text.distance(
      from: editor.text.startIndex, to: units.index(units.startIndex, offsetBy: clamped))
  }

  /// Puts text in the place of a range, as a program does.
  func replace(_ range: NSRange, with text: String) {
    changeSelection { editor in
      editor.select(characters(range))
      editor.apply(.insert(text))
    }
  }
}

extension TextEdit {
  fileprivate var replacement: String {
    switch self {
    case .insert(let text): text
    case .deleteBackward: ""
    case .replaceBefore(_, let text): text
    case .compose(let finished, let marked): finished + marked
    }
  }
}

/// A view that is edited as text.
@MainActor
protocol EditableText: UIView {
  func deleteBackward()
  var traits: TextTraits { get }
  var takesEdits: Bool { get }
  func shouldChange(_ range: NSRange, to replacement: String) -> Bool
  /// The person's edit is made.
  func didChange(selectionMoved: Bool)
  func selectionMoved()
  func pressedReturn()
  /// - Returns: false where the field shows no such button.
  func pressedClearButton() -> Bool
}
