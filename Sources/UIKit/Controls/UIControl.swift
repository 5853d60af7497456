/// A view that tells targets what a person does with it.
@MainActor
open class UIControl: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }

  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  // MARK: - Targets and actions

  private enum Listener {
    case target(WeakTarget, Selector)
    case action(UIAction)
  }
  private var listeners: [(event: Event, listener: Listener)] = []

  /// Sends the action to the target at these events. The target is not kept alive; a value counts as nil, and then the
  /// first responder that has the method gets it.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    listeners.append((events, .target(WeakTarget(target), action)))
  }

  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    listeners.removeAll { entry in
      guard case .target(let known, let selector) = entry.listener else { return false }
      return known.isSame(as: target) && (action == nil || selector == action)
        && !entry.event.isDisjoint(with: events)
    }
  }

  open func addAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
    listeners.append((events, .action(action)))
  }

  open func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    listeners.removeAll { entry in
      guard case .action(let known) = entry.listener else { return false }
      return known.identifier == identifier && !entry.event.isDisjoint(with: events)
    }
  }

  open var allTargets: Set<AnyHashable> {
    Set(
      listeners.compactMap {
        guard case .target(let target, _) = $0.listener else { return nil }
        return target.object as? AnyHashable
      })
  }

  open var allControlEvents: Event { listeners.reduce(into: []) { $0.formUnion($1.event) } }

  open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
    let names: [String] = listeners.compactMap { entry in
      guard case .target(let known, let selector) = entry.listener, known.isSame(as: target),
        !entry.event.isDisjoint(with: event)
      else { return nil }
      return selector.name
    }
    return names.isEmpty ? nil : names
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Tells all who listen to one of these events, in the order in which they were added.
  open func sendActions(for events: Event) {
    for entry in listeners where !entry.event.isDisjoint(with: events) {
      switch entry.listener {
      case .target(let target, let action): sendAction(action, to: target.object, for: UIEvent())
      case .action(let action): action.run(self)
      }
    }
  }

  func hasListener(for event: Event) -> Bool { listeners.contains { !$0.event.isDisjoint(with: event) } }

  open override var canBecomeFirstResponder: Bool { false }

  package override var isUsable: Bool { isEnabled && super.isUsable }
}
