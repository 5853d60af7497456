import Foundation

/// An effect on the looks of a view that the screen drawn as text does not show.
public struct _LooksEffect {}
extension _LooksEffect: _LooksModifier {}

/// The type that such a modifier returns.
public typealias _Looks<Content> = ModifiedContent<Content, _LooksEffect>

extension View {
  /// For modifiers that change only looks.
  nonisolated var looks: _Looks<Self> { modifier(_LooksEffect()) }

  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> _Looks<Self> { looks }
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> _Looks<Self> { looks }
  public nonisolated func clipped(antialiased: Bool = false) -> _Looks<Self> { looks }
  public nonisolated func containerShape<S: InsettableShape>(_ shape: S) -> _Looks<Self> { looks }
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> _Looks<Self> { looks }

  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> _Looks<Self> { looks }
  public nonisolated func brightness(_ amount: Double) -> _Looks<Self> { looks }
  public nonisolated func contrast(_ amount: Double) -> _Looks<Self> { looks }
  public nonisolated func saturation(_ amount: Double) -> _Looks<Self> { looks }
  public nonisolated func grayscale(_ amount: Double) -> _Looks<Self> { looks }
  public nonisolated func hueRotation(_ angle: Angle) -> _Looks<Self> { looks }
  public nonisolated func colorInvert() -> _Looks<Self> { looks }
  public nonisolated func colorMultiply(_ color: Color) -> _Looks<Self> { looks }
  public nonisolated func luminanceToAlpha() -> _Looks<Self> { looks }
  public nonisolated func blendMode(_ blendMode: BlendMode) -> _Looks<Self> { looks }
  public nonisolated func compositingGroup() -> _Looks<Self> { looks }
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> _Looks<Self> { looks }
  public nonisolated func geometryGroup() -> _Looks<Self> { looks }

  public nonisolated func offset(_ offset: CGSize) -> _Looks<Self> { looks }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> _Looks<Self> { looks }
  public nonisolated func position(_ position: CGPoint) -> _Looks<Self> { looks }
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> _Looks<Self> { looks }
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> _Looks<Self> { looks }
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> _Looks<Self> { looks }
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> _Looks<Self> { looks }
  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> _Looks<Self> { looks }
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> _Looks<Self> { looks }
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> _Looks<Self> { looks }
}

/// How colours are kept while a view is drawn apart.
public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }
