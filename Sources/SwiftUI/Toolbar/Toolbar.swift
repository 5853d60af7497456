/// Puts items into the bars around a view.
public struct _ToolbarModifier<Items> {
  let items: Items
}

extension _ToolbarModifier: ViewModifier, _PrimitiveModifier, NodeModifier where Items: View {
  static func makeState(_ modifier: Self, _ node: _Node) -> _Node? { nil }

  func after(_ node: _Node, _ state: inout _Node?, isFirst: Bool) {
    if let state { Items._update(state, to: items) } else { state = Items._make(items, in: node.place()) }
  }

  func forEachChild(_ state: _Node?, _ body: (_Node) -> Void) { state.map(body) }

  func addElements(_ node: _Node, _ state: _Node?, _ content: _Node, to builder: ElementBuilder) {
    content.addElements(to: builder)
    state?.addElements(to: builder)
  }
}

extension View {
  /// Puts content into the bars; several views' items for one bar are merged (ledger 134).
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> ModifiedContent<Self, _ToolbarModifier<_ToolbarContentItems<Content>>> {
    modifier(_ToolbarModifier(items: _ToolbarContentItems(content: content())))
  }

  /// Puts views into the navigation bar.
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> ModifiedContent<Self, _ToolbarModifier<_ToolbarItems<Content>>> {
    modifier(_ToolbarModifier(items: _ToolbarItems(placement: .automatic, content: content())))
  }

  /// Puts content into a bar that a person may customise; it is shown as it is.
  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> ModifiedContent<Self, _ToolbarModifier<_ToolbarContentItems<Content>>> {
    modifier(_ToolbarModifier(items: _ToolbarContentItems(content: content())))
  }
}

/// The items of some toolbar content.
public struct _ToolbarContentItems<Content> {
  let content: Content
}

extension _ToolbarContentItems: View, _PrimitiveView where Content: ToolbarContent {
  public static func _make(_ view: Self, in place: _Place) -> _Node {
    Content._Items._make(view.content._items, in: place)
  }
  public static func _update(_ node: _Node, to view: Self) { Content._Items._update(node, to: view.content._items) }
}
