import Foundation

/// Colours that pass into each other.
public struct Gradient: ShapeStyle, Hashable {
  /// One colour and where it stands, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// The colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// In which space colours are mixed.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String
    public static let device = Self(name: "device")
    public static let perceptual = Self(name: "perceptual")
  }

  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

/// Any gradient.
public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  public init(_ gradient: Gradient) { self.gradient = gradient }
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle {
  let gradient: Gradient
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { self.gradient = gradient }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { gradient = Gradient(colors: colors) }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) { gradient = Gradient(stops: stops) }
}

extension LinearGradient: NodeView {
  static func makeNode(_ view: Self, _ place: _Place) -> DecorationNode { DecorationNode("gradient", place) }
  static func updateNode(_ node: DecorationNode, _ view: Self) {}
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint) }
}

/// A gradient from a centre outwards.
public struct RadialGradient: ShapeStyle {
  let gradient: Gradient
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
  }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = Gradient(colors: colors)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = Gradient(stops: stops)
  }
}

extension RadialGradient: NodeView {
  static func makeNode(_ view: Self, _ place: _Place) -> DecorationNode { DecorationNode("gradient", place) }
  static func updateNode(_ node: DecorationNode, _ view: Self) {}
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

/// A gradient from a centre outwards, as wide and high as what it fills.
public struct EllipticalGradient: ShapeStyle {
  let gradient: Gradient
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) { self.gradient = gradient }
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) { gradient = Gradient(colors: colors) }
}

extension EllipticalGradient: NodeView {
  static func makeNode(_ view: Self, _ place: _Place) -> DecorationNode { DecorationNode("gradient", place) }
  static func updateNode(_ node: DecorationNode, _ view: Self) {}
}

/// A gradient around a centre.
public struct AngularGradient: ShapeStyle {
  let gradient: Gradient
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.gradient = gradient
  }
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    gradient = Gradient(colors: colors)
  }
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) { self.gradient = gradient }
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) { gradient = Gradient(colors: colors) }
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) { gradient = Gradient(stops: stops) }
}

extension AngularGradient: NodeView {
  static func makeNode(_ view: Self, _ place: _Place) -> DecorationNode { DecorationNode("gradient", place) }
  static func updateNode(_ node: DecorationNode, _ view: Self) {}
}

extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient { AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle) }
  public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}

/// A gradient over a mesh of points.
public struct MeshGradient: ShapeStyle {
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {}
}

extension MeshGradient: NodeView {
  static func makeNode(_ view: Self, _ place: _Place) -> DecorationNode { DecorationNode("gradient", place) }
  static func updateNode(_ node: DecorationNode, _ view: Self) {}
}
