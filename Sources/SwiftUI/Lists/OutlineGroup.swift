/// Rows for a tree: each element that has children can be opened.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row> {
  let roots: [OutlineNode<Data.Element, ID>]
  let content: (Data.Element) -> Row
}

/// One element of a tree with its children, nil for a leaf.
struct OutlineNode<Element, ID: Hashable> {
  let element: Element
  let id: ID
  let children: () -> [OutlineNode<Element, ID>]?

  init(_ element: Element, id: @escaping (Element) -> ID, children: @escaping (Element) -> [Element]?) {
    self.element = element
    self.id = id(element)
    self.children = { children(element)?.map { OutlineNode($0, id: id, children: children) } }
  }
}

/// Makes the nodes of a tree whose elements keep their children under a key path.
private func outlineMaker<Data: RandomAccessCollection, ID: Hashable>(
  _ id: KeyPath<Data.Element, ID>, _ children: KeyPath<Data.Element, Data?>
) -> (Data.Element) -> OutlineNode<Data.Element, ID> {
  { element in
    OutlineNode(element, id: { $0[keyPath: id] }, children: { $0[keyPath: children].map { Array($0) } })
  }
}

extension OutlineGroup: View where Row: View {
  public var body: some View {
    ForEach(roots, id: \.id) { OutlineRow(node: $0, content: content) }
  }
}

/// A row of a tree, and below it those of its children while it is open.
struct OutlineRow<Element, ID: Hashable, Row: View> {
  let node: OutlineNode<Element, ID>
  let content: (Element) -> Row
}

extension OutlineRow: View {
  var body: some View {
    if let children = node.children() {
      DisclosureGroup {
        AnyView(ForEach(children, id: \.id) { OutlineRow(node: $0, content: content) })
      } label: {
        content(node.element)
      }
    } else {
      content(node.element)
    }
  }
}

extension OutlineGroup where Row: View {
  public nonisolated init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: children, content: content)
  }

  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    let make = outlineMaker(id, children)
    roots = data.map(make)
    self.content = content
  }

  public nonisolated init(
    _ root: Data.Element, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    roots = [outlineMaker(\.id, children)(root)]
    self.content = content
  }
}

extension List where SelectionValue == Never {
  /// Rows for a tree.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: nil, content: OutlineGroup(data, children: children, content: rowContent))
  }

  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(selection: nil, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
