import FieldEngine

/// Something that takes events and can be the first responder, the one that is typed into.
@MainActor
open class UIResponder: Hashable, CustomStringConvertible {
  public init() {}

  nonisolated public static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  nonisolated open var description: String { "<\(type(of: self))>" }

  private(set) lazy var proxy: ResponderProxy = makeProxy()
  func makeProxy() -> ResponderProxy { ResponderProxy(self) }

  /// The responder that gets what this one does not handle.
  open var next: UIResponder? { nil }

  // MARK: - First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { Stage.current?.focus.first === proxy }

  /// Asks to be the first responder. What holds it now may refuse to let it go.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let focus = Stage.current?.focus, isOnScreen else { return false }
    return focus.move(to: proxy)
  }

  /// Gives up being the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    return Stage.current?.focus.move(to: nil) ?? false
  }

  var isOnScreen: Bool { false }
  func shouldBegin() -> Bool { true }
  func shouldEnd() -> Bool { true }
  func didBegin() {}
  func didEnd() {}

  // MARK: - The keyboard

  /// What comes up in place of the keyboard.
  open var inputView: UIView? {
    get { nil }
    set {}
  }

  /// What stands above the keyboard.
  open var inputAccessoryView: UIView? {
    get { nil }
    set {}
  }

  /// Takes notice of another `inputView`, keyboard type and so on.
  open func reloadInputViews() {
    if isFirstResponder { Stage.current?.focus.updateKeyboard() }
  }

  // MARK: - Actions

  open func responds(to selector: Selector!) -> Bool { selector.isKnown(to: self) }

  @discardableResult
  open func perform(_ selector: Selector!, with argument: Any? = nil) -> Any? {
    _ = selector.send(to: self, sender: argument)
    return nil
  }

  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action) || Self.editActions.contains(action.name)
  }

  private static let editActions: Set<String> = ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"]

  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    sequence(first: self, next: \.next).first { $0.responds(to: action) }
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
}

extension UIResponder: UIResponderStandardEditActions {}

extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// What a person's finger does; simulated persons use controls directly, so there are none.
@MainActor
open class UITouch: Hashable {
  public init() {}
  nonisolated public static func == (a: UITouch, b: UITouch) -> Bool { a === b }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  open func location(in view: UIView?) -> CGPoint { .zero }
}

@MainActor
open class UIEvent {
  public init() {}
}
