/// The node of a view whose content is made by a closure of its own: what the closure reads belongs to it and not to
/// the view around.
final class ClosureNode<Content: View>: _Node {
  private var make: @MainActor (_Node) -> Content
  private var child: _Node?
  private let describe: @MainActor (inout Element) -> Void

  init(
    _ place: _Place, describe: @escaping @MainActor (inout Element) -> Void = { _ in },
    _ make: @escaping @MainActor (_Node) -> Content
  ) {
    self.make = make
    self.describe = describe
    super.init(place)
    evaluate()
  }

  func update(_ make: @escaping @MainActor (_Node) -> Content) {
    self.make = make
    evaluate()
  }

  override func evaluate() {
    isQueued = false
    let content = Evaluation.of(self) { ObservedObjects.tracking(node: self) { make(self) } }
    if let child { Content._update(child, to: content) } else { child = Content._make(content, in: place()) }
  }

  override func forEachChild(_ body: (_Node) -> Void) { child.map(body) }

  override func addElements(to builder: ElementBuilder) {
    guard let child else { return }
    var element = Element(.stack, node: self)
    element.children = builder.elements(of: child)
    describe(&element)
    builder.add(element)
  }
}
