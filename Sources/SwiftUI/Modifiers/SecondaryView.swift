/// A modifier with views of its own beside the modified one: they live as long as it does and are on the screen too.
protocol SecondaryViewModifier: _PrimitiveModifier {
  associatedtype Secondary: View
  var secondary: Secondary { get }
  /// Adds what both show.
  @MainActor func addElements(_ content: _Node, _ secondary: _Node, _ node: _Node, to builder: ElementBuilder)
}

extension SecondaryViewModifier {
  public static func _make<C: View>(_ view: ModifiedContent<C, Self>, in place: _Place) -> _Node {
    SecondaryViewNode(view, place)
  }
  public static func _update<C: View>(_ node: _Node, to view: ModifiedContent<C, Self>) {
    unsafeDowncast(node, to: SecondaryViewNode<C, Self>.self).update(view)
  }
}

final class SecondaryViewNode<C: View, M: SecondaryViewModifier>: _Node {
  private var modifier: M
  private var content: _Node!
  private var secondary: _Node!

  init(_ view: ModifiedContent<C, M>, _ place: _Place) {
    modifier = view.modifier
    super.init(place)
    content = C._make(view.content, in: self.place())
    secondary = M.Secondary._make(modifier.secondary, in: self.place())
  }

  func update(_ view: ModifiedContent<C, M>) {
    modifier = view.modifier
    C._update(content, to: view.content)
    M.Secondary._update(secondary, to: modifier.secondary)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    content.map(body)
    secondary.map(body)
  }

  override func addElements(to builder: ElementBuilder) {
    modifier.addElements(content, secondary, self, to: builder)
  }
}

extension ElementBuilder {
  /// Adds what stands in front of or behind a view: what is only there to look at is left out, and where anything
  /// remains, it makes one element with the view's own.
  func add(_ content: _Node, layered secondary: _Node, inFront: Bool, _ node: _Node) {
    let layer = elements(of: secondary).filter { !$0.isDecoration }
    guard !layer.isEmpty else { return content.addElements(to: self) }
    var element = Element(.stack, node: node)
    let own = elements(of: content)
    element.style.axis = .depth
    element.children = inFront ? own + layer : layer + own
    add(element)
  }
}
