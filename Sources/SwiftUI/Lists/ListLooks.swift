import Foundation

/// Looks of lists and their rows. They are taken and change nothing here.
public struct _ListLooksModifier: _LooksModifier {
  nonisolated init() {}
}

extension View {
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> ModifiedContent<Self, _ListLooksModifier> {
    modifier(_ListLooksModifier())
  }

  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> ModifiedContent<Self, _ListLooksModifier> {
    modifier(_ListLooksModifier())
  }

  public nonisolated func listRowInsets(
    _ edges: Edge.Set, _ length: CGFloat?
  ) -> ModifiedContent<Self, _ListLooksModifier> { modifier(_ListLooksModifier()) }

  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> ModifiedContent<Self, _ListLooksModifier> { modifier(_ListLooksModifier()) }

  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> ModifiedContent<Self, _ListLooksModifier> { modifier(_ListLooksModifier()) }

  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> ModifiedContent<Self, _ListLooksModifier> {
    modifier(_ListLooksModifier())
  }

  public nonisolated func listItemTint(_ tint: Color?) -> ModifiedContent<Self, _ListLooksModifier> {
    modifier(_ListLooksModifier())
  }

  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> ModifiedContent<Self, _ListLooksModifier> { modifier(_ListLooksModifier()) }

  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> ModifiedContent<Self, _ListLooksModifier> { modifier(_ListLooksModifier()) }

  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> ModifiedContent<Self, _ListLooksModifier> {
    modifier(_ListLooksModifier())
  }

  public nonisolated func listSectionSpacing(
    _ spacing: ListSectionSpacing
  ) -> ModifiedContent<Self, _ListLooksModifier> { modifier(_ListLooksModifier()) }

  public nonisolated func headerProminence(_ prominence: Prominence) -> ModifiedContent<Self, _ListLooksModifier> {
    modifier(_ListLooksModifier())
  }
}

/// How far the sections of a list stand apart.
public struct ListSectionSpacing: Sendable {
  public static let `default` = Self()
  public static let compact = Self()
  public static func custom(_ spacing: CGFloat) -> Self { Self() }
}

/// How prominent a section's header is.
public enum Prominence: Sendable { case standard, increased }
