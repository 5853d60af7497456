import Foundation

/// A shape made smaller from all sides.
public struct _InsetShape<Base: InsettableShape>: InsettableShape {
  let shape: Base
  let amount: CGFloat
  public func path(in rect: CGRect) -> Path { shape.path(in: rect.insetBy(dx: amount, dy: amount)) }
  public func inset(by more: CGFloat) -> Self { Self(shape: shape, amount: amount + more) }
}

/// The outline of a shape.
public struct _StrokedShape<Base: Shape>: Shape {
  let shape: Base
  let style: StrokeStyle
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  public static var role: ShapeRole { .stroke }
}

/// A part of a shape's outline.
public struct _TrimmedShape<Base: Shape>: Shape {
  let shape: Base
  let from: CGFloat
  let to: CGFloat
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: from, to: to) }
}

/// A shape moved elsewhere.
public struct OffsetShape<Content: Shape>: Shape {
  public var shape: Content
  public var offset: CGSize
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }
}

/// A shape made larger or smaller.
public struct ScaledShape<Content: Shape>: Shape {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }
  public func path(in rect: CGRect) -> Path {
    let x = rect.minX + rect.width * anchor.x
    let y = rect.minY + rect.height * anchor.y
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: x, y: y).scaledBy(x: scale.width, y: scale.height).translatedBy(x: -x, y: -y))
  }
}

/// A shape turned about a point.
public struct RotatedShape<Content: Shape>: Shape {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }
  public func path(in rect: CGRect) -> Path {
    let x = rect.minX + rect.width * anchor.x
    let y = rect.minY + rect.height * anchor.y
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: x, y: y).rotated(by: angle.radians).translatedBy(x: -x, y: -y))
  }
}

/// A shape with an affine transform.
public struct TransformedShape<Content: Shape>: Shape {
  public var shape: Content
  public var transform: CGAffineTransform
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

/// A shape of a fixed size.
public struct _SizedShape<Base: Shape>: Shape {
  let shape: Base
  let size: CGSize
  public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}

/// Any shape, with its type hidden.
public struct AnyShape: Shape {
  private let makePath: @Sendable (CGRect) -> Path
  public init<S: Shape>(_ shape: S) { makePath = { shape.path(in: $0) } }
  public func path(in rect: CGRect) -> Path { makePath(rect) }
}

extension Shape {
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> _TrimmedShape<Self> {
    _TrimmedShape(shape: self, from: start, to: end)
  }
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
  public func size(_ size: CGSize) -> _SizedShape<Self> { _SizedShape(shape: self, size: size) }
  public func size(width: CGFloat, height: CGFloat) -> _SizedShape<Self> {
    size(CGSize(width: width, height: height))
  }
}
