import Foundation

/// A form that is drawn in a rectangle.
public nonisolated protocol Shape: Sendable, Animatable, _PrimitiveView {
  func path(in rect: CGRect) -> Path
  static var role: ShapeRole { get }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  public static var role: ShapeRole { .fill }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  @MainActor public static func _make(_ view: Self, in place: _Place) -> _Node {
    DecorationNode(typeName(Self.self), place)
  }
  @MainActor public static func _update(_ node: _Node, to view: Self) {}
}

/// What a shape is for.
public enum ShapeRole: Sendable { case fill, stroke, separator }

/// A shape that can be made smaller from all sides.
public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How an area is filled.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How the corners of a rectangle are rounded.
public enum RoundedCornerStyle: Sendable { case circular, continuous }

/// A shape with a style to fill it.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: Sendable {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: NodeView {
  static func makeNode(_ view: Self, _ place: _Place) -> DecorationNode {
    DecorationNode(typeName(Content.self), place)
  }
  static func updateNode(_ node: DecorationNode, _ view: Self) {}
}

/// A view that draws a shape and can be filled and stroked again.
public nonisolated protocol ShapeView<Content>: _PrimitiveView {
  associatedtype Content: Shape
  var shape: Content { get }
}

extension _ShapeView: ShapeView {}

/// A shape drawn with a stroke, upon another view.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background
}

/// A shape drawn with a stroke inside of its border, upon another view.
public typealias StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> =
  StrokeShapeView<Content, Style, Background>

extension StrokeShapeView: NodeView, ShapeView {
  static func makeNode(_ view: Self, _ place: _Place) -> DecorationNode {
    DecorationNode(typeName(Content.self), place)
  }
  static func updateNode(_ node: DecorationNode, _ view: Self) {}
}

/// A shape filled upon another view.
public typealias FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> = _ShapeView<Content, Style>

extension Shape {
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> { _ShapeView(shape: self, style: content, fillStyle: style) }

  public nonisolated func fill(style: FillStyle) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// The outline as a shape of its own.
  public nonisolated func stroke(style: StrokeStyle) -> _StrokedShape<Self> { _StrokedShape(shape: self, style: style) }
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> { stroke(content, style: style, antialiased: antialiased) }

  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> { stroke(content, lineWidth: lineWidth, antialiased: antialiased) }
}

extension ShapeView {
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _ShapeView<Content, S> { _ShapeView(shape: shape, style: content, fillStyle: style) }

  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> { stroke(content, style: style, antialiased: antialiased) }

  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> { stroke(content, lineWidth: lineWidth, antialiased: antialiased) }
}
