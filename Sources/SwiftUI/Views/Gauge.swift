import Foundation

/// A value within a range.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels> {
  let fraction: Double
  let words: String
  let label: Label
  let current: CurrentValueLabel
  let minimum: BoundsLabel
  let maximum: BoundsLabel
}

extension Gauge: View, _PrimitiveView, ElementView
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  typealias Styled = StyledParts<
    GaugeStyleConfiguration, TupleView<(Label, CurrentValueLabel, BoundsLabel, BoundsLabel)>
  >

  var parts: Styled {
    StyledParts(
      TupleView((label, current, minimum, maximum)),
      pieces: [AnyView(label), AnyView(current), AnyView(minimum), AnyView(maximum)], style: \.gaugeStyle,
      innerStyle: StyleInForce(name: DefaultGaugeStyle._name)
    ) {
      let hasBounds = BoundsLabel.self != EmptyView.self
      return GaugeStyleConfiguration(
        value: fraction, label: $0[0], currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : $0[1],
        minimumValueLabel: hasBounds ? $0[2] : nil, maximumValueLabel: hasBounds ? $0[3] : nil)
    }
  }

  func addElements(_ node: ElementNode<Self>, to builder: ElementBuilder) {
    let styled = unsafeDowncast(node.parts, to: Styled.NodeType.self)
    var element = node.element(.gauge, label: styled.elements(ofPart: 0, builder).words, isControl: false)
    element.value = styled.elements(ofPart: 1, builder).wordsIfAny ?? words
    element.style.fraction = fraction
    element.style.minimumLabel = styled.elements(ofPart: 2, builder).wordsIfAny
    element.style.maximumLabel = styled.elements(ofPart: 3, builder).wordsIfAny
    element.style.name = node.values.gaugeStyle.name
    element.children = styled.bodyElements(builder) ?? []
    builder.add(element)
  }
}

extension Gauge {
  nonisolated init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel, _ minimum: BoundsLabel,
    _ maximum: BoundsLabel
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    fraction = length > 0 ? Double(min(max((value - bounds.lowerBound) / length, 0), 1)) : 0
    words = "\(value)"
    self.label = label
    self.current = current
    self.minimum = minimum
    self.maximum = maximum
  }
}

extension Gauge
where Label: View, CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) { self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView()) }
}

extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView()) }
}

extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) { self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()) }
}
