import Foundation

/// Takes all the room that its stack has left.
public struct Spacer: Sendable {
  public var minLength: CGFloat?
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: NodeView {
  static func makeNode(_ view: Self, _ place: _Place) -> GapNode { GapNode("spacer", place) }
  static func updateNode(_ node: GapNode, _ view: Self) {}
}

/// A line between views.
public struct Divider: Sendable {
  public nonisolated init() {}
}

extension Divider: NodeView {
  static func makeNode(_ view: Self, _ place: _Place) -> GapNode { GapNode("divider", place) }
  static func updateNode(_ node: GapNode, _ view: Self) {}
}

/// The node of what only stands between others.
final class GapNode: _Node {
  private let name: String

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
