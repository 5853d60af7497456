/// The node of what is there to look at only: an area of colour, a gradient, a shape. It stands in the tree as an
/// element that is not listed; when it can be tapped or has an accessibility label, it is listed as an image.
final class DecorationNode: _Node {
  var name: String

  init(_ name: String, _ place: _Place) {
    self.name = name
    super.init(place)
  }

  override func addElements(to builder: ElementBuilder) {
    var element = Element(.spacer, node: self)
    element.style.name = name
    builder.add(element)
  }
}

extension Element {
  /// Whether it is only there to look at.
  var isDecoration: Bool { node is DecorationNode && kind == .spacer }
}
