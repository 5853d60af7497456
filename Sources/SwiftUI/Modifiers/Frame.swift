import Foundation

/// The size of a view. The screen drawn as text has sizes of its own.
public struct _FrameLayout {}
extension _FrameLayout: _LooksModifier {}

extension View {
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _FrameLayout> { modifier(_FrameLayout()) }

  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _FrameLayout> { modifier(_FrameLayout()) }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> ModifiedContent<Self, _FrameLayout> { modifier(_FrameLayout()) }

  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _FrameLayout> { modifier(_FrameLayout()) }

  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> ModifiedContent<Self, _FrameLayout> { modifier(_FrameLayout()) }

  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _FrameLayout> { modifier(_FrameLayout()) }
}
