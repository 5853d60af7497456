/// A view of UIKit among views of SwiftUI. It is made once; at each update it is told what is new (ledger 199-201).
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  /// What speaks for the view of UIKit: its delegate, its targets.
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  /// Called once, before the view is made.
  func makeCoordinator() -> Coordinator
  /// Called once.
  func makeUIView(context: Context) -> UIViewType
  /// Called right after the view is made, and at each update.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Called when the view has gone.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public var body: Never { fatalError("\(Self.self) has no body") }
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  public static func _make(_ view: Self, in place: _Place) -> _Node { EmbeddingNode(view, rules, place) }
  public static func _update(_ node: _Node, to view: Self) {
    unsafeDowncast(node, to: EmbeddingNode<Self, UIViewType, Coordinator>.self).update(view)
  }

  private static var rules: EmbeddingRules<Self, UIViewType, Coordinator> {
    EmbeddingRules(
      makeCoordinator: { $0.makeCoordinator() },
      make: { $0.makeUIView(context: Context($1)) },
      update: { $0.updateUIView($1, context: Context($2)) },
      dismantle: { dismantleUIView($0, coordinator: $1) },
      view: { $0 })
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a view of UIKit is told at each update.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  /// What the surroundings say; the view is updated when something that was read here changes.
  public let environment: EnvironmentValues

  init(_ context: EmbeddingContext<Representable.Coordinator>) {
    coordinator = context.coordinator
    transaction = Transaction()
    environment = context.environment
  }

  /// Runs the changes at once: movement is not simulated.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}
