/// A colour of UIKit: a system colour by its name, or components from 0 to 1.
public final class UIColor: Hashable, Sendable, CustomStringConvertible {
  package let name: String?
  package let components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  package init(
    name: String? = nil, components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = (0, 0, 0, 1)
  ) {
    self.name = name
    self.components = components
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(components: (red, green, blue, alpha))
  }
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(components: (white, white, white, alpha)) }
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(components: (red, green, blue, alpha))
  }
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func component(_ n: CGFloat) -> CGFloat {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(components: (component(5), component(3), component(1), alpha))
  }
  public convenience init(cgColor: CGColor) {
    self.init(name: cgColor.color.name, components: cgColor.color.components)
  }
  /// A colour of the asset catalogue. There is none here: the name is all that is known of it.
  public convenience init?(named name: String) { self.init(name: name) }
  @MainActor public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let now = dynamicProvider(UITraitCollection())
    self.init(name: now.name, components: now.components)
  }

  public static func == (a: UIColor, b: UIColor) -> Bool { a.name == b.name && a.components == b.components }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(components.red)
    hasher.combine(components.green)
  }
  public var description: String { name ?? "\(components)" }

  public var cgColor: CGColor { CGColor(self) }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(name: name, components: (components.red, components.green, components.blue, alpha))
  }

  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  private static func system(
    _ name: String, _ red: Int = 0, _ green: Int = 0, _ blue: Int = 0, _ alpha: CGFloat = 1
  ) -> UIColor {
    UIColor(name: name, components: (CGFloat(red) / 255, CGFloat(green) / 255, CGFloat(blue) / 255, alpha))
  }

  public static let black = system("black")
  public static let white = system("white", 255, 255, 255)
  public static let clear = system("clear", 0, 0, 0, 0)
  public static let gray = system("gray", 128, 128, 128)
  public static let darkGray = system("darkGray", 85, 85, 85)
  public static let lightGray = system("lightGray", 170, 170, 170)
  public static let red = system("red", 255, 0, 0)
  public static let green = system("green", 0, 255, 0)
  public static let blue = system("blue", 0, 0, 255)
  public static let cyan = system("cyan", 0, 255, 255)
  public static let yellow = system("yellow", 255, 255, 0)
  public static let magenta = system("magenta", 255, 0, 255)
  public static let orange = system("orange", 255, 128, 0)
  public static let purple = system("purple", 128, 0, 128)
  public static let brown = system("brown", 153, 102, 51)
  public static let systemRed = system("red", 255, 59, 48)
  public static let systemOrange = system("orange", 255, 149, 0)
  public static let systemYellow = system("yellow", 255, 204, 0)
  public static let systemGreen = system("green", 52, 199, 89)
  public static let systemMint = system("mint", 0, 199, 190)
  public static let systemTeal = system("teal", 48, 176, 199)
  public static let systemCyan = system("cyan", 50, 173, 230)
  public static let systemBlue = system("blue", 0, 122, 255)
  public static let systemIndigo = system("indigo", 88, 86, 214)
  public static let systemPurple = system("purple", 175, 82, 222)
  public static let systemPink = system("pink", 255, 45, 85)
  public static let systemBrown = system("brown", 162, 132, 94)
  public static let systemGray = system("gray", 142, 142, 147)
  public static let systemGray2 = system("systemGray2", 174, 174, 178)
  public static let systemGray3 = system("systemGray3", 199, 199, 204)
  public static let systemGray4 = system("systemGray4", 209, 209, 214)
  public static let systemGray5 = system("systemGray5", 229, 229, 234)
  public static let systemGray6 = system("systemGray6", 242, 242, 247)
  public static let tintColor = system("tintColor", 0, 122, 255)
  public static let label = system("label")
  public static let secondaryLabel = system("secondaryLabel", 60, 60, 67, 0.6)
  public static let tertiaryLabel = system("tertiaryLabel", 60, 60, 67, 0.3)
  public static let quaternaryLabel = system("quaternaryLabel", 60, 60, 67, 0.18)
  public static let placeholderText = system("placeholderText", 60, 60, 67, 0.3)
  public static let link = system("link", 0, 122, 255)
  public static let separator = system("separator", 60, 60, 67, 0.29)
  public static let opaqueSeparator = system("opaqueSeparator", 198, 198, 200)
  public static let systemFill = system("systemFill", 120, 120, 128, 0.2)
  public static let secondarySystemFill = system("secondarySystemFill", 120, 120, 128, 0.16)
  public static let tertiarySystemFill = system("tertiarySystemFill", 118, 118, 128, 0.12)
  public static let quaternarySystemFill = system("quaternarySystemFill", 116, 116, 128, 0.08)
  public static let systemBackground = system("systemBackground", 255, 255, 255)
  public static let secondarySystemBackground = system("secondarySystemBackground", 242, 242, 247)
  public static let tertiarySystemBackground = system("tertiarySystemBackground", 255, 255, 255)
  public static let systemGroupedBackground = system("systemGroupedBackground", 242, 242, 247)
  public static let secondarySystemGroupedBackground = system("secondarySystemGroupedBackground", 255, 255, 255)
  public static let tertiarySystemGroupedBackground = system("tertiarySystemGroupedBackground", 242, 242, 247)
  public static let lightText = system("lightText", 255, 255, 255, 0.6)
  public static let darkText = system("darkText")
}
