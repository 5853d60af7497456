/// The text of a field with its caret and selection, counted in characters; it knows no view and no binding.
public struct FieldEditor: Equatable, Sendable {
  public private(set) var text: String
  /// Caret positions; empty where nothing is selected, and then its bound is the caret.
  public private(set) var selection: Range<Int>
  /// The characters that an input method is still making; they are in `text`, but not yet part of what was typed.
  public private(set) var marked: Range<Int>?

  /// Counts the texts that came from outside: an input method loses its syllable then, even where the text is the
  /// same (ledger 205).
  private var takenTexts = 0

  /// The caret stands at the end.
  public init(_ text: String = "") {
    self.text = text
    selection = text.count..<text.count
  }

  public var caret: Int { selection.upperBound }

  /// The text without what is marked.
  public var finishedText: String {
    guard let marked else { return text }
    var finished = text
    finished.removeSubrange(characters(marked))
    return finished
  }

  public var selectedText: String { String(text[characters(selection)]) }

  /// Selects within the text's bounds.
  public mutating func select(_ range: Range<Int>) {
    let count = text.count
    let lower = min(max(0, range.lowerBound), count)
    selection = lower..<min(max(lower, range.upperBound), count)
  }

  /// Takes a text from outside; the caret goes to its end (ledger 10).
  public mutating func setText(_ new: String) {
    takenTexts += 1
    text = new
    selection = new.count..<new.count
    marked = nil
  }

  /// Makes the marked text part of the text.
  /// - Returns: false where nothing is marked.
  @discardableResult
  public mutating func unmark() -> Bool {
    defer { marked = nil }
    return marked != nil
  }

  /// Makes an edit. What is marked loses its mark, unless the edit goes on with it.
  /// - Returns: false where it changes nothing: deleting at the start of the text (ledger 4).
  @discardableResult
  public mutating func apply(_ edit: TextEdit) -> Bool {
    switch edit {
    case .insert(let string):
      replace(selection, with: string)
    case .deleteBackward:
      guard !selection.isEmpty || selection.lowerBound > 0 else { return false }
      replace(selection.isEmpty ? selection.lowerBound - 1..<selection.lowerBound : selection, with: "")
    case .replaceBefore(let count, let string):
      replace(max(0, selection.lowerBound - count)..<selection.upperBound, with: string)
    case .compose(let finished, let unfinished):
      replace(marked ?? selection, with: finished + unfinished)
      marked = unfinished.isEmpty ? nil : max(0, caret - unfinished.count)..<caret
    }
    return true
  }

  /// The characters that an edit would replace.
  public func range(of edit: TextEdit) -> Range<Int> {
    switch edit {
    case .insert: selection
    case .deleteBackward: selection.isEmpty ? max(0, selection.lowerBound - 1)..<selection.lowerBound : selection
    case .replaceBefore(let count, _): max(0, selection.lowerBound - count)..<selection.upperBound
    case .compose: marked ?? selection
    }
  }

  private mutating func replace(_ range: Range<Int>, with string: String) {
    marked = nil
    let after = text.count - range.upperBound
    text.replaceSubrange(characters(range), with: string)
    let caret = text.count - after
    selection = caret..<caret
  }

  private func characters(_ range: Range<Int>) -> Range<String.Index> {
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    return start..<text.index(start, offsetBy: range.count)
  }
}
