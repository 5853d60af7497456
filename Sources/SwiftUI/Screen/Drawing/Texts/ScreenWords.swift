import Contract

/// The words of the drawn screen and of its linear form, in one language.
struct ScreenWords: Sendable {
  /// What keyboards are called, by the case of `UIKeyboardType`.
  let keyboards: [String: String]
  /// The space bar.
  let space: String
  /// What kinds of elements are called.
  let kinds: [Element.Kind: String]
  /// Where a toolbar's item stands.
  let bars: [String: String]
  let states: States

  struct States: Sendable {
    let focused, disabled, selected, notSelected, empty, on, off, expanded, collapsed: String
    let cannotIncrease, cannotDecrease, nothingChosen, screenCovered, nothingToSee: String
  }

  /// Sentences with something in them.
  let sentences: Sentences

  struct Sentences: Sendable {
    let screen: @Sendable (_ title: String) -> String
    let caret: @Sendable (_ offset: Int) -> String
    let selection: @Sendable (_ range: Range<Int>) -> String
    let placeholder: @Sendable (_ text: String) -> String
    let choices: @Sendable (_ labels: [String]) -> String
    let keyboard: @Sendable (_ name: String, _ returnKey: String?) -> String
    let footer: @Sendable (_ text: String) -> String
  }

  func keyboard(_ type: String) -> String { keyboards[type] ?? type }
  func kind(_ kind: Element.Kind) -> String { kinds[kind] ?? kind.rawValue }
}

extension Language {
  /// The words of the drawn screen in this language.
  var screenWords: ScreenWords {
    switch self {
    case .korean: .korean
    case .english: .english
    }
  }
}
