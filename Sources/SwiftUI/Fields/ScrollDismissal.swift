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

extension Element {
  /// Whether a person can scroll it: a list, a form, a scroll view, a text editor.
  public var isScrollable: Bool {
    switch kind {
    case .form, .list, .textEditor: true
    default: style.name == "scrollView"
    }
  }

  /// Whether scrolling it hides the keyboard (ledger 129, 130).
  public var dismissesKeyboardWhenScrolled: Bool {
    Evaluation.none { EnvironmentValues(frame: node.environment).scrollDismissesKeyboardMode != .never }
  }

  /// The innermost scrollable element here or below that has an element of which `isWanted` is true.
  public func scrollable(around isWanted: (Element) -> Bool) -> Element? {
    for child in children {
      if let inner = child.scrollable(around: isWanted) { return inner }
    }
    return isScrollable && contains(isWanted) ? self : nil
  }

  private func contains(_ isWanted: (Element) -> Bool) -> Bool {
    isWanted(self) || children.contains { $0.contains(isWanted) }
  }
}
