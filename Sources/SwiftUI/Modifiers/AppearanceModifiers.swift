extension View {
  /// Asks for light or dark appearance; the view and all below it see it in their environment.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> _Environmental<Self> {
    modifier(_EnvironmentModifier { values in if let colorScheme { values.colorScheme = colorScheme } })
  }
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> _Environmental<Self> {
    setting(\.colorScheme, colorScheme)
  }
  public nonisolated func controlSize(_ controlSize: ControlSize) -> _Environmental<Self> {
    setting(\.controlSize, controlSize)
  }
  public nonisolated func imageScale(_ scale: Image.Scale) -> _Environmental<Self> { setting(\.imageScale, scale) }
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> _Environmental<Self> {
    setting(\.symbolVariants, variant)
  }
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> _Environmental<Self> {
    setting(\.symbolRenderingMode, mode)
  }
  public nonisolated func help(_ textKey: LocalizedStringKey) -> _Looks<Self> { looks }
  public nonisolated func help(_ text: Text) -> _Looks<Self> { looks }
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> _Looks<Self> { looks }
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> _Looks<Self> { looks }
  @available(*, deprecated, renamed: "statusBarHidden(_:)")
  public nonisolated func statusBar(hidden: Bool) -> _Looks<Self> { looks }
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> _Looks<Self> { looks }
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> _Looks<Self> { looks }
}
