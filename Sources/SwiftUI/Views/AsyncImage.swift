import Foundation

/// An image from the network. There is none here: its placeholder stays.
public struct AsyncImage<Content> {
  let content: Content
}

extension AsyncImage: View, _PrimitiveView where Content: View {
  public static func _make(_ view: Self, in place: _Place) -> _Node {
    place.graph.trace.note("AsyncImage: nothing is loaded here, the placeholder stays.")
    return Content._make(view.content, in: place)
  }
  public static func _update(_ node: _Node, to view: Self) { Content._update(node, to: view.content) }
}

extension AsyncImage where Content == Image {
  public nonisolated init(url: URL?, scale: CGFloat = 1) { content = Image(.unnamed) }
}

extension AsyncImage where Content: View {
  public nonisolated init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = ViewBuilder.buildEither(second: placeholder())
  }

  public nonisolated init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }
}

/// How far the loading of an image is.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
