import Combine
import Contract
import FieldEngine

/// The device on which views of UIKit are shown: who has the focus, what is recorded, which keyboard is up. There is
/// one at a time; SwiftUI sets it when a screen is made.
@MainActor
package final class Stage {
  package private(set) static var current: Stage?

  package let focus: FocusSystem
  package let trace: Trace

  /// Begins a new device in place of the one before.
  package init(focus: FocusSystem, trace: Trace) {
    self.focus = focus
    self.trace = trace
    Self.current = self
    focus.onKeyboard = { KeyboardNotifications.post(isShown: $0, wasShown: $1) }
  }

  /// The responder that has the focus; a field of SwiftUI is a responder like any other.
  var firstResponder: UIResponder? {
    switch focus.first {
    case nil: nil
    case let proxy as ResponderProxy: proxy.object
    case let other?: ForeignResponder(other)
    }
  }
}

/// What shows a view of UIKit on a screen.
@MainActor
package protocol ViewHost: AnyObject {
  /// Kind and index of a view's element, as in `textField[0]`.
  func reference(of view: UIView) -> String?
  /// Views came or went.
  func structureChanged()
  /// Whether the surroundings let the view be used.
  var isEnabled: Bool { get }
  var isVisible: Bool { get }
}

/// A field that is not UIKit's own, as the responder that it is to the rest.
private final class ForeignResponder: UIResponder {
  private let responder: any Responder

  init(_ responder: any Responder) {
    self.responder = responder
    super.init()
  }

  override var isFirstResponder: Bool { Stage.current?.focus.first === responder }
  override var next: UIResponder? { UIWindow.main }

  override func resignFirstResponder() -> Bool {
    Stage.current?.focus.move(to: nil) ?? false
  }
}

/// What is posted when the keyboard comes and goes.
@MainActor
enum KeyboardNotifications {
  /// The keyboard of a phone, at the lower end of its screen.
  private static let height: CGFloat = 336
  private static let duration = 0.25

  static func post(isShown: Bool, wasShown: Bool) {
    guard isShown != wasShown else { return }
    let info = info(isShown: isShown)
    let will =
      isShown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification
    let did = isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification
    post(UIResponder.keyboardWillChangeFrameNotification, info)
    post(will, info)
    DispatchQueue.main.asyncAfter(deadline: .now() + duration) {
      MainActor.assumeIsolated {
        post(UIResponder.keyboardDidChangeFrameNotification, Self.info(isShown: isShown))
        post(did, Self.info(isShown: isShown))
      }
    }
  }

  private static func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: nil, userInfo: info)
  }

  private static func info(isShown: Bool) -> [AnyHashable: Any] {
    let screen = UIScreen.main.bounds
    let up = CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    let down = CGRect(x: 0, y: screen.height, width: screen.width, height: height)
    return [
      UIResponder.keyboardFrameBeginUserInfoKey: isShown ? down : up,
      UIResponder.keyboardFrameEndUserInfoKey: isShown ? up : down,
      UIResponder.keyboardAnimationDurationUserInfoKey: duration,
      UIResponder.keyboardAnimationCurveUserInfoKey: 7,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
  }
}
