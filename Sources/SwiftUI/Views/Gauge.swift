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
  var parts: TupleView<(Label, CurrentValueLabel, BoundsLabel, BoundsLabel)> {
    TupleView((label, current, minimum, maximum))
  }

  func addElements(_ node: ElementNode<Self>, to builder: ElementBuilder) {
    var element = node.element(.gauge, label: node.partElements(0, builder).words, isControl: false)
    element.value = node.partElements(1, builder).wordsIfAny ?? words
    element.style.fraction = fraction
    element.style.minimumLabel = node.partElements(2, builder).wordsIfAny
    element.style.maximumLabel = node.partElements(3, builder).wordsIfAny
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

/// How a gauge looks; all look alike here.
public protocol GaugeStyle {}

public struct DefaultGaugeStyle: GaugeStyle {
  public nonisolated init() {}
}
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}
}
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public nonisolated init() {}
}
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}
}
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public nonisolated init() {}
}
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension View {
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> ModifiedContent<Self, _ControlLooksModifier> {
    modifier(_ControlLooksModifier())
  }
}
