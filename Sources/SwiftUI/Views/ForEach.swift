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

/// The rows of a `ForEach`, kept by id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Node {
  private var ids: [ID] = []
  private var rows: [_Node] = []
  private let initialCount: Int
  private var hasWarned = false
  private var indices: [ObjectIdentifier: Int]?

  init(_ view: ForEach<Data, ID, Content>, _ place: _Place) {
    initialCount = view.data.count
    super.init(place)
    let here = self.place()
    for element in view.data {
      ids.append(view.id(element))
      rows.append(Content._make(view.content(element), in: here))
    }
    warnOfDuplicates()
  }

  func update(_ view: ForEach<Data, ID, Content>) {
    if view.isConstant, view.data.count != initialCount { return warnOfCount(view.data.count) }
    let new = view.data.map(view.id)
    if new == ids {
      for (row, element) in zip(rows, view.data) { Content._update(row, to: view.content(element)) }
    } else {
      rearrange(view, new)
    }
  }

  private func rearrange(_ view: ForEach<Data, ID, Content>, _ new: [ID]) {
    let kept = Set(new)
    let leaving = zip(ids, rows).filter { !kept.contains($0.0) }.map(\.1)
    let goneTexts = leaving.flatMap { graph.texts(below: $0) }
    graph.structureChanged()
    indices = nil
    var old: [ID: [_Node]] = [:]
    for (id, row) in zip(ids, rows).reversed() { old[id, default: []].append(row) }
    ids = new
    rows.removeAll(keepingCapacity: true)
    var made: [_Node] = []
    for (id, element) in zip(new, view.data) {
      if let row = old[id]?.popLast() {
        rows.append(row)
        Content._update(row, to: view.content(element))
      } else {
        let row = Content._make(view.content(element), in: place())
        rows.append(row)
        made.append(row)
      }
    }
    old.values.joined().forEach { $0.leave() }
    graph.noteTexts(gone: goneTexts, come: made.flatMap { graph.texts(below: $0) })
    warnOfDuplicates()
  }

  override func forEachChild(_ body: (_Node) -> Void) { rows.forEach(body) }

  override func rowIndex(of child: _Node) -> Int? {
    if let known = indices?[ObjectIdentifier(child)] { return known }
    // While rows are being made, the one that asks is the next.
    guard let last = rows.last, rows.count == ids.count, last === child || indices == nil else { return rows.count }
    let table = Dictionary(rows.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { a, _ in a })
    if rows.count == ids.count { indices = table }
    return table[ObjectIdentifier(child)] ?? rows.count
  }

  override func addElements(to builder: ElementBuilder) {
    for (offset, row) in rows.enumerated() {
      builder.adding(row) { element in
        guard element.tags.automatic == nil else { return }
        element.tags.automatic = ids[offset]
        element.tags.offset = offset
      }
    }
  }

  private func warnOfDuplicates() {
    guard !hasWarned, Set(ids).count < ids.count else { return }
    hasWarned = true
    var seen = Set<ID>()
    let repeated = ids.first { !seen.insert($0).inserted }!
    graph.trace.warning(
      "\(typeName(ForEach<Data, ID, Content>.self)): the ID \(repeated) occurs multiple times within the collection, "
        + "this will give undefined results!")
  }

  private func warnOfCount(_ count: Int) {
    guard !hasWarned else { return }
    hasWarned = true
    graph.trace.warning(
      "\(typeName(ForEach<Data, ID, Content>.self)) count (\(count)) != its initial count (\(initialCount)). "
        + "`ForEach(_:content:)` should only be used for *constant* data. Instead conform data to `Identifiable` "
        + "or use `ForEach(_:id:content:)` and provide an explicit `id`!")
  }
}
