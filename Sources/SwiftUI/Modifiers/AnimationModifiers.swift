import Foundation

// Movement is not simulated: what an animation leads to is there at once.
extension View {
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> _Looks<Self> { looks }
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  @_disfavoredOverload
  public nonisolated func animation(_ animation: Animation?) -> _Looks<Self> { looks }

  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> _Looks<Self> { looks }
  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> _Looks<Self> { looks }

  public nonisolated func contentTransition(_ transition: ContentTransition) -> _Looks<Self> { looks }
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> _Looks<Self> { looks }
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> _Looks<Self> {
    looks
  }
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> _Looks<Self> { looks }

  public nonisolated func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> _Looks<Self> { looks }
  public nonisolated func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> _Looks<Self> { looks }
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> _Looks<Self> { looks }

  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> _Looks<Self> {
    looks
  }
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> _Looks<Self> { looks }
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> _Looks<Self> { looks }
}

/// How the content of a view changes.
public struct ContentTransition: Equatable, Sendable {
  private let name: String
  public static let identity = Self(name: "identity")
  public static let opacity = Self(name: "opacity")
  public static let interpolate = Self(name: "interpolate")
  public static func numericText(countsDown: Bool = false) -> Self { Self(name: "numericText") }
  public static func numericText(value: Double) -> Self { Self(name: "numericText") }
  public static let symbolEffect = Self(name: "symbolEffect")
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> Self { .symbolEffect }
}

/// Which properties a matched geometry keeps.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = Self(rawValue: 1)
  public static let size = Self(rawValue: 2)
  public static let frame: Self = [.position, .size]
}

/// How a screen comes and goes on a navigation stack.
public protocol NavigationTransition {}

public struct AutomaticNavigationTransition: NavigationTransition {}
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

/// What a person feels or hears.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  public static let start = Self(name: "start")
  public static let stop = Self(name: "stop")
  public static let alignment = Self(name: "alignment")
  public static let decrease = Self(name: "decrease")
  public static let increase = Self(name: "increase")
  public static let levelChange = Self(name: "levelChange")
  public static let selection = Self(name: "selection")
  public static let success = Self(name: "success")
  public static let warning = Self(name: "warning")
  public static let error = Self(name: "error")
  public static let impact = Self(name: "impact")
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { .impact }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { .impact }

  public struct Weight: Equatable, Sendable {
    private let name: String
    public static let light = Self(name: "light")
    public static let medium = Self(name: "medium")
    public static let heavy = Self(name: "heavy")
  }
  public struct Flexibility: Equatable, Sendable {
    private let name: String
    public static let rigid = Self(name: "rigid")
    public static let solid = Self(name: "solid")
    public static let soft = Self(name: "soft")
  }
}
