/// Views for the elements of a collection, each with the identity of its element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// `ForEach(0..<n)` is for data that stay as they are (ledger 184).
  let isConstant: Bool

  init(
    _ data: Data, isConstant: Bool = false, id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
    self.isConstant = isConstant
  }
}

extension ForEach where Content: View {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// - Parameter data: a range that never changes.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, isConstant: true, id: { $0 }, content: content)
  }
}

extension ForEach where Content: View {
  @_disfavoredOverload
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  @_disfavoredOverload
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let elements = data.wrappedValue
    self.init(
      elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, id: { $0.1 }, content: { content(data[$0.0]) })
  }
}

extension ForEach: View, _PrimitiveView, NodeView where Content: View {
  static func makeNode(_ view: Self, _ place: _Place) -> ForEachNode<Data, ID, Content> { ForEachNode(view, place) }
  static func updateNode(_ node: ForEachNode<Data, ID, Content>, _ view: Self) { node.update(view) }
}
