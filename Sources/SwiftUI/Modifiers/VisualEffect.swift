import Foundation

/// Changes of looks that depend on where a view stands. They are not shown.
public protocol VisualEffect: Sendable {}

/// The view itself, for a visual effect to change.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
}

extension VisualEffect {
  public func opacity(_ opacity: Double) -> Self { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
  public func brightness(_ amount: Double) -> Self { self }
  public func contrast(_ amount: Double) -> Self { self }
  public func grayscale(_ amount: Double) -> Self { self }
  public func hueRotation(_ angle: Angle) -> Self { self }
  public func saturation(_ amount: Double) -> Self { self }
  public func offset(_ offset: CGSize) -> Self { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> Self { self }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> Self { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self { self }
  public func transformEffect(_ transform: CGAffineTransform) -> Self { self }
}

/// When a view that scrolls into sight changes its looks.
public struct ScrollTransitionConfiguration: Sendable {
  public static let identity = Self()
  public static let animated = Self()
  public static let interactive = Self()
  public static func animated(_ animation: Animation = .default) -> Self { .animated }
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self { .interactive }
  public func animation(_ animation: Animation) -> Self { self }
  public func threshold(_ threshold: Threshold) -> Self { self }

  public struct Threshold: Sendable {
    public static let visible = Self()
    public static let hidden = Self()
    public static var centered: Self { Self() }
    public static func visible(_ amount: Double) -> Self { .visible }
  }
}

/// Where a view that scrolls stands.
public enum ScrollTransitionPhase: Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// How fast something goes from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private let name: String
  public static let linear = Self(name: "linear")
  public static let easeIn = Self(name: "easeIn")
  public static let easeOut = Self(name: "easeOut")
  public static let easeInOut = Self(name: "easeInOut")
  public static let circularEaseIn = Self(name: "circularEaseIn")
  public static let circularEaseOut = Self(name: "circularEaseOut")
  public static let circularEaseInOut = Self(name: "circularEaseInOut")
}
