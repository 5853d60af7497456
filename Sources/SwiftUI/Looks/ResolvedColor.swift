import Foundation

extension Color {
  /// The components of a colour in an environment.
  public struct Resolved: Hashable, Sendable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let isLinear = colorSpace == .sRGBLinear
      linearRed = isLinear ? red : Self.linear(red)
      linearGreen = isLinear ? green : Self.linear(green)
      linearBlue = isLinear ? blue : Self.linear(blue)
      self.opacity = opacity
    }

    public var red: Float {
      get { Self.gamma(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }
    public var green: Float {
      get { Self.gamma(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }
    public var blue: Float {
      get { Self.gamma(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    /// The transfer function of sRGB (IEC 61966-2-1).
    private static func linear(_ value: Float) -> Float {
      value <= 0.04045 ? value / 12.92 : Float(pow((Double(value) + 0.055) / 1.055, 2.4))
    }
    private static func gamma(_ value: Float) -> Float {
      value <= 0.0031308 ? value * 12.92 : Float(1.055 * pow(Double(value), 1 / 2.4) - 0.055)
    }
  }

  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// The components in light or dark appearance, as the environment says.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    storage.resolved(isDark: environment.colorScheme == .dark)
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never
}

extension Color.Storage {
  func resolved(isDark: Bool) -> Color.Resolved {
    switch self {
    case .components(let space, let red, let green, let blue, let opacity):
      return Color.Resolved(
        colorSpace: space, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity))
    case .faded(let base, let opacity):
      var color = base.resolved(isDark: isDark)
      color.opacity *= Float(opacity)
      return color
    case .mixed(let a, let b, let fraction):
      return Self.mix(a.resolved(isDark: isDark), b.resolved(isDark: isDark), Float(fraction))
    case .asset: return Color.Resolved(red: 0, green: 0, blue: 0)
    case .system(let name): return Self.system(name, isDark: isDark)
    }
  }

  private static func mix(_ a: Color.Resolved, _ b: Color.Resolved, _ fraction: Float) -> Color.Resolved {
    func between(_ a: Float, _ b: Float) -> Float { a + (b - a) * fraction }
    return Color.Resolved(
      red: between(a.red, b.red), green: between(a.green, b.green), blue: between(a.blue, b.blue),
      opacity: between(a.opacity, b.opacity))
  }

  private static func system(_ name: String, isDark: Bool) -> Color.Resolved {
    switch name {
    case "clear": return Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    case "white": return Color.Resolved(red: 1, green: 1, blue: 1)
    case "black": return Color.Resolved(red: 0, green: 0, blue: 0)
    case "primary": return Color.Resolved(red: isDark ? 1 : 0, green: isDark ? 1 : 0, blue: isDark ? 1 : 0)
    case "secondary":
      let components: (Float, Float, Float) = isDark ? (235, 235, 245) : (60, 60, 67)
      return Color.Resolved(
        red: components.0 / 255, green: components.1 / 255, blue: components.2 / 255, opacity: 0.6)
    default:
      let (light, dark) = systemColors[name] ?? (0, 0)
      let rgb = isDark ? dark : light
      return Color.Resolved(
        red: Float(rgb >> 16) / 255, green: Float(rgb >> 8 & 0xFF) / 255, blue: Float(rgb & 0xFF) / 255)
    }
  }

  /// Light and dark values of the system's colours (Human Interface Guidelines, Color).
  private static let systemColors: [String: (light: UInt32, dark: UInt32)] = [
    "red": (0xFF3B30, 0xFF453A), "orange": (0xFF9500, 0xFF9F0A), "yellow": (0xFFCC00, 0xFFD60A),
    "green": (0x34C759, 0x30D158), "mint": (0x00C7BE, 0x63E6E2), "teal": (0x30B0C7, 0x40C8E0),
    "cyan": (0x32ADE6, 0x64D2FF), "blue": (0x007AFF, 0x0A84FF), "indigo": (0x5856D6, 0x5E5CE6),
    "purple": (0xAF52DE, 0xBF5AF2), "pink": (0xFF2D55, 0xFF375F), "brown": (0xA2845E, 0xAC8E68),
    "gray": (0x8E8E93, 0x8E8E93), "accentColor": (0x007AFF, 0x0A84FF),
  ]
}
