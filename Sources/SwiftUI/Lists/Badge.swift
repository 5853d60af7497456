/// Shows a count or a few words beside a row or a tab.
public struct _BadgeModifier {
  let label: Text?
}

extension _BadgeModifier: NodeModifier {
  typealias State = String?

  static func makeState(_ modifier: Self, _ node: _Node) -> String? { nil }

  func after(_ node: _Node, _ state: inout String?, isFirst: Bool) {
    state = Evaluation.of(node) { label?.resolved(in: EnvironmentValues(frame: node.environment)) }
  }

  func addElements(_ node: _Node, _ state: String?, _ content: _Node, to builder: ElementBuilder) {
    builder.adding(content) { $0.badge = $0.badge ?? state }
  }
}

extension View {
  /// - Parameter count: 0 for none.
  public nonisolated func badge(_ count: Int) -> ModifiedContent<Self, _BadgeModifier> {
    modifier(_BadgeModifier(label: count == 0 ? nil : Text("\(count)")))
  }

  public nonisolated func badge(_ label: Text?) -> ModifiedContent<Self, _BadgeModifier> {
    modifier(_BadgeModifier(label: label))
  }

  public nonisolated func badge(_ key: LocalizedStringKey?) -> ModifiedContent<Self, _BadgeModifier> {
    modifier(_BadgeModifier(label: key.map { Text($0) }))
  }

  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> ModifiedContent<Self, _BadgeModifier> {
    modifier(_BadgeModifier(label: label.map { Text($0) }))
  }

  /// How prominent badges are; they look alike here.
  public nonisolated func badgeProminence(
    _ prominence: BadgeProminence
  ) -> ModifiedContent<Self, _ListLooksModifier> { modifier(_ListLooksModifier()) }
}

/// How prominent a badge is.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  public static let decreased = Self(name: "decreased")
  public static let standard = Self(name: "standard")
  public static let increased = Self(name: "increased")
}
