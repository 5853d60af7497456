import Foundation

/// How a view comes and goes. Movement is not simulated, but `identity` means that nothing of the old view stays while
/// the new one comes: its disappearance is told first (ledger 182).
public struct AnyTransition: Sendable {
  let isIdentity: Bool

  init(isIdentity: Bool = false) { self.isIdentity = isIdentity }
  public init<T: Transition>(_ transition: T) { self.init(isIdentity: T.self == IdentityTransition.self) }

  public static let identity = AnyTransition(isIdentity: true)
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(isIdentity: removal.isIdentity)
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(isIdentity: isIdentity && other.isIdentity)
  }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// A transition as a type: how the view looks before it is there, while it is, and after.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
  typealias Content = PlaceholderContentView<Self>
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
  public nonisolated func combined<T: Transition>(with other: T) -> Self { self }
  public nonisolated func animation(_ animation: Animation?) -> Self { self }
}

/// The view that a transition is applied to.
public struct PlaceholderContentView<Value>: Sendable {}

extension PlaceholderContentView: NodeView {
  static func makeNode(_ view: Self, _ place: _Place) -> _Node { _Node(place) }
  static func updateNode(_ node: _Node, _ view: Self) {}
}

/// Whether a view is about to come, there, or gone.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// What the system has to know of a transition.
public struct TransitionProperties: Sendable {
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

public struct IdentityTransition: Transition {
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}
public struct OpacityTransition: Transition {
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}
public struct ScaleTransition: Transition {
  public nonisolated init(_ scale: Double = 0, anchor: UnitPoint = .center) {}
  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}
public struct SlideTransition: Transition {
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}
public struct MoveTransition: Transition {
  public nonisolated init(edge: Edge) {}
  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}
public struct PushTransition: Transition {
  public nonisolated init(edge: Edge) {}
  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}
public struct OffsetTransition: Transition {
  public nonisolated init(_ offset: CGSize) {}
  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}
public struct BlurReplaceTransition: Transition {
  public struct Configuration: Equatable, Sendable {
    private let name: String
    public static let downUp = Self(name: "downUp")
    public static let upUp = Self(name: "upUp")
  }
  public nonisolated init(configuration: Configuration) {}
  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public nonisolated init(insertion: Insertion, removal: Removal) {}
  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

extension Transition where Self == IdentityTransition {
  public nonisolated static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
  public nonisolated static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
  public nonisolated static var scale: ScaleTransition { ScaleTransition() }
  public nonisolated static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { ScaleTransition(scale) }
}
extension Transition where Self == SlideTransition {
  public nonisolated static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == MoveTransition {
  public nonisolated static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
  public nonisolated static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
extension Transition where Self == OffsetTransition {
  public nonisolated static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  public nonisolated static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == BlurReplaceTransition {
  public nonisolated static var blurReplace: Self { BlurReplaceTransition(configuration: .downUp) }
  public nonisolated static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> Self {
    BlurReplaceTransition(configuration: configuration)
  }
}

/// Says how a view comes and goes.
public struct _TransitionModifier {
  let transition: AnyTransition
}

extension _TransitionModifier: NodeModifier {}

extension View {
  public nonisolated func transition(_ t: AnyTransition) -> ModifiedContent<Self, _TransitionModifier> {
    modifier(_TransitionModifier(transition: t))
  }
  @_disfavoredOverload
  public nonisolated func transition<T: Transition>(_ transition: T) -> ModifiedContent<Self, _TransitionModifier> {
    modifier(_TransitionModifier(transition: AnyTransition(transition)))
  }
}
