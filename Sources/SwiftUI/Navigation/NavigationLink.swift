/// A row or button that pushes a screen: a view of its own, or a value that a destination makes a screen of.
public struct NavigationLink<Label, Destination> {
  let goal: NavigationGoal
  let label: Label
}

/// Where a link leads.
enum NavigationGoal {
  case view(AnyView)
  /// Leads there, and is there, as a binding says.
  case bound(AnyView, isActive: @MainActor () -> Bool, set: @MainActor (Bool) -> Void)
  /// Nil: a link without a value, which is disabled.
  case value(AnyHashable?)
}

extension NavigationLink: View, _PrimitiveView, ElementView where Label: View {
  struct Memory {
    var navigation: NavigationController?
    var isInSelectableList = false
  }

  static func makeMemory(_ view: Self, _ node: ElementNode<Self>) -> Memory { Memory() }

  var parts: Label { label }

  func observe(_ node: ElementNode<Self>) {
    node.memory.navigation = node.values.navigation
    node.memory.isInSelectableList = node.values.isInSelectableList
    guard case .bound(_, let isActive, _) = goal else { return }
    let wanted = isActive()
    node.graph.queue.settlements.append {
      if !node.isRemoved { Self.follow(node, isActive: wanted) }
    }
  }

  func didUpdate(_ node: ElementNode<Self>) {
    guard let navigation = node.memory.navigation, let screen = navigation.screen(of: node) else { return }
    switch goal {
    case .view(let view), .bound(let view, _, _): navigation.update(screen, to: view)
    case .value: break
    }
  }

  @MainActor private static func follow(_ node: ElementNode<Self>, isActive: Bool) {
    guard let navigation = node.memory.navigation, case .bound(let view, _, let set) = node.view.goal else { return }
    if isActive {
      navigation.push(view, from: node) { set(false) }
    } else {
      navigation.withdraw(node)
    }
  }

  @MainActor private func isUsable(_ node: ElementNode<Self>) -> Bool {
    guard let navigation = node.memory.navigation, node.isEnabled else { return false }
    switch goal {
    case .view, .bound: return true
    case .value(let value):
      return !node.memory.isInSelectableList && (value.map { navigation.path.accepts($0) } ?? false)
    }
  }

  func addElements(_ node: ElementNode<Self>, to builder: ElementBuilder) {
    let parts = node.partElements(builder)
    var element = node.element(.navigationLink, label: parts.words)
    element.isEnabled = isUsable(node) || (node.memory.isInSelectableList && node.isEnabled)
    if case .value(let value?) = goal { element.tags.explicit = value.base }
    element.style.systemImage = parts.first { $0.style.systemImage != nil }?.style.systemImage
    builder.add(element)
  }

  func perform(_ interaction: Interaction, _ node: ElementNode<Self>) -> InteractionResult {
    guard interaction == .tap else { return .impossible(reason: Impossible.otherwise) }
    guard isUsable(node), let navigation = node.memory.navigation else {
      // A link's value may be what the list around selects.
      return node.memory.isInSelectableList
        ? .impossible(reason: Impossible.otherwise) : .rejected(reason: Refusal.disabled)
    }
    switch goal {
    case .view(let view):
      navigation.push(view, from: node) { [weak navigation] in navigation?.withdraw(node) }
    case .bound(_, _, let set): set(true)
    case .value(let value): if let value { navigation.path.append(value) }
    }
    node.didAct()
    return .done
  }

  func willLeave(_ node: ElementNode<Self>) {
    // A screen that a link pushed goes with the link.
    if case .value = goal { return }
    node.memory.navigation?.withdraw(node)
  }
}

extension NavigationLink where Label: View, Destination: View {
  public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(goal: .view(AnyView(destination())), label: label())
  }

  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(goal: .view(AnyView(destination)), label: label())
  }

  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack")
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(goal: .bound(AnyView(destination()), isActive), label: label())
  }

  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack")
  public nonisolated init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(goal: .bound(AnyView(destination), isActive), label: label())
  }

  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack")
  public nonisolated init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(goal: .bound(AnyView(destination()), selection.isEqual(to: tag)), label: label())
  }

  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack")
  public nonisolated init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(goal: .bound(AnyView(destination), selection.isEqual(to: tag)), label: label())
  }
}

extension NavigationLink where Label == Text, Destination: View {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(goal: .view(AnyView(destination())), label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(goal: .view(AnyView(destination())), label: Text(title))
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(goal: .view(AnyView(destination)), label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(goal: .view(AnyView(destination)), label: Text(title))
  }

  @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack")
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(goal: .bound(AnyView(destination), isActive), label: Text(titleKey))
  }

  @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(goal: .bound(AnyView(destination), isActive), label: Text(title))
  }

  @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack")
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(goal: .bound(AnyView(destination), selection.isEqual(to: tag)), label: Text(titleKey))
  }
}

extension NavigationLink where Destination == Never, Label: View {
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(goal: .value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(goal: .value(value.map { AnyHashable($0) }), label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(goal: .value(value.map { AnyHashable($0) }), label: Text(title))
  }
}

extension NavigationGoal {
  fileprivate static func bound(_ view: AnyView, _ isActive: Binding<Bool>) -> NavigationGoal {
    .bound(view, isActive: { isActive.wrappedValue }, set: { isActive.wrappedValue = $0 })
  }
}

extension Binding {
  /// Whether an optional has this value; false makes it nil.
  fileprivate func isEqual<V: Hashable>(to tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      source: ClosureSource(
        get: { wrappedValue == tag }, set: { isActive, _ in wrappedValue = isActive ? tag : nil }))
  }
}
