import FieldEngine

/// A field of one line.
@MainActor
open class UITextField: UIControl, UITextInput {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func makeProxy() -> ResponderProxy { TextProxy(self) }
  var textProxy: TextProxy { unsafeDowncast(proxy, to: TextProxy.self) }

  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: - Text

  /// The text; never nil once it was asked for, as in UIKit. Setting it asks nobody, and the caret goes to its end.
  open var text: String? {
    get { textProxy.editor.text }
    set { textProxy.setText(newValue ?? "") }
  }
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: text ?? "") }
    set { text = newValue?.string }
  }
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  open var textColor: UIColor? = .label
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize)
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumFontSize: CGFloat = 0
  open var allowsEditingTextAttributes = false
  open var background: UIImage?
  open var disabledBackground: UIImage?
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightView: UIView?
  open var rightViewMode = ViewMode.never
  public private(set) var isEditing = false

  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}

  // MARK: - Keyboard

  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!

  private var ownInputView: UIView?
  private var ownAccessory: UIView?
  open override var inputView: UIView? {
    get { ownInputView }
    set {
      ownInputView = newValue
      newValue?.accessoryOwner = self
    }
  }
  open override var inputAccessoryView: UIView? {
    get { ownAccessory }
    set {
      ownAccessory = newValue
      newValue?.accessoryOwner = self
    }
  }

  /// Deletes as the program wants it. A subclass that overrides it hears of a person's deleting too.
  open func deleteBackward() { textProxy.deleteByProgram() }

  // MARK: - First responder

  open override var canBecomeFirstResponder: Bool { isEnabled }

  override func shouldBegin() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
  override func shouldEnd() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  override func didBegin() {
    isEditing = true
    if clearsOnBeginEditing, !(text ?? "").isEmpty, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    let end = textProxy.editor.text.utf16.count
    textProxy.selectedRange = NSRange(location: end, length: 0)
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
  }

  override func didEnd() {
    isEditing = false
    textProxy.finishComposition()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  // MARK: - On the screen

  package override var shown: ShownView {
    var shown = ShownView(isSecureTextEntry ? .secureField : .textField)
    shown.label = accessibilityLabel ?? placeholder ?? ""
    shown.placeholder = placeholder ?? ""
    shown.value = textProxy.shownText
    shown.style = borderStyle == .none ? "plain" : "roundedBorder"
    shown.isEnabled = isUsable
    return shown
  }

  package override var shownSubviews: [UIView] {
    let left = leftViewMode == .never ? nil : leftView
    let right = rightViewMode == .never ? nil : rightView
    return [left, right].compactMap(\.self)
  }

  package override func touch(_ touch: Touch) -> TouchResult {
    guard touch == .tap || touch == .longPress else { return .impossible }
    guard isFirstResponder || becomeFirstResponder() else { return .rejected("the field refuses to be edited") }
    let end = textProxy.editor.text.count
    textProxy.select(end..<end)
    return .done
  }
}

extension UITextField: EditableText, TextHolding {
  var traits: TextTraits { traits(isMultiline: false) }
  var takesEdits: Bool { isUsable }

  func shouldChange(_ range: NSRange, to replacement: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
  }

  func didChange(selectionMoved: Bool) {
    if selectionMoved { self.selectionMoved() }
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  func selectionMoved() {
    if isEditing { delegate?.textFieldDidChangeSelection(self) }
  }

  /// Return does not take the focus away by itself (ledger 211), unless something listens to it as the end of editing.
  func pressedReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .primaryActionTriggered)
    guard hasListener(for: .editingDidEndOnExit) else { return }
    sendActions(for: .editingDidEndOnExit)
    resignFirstResponder()
  }

  func pressedClearButton() -> Bool {
    guard clearButtonMode == .whileEditing || clearButtonMode == .always else { return false }
    guard delegate?.textFieldShouldClear(self) ?? true else { return true }
    text = ""
    didChange(selectionMoved: false)
    return true
  }
}
