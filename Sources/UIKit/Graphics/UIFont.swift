/// A typeface in a size, in points. Letters on the simulated screen are those of the terminal; a bold one is drawn so.
public final class UIFont: Hashable, Sendable {
  public let fontName: String
  public let pointSize: CGFloat
  package let isBold: Bool

  private init(_ name: String, _ size: CGFloat, isBold: Bool = false) {
    fontName = name
    pointSize = size
    self.isBold = isBold
  }

  public convenience init?(name: String, size: CGFloat) {
    self.init(name, size, isBold: name.localizedCaseInsensitiveContains("bold"))
  }

  public static func == (a: UIFont, b: UIFont) -> Bool { a.fontName == b.fontName && a.pointSize == b.pointSize }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fontName)
    hasher.combine(pointSize)
  }

  public var familyName: String { fontName }
  public var lineHeight: CGFloat { (pointSize * 1.2).rounded() }
  public var ascender: CGFloat { pointSize * 0.95 }
  public var descender: CGFloat { pointSize * -0.24 }
  public var capHeight: CGFloat { pointSize * 0.7 }
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(fontName, size, isBold: isBold) }

  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(".SFUI-Regular", size) }
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(".SFUI-\(weight.rawValue)", size, isBold: weight.rawValue >= Weight.semibold.rawValue)
  }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(".SFUI-Bold", size, isBold: true) }
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(".SFUI-Italic", size) }
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(".SFMono", size, isBold: weight.rawValue >= Weight.semibold.rawValue)
  }
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(".SFUI-\(style.rawValue)", sizes[style] ?? 17, isBold: style == .headline)
  }
  public static let systemFontSize: CGFloat = 14
  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let smallSystemFontSize: CGFloat = 12

  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Self(rawValue: -0.8)
    public static let thin = Self(rawValue: -0.6)
    public static let light = Self(rawValue: -0.4)
    public static let regular = Self(rawValue: 0)
    public static let medium = Self(rawValue: 0.23)
    public static let semibold = Self(rawValue: 0.3)
    public static let bold = Self(rawValue: 0.4)
    public static let heavy = Self(rawValue: 0.56)
    public static let black = Self(rawValue: 0.62)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = Self(rawValue: "largeTitle")
    public static let title1 = Self(rawValue: "title1")
    public static let title2 = Self(rawValue: "title2")
    public static let title3 = Self(rawValue: "title3")
    public static let headline = Self(rawValue: "headline")
    public static let subheadline = Self(rawValue: "subheadline")
    public static let body = Self(rawValue: "body")
    public static let callout = Self(rawValue: "callout")
    public static let footnote = Self(rawValue: "footnote")
    public static let caption1 = Self(rawValue: "caption1")
    public static let caption2 = Self(rawValue: "caption2")
  }

  /// Points at the standard size of text.
  private static let sizes: [TextStyle: CGFloat] = [
    .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15, .body: 17, .callout: 16,
    .footnote: 13, .caption1: 12, .caption2: 11,
  ]
}

/// A picture: a symbol by its name, or one of the asset catalogue, of which the name is all that is known.
public final class UIImage: Hashable, Sendable {
  package let name: String
  package let isSymbol: Bool

  public init?(systemName name: String) {
    self.name = name
    isSymbol = true
  }
  public init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.name = name
    isSymbol = true
  }
  public init?(named name: String) {
    self.name = name
    isSymbol = false
  }
  public init() {
    name = ""
    isSymbol = false
  }

  public class Configuration: @unchecked Sendable {
    public init() {}
  }
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    public convenience init(pointSize: CGFloat) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    public convenience init(scale: SymbolScale) { self.init() }
  }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public enum SymbolScale: Int, Sendable { case unspecified = -1, `default`, small, medium, large }
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  public static func == (a: UIImage, b: UIImage) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  public var size: CGSize { CGSize(width: 24, height: 24) }
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
}

extension NSAttributedString.Key {
  public static let font = Self(rawValue: "NSFont")
  public static let foregroundColor = Self(rawValue: "NSColor")
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  public static let kern = Self(rawValue: "NSKern")
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  public static let link = Self(rawValue: "NSLink")
}

public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = Self(rawValue: 1)
  public static let thick = Self(rawValue: 2)
  public static let double = Self(rawValue: 9)
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public class NSParagraphStyle {
  public init() {}
  public fileprivate(set) var _alignment = NSTextAlignment.natural
}

public final class NSMutableParagraphStyle: NSParagraphStyle {
  public var alignment: NSTextAlignment {
    get { _alignment }
    set { _alignment = newValue }
  }
  public var lineSpacing: CGFloat = 0
  public var lineHeightMultiple: CGFloat = 0
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
}
