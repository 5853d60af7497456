import Foundation

// Views that animators move are shown as they are: the end of a movement is a phase or frame like the first.
extension View {
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> _Looks<Self> { looks }

  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> _Looks<Self> { looks }

  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> _Looks<Self> { looks }

  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> _Looks<Self> { looks }

  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> _Looks<Self> { looks }

  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> _Looks<Self> { looks }

  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> _Looks<Self> { looks }
}

/// Shows the first of several phases.
public struct PhaseAnimator<Phase: Equatable, Content> {
  let content: Content?
}

extension PhaseAnimator: View where Content: View {
  public nonisolated init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { self.content = phases.first { _ in true }.map(content) }

  public nonisolated init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { self.content = phases.first { _ in true }.map(content) }

  public var body: Content? { content }
}

/// Values over time.
public protocol Keyframes<Value> {
  associatedtype Value
}

/// Values of one property over time.
public struct KeyframeTrack<Root, Value: Animatable>: Keyframes {
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> [_Keyframe<Value>]
  ) {}
  public init(@KeyframeTrackContentBuilder<Root> content: () -> [_Keyframe<Root>]) where Root == Value {}
  public typealias Value = Root
}

/// One value and when it is reached.
public struct _Keyframe<Value> {
  let value: Value
}

/// A type whose values are keyframes.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value
  var _keyframe: _Keyframe<Value> { get }
}

public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _keyframe: _Keyframe<Value>
  public init(_ to: Value, duration: TimeInterval) { _keyframe = _Keyframe(value: to) }
}

public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _keyframe: _Keyframe<Value>
  public init(_ to: Value, duration: TimeInterval) { _keyframe = _Keyframe(value: to) }
}

public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _keyframe: _Keyframe<Value>
  public init(_ to: Value, duration: TimeInterval? = nil) { _keyframe = _Keyframe(value: to) }
}

public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _keyframe: _Keyframe<Value>
  public init(_ to: Value) { _keyframe = _Keyframe(value: to) }
}

@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ keyframe: K) -> [_Keyframe<Value>]
  where K.Value == Value { [keyframe._keyframe] }
  public static func buildBlock(_ parts: [_Keyframe<Value>]...) -> [_Keyframe<Value>] { parts.flatMap { $0 } }
  public static func buildArray(_ parts: [[_Keyframe<Value>]]) -> [_Keyframe<Value>] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [_Keyframe<Value>]?) -> [_Keyframe<Value>] { part ?? [] }
  public static func buildEither(first: [_Keyframe<Value>]) -> [_Keyframe<Value>] { first }
  public static func buildEither(second: [_Keyframe<Value>]) -> [_Keyframe<Value>] { second }
}

/// Several tracks.
public struct _KeyframeTracks<Value>: Keyframes {}

@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ keyframes: K) -> _KeyframeTracks<Value> where K.Value == Value {
    _KeyframeTracks()
  }
  @_disfavoredOverload
  public static func buildExpression<K: KeyframeTrackContent>(_ keyframe: K) -> _KeyframeTracks<Value>
  where K.Value == Value { _KeyframeTracks() }
  public static func buildBlock(_ tracks: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> { _KeyframeTracks() }
}
