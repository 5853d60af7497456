/// How a piece of text looks: what it is for, not which escape sequence draws it.
public struct TextStyle: Equatable, Hashable, Sendable {
  public var colour: Colour?
  public var bold = false
  public var dim = false
  public var italic = false
  public var underline = false
  public var struck = false

  /// The terminal's own palette, so that a reader's theme decides the shade.
  public enum Colour: Int, Sendable {
    case red = 31
    case green, yellow, blue, magenta, cyan
    case grey = 90
  }

  public init(
    colour: Colour? = nil, bold: Bool = false, dim: Bool = false, italic: Bool = false, underline: Bool = false,
    struck: Bool = false
  ) {
    self.colour = colour
    self.bold = bold
    self.dim = dim
    self.italic = italic
    self.underline = underline
    self.struck = struck
  }

  /// This style with what `other` adds; the colour of `other` wins.
  public func adding(_ other: TextStyle) -> TextStyle {
    TextStyle(
      colour: other.colour ?? colour, bold: bold || other.bold, dim: dim || other.dim, italic: italic || other.italic,
      underline: underline || other.underline, struck: struck || other.struck)
  }

  /// The parameters of the escape sequence (ECMA-48 SGR) that turns this style on; none where the text is plain.
  var parameters: [Int] {
    var result: [Int] = []
    if bold { result.append(1) }
    if dim { result.append(2) }
    if italic { result.append(3) }
    if underline { result.append(4) }
    if struck { result.append(9) }
    if let colour { result.append(colour.rawValue) }
    return result
  }
}

extension TextStyle {
  public static let plain = TextStyle()
  public static let heading = TextStyle(colour: .cyan, bold: true)
  public static let strong = TextStyle(bold: true)
  public static let emphasis = TextStyle(italic: true)
  public static let code = TextStyle(colour: .yellow)
  public static let link = TextStyle(colour: .blue, underline: true)
  public static let faint = TextStyle(colour: .grey)
  public static let right = TextStyle(colour: .green, bold: true)
  public static let wrong = TextStyle(colour: .red, bold: true)
  public static let changed = TextStyle(colour: .yellow, bold: true)
  public static let prompt = TextStyle(colour: .green, bold: true)
}
