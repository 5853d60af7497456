/// Where an item stands.
public struct ToolbarItemPlacement: Equatable, Sendable {
  let name: String
  /// The bar, by the name that the document uses.
  let bar: String

  private init(_ name: String, _ bar: String = "navigationBar") {
    self.name = name
    self.bar = bar
  }

  public static let automatic = Self("automatic")
  public static let principal = Self("principal")
  public static let navigation = Self("navigation")
  public static let primaryAction = Self("primaryAction")
  public static let secondaryAction = Self("secondaryAction")
  public static let status = Self("status", "bottomBar")
  public static let confirmationAction = Self("confirmationAction")
  public static let cancellationAction = Self("cancellationAction")
  public static let destructiveAction = Self("destructiveAction")
  public static let navigationBarLeading = Self("navigationBarLeading")
  public static let navigationBarTrailing = Self("navigationBarTrailing")
  public static let topBarLeading = Self("topBarLeading")
  public static let topBarTrailing = Self("topBarTrailing")
  public static let title = Self("title")
  public static let largeTitle = Self("largeTitle")
  public static let subtitle = Self("subtitle")
  public static let bottomBar = Self("bottomBar", "bottomBar")
  /// Above the keyboard, while a field has the focus (ledger 133).
  public static let keyboard = Self("keyboard", "keyboardToolbar")
}

/// One item of a bar.
public struct ToolbarItem<ID, Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == (), Content: View {
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem where ID == String, Content: View {
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem: ToolbarContent, CustomizableToolbarContent, _PrimitiveToolbarContent where Content: View {
  public var _items: _ToolbarItems<Content> { _ToolbarItems(placement: placement, content: content) }
}

/// Several items in one place.
public struct ToolbarItemGroup<Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemGroup: ToolbarContent, CustomizableToolbarContent, _PrimitiveToolbarContent where Content: View {
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }

  public var _items: _ToolbarItems<Content> { _ToolbarItems(placement: placement, content: content) }
}

/// Space between items.
public struct ToolbarSpacer {
  public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

extension ToolbarSpacer: _PrimitiveToolbarContent {
  public var _items: EmptyView { EmptyView() }
}

/// Whether a space gives way.
public struct SpacerSizing: Equatable, Sendable {
  private let name: String
  public static let flexible = SpacerSizing(name: "flexible")
  public static let fixed = SpacerSizing(name: "fixed")
}

/// Items that add themselves to a bar instead of standing where they are.
public struct _ToolbarItems<Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension _ToolbarItems: View, _PrimitiveView, ElementView where Content: View {
  var parts: Content { content }

  func addElements(_ node: ElementNode<Self>, to builder: ElementBuilder) {
    var items = node.partElements(builder)
    for index in items.indices {
      items[index].bar = placement.bar
      items[index].style.placement = placement.name
    }
    builder.bars[placement.bar, default: []] += items
  }
}
