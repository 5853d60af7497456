/// Says what a value of a type leads to, for links and paths of the stack around.
public struct _NavigationDestinationModifier {
  /// What this modifier gives to the stack.
  enum Kind {
    case values(ObjectIdentifier, @MainActor (AnyHashable) -> AnyView)
    /// A screen that is pushed while there is one.
    case screen(@MainActor () -> PresentedContent?, withdraw: @MainActor () -> Void)
  }

  let kind: Kind
}

extension _NavigationDestinationModifier: NodeModifier {
  struct State {
    var navigation: NavigationController?
    var id: AnyHashable?
  }

  static func makeState(_ modifier: Self, _ node: _Node) -> State {
    State(navigation: Evaluation.none { EnvironmentValues(frame: node.environment) }.navigation)
  }

  func after(_ node: _Node, _ state: inout State, isFirst: Bool) {
    guard let navigation = state.navigation else { return }
    switch kind {
    case .values(let type, let view):
      navigation.add(NavigationDestination(type: type, owner: node, view: view))
    case .screen(let wanted, let withdraw):
      let wanted = Evaluation.of(node) { ObservedObjects.tracking(node: node, wanted) }
      let isSame = wanted != nil && wanted?.id == state.id
      state.id = wanted?.id
      if isSame, let wanted, let screen = navigation.screen(of: node) {
        return navigation.update(screen, to: wanted.view)
      }
      node.graph.queue.settlements.append {
        guard !node.isRemoved else { return }
        navigation.withdraw(node)
        if let wanted { navigation.push(wanted.view, from: node, withdraw: withdraw) }
      }
    }
  }

  func willLeave(_ node: _Node, _ state: inout State) {
    switch kind {
    case .values(let type, _): state.navigation?.removeDestination(type, of: node)
    case .screen: state.navigation?.withdraw(node)
    }
  }
}

extension View {
  /// Makes the screens for values of a type.
  @preconcurrency
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping @MainActor (D) -> C
  ) -> ModifiedContent<Self, _NavigationDestinationModifier> {
    modifier(
      _NavigationDestinationModifier(
        kind: .values(ObjectIdentifier(D.self)) { AnyView(($0.base as? D).map { destination($0) }) }))
  }

  /// Pushes a screen while the binding is true.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> ModifiedContent<Self, _NavigationDestinationModifier> {
    nonisolated(unsafe) let view = AnyView(destination())
    return modifier(
      _NavigationDestinationModifier(
        kind: .screen(
          { isPresented.wrappedValue ? PresentedContent(id: AnyHashable(true), view: view) : nil },
          withdraw: { isPresented.wrappedValue = false })))
  }

  /// Pushes the screen for an item while there is one.
  @preconcurrency
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping @MainActor (D) -> C
  ) -> ModifiedContent<Self, _NavigationDestinationModifier> {
    nonisolated(unsafe) let item = item
    return modifier(
      _NavigationDestinationModifier(
        kind: .screen(
          { item.wrappedValue.map { PresentedContent(id: AnyHashable($0), view: AnyView(destination($0))) } },
          withdraw: { item.wrappedValue = nil })))
  }
}
