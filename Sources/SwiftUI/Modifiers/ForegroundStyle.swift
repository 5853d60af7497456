extension View {
  /// Sets the style of texts and symbols. Secondary styles and greys dim them in the drawing.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> _Environmental<Self> {
    modifier(_EnvironmentModifier { $0.isSecondary = style._look(in: $0).isSecondary })
  }

  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> _Environmental<Self> { foregroundStyle(primary) }

  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> _Environmental<Self> { foregroundStyle(primary) }

  /// Sets the colour of texts and symbols; nil leaves it as it is.
  public nonisolated func foregroundColor(_ color: Color?) -> _Environmental<Self> {
    modifier(
      _EnvironmentModifier { values in
        if let color { values.isSecondary = color._look(in: values).isSecondary }
      })
  }

  /// Sets the tint of controls.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> _Looks<Self> { looks }
  public nonisolated func tint(_ tint: Color?) -> _Looks<Self> { looks }
  public nonisolated func accentColor(_ accentColor: Color?) -> _Looks<Self> { looks }
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> _Looks<Self> { looks }
}
