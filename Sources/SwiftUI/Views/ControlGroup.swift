/// Controls that belong together, side by side.
public struct ControlGroup<Content> {
  let content: Content
}

extension ControlGroup: View, _PrimitiveView, ElementView, ContainerView where Content: View {
  static var kind: Element.Kind { .stack }
  var parts: Content { content }
  func describe(_ element: inout Element) {
    element.style.axis = .horizontal
    element.style.name = "controlGroup"
  }
}

extension ControlGroup where Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  /// - Parameter label: What the group is for; it is not shown beside the controls.
  public nonisolated init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.init(content: LabeledControlGroupContent(content: content(), label: label()))
  }

  public nonisolated init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: LabeledControlGroupContent(content: content(), label: Text(titleKey)))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: View>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: LabeledControlGroupContent(content: content(), label: Text(title)))
  }
}

/// The content of a group that has a label.
public struct LabeledControlGroupContent<Content, Label> {
  let content: Content
  let label: Label
}

extension LabeledControlGroupContent: View, _PrimitiveView where Content: View, Label: View {
  public static func _make(_ view: Self, in place: _Place) -> _Node { Content._make(view.content, in: place) }
  public static func _update(_ node: _Node, to view: Self) { Content._update(node, to: view.content) }
}

/// How a control group looks; all look alike here.
public protocol ControlGroupStyle {}

public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
}
public struct NavigationControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
}
public struct MenuControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
}
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
}
public struct PaletteControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// Styles of controls that all look alike here.
public struct _ControlLooksModifier: _LooksModifier {
  nonisolated init() {}
}

extension View {
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _ControlLooksModifier> { modifier(_ControlLooksModifier()) }
}
