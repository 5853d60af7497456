/// A label and what it is the label of: a read-only row, or a label for a control (ledger 167, 168).
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View, _PrimitiveView, ElementView where Label: View, Content: View {
  typealias Styled = StyledParts<LabeledContentStyleConfiguration, TupleView<(Label, Content)>>

  var parts: Styled {
    StyledParts(
      TupleView((label, content)), pieces: [AnyView(label), AnyView(content)], style: \.labeledContentStyle,
      innerStyle: StyleInForce(name: AutomaticLabeledContentStyle._name)
    ) { LabeledContentStyleConfiguration(label: $0[0], content: $0[1]) }
  }

  func addElements(_ node: ElementNode<Self>, to builder: ElementBuilder) {
    let styled = unsafeDowncast(node.parts, to: Styled.NodeType.self)
    let label = styled.elements(ofPart: 0, builder)
    let content = styled.elements(ofPart: 1, builder)
    var element = node.element(.labeledContent, label: label.first.map { [$0].words } ?? "", isControl: false)
    element.subtitle = Array(label.dropFirst()).wordsIfAny
    element.value = content.valueWords
    element.style.systemImage = label.first { $0.kind == .image }?.style.systemImage
    element.children =
      styled.bodyElements(builder)?.controls(in: "labeledContent") ?? content.controls(in: "labeledContent")
    builder.add(element)
  }
}

extension [Element] {
  /// The words in these elements that belong to no control.
  @MainActor fileprivate var valueWords: String? {
    let words = lazy.map { $0.isEnabled == nil ? $0.children.isEmpty ? $0.label : $0.children.valueWords ?? "" : "" }
      .filter { !$0.isEmpty }.joined(separator: " ")
    return words.isEmpty ? nil : words
  }
}

extension LabeledContent where Label: View, Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  public nonisolated init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}
