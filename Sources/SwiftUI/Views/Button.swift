/// Runs an action when it is pressed.
public struct Button<Label> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
}

extension Button: View, _PrimitiveView, ElementView where Label: View {
  var parts: ButtonParts<Label> { styledParts(label) }

  func addElements(_ node: ElementNode<Self>, to builder: ElementBuilder) {
    let parts = node.partElements(builder)
    guard !node.values.buttonStyle.isPrimitive else { return parts.pressable.forEach(builder.add) }
    var element = node.element(.button, label: parts.words)
    element.style.name = node.values.buttonStyle.style.name
    element.style.role = role?.name
    element.style.systemImage = parts.systemImage
    builder.add(element)
  }

  func perform(_ interaction: Interaction, _ node: ElementNode<Self>) -> InteractionResult {
    guard interaction == .tap else { return .impossible(reason: Impossible.otherwise) }
    guard node.isPressedWithRow else {
      node.pressAlone()
      return .done
    }
    node.buttonsPressedTogether.forEach { $0.pressAlone() }
    return .done
  }
}

extension Button: PressesWithRow where Label: View {
  func press(_ node: ElementNode<Self>) {
    action()
    node.didAct()
  }
}

extension Button where Label: View {
  @preconcurrency
  public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label())
  }

  @preconcurrency
  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, label: label())
  }
}

extension Button where Label == Text {
  @preconcurrency
  public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(titleKey))
  }

  @_disfavoredOverload @preconcurrency
  public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(title))
  }

  @preconcurrency
  public nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action, label: Text(titleKey))
  }

  @_disfavoredOverload @preconcurrency
  public nonisolated init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action, label: Text(title))
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: SwiftUI.Label(title, systemImage: systemImage))
  }

  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: SwiftUI.Label(title, systemImage: systemImage))
  }

  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: SwiftUI.Label(titleKey, image: image))
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is being applied to.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action, label: configuration.label)
  }
}

extension [Element] {
  /// The system symbol in a label.
  @MainActor var systemImage: String? {
    lazy.compactMap { $0.style.systemImage ?? $0.children.systemImage }.first
  }

  /// These elements, with buttons for the texts and images that a gesture presses.
  @MainActor fileprivate var pressable: [Element] {
    map { element in
      var element = element
      element.children = element.children.pressable
      if element.target != nil, [.text, .image, .label].contains(element.kind) { element.kind = .button }
      return element
    }
  }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let confirm = ButtonRole(name: "confirm")
  public static let close = ButtonRole(name: "close")
}
