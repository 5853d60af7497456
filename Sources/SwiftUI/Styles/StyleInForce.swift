/// The style of a kind of control in the environment: one of the framework's, of which only the name counts, or one of
/// the learner's own, which makes a body.
struct StyleInForce<Configuration> {
  let name: String
  /// Makes the body of a style of one's own; nil for those of the framework.
  var makeBody: (@MainActor (Configuration) -> AnyView)?

  init(name: String) { self.name = name }

  /// A style of one's own. Its dynamic properties (an `@Environment` in it) are those of the place where it is used.
  init<Style, Body: View>(_ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body) {
    name = typeName(Style.self)
    nonisolated(unsafe) let style = style
    self.makeBody = { configuration in
      AnyView(StyledBody(style: style) { makeBody($0, configuration) })
    }
  }
}

/// A part of a control, such as its label, for wherever a style's body puts it.
public struct _StylePart {
  let slot: ModifiedSlot
}

extension _StylePart: NodeView {
  static func makeNode(_ view: Self, _ place: _Place) -> ContentNode { ContentNode(view.slot, place) }
  static func updateNode(_ node: ContentNode, _ view: Self) { node.refresh() }
}

/// A control's parts as they are, or what a style of one's own makes of them.
struct StyledParts<Configuration, Plain: View> {
  typealias Style = StyleInForce<Configuration>
  /// What is there with the framework's styles.
  let plain: Plain
  /// The parts that a style of one's own gets.
  let pieces: [AnyView]
  let style: WritableKeyPath<EnvironmentValues, Style>
  /// What the same kind of control inside of the style's body has.
  let innerStyle: Style
  let configure: @MainActor ([_StylePart]) -> Configuration

  init(
    _ plain: Plain, pieces: [AnyView], style: WritableKeyPath<EnvironmentValues, Style>, innerStyle: Style,
    configure: @escaping @MainActor ([_StylePart]) -> Configuration
  ) {
    self.plain = plain
    self.pieces = pieces
    self.style = style
    self.innerStyle = innerStyle
    self.configure = configure
  }
}

extension StyledParts: NodeView {
  static func makeNode(_ view: Self, _ place: _Place) -> StyledPartsNode<Configuration, Plain> {
    StyledPartsNode(view, place)
  }
  static func updateNode(_ node: StyledPartsNode<Configuration, Plain>, _ view: Self) { node.update(view) }
}

final class StyledPartsNode<Configuration, Plain: View>: _Node {
  private var view: StyledParts<Configuration, Plain>
  private var slots: [ModifiedSlot]
  private var child: _Node?
  private(set) var isStyled = false
  /// The environment of a style's body.
  private lazy var innerFrame: EnvironmentFrame = {
    let frame = EnvironmentFrame(outer: environment)
    var values = EnvironmentValues()
    values[keyPath: view.style] = view.innerStyle
    frame.replace(with: values.changes)
    return frame
  }()

  init(_ view: StyledParts<Configuration, Plain>, _ place: _Place) {
    self.view = view
    slots = view.pieces.map { ModifiedSlot($0) }
    super.init(place)
    evaluate()
  }

  func update(_ new: StyledParts<Configuration, Plain>) {
    view = new
    for (slot, piece) in zip(slots, new.pieces) { slot.set(piece) }
    evaluate()
    if isStyled { slots.forEach { $0.users.values.forEach { $0.refresh() } } }
  }

  override func evaluate() {
    isQueued = false
    let body = Evaluation.of(self) {
      let style = EnvironmentValues(frame: environment)[keyPath: view.style]
      return style.makeBody?(view.configure(slots.map { _StylePart(slot: $0) }))
    }
    let isNew = child == nil || isStyled != (body != nil)
    isStyled = body != nil
    guard isNew else {
      if let body { AnyView._update(child!, to: body) } else { Plain._update(child!, to: view.plain) }
      return
    }
    let make: () -> _Node = { [self] in
      if let body { return AnyView._make(body, in: place(environment: innerFrame)) }
      return Plain._make(view.plain, in: place())
    }
    if child == nil { child = make() } else { graph.replacing(child, by: make, store: { child = $0 }) }
  }

  override func forEachChild(_ body: (_Node) -> Void) { child.map(body) }

  /// What one of the pieces shows, by itself; everything where the style is one of the framework's.
  func elements(ofPiece index: Int, _ builder: ElementBuilder) -> [Element] {
    guard isStyled else { return child.map(builder.elements) ?? [] }
    return slots[index].users.values.first.map(builder.elements) ?? []
  }

  /// What one of the pieces shows, where the plain view is a `TupleView` of them in the same order.
  func elements(ofPart index: Int, _ builder: ElementBuilder) -> [Element] {
    guard isStyled else { return (child as? TupleNode).map { builder.elements(of: $0.children[index]) } ?? [] }
    return elements(ofPiece: index, builder)
  }

  /// What the body of a style of one's own shows; nil where the style is one of the framework's.
  func bodyElements(_ builder: ElementBuilder) -> [Element]? { isStyled ? child.map(builder.elements) : nil }

  /// What in the body of a style of one's own can be used.
  func usableElements(_ builder: ElementBuilder) -> [Element] {
    isStyled ? child.map { builder.elements(of: $0).usable } ?? [] : []
  }
}

extension [Element] {
  /// Those among these elements, and in them, that can be used.
  @MainActor fileprivate var usable: [Element] {
    flatMap { $0.target == nil ? $0.children.usable : [$0] }
  }
}

/// What a style of one's own makes; the style's dynamic properties have their storage here.
struct StyledBody<Style, Body: View> {
  var style: Style
  let make: @MainActor (Style) -> Body
}

extension StyledBody: View, _PrimitiveView, NodeView {
  static func makeNode(_ view: Self, _ place: _Place) -> StyledBodyNode<Style, Body> { StyledBodyNode(view, place) }
  static func updateNode(_ node: StyledBodyNode<Style, Body>, _ view: Self) { node.update(view) }
}

final class StyledBodyNode<Style, Body: View>: _Node {
  private var view: StyledBody<Style, Body>
  private let slots = PropertySlots()
  private var child: _Node?
  private let type = ViewType.of(Style.self)

  init(_ view: StyledBody<Style, Body>, _ place: _Place) {
    self.view = view
    super.init(place)
    evaluate()
  }

  func update(_ new: StyledBody<Style, Body>) {
    view = new
    evaluate()
  }

  override func evaluate() {
    isQueued = false
    let body = Evaluation.of(self) {
      type.install(&view.style, node: self, slots: slots)
      return ObservedObjects.tracking(node: self) { view.make(view.style) }
    }
    if let child { Body._update(child, to: body) } else { child = Body._make(body, in: place()) }
  }

  override func forEachChild(_ body: (_Node) -> Void) { child.map(body) }
  override func willLeave() { graph.retire(slots) }
}
