/// How a symbol moves. Movement is not simulated.
public protocol SymbolEffect {}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Sendable {
  public static var `default`: Self { Self() }
  public static var repeating: Self { Self() }
  public static var nonRepeating: Self { Self() }
  public static func `repeat`(_ count: Int?) -> Self { Self() }
  public static func speed(_ speed: Double) -> Self { Self() }
  public var repeating: Self { self }
  public var nonRepeating: Self { self }
  public func `repeat`(_ count: Int?) -> Self { self }
  public func speed(_ speed: Double) -> Self { self }
}

public struct BounceSymbolEffect: SymbolEffect, Sendable {
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

public struct PulseSymbolEffect: SymbolEffect, Sendable {
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

public struct VariableColorSymbolEffect: SymbolEffect, Sendable {
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var hideInactiveLayers: Self { self }
  public var dimInactiveLayers: Self { self }
}

public struct ScaleSymbolEffect: SymbolEffect, Sendable {
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

public struct ReplaceSymbolEffect: SymbolEffect, Sendable {
  public var downUp: Self { self }
  public var upUp: Self { self }
  public var offUp: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

public struct AppearSymbolEffect: SymbolEffect, Sendable {
  public var up: Self { self }
  public var down: Self { self }
}

public struct DisappearSymbolEffect: SymbolEffect, Sendable {
  public var up: Self { self }
  public var down: Self { self }
}

public struct WiggleSymbolEffect: SymbolEffect, Sendable {
  public var left: Self { self }
  public var right: Self { self }
  public var up: Self { self }
  public var down: Self { self }
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

public struct RotateSymbolEffect: SymbolEffect, Sendable {
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

public struct BreatheSymbolEffect: SymbolEffect, Sendable {
  public var plain: Self { self }
  public var pulse: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: Self { Self() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: Self { Self() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: Self { Self() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: Self { Self() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: Self { Self() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: Self { Self() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: Self { Self() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: Self { Self() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: Self { Self() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: Self { Self() }
}
