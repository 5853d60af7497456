/// How scrolling treats the keyboard.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
  let name: String
  /// Text editors dismiss with the drag, other content at once (ledger 130).
  public static let automatic = Self(name: "automatic")
  public static let immediately = Self(name: "immediately")
  public static let interactively = Self(name: "interactively")
  public static let never = Self(name: "never")
}

extension EnvironmentValues {
  private struct Mode: EnvironmentKey { static let defaultValue = ScrollDismissesKeyboardMode.automatic }

  public internal(set) var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[Mode.self] }
    set { self[Mode.self] = newValue }
  }
}

extension View {
  /// Chooses how scrolling treats the keyboard; all modes but `never` hide it when somebody scrolls here.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> _Environmental<Self> {
    modifier(_EnvironmentModifier { $0.scrollDismissesKeyboardMode = mode })
  }
}

/// A field that may lose the focus when its surroundings are scrolled.
@MainActor public protocol ScrollObserving {
  var dismissesKeyboardOnScroll: Bool { get }
}

extension FieldController: ScrollObserving {
  var dismissesKeyboardOnScroll: Bool {
    Evaluation.none { EnvironmentValues(frame: responderNode.environment).scrollDismissesKeyboardMode != .never }
  }
}
