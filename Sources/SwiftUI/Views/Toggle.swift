/// A switch between on and off: a tap writes the negated value once (ledger 154).
public struct Toggle<Label> {
  let isOn: Binding<Bool>
  let label: Label
}

extension Toggle: View, _PrimitiveView, ElementView where Label: View {
  struct Memory {
    var isOn = false
  }

  static func makeMemory(_ view: Self, _ node: ElementNode<Self>) -> Memory { Memory() }

  var parts: ToggleParts<Label> { styledParts(label) }

  func observe(_ node: ElementNode<Self>) { node.memory.isOn = isOn.wrappedValue }

  func addElements(_ node: ElementNode<Self>, to builder: ElementBuilder) {
    let parts = styledNode(node).elements(ofPiece: 0, builder)
    var element = node.element(.toggle, label: parts.words)
    element.value = node.memory.isOn ? "on" : "off"
    element.style.systemImage = parts.systemImage
    element.style.name = node.values.toggleStyle.name
    builder.add(element)
  }

  func perform(_ interaction: Interaction, _ node: ElementNode<Self>) -> InteractionResult {
    let now = isOn.wrappedValue
    switch interaction {
    case .tap, .setOn(nil): return flip(node)
    case .setOn(let wanted?):
      guard wanted != now else { return .rejected(reason: Refusal.alreadyChosen) }
      return flip(node)
    default: return .impossible(reason: Impossible.otherwise)
    }
  }

  /// Writes the other value; with a style of one's own, what is in its body does.
  @MainActor private func flip(_ node: ElementNode<Self>) -> InteractionResult {
    guard node.values.toggleStyle.makeBody != nil else {
      isOn.wrappedValue.toggle()
      node.didAct()
      return .done
    }
    guard let usable = styledNode(node).usableElements(ElementBuilder()).first else {
      return .rejected(reason: Refusal.nothingToTap)
    }
    return usable.target?.perform(.tap) ?? .rejected(reason: Refusal.nothingToTap)
  }

  @MainActor private func styledNode(_ node: ElementNode<Self>) -> StyledPartsNode<ToggleStyleConfiguration, Label> {
    unsafeDowncast(node.parts, to: StyledPartsNode<ToggleStyleConfiguration, Label>.self)
  }
}

extension Toggle where Label: View {
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }

  /// One switch for the values of several: on where all are on, and a tap writes them all.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.init(isOn: .all(bindings), label: label())
  }
}

extension Toggle where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(title))
  }

  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: SwiftUI.Label(title, systemImage: systemImage))
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: SwiftUI.Label(titleKey, image: image))
  }
}

extension Binding where Value == Bool {
  /// True where all are; a write goes to each.
  fileprivate static func all(_ bindings: [Binding<Bool>]) -> Binding<Bool> {
    Binding(
      source: ClosureSource(
        get: { bindings.allSatisfy(\.wrappedValue) },
        set: { value, _ in bindings.forEach { $0.wrappedValue = value } }))
  }
}
