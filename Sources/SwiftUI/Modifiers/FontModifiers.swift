import Foundation

extension View {
  /// Sets the font of texts that have none of their own.
  public nonisolated func font(_ font: Font?) -> _Environmental<Self> { setting(\.font, font) }

  public nonisolated func fontWeight(_ weight: Font.Weight?) -> _Environmental<Self> { setting(\.fontWeight, weight) }
  public nonisolated func bold(_ isActive: Bool = true) -> _Environmental<Self> {
    fontWeight(isActive ? .bold : .regular)
  }

  public nonisolated func fontWidth(_ width: Font.Width?) -> _Looks<Self> { looks }
  public nonisolated func fontDesign(_ design: Font.Design?) -> _Looks<Self> { looks }
  public nonisolated func italic(_ isActive: Bool = true) -> _Looks<Self> { looks }
  public nonisolated func monospaced(_ isActive: Bool = true) -> _Looks<Self> { looks }
  public nonisolated func monospacedDigit() -> _Looks<Self> { looks }
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> _Looks<Self> { looks }
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> _Looks<Self> { looks }
  public nonisolated func kerning(_ kerning: CGFloat) -> _Looks<Self> { looks }
  public nonisolated func tracking(_ tracking: CGFloat) -> _Looks<Self> { looks }
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> _Looks<Self> { looks }
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> _Looks<Self> { looks }
}
