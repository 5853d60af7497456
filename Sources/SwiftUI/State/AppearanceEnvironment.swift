import Foundation

private enum Key {
  struct ColorScheme: EnvironmentKey { static let defaultValue = SwiftUI.ColorScheme.light }
  struct Contrast: EnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }
  struct Font: EnvironmentKey { static let defaultValue: SwiftUI.Font? = nil }
  struct FontWeight: EnvironmentKey { static let defaultValue: SwiftUI.Font.Weight? = nil }
  struct HorizontalClass: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = .compact }
  struct VerticalClass: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = .regular }
  struct Phase: EnvironmentKey { static let defaultValue = ScenePhase.active }
  struct Direction: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
  struct TypeSize: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
  struct Scale: EnvironmentKey { static let defaultValue: CGFloat = 3 }
  struct Legibility: EnvironmentKey { static let defaultValue: LegibilityWeight? = .regular }
  struct ImageScale: EnvironmentKey { static let defaultValue = Image.Scale.medium }
  struct SymbolVariant: EnvironmentKey { static let defaultValue = SymbolVariants.none }
  struct SymbolMode: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }
  struct ControlSize: EnvironmentKey { static let defaultValue = SwiftUI.ControlSize.regular }
}

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { self[Key.ColorScheme.self] }
    set { self[Key.ColorScheme.self] = newValue }
  }
  public var colorSchemeContrast: ColorSchemeContrast { self[Key.Contrast.self] }
  /// The font of texts that have none of their own.
  public var font: Font? {
    get { self[Key.Font.self] }
    set { self[Key.Font.self] = newValue }
  }
  /// The weight that `fontWeight` and `bold` give to texts.
  var fontWeight: Font.Weight? {
    get { self[Key.FontWeight.self] }
    set { self[Key.FontWeight.self] = newValue }
  }
  /// A phone upright: little room across, enough from top to bottom.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[Key.HorizontalClass.self] }
    set { self[Key.HorizontalClass.self] = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[Key.VerticalClass.self] }
    set { self[Key.VerticalClass.self] = newValue }
  }
  /// The app is in use all the time.
  public var scenePhase: ScenePhase {
    get { self[Key.Phase.self] }
    set { self[Key.Phase.self] = newValue }
  }
  public var layoutDirection: LayoutDirection {
    get { self[Key.Direction.self] }
    set { self[Key.Direction.self] = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[Key.TypeSize.self] }
    set { self[Key.TypeSize.self] = newValue }
  }
  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[Key.Scale.self] }
    set { self[Key.Scale.self] = newValue }
  }
  public var pixelLength: CGFloat { 1 / displayScale }
  public var legibilityWeight: LegibilityWeight? {
    get { self[Key.Legibility.self] }
    set { self[Key.Legibility.self] = newValue }
  }
  public var imageScale: Image.Scale {
    get { self[Key.ImageScale.self] }
    set { self[Key.ImageScale.self] = newValue }
  }
  public var symbolVariants: SymbolVariants {
    get { self[Key.SymbolVariant.self] }
    set { self[Key.SymbolVariant.self] = newValue }
  }
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[Key.SymbolMode.self] }
    set { self[Key.SymbolMode.self] = newValue }
  }
  public var controlSize: ControlSize {
    get { self[Key.ControlSize.self] }
    set { self[Key.ControlSize.self] = newValue }
  }
}

// What a person has chosen for accessibility: nothing, here.
extension EnvironmentValues {
  public var accessibilityEnabled: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityReduceMotion: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
}

/// The size of controls.
public enum ControlSize: Hashable, CaseIterable, Sendable { case mini, small, regular, large, extraLarge }

/// A variant of a symbol: filled, in a circle, with a slash.
public struct SymbolVariants: Hashable, Sendable {
  let name: String
  public static let none = SymbolVariants(name: "")
  public static let circle = SymbolVariants(name: ".circle")
  public static let square = SymbolVariants(name: ".square")
  public static let rectangle = SymbolVariants(name: ".rectangle")
  public static let fill = SymbolVariants(name: ".fill")
  public static let slash = SymbolVariants(name: ".slash")

  public var circle: SymbolVariants { SymbolVariants(name: name + ".circle") }
  public var square: SymbolVariants { SymbolVariants(name: name + ".square") }
  public var rectangle: SymbolVariants { SymbolVariants(name: name + ".rectangle") }
  public var fill: SymbolVariants { SymbolVariants(name: name + ".fill") }
  public var slash: SymbolVariants { SymbolVariants(name: name + ".slash") }

  public func contains(_ other: SymbolVariants) -> Bool { name.contains(other.name) }
}
