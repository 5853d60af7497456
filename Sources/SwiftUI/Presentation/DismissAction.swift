/// Dismisses the presentation, or goes back from the screen, that the view is on.
public struct DismissAction: Sendable {
  let action: @MainActor @Sendable () -> Void

  init(_ action: @escaping @MainActor @Sendable () -> Void) { self.action = action }

  @MainActor @preconcurrency
  public func callAsFunction() { action() }
}

/// Whether a view is presented, and a way to end that; `isPresented` and `dismiss` are the newer names.
public struct PresentationMode {
  public let isPresented: Bool
  let action: DismissAction

  @MainActor @preconcurrency
  public mutating func dismiss() { action() }
}

extension EnvironmentValues {
  private enum Key {
    struct Dismiss: EnvironmentKey { static let defaultValue = DismissAction {} }
    struct IsPresented: EnvironmentKey { static let defaultValue = false }
  }

  /// Dismisses the presentation or goes back from the screen that the view is on; does nothing elsewhere.
  public internal(set) var dismiss: DismissAction {
    get { self[Key.Dismiss.self] }
    set { self[Key.Dismiss.self] = newValue }
  }

  /// Whether the view is presented, or on a screen that one can go back from.
  public internal(set) var isPresented: Bool {
    get { self[Key.IsPresented.self] }
    set { self[Key.IsPresented.self] = newValue }
  }

  @available(*, deprecated, message: "Use isPresented or dismiss")
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: isPresented, action: dismiss))
  }
}
