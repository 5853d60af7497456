import Foundation

private enum Key {
  struct ColorScheme: EnvironmentKey { static let defaultValue = SwiftUI.ColorScheme.light }
  struct Font: EnvironmentKey { static let defaultValue: SwiftUI.Font? = nil }
  struct FontWeight: EnvironmentKey { static let defaultValue: SwiftUI.Font.Weight? = nil }
}

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { self[Key.ColorScheme.self] }
    set { self[Key.ColorScheme.self] = newValue }
  }
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
}
