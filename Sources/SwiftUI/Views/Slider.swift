import Foundation

/// Chooses a number by its place on a track. A person's slide is one edit: the value is written once.
public struct Slider<Label, ValueLabel> {
  let value: SliderValue
  let label: Label
  let minimum: ValueLabel
  let maximum: ValueLabel
  let onEditingChanged: @MainActor (Bool) -> Void
}

/// A slider's value, whatever its type.
struct SliderValue {
  let read: @MainActor () -> (value: Double, words: String)
  let write: @MainActor (Double) -> Void
  let bounds: ClosedRange<Double>
  let step: Double?

  init<V: BinaryFloatingPoint>(_ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride? = nil)
  where V.Stride: BinaryFloatingPoint {
    let value = Unchecked(value: value)
    read = { (Double(value.value.wrappedValue), "\(value.value.wrappedValue)") }
    write = { value.value.wrappedValue = V($0) }
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
  }

  /// The value at a fraction of the track, at a step where there are steps.
  func value(at fraction: Double) -> Double {
    let exact = bounds.lowerBound + min(max(fraction, 0), 1) * (bounds.upperBound - bounds.lowerBound)
    guard let step, step > 0 else { return exact }
    let stepped = bounds.lowerBound + ((exact - bounds.lowerBound) / step).rounded() * step
    return min(max(stepped, bounds.lowerBound), bounds.upperBound)
  }

  /// Where on the track a value is.
  func fraction(of value: Double) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    return length > 0 ? min(max((value - bounds.lowerBound) / length, 0), 1) : 0
  }
}

extension Slider: View, _PrimitiveView, ElementView where Label: View, ValueLabel: View {
  struct Memory {
    var value = 0.0
    var words = ""
  }

  static func makeMemory(_ view: Self, _ node: ElementNode<Self>) -> Memory { Memory() }

  var parts: TupleView<(Label, ValueLabel, ValueLabel)> { TupleView((label, minimum, maximum)) }

  func observe(_ node: ElementNode<Self>) {
    let (value, words) = value.read()
    node.memory = Memory(value: value, words: words)
  }

  func addElements(_ node: ElementNode<Self>, to builder: ElementBuilder) {
    var element = node.element(.slider, label: node.partElements(0, builder).words)
    element.value = node.memory.words
    element.style.fraction = value.fraction(of: node.memory.value)
    element.style.minimumLabel = node.partElements(1, builder).wordsIfAny
    element.style.maximumLabel = node.partElements(2, builder).wordsIfAny
    builder.add(element)
  }

  func perform(_ interaction: Interaction, _ node: ElementNode<Self>) -> InteractionResult {
    guard case .slide(let fraction) = interaction else { return .impossible(reason: Impossible.otherwise) }
    let new = value.value(at: fraction)
    onEditingChanged(true)
    if new != value.read().value { value.write(new) }
    onEditingChanged(false)
    return .done
  }
}

extension Slider where Label: View, ValueLabel: View {
  @preconcurrency
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, bounds), label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }

  @preconcurrency
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, bounds, step), label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }

  @available(*, deprecated, renamed: "init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)")
  @preconcurrency
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, bounds), label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel,
      onEditingChanged: onEditingChanged)
  }

  @available(
    *, deprecated, renamed: "init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
  )
  @preconcurrency
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, bounds, step), label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel,
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label: View, ValueLabel == EmptyView {
  @preconcurrency
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, bounds), label: label(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged: onEditingChanged)
  }

  @preconcurrency
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, bounds, step), label: label(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  @preconcurrency
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, bounds), label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged: onEditingChanged)
  }

  @preconcurrency
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, bounds, step), label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged: onEditingChanged)
  }
}
