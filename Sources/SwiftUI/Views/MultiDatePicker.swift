import Foundation

/// Chooses several days; picking one that is chosen takes it back.
public struct MultiDatePicker<Label> {
  let selection: Binding<Set<DateComponents>>
  let bounds: Range<Date>?
  let label: Label
}

extension MultiDatePicker: View, _PrimitiveView, ElementView where Label: View {
  struct Memory {
    var days: [Date] = []
  }

  static func makeMemory(_ view: Self, _ node: ElementNode<Self>) -> Memory { Memory() }

  var parts: Label { label }

  func observe(_ node: ElementNode<Self>) {
    let calendar = DateWords(node.values).calendar
    node.memory.days = selection.wrappedValue.compactMap { calendar.date(from: $0) }.sorted()
  }

  func addElements(_ node: ElementNode<Self>, to builder: ElementBuilder) {
    var element = node.element(.datePicker, label: node.partElements(builder).words)
    let words = DateWords(node.values)
    element.value = node.memory.days.map { words.words(for: $0, .date) }.joined(separator: ", ")
    element.style.name = "graphical"
    builder.add(element)
  }

  func perform(_ interaction: Interaction, _ node: ElementNode<Self>) -> InteractionResult {
    guard case .pick(let text) = interaction else {
      return interaction == .tap ? .done : .impossible(reason: Impossible.otherwise)
    }
    let calendar = DateWords(node.values).calendar
    guard let picked = PickedDate(text), picked.time == nil, let date = picked.applied(to: Date(), in: calendar) else {
      return .impossible(reason: Impossible.noDate(text))
    }
    if let bounds, !bounds.contains(date) { return .rejected(reason: Refusal.outOfRange) }
    var day = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
    let chosen = selection.wrappedValue.first {
      calendar.date(from: $0).map { calendar.isDate($0, inSameDayAs: date) } ?? false
    }
    if let chosen { day = chosen }
    selection.wrappedValue.formSymmetricDifference([day])
    return .done
  }
}

extension MultiDatePicker where Label: View {
  public nonisolated init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection: selection, bounds: nil, label: label())
  }

  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, bounds: bounds, label: label())
  }
}

extension MultiDatePicker where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection, bounds: nil, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection, bounds: nil, label: Text(title))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, bounds: bounds, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, bounds: bounds, label: Text(title))
  }
}
