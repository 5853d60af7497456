/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
  /// The bar, by the name that the document uses.
  let bar: String
  public static let automatic = Self(bar: "navigationBar")
  public static let navigationBar = Self(bar: "navigationBar")
  public static let bottomBar = Self(bar: "bottomBar")
  public static let tabBar = Self(bar: "tabBar")
  public static let windowToolbar = Self(bar: "navigationBar")
}

/// Shows or hides bars.
public struct _ToolbarVisibilityModifier {
  let bars: [String]
  let isHidden: Bool
}

extension _ToolbarVisibilityModifier: NodeModifier {
  func addElements(_ node: _Node, _ state: Void, _ content: _Node, to builder: ElementBuilder) {
    content.addElements(to: builder)
    guard isHidden else { return }
    builder.hiddenBars.formUnion(bars)
  }
}

/// Looks of bars. They are taken and change nothing here.
public struct _ToolbarLooksModifier: _LooksModifier {
  nonisolated init() {}
}

extension View {
  /// Shows or hides bars; the navigation bar where none is named.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _ToolbarVisibilityModifier> { self.visibility(visibility, bars) }

  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _ToolbarVisibilityModifier> { self.visibility(visibility, bars) }

  private nonisolated func visibility(
    _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> ModifiedContent<Self, _ToolbarVisibilityModifier> {
    let names = bars.isEmpty ? [ToolbarPlacement.automatic.bar] : bars.map(\.bar)
    return modifier(_ToolbarVisibilityModifier(bars: names, isHidden: visibility == .hidden))
  }

  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _ToolbarLooksModifier> { modifier(_ToolbarLooksModifier()) }

  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _ToolbarLooksModifier> { modifier(_ToolbarLooksModifier()) }

  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _ToolbarLooksModifier> { modifier(_ToolbarLooksModifier()) }

  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _ToolbarLooksModifier> { modifier(_ToolbarLooksModifier()) }

  public nonisolated func toolbarRole(_ role: ToolbarRole) -> ModifiedContent<Self, _ToolbarLooksModifier> {
    modifier(_ToolbarLooksModifier())
  }

  /// A menu that the title of the bar brings up; it is not shown.
  public nonisolated func toolbarTitleMenu<C: View>(
    @ViewBuilder content: () -> C
  ) -> ModifiedContent<Self, _ToolbarLooksModifier> { modifier(_ToolbarLooksModifier()) }
}

/// What a bar is for.
public struct ToolbarRole: Sendable {
  public static let automatic = Self()
  public static let navigationStack = Self()
  public static let browser = Self()
  public static let editor = Self()
}
