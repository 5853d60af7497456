/// How much a view can be seen. Below a hundredth it is not: what it shows is gone from the screen, but fields that
/// have the focus go on taking what is typed. At 0 nothing in it can be tapped; above it can.
public struct _OpacityEffect {
  let opacity: Double
  let takesTaps: Bool
}

extension _OpacityEffect: NodeModifier {
  func addElements(_ node: _Node, _ state: Void, _ content: _Node, to builder: ElementBuilder) {
    guard opacity < 0.01 else { return content.addElements(to: builder) }
    builder.elements(of: content).unseen(takesTaps: takesTaps).forEach(builder.add)
  }
}

extension [Element] {
  /// What remains of elements that nobody sees: fields, and what can be tapped all the same.
  @MainActor fileprivate func unseen(takesTaps: Bool) -> [Element] {
    flatMap { element -> [Element] in
      var element = element
      element.style.isHidden = true
      let isField = element.kind.isField
      let isUsed = element.target != nil && takesTaps
      guard isField || isUsed else { return element.children.unseen(takesTaps: takesTaps) }
      if !takesTaps { element.target = nil }
      element.children = element.children.unseen(takesTaps: takesTaps)
      return [element]
    }
  }
}

extension Element.Kind {
  /// Whether a person types into it.
  var isField: Bool { [.textField, .secureField, .textEditor, .searchField].contains(self) }
}

extension View {
  /// Sets how much the view can be seen, from 0 to 1.
  @_disfavoredOverload
  public nonisolated func opacity(_ opacity: Double) -> ModifiedContent<Self, _OpacityEffect> {
    modifier(_OpacityEffect(opacity: opacity, takesTaps: opacity > 0))
  }

  /// Hides the view; its place stays empty.
  public nonisolated func hidden() -> ModifiedContent<Self, _OpacityEffect> {
    modifier(_OpacityEffect(opacity: 0, takesTaps: false))
  }
}

/// Whether a person's taps reach a view.
public struct _AllowsHitTestingModifier {
  let isAllowed: Bool
}

extension _AllowsHitTestingModifier: NodeModifier {
  func addElements(_ node: _Node, _ state: Void, _ content: _Node, to builder: ElementBuilder) {
    guard !isAllowed else { return content.addElements(to: builder) }
    builder.adding(content) { $0.removeTargets() }
  }
}

extension Element {
  /// Nothing in it takes actions any more.
  mutating func removeTargets() {
    target = nil
    for index in children.indices { children[index].removeTargets() }
  }
}

extension View {
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> ModifiedContent<Self, _AllowsHitTestingModifier> {
    modifier(_AllowsHitTestingModifier(isAllowed: enabled))
  }
}
