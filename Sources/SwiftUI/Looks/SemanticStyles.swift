import Foundation

/// The foreground style that is in force.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
  public func _look(in environment: EnvironmentValues) -> _StyleLook {
    _StyleLook(isSecondary: environment.isSecondary)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The background of the container.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The tint that is in force.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The colour of the lines between rows.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  public func _look(in environment: EnvironmentValues) -> _StyleLook { _StyleLook(isSecondary: true) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The background of selected things.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The colour of a placeholder.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}
  public func _look(in environment: EnvironmentValues) -> _StyleLook { _StyleLook(isSecondary: true) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle {
  public init() {}
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The colour that fills thin and small shapes.
public struct FillShapeStyle: ShapeStyle {
  public init() {}
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public init() {}
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// A material that blurs what is behind it.
public struct Material: ShapeStyle {
  let name: String
  public static let ultraThin = Material(name: "ultraThin")
  public static let thin = Material(name: "thin")
  public static let regular = Material(name: "regular")
  public static let thick = Material(name: "thick")
  public static let ultraThick = Material(name: "ultraThick")

  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { Material(name: "bar") }
}

/// When a material looks active.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let active = Self(name: "active")
  public static let inactive = Self(name: "inactive")
  public static let matchWindow = Self(name: "matchWindow")
}

/// A style that repeats a part of an image.
public struct ImagePaint: ShapeStyle {
  public var image: Image
  public var sourceRect: CGRect
  public var scale: CGFloat

  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
