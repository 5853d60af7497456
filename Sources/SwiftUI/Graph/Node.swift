import FieldEngine

/// One place in the tree of views: it lives as long as its identity does (position, `id`, `ForEach` id), while the
/// view values that stand there come and go.
///
/// The name has an underscore because `View`'s requirements must mention it; it is no API of SwiftUI.
@MainActor
open class _Node {
  final let graph: ViewGraph
  final let environment: EnvironmentFrame
  final unowned(unsafe) let parent: _Node?
  /// Distance from the root; the update pass goes from small to large, so that a parent is never evaluated after its child.
  nonisolated final let depth: Int
  /// Grows with each evaluation: what was read before the last one no longer counts as a dependency.
  nonisolated(unsafe) final var epoch: UInt32 = 0
  nonisolated(unsafe) final var isQueued = false
  nonisolated(unsafe) final var isRemoved = false
  /// Whether a screen that begins here is kept although it is not shown: below a pushed one, on another tab.
  final fileprivate(set) var isHiddenScreen = false

  init(_ place: _Place) {
    graph = place.graph
    environment = place.environment
    parent = place.parent
    depth = (place.parent?.depth ?? -1) + 1
  }

  /// Evaluates the node again, because something that it read has changed.
  func evaluate() {}

  /// The nodes right below, in reading order.
  func forEachChild(_ body: (_Node) -> Void) {}

  /// The name under which the document knows the learner's view that stands here; nil for parts of the framework.
  var viewName: String? { nil }

  /// Which of several like children `child` is; nil where it is the only one of its kind.
  func rowIndex(of child: _Node) -> Int? { nil }

  /// What can have the focus here.
  var responder: (any Responder)? { nil }

  /// Ends what the node started; called once, when it leaves the tree, before its children leave.
  func willLeave() {}

  /// Lets go of views and storage, so that nothing outlives the node through it.
  func release() {}

  /// Called when the screen on which the node stands is hidden or shown again, with all that it keeps.
  func visibilityChanged(_ isVisible: Bool) {}

  /// Adds what the node shows to the semantic tree. Structure alone shows nothing: its children do.
  func addElements(to builder: ElementBuilder) {
    forEachChild { $0.addElements(to: builder) }
  }

  /// Takes the node and all below it out of the tree.
  final func leave() {
    guard !isRemoved else { return }
    isRemoved = true
    willLeave()
    forEachChild { $0.leave() }
    release()
  }

  /// Hides the screen that begins here, or shows it again; what stands on it is told.
  final func hideScreen(_ isHidden: Bool) {
    guard isHidden != isHiddenScreen else { return }
    graph.structureChanged()
    let wasVisible = isVisible
    isHiddenScreen = isHidden
    if wasVisible != isVisible { tellVisibility(!isHidden) }
  }

  private func tellVisibility(_ isVisible: Bool) {
    visibilityChanged(isVisible)
    forEachChild { if !$0.isHiddenScreen { $0.tellVisibility(isVisible) } }
  }

  /// Whether no screen around the node is hidden.
  final var isVisible: Bool { !isHiddenScreen && !ancestors.contains(where: \.isHiddenScreen) }

  /// The place of a child of this node.
  final func place(environment: EnvironmentFrame? = nil) -> _Place {
    _Place(parent: self, environment: environment ?? self.environment, graph: graph)
  }

  /// The nodes above, nearest first.
  final var ancestors: some Sequence<_Node> { sequence(first: self, next: { $0.parent }).dropFirst() }
}

/// A screen of its own: one of a stack of screens or of a row of tabs. It may be made while it is hidden.
final class ScreenNode: _Node {
  private var content: _Node!

  init(_ view: AnyView, _ place: _Place, isHidden: Bool = false) {
    super.init(place)
    isHiddenScreen = isHidden
    content = AnyView._make(view, in: self.place())
  }

  func update(_ view: AnyView) { AnyView._update(content, to: view) }

  override func forEachChild(_ body: (_Node) -> Void) { content.map(body) }
}

/// Where a node is about to be made.
public struct _Place {
  let parent: _Node?
  let environment: EnvironmentFrame
  let graph: ViewGraph
}

/// The node whose evaluation is under way, which becomes a reader of all that is read meanwhile.
enum Evaluation {
  nonisolated(unsafe) static var reader: _Node?

  /// Runs `work` as the evaluation of `node`.
  @MainActor
  static func of<R>(_ node: _Node, _ work: () -> R) -> R {
    let outer = reader
    reader = node
    node.epoch &+= 1
    defer { reader = outer }
    return work()
  }

  /// Runs `work` without anybody reading.
  static func none<R>(_ work: () throws -> R) rethrows -> R {
    let outer = reader
    reader = nil
    defer { reader = outer }
    return try work()
  }
}
