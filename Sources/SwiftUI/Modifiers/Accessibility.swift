/// What a screen reader is told of a view; labels and identifiers name the element for actions too.
public struct _AccessibilityModifier {
  enum Change {
    case label(Text)
    case identifier(String)
    case none
  }
  let change: Change
}

extension _AccessibilityModifier: NodeModifier {
  func addElements(_ node: _Node, _ state: Void, _ content: _Node, to builder: ElementBuilder) {
    switch change {
    case .none: content.addElements(to: builder)
    case .identifier(let identifier): builder.adding(content) { $0.identify(identifier) }
    case .label(let text):
      let words = text.resolved(in: EnvironmentValues(frame: node.environment))
      builder.adding(content) { $0.rename(words) }
    }
  }
}

extension Element {
  /// Gives the identifier to the element, or to those in it where it is only layout.
  fileprivate mutating func identify(_ identifier: String) {
    guard kind == .stack else {
      self.identifier = self.identifier ?? identifier
      return
    }
    for index in children.indices { children[index].identify(identifier) }
  }

  /// Gives another name to the element, or to the only one in it where it is only layout; what is drawn stays.
  fileprivate mutating func rename(_ words: String) {
    if kind == .stack {
      let listed = children.indices.filter { !children[$0].isDecoration }
      if listed.count == 1 { children[listed[0]].rename(words) }
      return
    }
    if isDecoration { kind = .image }
    title = title ?? label
    label = words
  }
}

extension View {
  private nonisolated func accessible(
    _ change: _AccessibilityModifier.Change = .none
  ) -> ModifiedContent<Self, _AccessibilityModifier> { modifier(_AccessibilityModifier(change: change)) }

  public nonisolated func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, _AccessibilityModifier> { accessible(.label(label)) }
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _AccessibilityModifier> { accessible(.label(Text(labelKey))) }
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, _AccessibilityModifier> { accessible(.label(Text(label))) }

  /// A name for actions, which nobody sees.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, _AccessibilityModifier> { accessible(.identifier(identifier)) }
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> ModifiedContent<Self, _AccessibilityModifier> { accessible(isEnabled ? .identifier(identifier) : .none) }

  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  public nonisolated func accessibility(label: Text) -> ModifiedContent<Self, _AccessibilityModifier> {
    accessible(.label(label))
  }
  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  public nonisolated func accessibility(identifier: String) -> ModifiedContent<Self, _AccessibilityModifier> {
    accessible(.identifier(identifier))
  }
}

// What only a screen reader would say or do.
extension View {
  public nonisolated func accessibilityHint(_ hint: Text) -> _Looks<Self> { looks }
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> _Looks<Self> { looks }
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> _Looks<Self> { looks }
  public nonisolated func accessibilityValue(_ value: Text) -> _Looks<Self> { looks }
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> _Looks<Self> { looks }
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> _Looks<Self> { looks }
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> _Looks<Self> { looks }
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> _Looks<Self> {
    looks
  }
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> _Looks<Self> { looks }
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> _Looks<Self> { looks }
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> _Looks<Self> { looks }
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> _Looks<Self> { looks }
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> _Looks<Self> { looks }
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> _Looks<Self> { looks }
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> _Looks<Self> { looks }
  public nonisolated func accessibilityRespondsToUserInteraction(_ respond: Bool = true) -> _Looks<Self> { looks }
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> _Looks<Self> { looks }
  public nonisolated func accessibilityShowsLargeContentViewer() -> _Looks<Self> { looks }
  public nonisolated func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> _Looks<Self> { looks }
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> _Looks<Self> { looks }
  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> _Looks<Self> { looks }

  @preconcurrency
  public nonisolated func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> _Looks<Self> { looks }
  @preconcurrency
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> _Looks<Self> { looks }
  @preconcurrency
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> _Looks<Self> { looks }
  @_disfavoredOverload @preconcurrency
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> _Looks<Self> { looks }
  @preconcurrency
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> _Looks<Self> { looks }
  @preconcurrency
  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping @MainActor (Edge) -> Void
  ) -> _Looks<Self> { looks }

  @available(*, deprecated, renamed: "accessibilityHidden(_:)")
  public nonisolated func accessibility(hidden: Bool) -> _Looks<Self> { looks }
  @available(*, deprecated, renamed: "accessibilityHint(_:)")
  public nonisolated func accessibility(hint: Text) -> _Looks<Self> { looks }
  @available(*, deprecated, renamed: "accessibilityValue(_:)")
  public nonisolated func accessibility(value: Text) -> _Looks<Self> { looks }
  @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> _Looks<Self> { looks }
  @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
  public nonisolated func accessibility(sortPriority: Double) -> _Looks<Self> { looks }
}
