/// Presents a view over the one it modifies.
public struct _PresentationModifier {
  let request: PresentationRequest
}

extension _PresentationModifier: NodeModifier {
  typealias State = PresentationController

  static func makeState(_ modifier: Self, _ node: _Node) -> PresentationController {
    PresentationController(node, modifier.request)
  }

  func after(_ node: _Node, _ state: inout PresentationController, isFirst: Bool) { state.follow(request) }
  func willLeave(_ node: _Node, _ state: inout PresentationController) { state.ownerWillLeave() }
  func forEachChild(_ state: PresentationController, _ body: (_Node) -> Void) { state.forEachChild(body) }

  func addElements(_ node: _Node, _ state: PresentationController, _ content: _Node, to builder: ElementBuilder) {
    content.addElements(to: builder)
    state.addElements(to: builder)
  }
}

extension PresentationRequest {
  /// Presented while a Boolean is true.
  static func when<Content: View>(
    _ isPresented: Binding<Bool>, _ style: String, onDismiss: (@MainActor () -> Void)?,
    _ content: @escaping @MainActor () -> Content
  ) -> PresentationRequest {
    PresentationRequest(
      style: style, kind: .sheet,
      wanted: { isPresented.wrappedValue ? PresentedContent(id: AnyHashable(true), view: AnyView(content())) : nil },
      withdraw: { isPresented.wrappedValue = false }, onDismiss: onDismiss)
  }

  /// Presented while there is an item, with that item; another item is another presentation.
  static func item<Item: Identifiable, Content: View>(
    _ item: Binding<Item?>, _ style: String, onDismiss: (@MainActor () -> Void)?,
    _ content: @escaping @MainActor (Item) -> Content
  ) -> PresentationRequest {
    nonisolated(unsafe) let item = item
    return PresentationRequest(
      style: style, kind: .sheet,
      wanted: {
        item.wrappedValue.map { PresentedContent(id: AnyHashable($0.id), view: AnyView(content($0))) }
      },
      withdraw: { item.wrappedValue = nil }, onDismiss: onDismiss)
  }
}

extension View {
  /// Presents a sheet while the binding is true.
  @preconcurrency
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> ModifiedContent<Self, _PresentationModifier> {
    modifier(_PresentationModifier(request: .when(isPresented, "sheet", onDismiss: onDismiss, content)))
  }

  /// Presents a sheet with the item while there is one.
  @preconcurrency
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> ModifiedContent<Self, _PresentationModifier> {
    modifier(_PresentationModifier(request: .item(item, "sheet", onDismiss: onDismiss, content)))
  }

  /// Covers the whole screen while the binding is true; it cannot be swiped away.
  @preconcurrency
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> ModifiedContent<Self, _PresentationModifier> {
    modifier(_PresentationModifier(request: .when(isPresented, "fullScreenCover", onDismiss: onDismiss, content)))
  }

  @preconcurrency
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> ModifiedContent<Self, _PresentationModifier> {
    modifier(_PresentationModifier(request: .item(item, "fullScreenCover", onDismiss: onDismiss, content)))
  }

  /// Presents a popover; on a phone it is a sheet.
  @preconcurrency
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> ModifiedContent<Self, _PresentationModifier> {
    modifier(_PresentationModifier(request: .when(isPresented, "popover", onDismiss: nil, content)))
  }

  @preconcurrency
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> ModifiedContent<Self, _PresentationModifier> {
    modifier(_PresentationModifier(request: .item(item, "popover", onDismiss: nil, content)))
  }
}

/// Where a popover is attached.
public enum PopoverAttachmentAnchor: Sendable {
  case rect(RectSource)
  case point(UnitPoint)

  public struct RectSource: Sendable {
    public static let bounds = RectSource()
  }
}
