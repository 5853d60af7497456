/// Shows a screen, and further ones pushed upon it.
public struct NavigationStack<Data, Root> {
  let root: Root
  let makePath: @MainActor (_Node) -> any NavigationPathStore
}

extension NavigationStack: View, _PrimitiveView, NodeView where Root: View {
  static func makeNode(_ view: Self, _ place: _Place) -> NavigationNode<Root> {
    NavigationNode(view.root, view.makePath, place)
  }
  static func updateNode(_ node: NavigationNode<Root>, _ view: Self) { node.update(view.root, view.makePath) }
}

extension NavigationStack where Root: View {
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(root: root(), makePath: { OwnNavigationPath($0.graph.queue, $0) })
  }

  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    nonisolated(unsafe) let path = path
    self.init(root: root(), makePath: { _ in BoundNavigationPath(path: path) })
  }

  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
  {
    nonisolated(unsafe) let path = path
    self.init(root: root(), makePath: { _ in CollectionNavigationPath(path: path) })
  }
}

/// The navigation of iOS 13 to 15: a stack on a phone.
public struct NavigationView<Content> {
  let content: Content
}

extension NavigationView: View, _PrimitiveView, NodeView where Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  static func makeNode(_ view: Self, _ place: _Place) -> NavigationNode<Content> {
    NavigationNode(view.content, { OwnNavigationPath($0.graph.queue, $0) }, place)
  }
  static func updateNode(_ node: NavigationNode<Content>, _ view: Self) { node.update(view.content, nil) }
}

/// The node of a stack: its first screen, and the controller that has the others.
final class NavigationNode<Root: View>: _Node {
  private(set) var controller: NavigationController!
  private var root: _Node!

  init(_ view: Root, _ makePath: @MainActor (_Node) -> any NavigationPathStore, _ place: _Place) {
    super.init(place)
    controller = NavigationController(self, makePath(self))
    let frame = EnvironmentFrame(outer: environment)
    var values = EnvironmentValues(frame: environment)
    values.navigation = controller
    values.rowContainer = nil
    frame.replace(with: values.changes)
    root = Root._make(view, in: self.place(environment: frame))
    controller.setRoot(root)
    evaluate()
  }

  func update(_ view: Root, _ makePath: (@MainActor (_Node) -> any NavigationPathStore)?) {
    // A path of the stack's own stays the same.
    if let path = makePath?(self), !(path is OwnNavigationPath) { controller.path = path }
    Root._update(root, to: view)
    evaluate()
  }

  override func evaluate() {
    isQueued = false
    // What is on the path is read, so that a write to it brings the node back.
    Evaluation.of(self) { ObservedObjects.tracking(node: self) { _ = controller.path.values } }
    graph.queue.settlements.append { [weak self] in
      guard let self, !self.isRemoved else { return }
      self.controller.followPath()
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    root.map(body)
    controller?.forEachChild(body)
  }

  override func addElements(to builder: ElementBuilder) { controller.addElements(to: builder) }
}
