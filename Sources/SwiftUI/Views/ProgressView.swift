import Foundation

/// How far something has come; without a value, that it is going on.
public struct ProgressView<Label, CurrentValueLabel> {
  /// Between 0 and 1; nil where nobody knows.
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel
}

extension ProgressView: View, _PrimitiveView, ElementView where Label: View, CurrentValueLabel: View {
  typealias Styled = StyledParts<ProgressViewStyleConfiguration, TupleView<(Label, CurrentValueLabel)>>

  var parts: Styled {
    StyledParts(
      TupleView((label, currentValueLabel)), pieces: [AnyView(label), AnyView(currentValueLabel)],
      style: \.progressViewStyle, innerStyle: StyleInForce(name: DefaultProgressViewStyle._name)
    ) {
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: Label.self == EmptyView.self ? nil : $0[0],
        currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : $0[1])
    }
  }

  func addElements(_ node: ElementNode<Self>, to builder: ElementBuilder) {
    let styled = unsafeDowncast(node.parts, to: Styled.NodeType.self)
    var element = node.element(.progressView, label: styled.elements(ofPart: 0, builder).words, isControl: false)
    element.value =
      styled.elements(ofPart: 1, builder).wordsIfAny ?? fraction.map { percent($0, node.values.locale) }
    element.style.fraction = fraction
    element.style.name = node.values.progressViewStyle.name
    element.children = styled.bodyElements(builder) ?? []
    builder.add(element)
  }

  private func percent(_ fraction: Double, _ locale: Locale) -> String {
    fraction.formatted(.percent.precision(.fractionLength(0)).locale(locale))
  }
}

extension Double {
  /// This value's share of a total, between 0 and 1.
  fileprivate func share(of total: Double) -> Double { total > 0 ? Swift.min(Swift.max(self / total, 0), 1) : 0 }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public nonisolated init() { self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView()) }

  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(
      fraction: value.map { Double($0).share(of: Double(total)) }, label: EmptyView(), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label: View, CurrentValueLabel == EmptyView {
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(
      fraction: value.map { Double($0).share(of: Double(total)) }, label: label(), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label: View, CurrentValueLabel: View {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: value.map { Double($0).share(of: Double(total)) }, label: label(),
      currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public nonisolated init(_ titleKey: LocalizedStringKey) {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) {
    self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
  }

  public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(title) }
  }
}
