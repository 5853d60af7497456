import Contract
import FieldEngine
import Foundation
import SwiftUI

/// The syllable in the making, which the next `compose` goes on with as long as nothing else has touched the field.
struct Composition {
  var composer: HangulComposer
  var editor: FieldEditor
  weak var field: (any TextResponder)?
}

extension Session {
  /// The field that has the focus.
  func field() throws(ActionFailure) -> any TextResponder {
    guard let field = focus.first as? any TextResponder else {
      throw ActionFailure(message: texts.noFocusedField(fieldNames))
    }
    return field
  }

  /// The keyboard on the screen.
  private func keyboard(of field: any TextResponder) -> Keyboard {
    Keyboard(traits: field.textTraits ?? TextTraits(), locale: Locale(identifier: options.locale))
  }

  /// One edit in the focused field, and all that follows from it.
  func edit(_ edit: TextEdit, key: String) throws {
    let field = try field()
    if let reason = field.perform(edit, key: key) { reject(field, reason) }
    try settle()
  }

  func type(_ text: String, isHardware: Bool) throws {
    for character in text {
      let field = try field()
      if !isHardware { try checkKey(character, on: keyboard(of: field)) }
      if character.isNewline {
        try pressReturn(isHardware ? .hardware : .onScreen)
      } else if character == "\t", isHardware, field.textTraits?.isMultiline != true {
        try moveFocus(by: 1)
        try settle()
      } else {
        try edit(.insert(String(character)), key: String(character))
      }
    }
  }

  private func checkKey(_ character: Character, on keyboard: Keyboard) throws(ActionFailure) {
    guard let missing = keyboard.refusal(of: character) else { return }
    throw ActionFailure(message: missing.message(options.language))
  }

  /// Presses keys as the keyboard stands: a fresh sentence has shift on, and letters of Hangul make syllables.
  func press(_ keys: String) throws {
    for key in HangulComposer.keys(for: keys) {
      if HangulComposer.isKey(key) {
        try composeKey(key)
      } else {
        composition = nil
        try pressKey(key)
      }
    }
  }

  private func pressKey(_ key: Character) throws {
    let field = try field()
    let capital = focus.isCapsLocked ? key.uppercased() : String(key)
    guard platform == .iOS else { return try type(capital, isHardware: true) }
    let keyboard = keyboard(of: field)
    try checkKey(key, on: keyboard)
    guard !key.isNewline else { return try pressReturn(.onScreen) }
    let before = field.editor.text.prefix(field.editor.selection.lowerBound)
    let typed = focus.isCapsLocked ? capital : keyboard.character(forKey: key, after: before)
    try edit(.insert(typed), key: typed)
  }

  func compose(_ text: String) throws {
    for key in HangulComposer.keys(for: text) { try composeKey(key) }
  }

  private func composeKey(_ key: Character) throws {
    let field = try field()
    if platform == .iOS { try checkKey(key, on: keyboard(of: field)) }
    guard !key.isNewline else { return try pressReturn(presentReturn) }
    var composer = ongoingComposer(in: field)
    if HangulComposer.isKey(key), !composer.isComposing { notePolicy("composition") }
    let edit = composer.press(key, isMarking: policies.composition == .marked)
    try compose(edit, by: composer, in: field, key: String(key))
  }

  /// Makes an edit of the syllable in the making, which ends where the app does something else with the text (ledger
  /// 239).
  private func compose(_ edit: TextEdit, by composer: HangulComposer, in field: any TextResponder, key: String) throws {
    var expected = field.editor
    expected.apply(edit)
    try self.edit(edit, key: key)
    composition = field.editor == expected ? Composition(composer: composer, editor: expected, field: field) : nil
  }

  /// The syllable in the making; none where the text, the caret or the focus has been changed by something else.
  private func ongoingComposer(in field: any TextResponder) -> HangulComposer {
    guard let composition, composition.field === field, composition.editor == field.editor else {
      return HangulComposer()
    }
    return composition.composer
  }

  /// Whatever a person does beside typing on ends the syllable in the making.
  func finishComposition(before action: Action) {
    switch action {
    case .compose, .delete, .press, .wait: return
    default:
      composition = nil
      (focus.first as? any TextResponder)?.finishComposition()
    }
  }

  func delete(_ count: Int) throws {
    for _ in 0..<count {
      let field = try field()
      // Deleting at the start of the text is nothing at all (ledger 4).
      if field.editor.selection == 0..<0 { continue }
      var composer = ongoingComposer(in: field)
      let edit = composer.deleteBackward(isMarking: policies.composition == .marked) ?? .deleteBackward
      try compose(edit, by: composer, in: field, key: texts.keyName(.delete))
    }
  }

  func clear() throws {
    let field = try field()
    guard !field.editor.text.isEmpty else { return }
    if field.pressClearButton() { return try settle() }
    field.select(0..<field.editor.text.count)
    try edit(.deleteBackward, key: texts.keyName(.delete))
  }

  /// The system puts a code or a password into the focused field, all at once. A code is offered only to an empty field
  /// (ledger 231, 232).
  func autofill(_ text: String) throws {
    let field = try field()
    if field.textTraits?.contentType == "oneTimeCode", !field.editor.text.isEmpty {
      return reject(field, "a code is offered only to an empty field")
    }
    field.select(0..<field.editor.text.count)
    try edit(.insert(text), key: texts.keyName(.autofill))
  }

  func copy() throws {
    guard let field = try copyable() else { return }
    clipboard.text = field.editor.selectedText
  }

  func cut() throws {
    guard let field = try copyable() else { return }
    clipboard.text = field.editor.selectedText
    try edit(.deleteBackward, key: texts.keyName(.cut))
  }

  /// The field, where it lets its selection be copied.
  private func copyable() throws -> (any TextResponder)? {
    let field = try field()
    if field.allowsCopy, !field.editor.selection.isEmpty { return field }
    reject(field, field.allowsCopy ? "nothing selected" : "secure field")
    return nil
  }

  private func reject(_ field: any TextResponder, _ reason: String) {
    graph.trace.record(.rejected, ["ref": JSON(field.focusRef), "reason": .string(reason)])
  }

  func moveCaret(_ caret: Action.Caret) throws {
    let field = try field()
    let place =
      switch caret {
      case .at(let place): place
      case .start: 0
      case .end: field.editor.text.count
      }
    try checkPlace(place, in: field)
    field.select(place..<place)
  }

  func select(_ selection: Action.Selection) throws {
    let field = try field()
    switch selection {
    case .all: field.select(0..<field.editor.text.count)
    case .range(let start, let end):
      try checkPlace(start, in: field)
      try checkPlace(end, in: field)
      field.select(min(start, end)..<max(start, end))
    }
  }

  private func checkPlace(_ place: Int, in field: any TextResponder) throws(ActionFailure) {
    let count = field.editor.text.count
    guard !(0...count).contains(place) else { return }
    throw ActionFailure(message: texts.noSuchPlace(place, count: count))
  }

  /// The Return key of the keyboard at hand.
  var presentReturn: ReturnPress { platform == .macOS ? .hardware : .onScreen }

  func pressReturn(_ key: ReturnPress) throws {
    let field = try field()
    if key == .onScreen { try checkKey("\n", on: keyboard(of: field)) }
    if let reason = field.pressReturn(key) { reject(field, reason) }
    try settle()
  }

  /// A person moves the focus from field to field: in one change, or through nothing (ledger 101, B8).
  func handOver(to field: Element) throws {
    let isAnother = field.kind.isField && field.isEnabled == true && !field.isFocused
    guard isAnother, focus.first is any TextResponder else { return }
    notePolicy("focusHandover")
    guard policies.focusHandover == .nilBetween else { return }
    focus.move(to: nil)
    try settle()
  }

  func hideKeyboard() {
    if focus.first == nil {
      graph.trace.record(.rejected, ["reason": "no keyboard"])
    } else {
      focus.move(to: nil)
    }
  }

  func useHardware(_ input: Action.HardwareInput) throws {
    switch input {
    case .type(let text): try type(text, isHardware: true)
    case .pressReturn: try pressReturn(.hardware)
    case .optionReturn: try pressReturn(.hardwareWithOption)
    case .capsLock: focus.isCapsLocked.toggle()
    case .tab: try moveFocus(by: 1)
    case .shiftTab: try moveFocus(by: -1)
    case .escape: try escape()
    }
  }

  /// Tab goes through the fields in reading order and begins anew behind the last one.
  private func moveFocus(by step: Int) throws {
    let fields = reachable.filter { $0.kind.isField && $0.isEnabled == true }
    guard !fields.isEmpty else { return graph.trace.record(.rejected, ["reason": "no field"]) }
    let present = fields.firstIndex(where: \.isFocused)
    let next = present.map { ($0 + step + fields.count) % fields.count } ?? (step > 0 ? 0 : fields.count - 1)
    try handOver(to: fields[next])
    _ = fields[next].perform(.tap)
  }

  private func escape() throws {
    if graph.screen().presentations.isEmpty {
      hideKeyboard()
    } else {
      try dismiss()
    }
  }

  private var fieldNames: [String] { reachable.filter(\.kind.isField).map { describe($0) } }
}

extension Element.Kind {
  /// Whether a person types into it.
  var isField: Bool { ElementKind(rawValue: rawValue)?.isField ?? false }
}
