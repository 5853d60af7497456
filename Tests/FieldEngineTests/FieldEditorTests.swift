import FieldEngine
import Testing

@Suite("The text of a field, edit by edit")
struct FieldEditorTests {
  private func editor(_ text: String, select: Range<Int>? = nil) -> FieldEditor {
    var editor = FieldEditor(text)
    if let select { editor.select(select) }
    return editor
  }

  @Test("typing goes in at the caret, which follows it")
  func insertion() {
    var editor = editor("ac", select: 1..<1)
    editor.apply(.insert("b"))
    #expect(editor.text == "abc" && editor.caret == 2)
  }

  @Test("a paste replaces the selection in one edit (ledger 5)")
  func paste() {
    var editor = editor("12345", select: 1..<3)
    #expect(editor.range(of: .insert("xyz")) == 1..<3)
    editor.apply(.insert("xyz"))
    #expect(editor.text == "1xyz45" && editor.selection == 4..<4)
  }

  @Test("delete takes the character before the caret, or the selection (ledger 3)")
  func deletion() {
    var editor = editor("가나다", select: 2..<2)
    editor.apply(.deleteBackward)
    #expect(editor.text == "가다" && editor.caret == 1)
    editor.select(0..<2)
    let isChange = editor.apply(.deleteBackward)
    #expect(isChange && editor.text == "" && editor.caret == 0)
  }

  @Test("deleting in an empty field, or at its start, is nothing (ledger 4)")
  func nothingToDelete() {
    var empty = editor("")
    var atStart = editor("ab", select: 0..<0)
    let changes = [empty.apply(.deleteBackward), atStart.apply(.deleteBackward)]
    #expect(changes == [false, false] && atStart.text == "ab")
  }

  @Test("a text from outside puts the caret at its end (ledger 10)")
  func outside() {
    var editor = editor("abc", select: 0..<2)
    editor.setText("12345")
    #expect(editor.selection == 5..<5)
  }

  @Test("a character is a whole cluster, whatever it is made of (ledger 242)")
  func clusters() {
    var editor = editor("👨‍👩‍👧\u{1112}\u{1161}\u{11AB}e\u{301}")
    #expect(editor.caret == 3)
    editor.apply(.deleteBackward)
    editor.apply(.deleteBackward)
    #expect(editor.text == "👨‍👩‍👧")
  }

  @Test("a combining mark joins the character before it, and the caret stays behind both")
  func joining() {
    var editor = editor("ex", select: 1..<1)
    editor.apply(.insert("\u{301}"))
    #expect(editor.text == "e\u{301}x" && editor.caret == 1)
  }

  @Test("a selection outside of the text is cut to it")
  func bounds() {
    #expect(editor("abc", select: -3..<9).selection == 0..<3)
    #expect(editor("abc", select: 7..<9).selection == 3..<3)
    #expect(editor("abcd", select: 1..<3).selectedText == "bc")
  }

  @Test("a composed syllable replaces the one before the caret")
  func composition() {
    var editor = editor("한ㄱ끝", select: 2..<2)
    #expect(editor.range(of: .replaceBefore(count: 1, with: "그")) == 1..<2)
    editor.apply(.replaceBefore(count: 1, with: "그"))
    #expect(editor.text == "한그끝" && editor.caret == 2)
  }
}
