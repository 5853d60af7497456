import Foundation

/// A picture: a system symbol, or one of the asset catalogue, of which only the name is known here.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case symbol(String)
    case asset(String)
    case unnamed
  }

  let source: Source
  /// Its words for a screen reader; nil where the name has to do.
  var words: Text?
  /// Whether a screen reader passes it over.
  var isDecorative = false

  init(_ source: Source, words: Text? = nil, isDecorative: Bool = false) {
    self.source = source
    self.words = words
    self.isDecorative = isDecorative
  }

  public init(systemName: String) { self.init(.symbol(systemName)) }
  public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName)) }
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(name)) }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(.asset(name)) }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(.asset(name), words: label) }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(name), words: label)
  }
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(.asset(name), isDecorative: true) }
  public init(_ resource: ImageResource) { self.init(.asset(resource.name)) }

  var name: String {
    switch source {
    case .symbol(let name), .asset(let name): name
    case .unnamed: ""
    }
  }

  /// How much an image shows of what it holds when it is scaled.
  public enum ResizingMode: Sendable { case tile, stretch }
  /// Whether an image keeps its colours.
  public enum TemplateRenderingMode: Sendable { case template, original }
  public enum Interpolation: Sendable { case none, low, medium, high }
  /// The size of a symbol beside a text.
  public enum Scale: Sendable { case small, medium, large }
  public enum Orientation: UInt8, CaseIterable, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
  }
  public enum DynamicRange: Sendable { case standard, constrainedHigh, high }

  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

/// The name of an image in an asset catalogue.
public struct ImageResource: Hashable, Sendable {
  let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// In how many colours a symbol is drawn.
public struct SymbolRenderingMode: Equatable, Sendable {
  private let name: String
  public static let monochrome = Self(name: "monochrome")
  public static let multicolor = Self(name: "multicolor")
  public static let hierarchical = Self(name: "hierarchical")
  public static let palette = Self(name: "palette")
}

extension Image: NodeView {
  static func makeNode(_ view: Self, _ place: _Place) -> ImageNode { ImageNode(view, place) }
  static func updateNode(_ node: ImageNode, _ view: Self) { node.image = view }
}

final class ImageNode: _Node {
  var image: Image

  init(_ image: Image, _ place: _Place) {
    self.image = image
    super.init(place)
  }

  override func addElements(to builder: ElementBuilder) {
    let words = image.words?.resolved(in: EnvironmentValues(frame: environment))
    var element = Element(.image, label: words ?? image.name, node: self)
    if case .symbol(let name) = image.source { element.style.systemImage = name }
    element.style.isSecondary = EnvironmentValues(frame: environment).isSecondary
    builder.add(element)
  }
}
