import Foundation

/// What a text's own modifiers say of its looks; the environment has the say where they say nothing.
struct TextLooks: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var style: AnyShapeStyle?

  func isBold(in values: EnvironmentValues) -> Bool {
    if let weight = weight ?? font?.weight ?? values.fontWeight { return weight >= .semibold }
    return (font ?? values.font)?.isBold ?? false
  }

  static func == (a: TextLooks, b: TextLooks) -> Bool {
    a.font == b.font && a.weight == b.weight && areEqual(a.style, b.style)
  }
}

extension Text {
  func looking(_ change: (inout TextLooks) -> Void) -> Text {
    var text = self
    change(&text.looks)
    return text
  }

  public func font(_ font: Font?) -> Text { looking { $0.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { looking { $0.weight = weight } }
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  public func bold() -> Text { fontWeight(.bold) }
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : fontWeight(.regular) }
  public func italic() -> Text { self }
  public func italic(_ isActive: Bool) -> Text { self }
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  public func monospacedDigit() -> Text { self }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { looking { $0.style = AnyShapeStyle(style) } }
  public func foregroundColor(_ color: Color?) -> Text { looking { $0.style = color.map(AnyShapeStyle.init) } }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

  /// How a text is cut when it does not fit.
  public enum TruncationMode: Sendable { case head, middle, tail }
  /// In which letters a text is shown.
  public enum Case: Sendable { case uppercase, lowercase }

  /// A size beside the font's own.
  public struct Scale: Hashable, Sendable {
    private let name: String
    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }

  /// A line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
    public static let single = LineStyle()

    public struct Pattern: Hashable, Sendable {
      private let name: String
      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }
  }
}
