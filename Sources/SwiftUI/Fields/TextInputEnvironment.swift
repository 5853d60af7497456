import FieldEngine

extension EnvironmentValues {
  private enum Key {
    struct Traits: EnvironmentKey { static let defaultValue = TextTraits() }
    struct Submit: EnvironmentKey { static let defaultValue: [SubmitAction] = [] }
    struct Readiness: EnvironmentKey {
      static let defaultValue = FieldController.Readiness(delay: 0, policy: "focusReadyDelay")
    }
  }

  /// What the fields ask of the keyboard.
  var textTraits: TextTraits {
    get { self[Key.Traits.self] }
    set { self[Key.Traits.self] = newValue }
  }

  /// What is to be done at Return, the outermost first.
  var submitActions: [SubmitAction] {
    get { self[Key.Submit.self] }
    set { self[Key.Submit.self] = newValue }
  }

  /// When a new field can take the focus.
  var focusReadiness: FieldController.Readiness {
    get { self[Key.Readiness.self] }
    set { self[Key.Readiness.self] = newValue }
  }
}

/// An action of `onSubmit`.
struct SubmitAction {
  let triggers: SubmitTriggers
  let perform: @MainActor () -> Void
}

/// What counts as submitting.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The caption of the Return key.
public struct SubmitLabel: Equatable, Sendable {
  let name: String
  public static let done = Self(name: "done")
  public static let go = Self(name: "go")
  public static let send = Self(name: "send")
  public static let join = Self(name: "join")
  public static let route = Self(name: "route")
  public static let search = Self(name: "search")
  public static let `return` = Self(name: "return")
  public static let next = Self(name: "next")
  public static let `continue` = Self(name: "continue")
}

/// How often the keyboard puts the shift key down by itself.
public struct TextInputAutocapitalization: Sendable {
  let name: String
  public static var never: Self { Self(name: "none") }
  public static var words: Self { Self(name: "words") }
  public static var sentences: Self { Self(name: "sentences") }
  public static var characters: Self { Self(name: "allCharacters") }
}

extension View {
  /// Runs an action at Return in any field below, before those of the fields' nearer views (ledger 84-90).
  @preconcurrency
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> _Environmental<Self> {
    modifier(
      _EnvironmentModifier { values in
        // Submits of another kind stop here (ledger 90).
        values.submitActions.removeAll { $0.triggers.isDisjoint(with: triggers) }
        values.submitActions.append(SubmitAction(triggers: triggers, perform: action))
      })
  }

  /// Keeps submits from reaching the actions further out.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> _Environmental<Self> {
    modifier(_EnvironmentModifier { if isBlocking { $0.submitActions = [] } })
  }

  /// Sets the caption of the Return key; it does nothing else (ledger 32).
  public nonisolated func submitLabel(_ label: SubmitLabel) -> _Environmental<Self> {
    modifier(_EnvironmentModifier { $0.textTraits.submitLabel = label.name })
  }

  /// Asks for a kind of keyboard; it filters nothing (ledger 16).
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> _Environmental<Self> {
    modifier(_EnvironmentModifier { $0.textTraits.keyboardType = type.name })
  }

  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> _Environmental<Self> {
    modifier(
      _EnvironmentModifier { values in
        if let autocapitalization { values.textTraits.autocapitalization = autocapitalization.name }
      })
  }

  @available(*, deprecated, message: "use textInputAutocapitalization(_:)")
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> _Environmental<Self> {
    modifier(_EnvironmentModifier { $0.textTraits.autocapitalization = style.name })
  }

  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> _Environmental<Self> {
    modifier(_EnvironmentModifier { $0.textTraits.isAutocorrected = !disable })
  }

  @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> _Environmental<Self> {
    modifier(_EnvironmentModifier { values in if let disable { values.textTraits.isAutocorrected = !disable } })
  }

  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> _Environmental<Self> {
    modifier(_EnvironmentModifier { $0.textTraits.contentType = textContentType?.rawValue })
  }
}
