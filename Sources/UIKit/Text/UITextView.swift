import FieldEngine

/// Decides about a text view's editing and is told of it. All methods are optional, as in UIKit.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// A field of several lines.
@MainActor
open class UITextView: UIScrollView, UITextInput {
  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  override func makeProxy() -> ResponderProxy { TextProxy(self) }
  var textProxy: TextProxy { unsafeDowncast(proxy, to: TextProxy.self) }

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  // MARK: - Text

  open var text: String! {
    get { textProxy.editor.text }
    set { textProxy.setText(newValue ?? "") }
  }
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text ?? "") }
    set { text = newValue?.string }
  }
  open var selectedRange: NSRange {
    get { textProxy.selectedRange }
    set { textProxy.selectedRange = newValue }
  }
  open var font: UIFont? = .systemFont(ofSize: 12)
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var allowsEditingTextAttributes = false
  open var adjustsFontForContentSizeCategory = false
  open var clearsOnInsertion = false
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  public private(set) lazy var textContainer = NSTextContainer()
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open func scrollRangeToVisible(_ range: NSRange) {}
  public private(set) var isEditing = false

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

  open override var canBecomeFirstResponder: Bool { isEditable }

  override func shouldBegin() -> Bool { textDelegate?.textViewShouldBeginEditing(self) ?? true }
  override func shouldEnd() -> Bool { textDelegate?.textViewShouldEndEditing(self) ?? true }

  override func didBegin() {
    isEditing = true
    textDelegate?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
  }

  override func didEnd() {
    isEditing = false
    textProxy.finishComposition()
    textDelegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  // MARK: - On the screen

  package override var shown: ShownView {
    guard isEditable else {
      var shown = ShownView(.text)
      shown.label = text
      return shown
    }
    var shown = ShownView(.textEditor)
    shown.label = accessibilityLabel ?? ""
    shown.placeholder = ""
    shown.value = textProxy.shownText
    shown.isEnabled = isUsable
    return shown
  }

  package override func touch(_ touch: Touch) -> TouchResult {
    guard isEditable, touch == .tap || touch == .longPress else { return .impossible }
    guard isFirstResponder || becomeFirstResponder() else { return .rejected("the field refuses to be edited") }
    let end = textProxy.editor.text.count
    textProxy.select(end..<end)
    return .done
  }
}

extension UITextView: EditableText, TextHolding {
  var traits: TextTraits { traits(isMultiline: true) }
  var takesEdits: Bool { isEditable && isUsable }

  func shouldChange(_ range: NSRange, to replacement: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
  }

  func didChange(selectionMoved: Bool) {
    if selectionMoved { self.selectionMoved() }
    textDelegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  func selectionMoved() {
    if isEditing { textDelegate?.textViewDidChangeSelection(self) }
  }

  func pressedReturn() {}
  func pressedClearButton() -> Bool { false }
}

/// Where text is laid out; kept, not used.
@MainActor
open class NSTextContainer {
  public init() {}
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var widthTracksTextView = true
}
