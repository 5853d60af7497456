import Foundation

/// The type that the modifiers of gestures return.
public typealias _WithGesture<Content> = ModifiedContent<Content, _GestureModifier>

extension View {
  private nonisolated func recognizing<G: Gesture>(
    _ gesture: G, _ priority: _GestureModifier.Priority, isActive: Bool = true
  ) -> _WithGesture<Self> {
    nonisolated(unsafe) let gesture = gesture
    return modifier(
      _GestureModifier(priority: priority, isActive: isActive) { gesture._recognize($0) != nil })
  }

  /// Runs an action when the view is tapped.
  @preconcurrency
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> _WithGesture<Self> {
    modifier(
      _GestureModifier(priority: .inner, tapCount: count) { input in
        guard TapGesture(count: count)._recognize(input) != nil else { return false }
        action()
        return true
      })
  }

  /// Runs an action with the place that was tapped, which is always the view's corner here.
  @preconcurrency
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> _WithGesture<Self> { onTapGesture(count: count) { action(.zero) } }

  @available(*, deprecated, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @_disfavoredOverload @preconcurrency
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> _WithGesture<Self> { onTapGesture(count: count) { action(.zero) } }

  /// Runs an action when a finger stays on the view; `onPressingChanged` is told true before and false after it.
  @preconcurrency
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> _WithGesture<Self> {
    modifier(
      _GestureModifier(priority: .inner) { input in
        guard input.kind == .longPress else { return false }
        onPressingChanged?(true)
        action()
        onPressingChanged?(false)
        return true
      })
  }

  @available(*, deprecated, renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)")
  @_disfavoredOverload @preconcurrency
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: (@MainActor (Bool) -> Void)? = nil,
    perform action: @escaping @MainActor () -> Void
  ) -> _WithGesture<Self> {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }

  /// Adds a gesture that comes after those of the views inside.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> _WithGesture<Self> {
    recognizing(gesture, .inner, isActive: mask.contains(.gesture))
  }
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> _WithGesture<Self> {
    recognizing(gesture, .inner, isActive: isEnabled)
  }
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> _WithGesture<Self> { recognizing(gesture, .inner, isActive: isEnabled) }

  /// Adds a gesture that comes before those of the views inside.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> _WithGesture<Self> { recognizing(gesture, .outer, isActive: mask.contains(.gesture)) }
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> _WithGesture<Self> {
    recognizing(gesture, .outer, isActive: isEnabled)
  }

  /// Adds a gesture that comes together with those of the views inside.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> _WithGesture<Self> { recognizing(gesture, .both, isActive: mask.contains(.gesture)) }
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> _WithGesture<Self> {
    recognizing(gesture, .both, isActive: isEnabled)
  }

  @preconcurrency
  public nonisolated func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> _Looks<Self> { looks }
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> _Looks<Self> { looks }
}

/// Which gestures of a view and of those inside it are recognised.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: Self = []
  public static let gesture = Self(rawValue: 1)
  public static let subviews = Self(rawValue: 2)
  public static let all: Self = [.gesture, .subviews]
}

/// How a view reacts to a pointer above it.
public struct HoverEffect: Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let highlight = Self(name: "highlight")
  public static let lift = Self(name: "lift")
}
