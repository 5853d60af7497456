/// What a person does at the simulated device: one line of the grammar in `Docs/contract.md`.
public enum Action: Equatable, Sendable {
  case tap(Target)
  case longPress(Target)
  case swipe(Target, Direction)
  /// Moves a slider to a place between 0 (its lower bound) and 1 (its upper bound).
  case slide(Target, Double)
  /// Presses these keys of the keyboard that is up, as its shift state stands.
  case press(String)
  /// One edit for each character, as given.
  case type(String)
  /// Hangul on a two-set keyboard, one edit for each key.
  case compose(String)
  /// One edit with the whole text.
  case paste(String)
  case autofill(String)
  case delete(Int)
  case clear, cut, copy
  case cursor(Caret)
  case select(Selection)
  /// The Return key on the screen; on macOS the hardware's.
  case pressReturn
  case hardware(HardwareInput)
  case hideKeyboard
  /// A row of a picker by its label, a date (`2026-11-30`) or a time (`23:30`).
  case pick(Target, String)
  /// To on or off, or to the other one.
  case toggle(Target, Bool?)
  case increment(Target, Int)
  case decrement(Target, Int)
  case scroll(Scroll)
  case dismiss, back, screenshot
  /// Lets so many virtual seconds pass.
  case wait(Double)
  case show(Show)

  public enum Direction: String, CaseIterable, Sendable { case left, right, up, down }

  /// A place between characters.
  public enum Caret: Equatable, Sendable { case at(Int), start, end }

  public enum Selection: Equatable, Sendable {
    /// The characters between two caret positions.
    case range(Int, Int)
    case all
  }

  public enum HardwareInput: Equatable, Sendable {
    case type(String)
    case pressReturn, tab, shiftTab, escape
    /// Breaks the line where Return alone submits (ledger 28).
    case optionReturn
    /// Puts Caps Lock on, or off again.
    case capsLock
  }

  public enum Scroll: Equatable, Sendable {
    case to(Target)
    case up, down
  }

  public enum Show: Equatable, Sendable {
    case screen, focus, keyboard, output, bodies
    case state(String?)
    case writes(String?)
  }
}
