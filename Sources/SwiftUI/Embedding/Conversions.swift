import UIKit

extension Color {
  public init(uiColor: UIColor) { self.init(uiColor) }

  public init(_ uiColor: UIColor) {
    let parts = uiColor.components
    if let name = uiColor.name, parts.alpha == 1 || name != "clear" {
      self = Color(storage: .system(name))
    } else {
      self.init(red: parts.red, green: parts.green, blue: parts.blue, opacity: parts.alpha)
    }
  }
}

extension UIColor {
  /// The colour in the light surroundings.
  public convenience init(_ color: Color) {
    let parts = color.resolve(in: EnvironmentValues())
    self.init(
      red: CGFloat(parts.red), green: CGFloat(parts.green), blue: CGFloat(parts.blue), alpha: CGFloat(parts.opacity))
  }
}

extension Font {
  public init(_ font: UIFont) { self = .custom(font.fontName, size: font.pointSize) }
}

extension Image {
  public init(uiImage: UIImage) { self = uiImage.isSymbol ? Image(systemName: uiImage.name) : Image(uiImage.name) }
}

extension EdgeInsets {
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  public init(_ insets: EdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}
