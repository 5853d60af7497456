import Foundation

/// A colour or pattern for the drawing of shapes and texts.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  /// The style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What the drawing in text makes of it.
  func _look(in environment: EnvironmentValues) -> _StyleLook
}

/// How a style looks on a screen without colours.
public struct _StyleLook: Equatable, Sendable {
  /// Less important than its surroundings: secondary and the levels below, greys.
  public var isSecondary: Bool
  static let plain = _StyleLook(isSecondary: false)
}

extension ShapeStyle {
  public func _look(in environment: EnvironmentValues) -> _StyleLook { resolve(in: environment)._look(in: environment) }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) stands for itself") }
  public func _look(in environment: EnvironmentValues) -> _StyleLook { .plain }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

/// Any style, with its type hidden.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { self.style = style }
  public func _look(in environment: EnvironmentValues) -> _StyleLook { style._look(in: environment) }
}

/// A style made of another one by something that the text drawing does not show.
public struct _DerivedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  public func _look(in environment: EnvironmentValues) -> _StyleLook { base._look(in: environment) }
}

extension ShapeStyle {
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> _DerivedShapeStyle<Self> { _DerivedShapeStyle(base: self) }
  public func blendMode(_ mode: BlendMode) -> _DerivedShapeStyle<Self> { _DerivedShapeStyle(base: self) }
  public func shadow(_ style: ShadowStyle) -> _DerivedShapeStyle<Self> { _DerivedShapeStyle(base: self) }
  public func `in`(_ rect: CGRect) -> _DerivedShapeStyle<Self> { _DerivedShapeStyle(base: self) }

  /// The second level of this style.
  public var secondary: _LevelShapeStyle<Self> { _LevelShapeStyle(base: self) }
  public var tertiary: _LevelShapeStyle<Self> { _LevelShapeStyle(base: self) }
  public var quaternary: _LevelShapeStyle<Self> { _LevelShapeStyle(base: self) }
  public var quinary: _LevelShapeStyle<Self> { _LevelShapeStyle(base: self) }
}

/// A lower level of a style.
public struct _LevelShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  public func _look(in environment: EnvironmentValues) -> _StyleLook { _StyleLook(isSecondary: true) }
}

/// A level of the present foreground style.
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
  let level: Int

  public func _look(in environment: EnvironmentValues) -> _StyleLook {
    _StyleLook(isSecondary: level > 0 || environment.isSecondary)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

/// How colours of two layers are combined.
public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter
}

/// A shadow that is part of a style.
public struct ShadowStyle: Equatable, Sendable {
  let isInner: Bool
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(isInner: false) }
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(isInner: true) }
}
