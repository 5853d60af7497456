/// Chooses a colour. A person picks one by a system colour's name (`red`) or by its components (`#FF8800`).
public struct ColorPicker<Label> {
  let selection: Binding<Color>
  let label: Label
}

extension ColorPicker: View, _PrimitiveView, ElementView where Label: View {
  struct Memory {
    var words = ""
  }

  static func makeMemory(_ view: Self, _ node: ElementNode<Self>) -> Memory { Memory() }

  var parts: Label { label }

  func observe(_ node: ElementNode<Self>) { node.memory.words = selection.wrappedValue.description }

  func addElements(_ node: ElementNode<Self>, to builder: ElementBuilder) {
    var element = node.element(.colorPicker, label: node.partElements(builder).words)
    element.value = node.memory.words
    builder.add(element)
  }

  func perform(_ interaction: Interaction, _ node: ElementNode<Self>) -> InteractionResult {
    switch interaction {
    case .tap: return .done
    case .pick(let text):
      guard let color = Color(picked: text) else { return .impossible(reason: Impossible.noColor(text)) }
      guard color != selection.wrappedValue else { return .rejected(reason: Refusal.alreadyChosen) }
      selection.wrappedValue = color
      return .done
    default: return .impossible(reason: Impossible.otherwise)
    }
  }
}

extension Color {
  /// A system colour by its name, or components as in `#FF8800` or `#FF880080`.
  fileprivate init?(picked text: String) {
    let system: [String: Color] = [
      "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal, "cyan": .cyan,
      "blue": .blue, "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown, "gray": .gray,
      "black": .black, "white": .white,
    ]
    if let color = system[text] {
      self = color
      return
    }
    let digits = text.drop { $0 == "#" }
    guard text.first == "#", digits.count == 6 || digits.count == 8, let number = UInt32(digits, radix: 16) else {
      return nil
    }
    let value = digits.count == 6 ? number << 8 | 0xFF : number
    func component(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
    self.init(red: component(24), green: component(16), blue: component(8), opacity: component(0))
  }
}

extension ColorPicker where Label: View {
  public nonisolated init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(selection: selection, label: label())
  }
}

extension ColorPicker where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, label: Text(title))
  }
}
