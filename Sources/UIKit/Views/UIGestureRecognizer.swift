/// Recognises what a finger does on a view.
@MainActor
open class UIGestureRecognizer {
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open private(set) var state = State.possible
  open internal(set) weak var view: UIView?
  private var actions: [(target: WeakTarget, action: Selector)] = []

  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  public init(target: Any? = nil, action: Selector? = nil) {
    if let target, let action { addTarget(target, action: action) }
  }

  open func addTarget(_ target: Any, action: Selector) { actions.append((WeakTarget(target), action)) }
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll { $0.target.isSame(as: target) && (action == nil || $0.action == action) }
  }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func require(toFail other: UIGestureRecognizer) {}

  func takes(_ touch: Touch) -> Bool { false }

  func fire() {
    state = .ended
    for entry in actions {
      UIApplication.shared.sendAction(entry.action, to: entry.target.object, from: self, for: nil)
    }
    state = .possible
  }
}

@MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  override func takes(_ touch: Touch) -> Bool { touch == .tap && numberOfTapsRequired == 1 }
}

@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  override func takes(_ touch: Touch) -> Bool { touch == .longPress }
}

@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Self(rawValue: 1)
    public static let left = Self(rawValue: 2)
    public static let up = Self(rawValue: 4)
    public static let down = Self(rawValue: 8)
  }
  open var direction = Direction.right
}

@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A target of actions, which is not kept alive. A value has no identity that could be pointed at: the box that is made
/// for it is gone at once, so it counts as nil, and its actions go up the responder chain (ledger D40).
struct WeakTarget {
  private(set) weak var object: AnyObject?

  init(_ target: Any?) {
    guard let target, type(of: target) is AnyClass else { return }
    object = target as AnyObject
  }

  func isSame(as target: Any?) -> Bool {
    guard let target else { return true }
    return type(of: target) is AnyClass && object === (target as AnyObject)
  }
}
