import Foundation

/// A colour; as a view, an area of that colour.
public struct Color: Hashable, Sendable {
  indirect enum Storage: Hashable, Sendable {
    case system(String)
    case components(RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double)
    case asset(String)
    case faded(Storage, by: Double)
    case mixed(Storage, Storage, Double)
  }

  let storage: Storage

  /// How components are meant.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  init(storage: Storage) { self.storage = storage }

  /// Components from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    storage = .components(colorSpace, red: red, green: green, blue: blue, opacity: opacity)
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    storage = .components(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (red, green, blue) = Self.rgb(hue: hue, saturation: saturation, brightness: brightness)
    storage = .components(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A colour of the asset catalogue. There is none here: the name is all that is known of it.
  public init(_ name: String, bundle: Bundle? = nil) { storage = .asset(name) }

  public init(_ resource: ColorResource) { storage = .asset(resource.name) }

  private static func rgb(hue: Double, saturation: Double, brightness: Double) -> (Double, Double, Double) {
    func component(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    return (component(5), component(3), component(1))
  }

  public static let primary = Color(storage: .system("primary"))
  public static let secondary = Color(storage: .system("secondary"))
  public static let accentColor = Color(storage: .system("accentColor"))

  public func opacity(_ opacity: Double) -> Color { Color(storage: .faded(storage, by: opacity)) }

  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(storage: .mixed(storage, rhs.storage, fraction))
  }

  /// The standard gradient of the colour.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}

extension Color: CustomStringConvertible {
  public var description: String { storage.description }
}

extension Color.Storage: CustomStringConvertible {
  var description: String {
    switch self {
    case .system(let name): name
    case .asset(let name): "NamedColor(name: \"\(name)\", bundle: nil)"
    case .faded(let base, let opacity): "\(Int((opacity * 100).rounded()))% \(base)"
    case .mixed(let a, let b, let fraction): "mix(\(a), \(b), \(fraction))"
    case .components(_, let red, let green, let blue, let opacity):
      "#" + [red, green, blue, opacity].map(Self.hexadecimal).joined()
    }
  }

  private static func hexadecimal(_ component: Double) -> String {
    let byte = Int((min(max(component, 0), 1) * 255).rounded())
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0" + digits : digits
  }

  /// Whether it is a grey between text and background.
  var isSecondary: Bool {
    switch self {
    case .system(let name): ["secondary", "gray"].contains(name)
    case .asset, .mixed: false
    case .faded(.system("primary"), let opacity), .faded(.system("black"), let opacity): opacity < 0.8
    case .faded(let base, _): base.isSecondary
    case .components(_, let red, let green, let blue, _):
      (0.25...0.85).contains(red) && max(red, green, blue) - min(red, green, blue) < 0.08
    }
  }
}

extension Color: ShapeStyle {
  public func _look(in environment: EnvironmentValues) -> _StyleLook { _StyleLook(isSecondary: storage.isSecondary) }
}

// Declared here alone: were they members of Color as well, each `Color.red` would be two candidates, and a chain of
// modifiers with several of them would take exponential time to check.
extension ShapeStyle where Self == Color {
  public static var red: Color { Color(storage: .system("red")) }
  public static var orange: Color { Color(storage: .system("orange")) }
  public static var yellow: Color { Color(storage: .system("yellow")) }
  public static var green: Color { Color(storage: .system("green")) }
  public static var mint: Color { Color(storage: .system("mint")) }
  public static var teal: Color { Color(storage: .system("teal")) }
  public static var cyan: Color { Color(storage: .system("cyan")) }
  public static var blue: Color { Color(storage: .system("blue")) }
  public static var indigo: Color { Color(storage: .system("indigo")) }
  public static var purple: Color { Color(storage: .system("purple")) }
  public static var pink: Color { Color(storage: .system("pink")) }
  public static var brown: Color { Color(storage: .system("brown")) }
  public static var white: Color { Color(storage: .system("white")) }
  public static var gray: Color { Color(storage: .system("gray")) }
  public static var black: Color { Color(storage: .system("black")) }
  public static var clear: Color { Color(storage: .system("clear")) }
}

extension Color: NodeView {
  static func makeNode(_ view: Self, _ place: _Place) -> DecorationNode { DecorationNode("color", place) }
  static func updateNode(_ node: DecorationNode, _ view: Self) {}
}

/// The name of a colour in an asset catalogue.
public struct ColorResource: Hashable, Sendable {
  let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}
