/// Two buttons, + and -, that change a value by steps or run an action each.
public struct Stepper<Label> {
  /// What a press does; nil where it can do nothing at the moment.
  struct Sides {
    var value: @MainActor () -> String?
    var increment: @MainActor (EdgeRule) -> Press
    var decrement: @MainActor (EdgeRule) -> Press
    var canIncrement: @MainActor () -> Bool
    var canDecrement: @MainActor () -> Bool
  }

  let sides: Sides
  let onEditingChanged: @MainActor (Bool) -> Void
  let label: Label
}

/// What a press of a stepper is about to do.
enum Press {
  case write(@MainActor () -> Void)
  /// The same, where the bounds cut the step short.
  case clamped(@MainActor () -> Void)
  case refused(String)
  case refusedAtEdge
}

/// What happens where a step would leave the bounds (B13).
enum EdgeRule { case clamp, refuse }

extension Stepper: View, _PrimitiveView, ElementView where Label: View {
  struct Memory {
    var value: String?
    var canIncrement = true
    var canDecrement = true
  }

  static func makeMemory(_ view: Self, _ node: ElementNode<Self>) -> Memory { Memory() }

  var parts: Label { label }

  func observe(_ node: ElementNode<Self>) {
    node.memory = Memory(
      value: sides.value(), canIncrement: sides.canIncrement(), canDecrement: sides.canDecrement())
  }

  func addElements(_ node: ElementNode<Self>, to builder: ElementBuilder) {
    var element = node.element(.stepper, label: node.partElements(builder).words)
    element.value = node.memory.value
    element.style.isIncreaseEnabled = node.memory.canIncrement
    element.style.isDecreaseEnabled = node.memory.canDecrement
    builder.add(element)
  }

  func perform(_ interaction: Interaction, _ node: ElementNode<Self>) -> InteractionResult {
    switch interaction {
    case .increment(let count): return press(sides.increment, count, node)
    case .decrement(let count): return press(sides.decrement, count, node)
    default: return .impossible(reason: Impossible.otherwise)
    }
  }

  /// `count` presses, one after another, each an edit of its own (ledger 161); the first that is refused ends them.
  @MainActor private func press(
    _ side: (EdgeRule) -> Press, _ count: Int, _ node: ElementNode<Self>
  ) -> InteractionResult {
    for _ in 0..<count {
      let rule: EdgeRule = node.graph.policies.stepperEdge == .clamp ? .clamp : .refuse
      let write: @MainActor () -> Void
      switch side(rule) {
      case .write(let action): write = action
      case .clamped(let action):
        node.graph.notePolicy("stepperEdge")
        write = action
      case .refused(let reason): return .rejected(reason: reason)
      case .refusedAtEdge:
        node.graph.notePolicy("stepperEdge")
        return .rejected(reason: Refusal.stepLeavesBounds)
      }
      onEditingChanged(true)
      write()
      onEditingChanged(false)
    }
    return .done
  }
}

extension Stepper.Sides {
  /// Actions of the program's own: no value is written by the control (ledger 160).
  init(onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?) {
    self.init(
      value: { nil },
      increment: { _ in onIncrement.map { .write($0) } ?? .refused(Refusal.noIncrement) },
      decrement: { _ in onDecrement.map { .write($0) } ?? .refused(Refusal.noDecrement) },
      canIncrement: { onIncrement != nil }, canDecrement: { onDecrement != nil })
  }

  /// A value that moves by `step`, inside of `bounds` where there are any (ledger 155-157).
  init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, words: @escaping @MainActor (V) -> String
  ) {
    nonisolated(unsafe) let (value, bounds, step) = (value, bounds, step)
    self.init(
      value: { words(value.wrappedValue) },
      increment: { Self.press(value, to: bounds?.upperBound, by: step, bounds, $0, Refusal.atUpperEnd) },
      decrement: { Self.press(value, to: bounds?.lowerBound, by: -step, bounds, $0, Refusal.atLowerEnd) },
      canIncrement: { bounds.map { value.wrappedValue < $0.upperBound } ?? true },
      canDecrement: { bounds.map { value.wrappedValue > $0.lowerBound } ?? true })
  }

  @MainActor private static func press<V: Strideable>(
    _ value: Binding<V>, to end: V?, by step: V.Stride, _ bounds: ClosedRange<V>?, _ rule: EdgeRule, _ atEnd: String
  ) -> Press {
    let now = value.wrappedValue
    guard let end, let bounds else { return .write { value.wrappedValue = now.advanced(by: step) } }
    let room = now.distance(to: end)
    let isUp = step > 0
    guard isUp ? room > 0 : room < 0 else { return .refused(atEnd) }
    guard isUp ? room < step : room > step else {
      let new = min(max(now.advanced(by: step), bounds.lowerBound), bounds.upperBound)
      return .write { value.wrappedValue = new }
    }
    return rule == .clamp ? .clamped { value.wrappedValue = end } : .refusedAtEdge
  }
}

extension Stepper where Label: View {
  @preconcurrency
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      sides: Sides(onIncrement: onIncrement, onDecrement: onDecrement), onEditingChanged: onEditingChanged,
      label: label())
  }

  @preconcurrency
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      sides: Sides(value, nil, step) { "\($0)" }, onEditingChanged: onEditingChanged, label: label())
  }

  @preconcurrency
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      sides: Sides(value, bounds, step) { "\($0)" }, onEditingChanged: onEditingChanged, label: label())
  }

  @preconcurrency
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      sides: Sides(value, nil, step, words: format.words), onEditingChanged: onEditingChanged, label: label())
  }

  @preconcurrency
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      sides: Sides(value, bounds, step, words: format.words), onEditingChanged: onEditingChanged, label: label())
  }

  @available(*, deprecated, message: "Use `init(label:onIncrement:onDecrement:onEditingChanged:)` instead")
  @preconcurrency
  public nonisolated init(
    onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  @available(*, deprecated, message: "Use `init(value:step:label:onEditingChanged:)` instead")
  @preconcurrency
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  @available(*, deprecated, message: "Use `init(value:in:step:label:onEditingChanged:)` instead")
  @preconcurrency
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  @preconcurrency
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload @preconcurrency
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  @preconcurrency
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload @preconcurrency
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  @preconcurrency
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, format: format, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload @preconcurrency
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, format: format, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  @preconcurrency
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload @preconcurrency
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}

extension FormatStyle where FormatOutput == String {
  /// A value in this style's words.
  fileprivate var words: @MainActor (FormatInput) -> String {
    nonisolated(unsafe) let style = self
    return { style.format($0) }
  }
}
