/// A label with content below it that can be shown and hidden.
public struct DisclosureGroup<Label, Content> {
  let label: Label
  let content: Content
  /// Nil where the group keeps it itself.
  let isExpanded: Binding<Bool>?
}

extension DisclosureGroup: View, _PrimitiveView, ElementView where Label: View, Content: View {
  typealias Styled = StyledParts<DisclosureGroupStyleConfiguration, TupleView<(Label, Content)>>

  static func makeMemory(_ view: Self, _ node: ElementNode<Self>) -> Expansion { Expansion(node) }

  var parts: Styled {
    StyledParts(
      TupleView((label, content)), pieces: [AnyView(label), AnyView(content)], style: \.disclosureGroupStyle,
      innerStyle: StyleInForce(name: AutomaticDisclosureGroupStyle._name)
    ) {
      // What the group keeps itself lies at its node, above the one that is being evaluated.
      let own = (Evaluation.reader?.parent as? ElementNode<Self>)?.memory.map { Binding($0) }
      return DisclosureGroupStyleConfiguration(
        label: $0[0], content: $0[1], isExpanded: isExpanded ?? own ?? .constant(false))
    }
  }

  func observe(_ node: ElementNode<Self>) {
    if let isExpanded { node.memory.isExpanded = isExpanded.wrappedValue }
  }

  func addElements(_ node: ElementNode<Self>, to builder: ElementBuilder) {
    let styled = unsafeDowncast(node.parts, to: Styled.NodeType.self)
    let label = styled.elements(ofPart: 0, builder)
    let isOpen = node.memory.isExpanded
    var element = node.element(.disclosureGroup, label: label.words)
    element.value = isOpen ? "expanded" : "collapsed"
    element.style.isExpanded = isOpen
    element.style.systemImage = label.first { $0.style.systemImage != nil }?.style.systemImage
    if let body = styled.bodyElements(builder) {
      element.children = body
    } else {
      element.children = label.controls(in: "header") + (isOpen ? styled.elements(ofPart: 1, builder) : [])
    }
    builder.add(element)
  }

  func perform(_ interaction: Interaction, _ node: ElementNode<Self>) -> InteractionResult {
    switch interaction {
    case .tap, .setOn(nil): set(!node.memory.isExpanded, node)
    case .setOn(let wanted?):
      guard wanted != node.memory.isExpanded else { return .rejected(reason: Refusal.alreadyChosen) }
      set(wanted, node)
    default: return .impossible(reason: Impossible.otherwise)
    }
    return .done
  }

  @MainActor private func set(_ expanded: Bool, _ node: ElementNode<Self>) {
    if let isExpanded { isExpanded.wrappedValue = expanded } else { node.memory.isExpanded = expanded }
  }
}

/// Whether a group is open.
@MainActor
final class Expansion {
  private unowned let node: _Node
  fileprivate let location = Location(false)

  init(_ node: _Node) {
    self.node = node
    location.install(in: node.graph.queue, owner: nil)
  }

  var isExpanded: Bool {
    get { location.latest }
    set {
      guard newValue != location.latest else { return }
      location.setSilently(newValue)
      node.graph.structureChanged()
    }
  }
}

extension Binding where Value == Bool {
  fileprivate init(_ expansion: Expansion) { self.init(source: LocationSource(expansion.location)) }
}

extension DisclosureGroup where Label: View, Content: View {
  public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), isExpanded: nil)
  }

  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content(), isExpanded: isExpanded)
  }
}

extension DisclosureGroup where Label == Text, Content: View {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(titleKey), content: content(), isExpanded: nil)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(title), content: content(), isExpanded: nil)
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleKey), content: content(), isExpanded: isExpanded)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(title), content: content(), isExpanded: isExpanded)
  }
}
