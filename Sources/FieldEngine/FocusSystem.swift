import Contract

/// Who has the focus, and the keyboard that goes with it.
@MainActor
public final class FocusSystem {
  public private(set) var first: (any Responder)?
  private let trace: Trace
  /// Told after each change, before the keyboard follows.
  public var onChange: ((_ old: (any Responder)?, _ new: (any Responder)?) -> Void)?
  /// Told after the keyboard has come, gone or changed.
  public var onKeyboard: ((_ isShown: Bool, _ wasShown: Bool) -> Void)?
  /// The type of the keyboard that is up; nil while none is.
  public private(set) var keyboardType: String?
  /// Whether a keyboard comes up on the screen at all (it does not on macOS).
  public var hasScreenKeyboard = true
  /// Whether Caps Lock of a hardware keyboard is on.
  public var isCapsLocked = false

  public init(trace: Trace) { self.trace = trace }

  /// Moves the focus in one change; nil takes it away (ledger B8). Does nothing where it is there already.
  /// - Returns: whether it is there now: either of the two may refuse.
  @discardableResult
  public func move(to new: (any Responder)?) -> Bool {
    let old = first
    guard old !== new else { return true }
    guard new?.shouldBecomeFirst() ?? true, old?.shouldResign() ?? true else { return false }
    // Who was asked may have moved the focus itself.
    guard first === old else { return first === new }
    old?.willResign()
    first = new
    record(from: old, to: new)
    if new?.movesKeyboardFirst ?? old?.movesKeyboardFirst ?? false { updateKeyboard() }
    old?.didResign()
    if first === new {
      new?.didBecomeFirst()
      onChange?(old, new)
    }
    updateKeyboard()
    return first === new
  }

  /// Forgets a responder that has left the screen.
  public func responderLeft(_ responder: any Responder) {
    guard first === responder else { return }
    first = nil
    record(from: responder, to: nil)
    onChange?(responder, nil)
    updateKeyboard()
  }

  /// Brings the keyboard in line with what the first responder asks for now.
  public func updateKeyboard() {
    let type = hasScreenKeyboard ? first?.textTraits?.keyboardType : nil
    guard type != keyboardType else { return }
    let wasShown = keyboardType != nil
    keyboardType = type
    trace.record(.keyboard, ["type": JSON(type)])
    onKeyboard?(type != nil, wasShown)
  }

  private func record(from old: (any Responder)?, to new: (any Responder)?) {
    trace.record(
      .focus,
      [
        "from": JSON(old?.focusName), "to": JSON(new?.focusName), "fromRef": JSON(old?.focusRef),
        "toRef": JSON(new?.focusRef),
      ])
  }
}
