/// What stands in a bar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }

  associatedtype _Items: View
  /// The items as a view, each of which adds itself to its bar.
  var _items: _Items { get }
}

/// Toolbar content whose items can be told apart by the person who customises the bar; all are shown here.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarContent {
  public var _items: _ToolbarContentView<Self> { _ToolbarContentView(content: self) }
}

extension Never: ToolbarContent {
  public var _items: EmptyView { EmptyView() }
}

/// Toolbar content that the framework itself shows.
public protocol _PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {}

extension _PrimitiveToolbarContent {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Toolbar content that is made of other content: it has storage and a body, as a view has.
public struct _ToolbarContentView<Content: ToolbarContent> {
  let content: Content
}

extension _ToolbarContentView: View, _PrimitiveView, NodeView {
  static func makeNode(_ view: Self, _ place: _Place) -> ToolbarContentNode<Content> {
    ToolbarContentNode(view.content, place)
  }
  static func updateNode(_ node: ToolbarContentNode<Content>, _ view: Self) { node.update(view.content) }
}

final class ToolbarContentNode<Content: ToolbarContent>: _Node {
  private var content: Content
  private let slots = PropertySlots()
  private let type = ViewType.of(Content.self)
  private var child: _Node?

  init(_ content: Content, _ place: _Place) {
    self.content = content
    super.init(place)
    evaluate()
  }

  func update(_ new: Content) {
    content = new
    evaluate()
  }

  override func evaluate() {
    isQueued = false
    let items = Evaluation.of(self) {
      type.install(&content, node: self, slots: slots)
      return ObservedObjects.tracking(node: self) { content.body._items }
    }
    if let child {
      Content.Body._Items._update(child, to: items)
    } else {
      child = Content.Body._Items._make(items, in: place())
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) { child.map(body) }
  override func willLeave() { graph.retire(slots) }
}

/// Builds toolbar content from the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _TupleToolbarContent<(repeat each Content)> {
    _TupleToolbarContent(repeat each content)
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .first(first)) }
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .second(second)) }
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// Several pieces of toolbar content.
public struct _TupleToolbarContent<T> {
  private let makeItems: @MainActor () -> AnyView

  nonisolated init<each Content: ToolbarContent>(_ content: repeat each Content) where T == (repeat each Content) {
    let pieces = Unchecked(value: (repeat each content))
    makeItems = { AnyView(TupleView((repeat (each pieces.value)._items))) }
  }
}

extension _TupleToolbarContent: _PrimitiveToolbarContent {
  public var _items: AnyView { makeItems() }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public var body: Never { fatalError("Optional has no body") }
  public var _items: Wrapped._Items? { map(\._items) }
}
extension Optional: CustomizableToolbarContent, _PrimitiveToolbarContent where Wrapped: ToolbarContent {}

extension _ConditionalContent: ToolbarContent, CustomizableToolbarContent, _PrimitiveToolbarContent
where First: ToolbarContent, Second: ToolbarContent {
  public var _items: _ConditionalContent<First._Items, Second._Items> {
    switch storage {
    case .first(let content): _ConditionalContent<First._Items, Second._Items>(storage: .first(content._items))
    case .second(let content): _ConditionalContent<First._Items, Second._Items>(storage: .second(content._items))
    }
  }
}
