import Contract

/// Who has the focus, and the keyboard that goes with it.
@MainActor
public final class FocusSystem {
  public private(set) var first: (any Responder)?
  private let trace: Trace
  /// Told after each change, before the keyboard follows.
  public var onChange: ((_ old: (any Responder)?, _ new: (any Responder)?) -> Void)?
  /// The type of the keyboard that is up; nil while none is.
  public private(set) var keyboardType: String?
  /// Whether a keyboard comes up on the screen at all (it does not on macOS).
  public var hasScreenKeyboard = true
  /// Whether Caps Lock of a hardware keyboard is on.
  public var isCapsLocked = false

  public init(trace: Trace) { self.trace = trace }

  /// Moves the focus in one change; nil takes it away (ledger B8). Does nothing where it is there already.
  public func move(to new: (any Responder)?) {
    let old = first
    guard old !== new else { return }
    old?.willResign()
    first = new
    record(from: old, to: new)
    old?.didResign()
    new?.didBecomeFirst()
    onChange?(old, new)
    updateKeyboard()
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
    keyboardType = type
    trace.record(.keyboard, ["type": JSON(type)])
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
