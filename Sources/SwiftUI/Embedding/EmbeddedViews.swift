import UIKit

/// A node that shows views of UIKit, each by a node of its own.
@MainActor
protocol EmbeddedViews: _Node, ViewHost {
  var viewNodes: [ObjectIdentifier: UIViewNode] { get set }
  var rootView: UIView? { get }
}

extension EmbeddedViews {
  var isEnabled: Bool { Evaluation.none { EnvironmentValues(frame: environment).isEnabled } }

  func reference(of view: UIView) -> String? { graph.reference(of: node(of: view)) }

  func structureChanged() {
    graph.structureChanged()
    graph.queue.settlements.append { [weak self] in self?.showHostedContent() }
  }

  /// Shows a view and what is in it.
  func add(_ view: UIView, to builder: ElementBuilder) {
    guard !view.isHidden else { return }
    node(of: view).addElements(to: builder)
  }

  func node(of view: UIView) -> UIViewNode {
    if let known = viewNodes[ObjectIdentifier(view)] { return known }
    let new = UIViewNode(view, in: self, place())
    viewNodes[ObjectIdentifier(view)] = new
    return new
  }

  /// Makes the nodes of views that hold content of SwiftUI, so that it appears with the rest.
  func showHostedContent() {
    guard !isRemoved, let rootView else { return }
    var views = [rootView]
    while let view = views.popLast() {
      if view is any HostingView { _ = node(of: view) }
      views += view.subviews
    }
  }
}

/// A view of UIKit with content of SwiftUI in it.
@MainActor
protocol HostingView: UIView {
  var content: AnyView { get }
  var onContentChange: (() -> Void)? { get set }
}
