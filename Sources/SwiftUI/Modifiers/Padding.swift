import Foundation

/// Space around a view. The screen drawn as text leaves none.
public struct _PaddingLayout {}
extension _PaddingLayout: _LooksModifier {}

extension View {
  public nonisolated func padding(_ insets: EdgeInsets) -> ModifiedContent<Self, _PaddingLayout> {
    modifier(_PaddingLayout())
  }
  public nonisolated func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> ModifiedContent<Self, _PaddingLayout> { modifier(_PaddingLayout()) }
  public nonisolated func padding(_ length: CGFloat) -> ModifiedContent<Self, _PaddingLayout> {
    modifier(_PaddingLayout())
  }

  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> ModifiedContent<Self, _PaddingLayout> {
    modifier(_PaddingLayout())
  }
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> ModifiedContent<Self, _PaddingLayout> { modifier(_PaddingLayout()) }
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> ModifiedContent<Self, _PaddingLayout> {
    modifier(_PaddingLayout())
  }

  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> ModifiedContent<Self, _PaddingLayout> {
    modifier(_PaddingLayout())
  }
  public nonisolated func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _PaddingLayout> { modifier(_PaddingLayout()) }

  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> ModifiedContent<Self, _PaddingLayout> { modifier(_PaddingLayout()) }
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> ModifiedContent<Self, _PaddingLayout> { modifier(_PaddingLayout()) }
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> ModifiedContent<Self, _PaddingLayout> { modifier(_PaddingLayout()) }
}

/// The padding that a scene wants.
public struct ScenePadding: Equatable, Sendable {
  public static let minimum = ScenePadding()
}

/// What the margins of a scrolling view are for.
public struct ContentMarginPlacement: Equatable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let scrollContent = Self(name: "scrollContent")
  public static let scrollIndicators = Self(name: "scrollIndicators")
}
