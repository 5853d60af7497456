import Foundation

/// Keeps a person from swiping the presentation away that the view is in.
public struct _InteractiveDismissModifier {
  let isDisabled: Bool
}

extension _InteractiveDismissModifier: NodeModifier {
  func after(_ node: _Node, _ state: inout Void, isFirst: Bool) {
    Evaluation.none { EnvironmentValues(frame: node.environment) }.presentation?.isHeldOpen = isDisabled
  }
}

/// Looks of a sheet. They are taken and change nothing here.
public struct _PresentationLooksModifier: _LooksModifier {
  nonisolated init() {}
}

extension View {
  public nonisolated func interactiveDismissDisabled(
    _ isDisabled: Bool = true
  ) -> ModifiedContent<Self, _InteractiveDismissModifier> {
    modifier(_InteractiveDismissModifier(isDisabled: isDisabled))
  }

  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>
  ) -> ModifiedContent<Self, _PresentationLooksModifier> { modifier(_PresentationLooksModifier()) }

  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> ModifiedContent<Self, _PresentationLooksModifier> { modifier(_PresentationLooksModifier()) }

  public nonisolated func presentationDragIndicator(
    _ visibility: Visibility
  ) -> ModifiedContent<Self, _PresentationLooksModifier> { modifier(_PresentationLooksModifier()) }

  public nonisolated func presentationCornerRadius(
    _ cornerRadius: CGFloat?
  ) -> ModifiedContent<Self, _PresentationLooksModifier> { modifier(_PresentationLooksModifier()) }

  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> ModifiedContent<Self, _PresentationLooksModifier> { modifier(_PresentationLooksModifier()) }

  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> ModifiedContent<Self, _PresentationLooksModifier> { modifier(_PresentationLooksModifier()) }

  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> ModifiedContent<Self, _PresentationLooksModifier> { modifier(_PresentationLooksModifier()) }

  public nonisolated func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> ModifiedContent<Self, _PresentationLooksModifier> { modifier(_PresentationLooksModifier()) }
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { Self(name: "fraction \(fraction)") }
  public static func height(_ height: CGFloat) -> PresentationDetent { Self(name: "height \(height)") }
}

/// Whether what lies below a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
  public static let automatic = Self()
  public static let enabled = Self()
  public static let disabled = Self()
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self() }
}

/// Whether a swipe in a sheet scrolls or resizes.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let resizes = Self(name: "resizes")
  public static let scrolls = Self(name: "scrolls")
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Sendable {
  public static let automatic = Self()
  public static let none = Self()
  public static let popover = Self()
  public static let sheet = Self()
  public static let fullScreenCover = Self()
}
