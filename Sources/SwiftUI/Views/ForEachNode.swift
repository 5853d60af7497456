/// The rows of a `ForEach`, kept by id. Rows whose element and content are provably the same are not even visited.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Node {
  private var view: ForEach<Data, ID, Content>
  private var ids: [ID] = []
  private var rows: [ForEachRow<Data.Element, Content>] = []
  private let initialCount: Int
  private var hasWarned = false
  private var indices: [ObjectIdentifier: Int]?
  private let comparator = Comparator.of(Data.self)
  private let elementComparator = Comparator.of(Data.Element.self)

  init(_ view: ForEach<Data, ID, Content>, _ place: _Place) {
    self.view = view
    initialCount = view.data.count
    super.init(place)
    let here = self.place()
    let (elements, ids) = read()
    self.ids = ids
    rows.reserveCapacity(elements.count)
    for element in elements { rows.append(ForEachRow(element, view.content, here)) }
    warnOfDuplicates()
  }

  func update(_ new: ForEach<Data, ID, Content>) {
    if new.isConstant, new.data.count != initialCount { return warnOfCount(new.data.count) }
    let keepsContent = isSameClosure(view.content, new.content)
    let keepsData = !isQueued && comparator.same(view.data, new.data)
    view = new
    guard keepsData else { return refresh(keepsContent: keepsContent) }
    guard !keepsContent else { return }
    for row in rows { row.update(row.element, new.content) }
  }

  /// Comes back when data that reads state only when it is asked for its elements, as a binding does, has changed.
  override func evaluate() { refresh(keepsContent: true) }

  private func refresh(keepsContent: Bool) {
    isQueued = false
    let (elements, newIDs) = read()
    guard newIDs == ids else { return rearrange(newIDs, elements) }
    for (row, element) in zip(rows, elements) {
      if keepsContent, elementComparator.same(row.element, element) { continue }
      row.update(element, view.content)
    }
  }

  private func read() -> (elements: [Data.Element], ids: [ID]) {
    Evaluation.of(self) {
      ObservedObjects.tracking(node: self) {
        let elements = Array(view.data)
        return (elements, elements.map(view.id))
      }
    }
  }

  private func rearrange(_ new: [ID], _ elements: [Data.Element]) {
    let kept = Set(new)
    let leaving = zip(ids, rows).filter { !kept.contains($0.0) }.map(\.1)
    let goneTexts = leaving.flatMap { graph.texts(below: $0) }
    graph.structureChanged()
    indices = nil
    var old: [ID: [ForEachRow<Data.Element, Content>]] = [:]
    for (id, row) in zip(ids, rows).reversed() { old[id, default: []].append(row) }
    ids = new
    rows.removeAll(keepingCapacity: true)
    var made: [_Node] = []
    for (id, element) in zip(new, elements) {
      if let row = old[id]?.popLast() {
        rows.append(row)
        row.update(element, view.content)
      } else {
        let row = ForEachRow(element, view.content, place())
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

/// One row: what its content reads brings only this row back.
final class ForEachRow<Element, Content: View>: _Node {
  private(set) var element: Element
  private var content: (Element) -> Content
  private var child: _Node!

  init(_ element: Element, _ content: @escaping (Element) -> Content, _ place: _Place) {
    self.element = element
    self.content = content
    super.init(place)
    let view = Evaluation.of(self) { ObservedObjects.tracking(node: self) { content(element) } }
    child = Content._make(view, in: self.place())
  }

  func update(_ element: Element, _ content: @escaping (Element) -> Content) {
    self.element = element
    self.content = content
    evaluate()
  }

  override func evaluate() {
    isQueued = false
    Content._update(child, to: Evaluation.of(self) { ObservedObjects.tracking(node: self) { content(element) } })
  }

  override func forEachChild(_ body: (_Node) -> Void) { child.map(body) }
}
