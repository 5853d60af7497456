/// A controller of UIKit among views of SwiftUI. It is made once; at each update it is told what is new.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  /// What speaks for the controller: its delegate, its targets.
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Called once, before the controller is made.
  func makeCoordinator() -> Coordinator
  /// Called once.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Called right after the controller is made, and at each update.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Called when the controller's view has gone.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  public var body: Never { fatalError("\(Self.self) has no body") }
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  public static func _make(_ view: Self, in place: _Place) -> _Node { EmbeddingNode(view, rules, place) }
  public static func _update(_ node: _Node, to view: Self) {
    unsafeDowncast(node, to: EmbeddingNode<Self, UIViewControllerType, Coordinator>.self).update(view)
  }

  private static var rules: EmbeddingRules<Self, UIViewControllerType, Coordinator> {
    EmbeddingRules(
      makeCoordinator: { $0.makeCoordinator() },
      make: { $0.makeUIViewController(context: Context($1)) },
      update: { $0.updateUIViewController($1, context: Context($2)) },
      dismantle: { dismantleUIViewController($0, coordinator: $1) },
      view: { $0.view }, controller: { $0 })
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a controller of UIKit is told at each update.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  /// What the surroundings say; the controller is updated when something that was read here changes.
  public let environment: EnvironmentValues

  init(_ context: EmbeddingContext<Representable.Coordinator>) {
    coordinator = context.coordinator
    transaction = Transaction()
    environment = context.environment
  }
}
