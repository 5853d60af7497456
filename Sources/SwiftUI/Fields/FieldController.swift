import Contract
import FieldEngine

/// What a field does with its text: where it comes from, and when it is written.
@MainActor
protocol FieldModel: AnyObject {
  /// The text that an update brings, where it differs from what the field was last told; nil where nothing is new.
  func textFromUpdate(isEditing: Bool) -> String?
  /// The text now that would be shown to someone who has not edited.
  var presentText: String { get }
  /// Called after each edit.
  func didEdit(_ text: String, _ field: FieldController)
  /// Called when editing is confirmed or ends.
  /// - Returns: the text that the field shows from now on.
  func commit(_ text: String, _ reason: CommitReason, _ field: FieldController) -> String
}

/// Why a field commits what was edited.
enum CommitReason { case returnKey, focusLoss, disappearance }

/// A field on the screen: it takes edits one by one, keeps its own copy of the text, and follows its binding only when
/// an update brings another value (ledger 11-13).
@MainActor
final class FieldController: TextResponder, NodeResponder {
  /// What may keep a new field from taking the focus (ledger B11).
  struct Readiness {
    var delay: Double
    var policy: String
  }

  private(set) var editor: FieldEditor
  unowned let responderNode: _Node
  var model: any FieldModel
  let kind: Element.Kind
  var isMultiline = false
  /// The label in words; found when somebody asks, as it may be any view.
  var label: () -> String = { "" }
  var onEditingChanged: (@MainActor (Bool) -> Void)?
  var onCommit: (@MainActor () -> Void)?
  /// Where the app follows the caret and moves it; nil where it does not.
  var selection: SelectionLink?
  let readiness: Readiness
  let readyAt: Double
  private(set) var isFocused = false
  /// Whether the old text goes at the next key: a secure field that was left and entered again (ledger 246).
  private var clearsAtNextEdit = false

  init(_ node: _Node, kind: Element.Kind, model: any FieldModel) {
    responderNode = node
    self.model = model
    self.kind = kind
    editor = FieldEditor(model.presentText)
    readiness = EnvironmentValues(frame: node.environment).focusReadiness
    readyAt = node.graph.trace.clock() + readiness.delay
  }

  var graph: ViewGraph { responderNode.graph }
  private var values: EnvironmentValues { Evaluation.none { EnvironmentValues(frame: responderNode.environment) } }

  // MARK: - Focus

  var focusName: String { label() }
  var focusRef: String? { graph.reference(of: responderNode) }
  var canBecomeFirst: Bool { isEnabled && responderNode.isVisible }
  private var isEnabled: Bool { Evaluation.none { values.isEnabled } }

  var textTraits: TextTraits? {
    Evaluation.none {
      var traits = values.textTraits
      traits.isSecure = kind == .secureField
      traits.isMultiline = isMultiline || kind == .textEditor
      return traits
    }
  }

  func didBecomeFirst() {
    isFocused = true
    clearsAtNextEdit = kind == .secureField && !editor.text.isEmpty
    select(editor.text.count..<editor.text.count)
    onEditingChanged?(true)
  }

  func willResign() {
    finishComposition()
    commit(.focusLoss)
  }

  func didResign() {
    isFocused = false
    onEditingChanged?(false)
  }

  /// The field leaves the screen; what was edited is committed first.
  func willLeave() {
    if isFocused {
      finishComposition()
      commit(.disappearance)
      if let onEditingChanged { graph.queue.disappearances.append { onEditingChanged(false) } }
    }
    graph.focus.system.responderLeft(self)
  }

  // MARK: - Edits

  func perform(_ edit: TextEdit, key: String) -> String? {
    guard isEnabled else { return Refusal.disabled }
    let isCleared = clearIfEnteredAgain()
    if case .compose = edit { return compose(edit, key: key) }
    finishComposition()
    guard editor.apply(edit) || isCleared else { return Refusal.nothingToDelete }
    recordEdit(key)
    model.didEdit(editor.text, self)
    selection?.follow(editor)
    return nil
  }

  /// What happens to the old text of a secure field that is entered again, at the first key (ledger 246, B16).
  private func clearIfEnteredAgain() -> Bool {
    guard clearsAtNextEdit else { return false }
    clearsAtNextEdit = false
    graph.notePolicy("secureRefocus")
    guard graph.policies.secureRefocus == .clear else { return false }
    editor.setText("")
    return true
  }

  /// An edit of an input method, which is written as far as it is finished (ledger B15).
  private func compose(_ edit: TextEdit, key: String) -> String? {
    let before = editor.finishedText
    editor.apply(edit)
    recordEdit(key)
    if editor.finishedText != before { model.didEdit(editor.finishedText, self) }
    selection?.follow(editor)
    return nil
  }

  /// What an input method has made becomes part of the text, and is written (ledger B15).
  func finishComposition() {
    if editor.unmark() { model.didEdit(editor.text, self) }
  }

  func select(_ range: Range<Int>) {
    finishComposition()
    editor.select(range)
    selection?.follow(editor)
  }

  /// Takes the view's present binding to the selection.
  func follow(_ binding: Binding<TextSelection?>?) {
    guard let binding else { return selection = nil }
    if let selection { selection.binding = binding } else { selection = SelectionLink(binding) }
  }

  var allowsCopy: Bool { kind != .secureField }

  private func recordEdit(_ key: String) {
    graph.trace.record(
      .edit,
      [
        "ref": JSON(focusRef), "key": .string(key), "text": .string(shownText), "caret": .int(editor.caret),
      ])
  }

  /// The text as the screen shows it: a secure field shows a dot for each character (ledger 243).
  var shownText: String {
    kind == .secureField ? String(repeating: "•", count: editor.text.count) : editor.text
  }

  /// An update of the view has come.
  func didUpdate() {
    if let text = model.textFromUpdate(isEditing: isFocused) { show(text) }
    if let range = selection?.rangeFromUpdate(in: editor.text) { editor.select(range) }
  }

  /// Shows another text; what an input method is making goes.
  func show(_ text: String) {
    if text != editor.finishedText { editor.setText(text) }
  }

  // MARK: - Return

  func pressReturn(_ key: ReturnPress) -> String? {
    guard isEnabled else { return Refusal.disabled }
    finishComposition()
    if breaksLine(key) { return perform(.insert("\n"), key: "return") }
    commit(.returnKey)
    submit()
    return nil
  }

  /// On the keyboard on the screen a field of several lines breaks the line; a hardware Return submits, and with Option
  /// it breaks the line too (ledger 26-28).
  private func breaksLine(_ key: ReturnPress) -> Bool {
    kind == .textEditor || (isMultiline && key != .hardware)
  }

  /// Runs what is to be done at Return, the outermost first, while the field still has the focus; then the field lets
  /// it go, unless it has been moved (ledger 84-96, B3).
  private func submit() {
    let name = focusName
    onCommit?()
    let (trigger, actions) = Evaluation.none { (values.submitTrigger, values.submitActions) }
    for action in actions where action.triggers.contains(trigger) {
      let trigger = trigger == .search ? "search" : "text"
      graph.trace.record(.onSubmit, ["trigger": .string(trigger), "label": .string(name)])
      action.perform()
    }
    graph.flush()
    if graph.platform == .iOS, graph.focus.system.first === self { graph.focus.system.move(to: nil) }
  }

  private func commit(_ reason: CommitReason) {
    show(model.commit(editor.text, reason, self))
  }
}
