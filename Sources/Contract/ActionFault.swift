/// Why a line is no action, where, and what to write instead.
public struct ActionFault: Error, Equatable, Sendable {
  public enum Problem: Equatable, Sendable {
    /// A quote that nothing closes.
    case openQuote
    case textAfterQuote, quoteInsideWord
    /// The escape as written.
    case badEscape(String)
    /// The word, and the action that was probably meant.
    case unknownAction(String, suggestion: String?)
    case missing(Argument)
    /// A word that is none of those which may stand here.
    case unexpectedWord(String, expected: [String])
    case badNumber(String, Argument)
    /// More words than the action takes, and the line as it was probably meant.
    case extraWords(String, suggestion: String?)
    case curlyQuotes
    case emptyText(Argument)
    /// `select 5 2`.
    case reversedSelection
    case noAction, severalActions

    /// A name that does not change with the language.
    public var id: String {
      switch self {
      case .openQuote: "open-quote"
      case .textAfterQuote: "text-after-quote"
      case .quoteInsideWord: "quote-inside-word"
      case .badEscape: "bad-escape"
      case .unknownAction: "unknown-action"
      case .missing: "missing-argument"
      case .unexpectedWord: "unexpected-word"
      case .badNumber: "bad-number"
      case .extraWords: "extra-words"
      case .curlyQuotes: "curly-quotes"
      case .emptyText: "empty-text"
      case .reversedSelection: "reversed-selection"
      case .noAction: "no-action"
      case .severalActions: "several-actions"
      }
    }
  }

  /// What an action takes.
  public enum Argument: String, CaseIterable, Sendable {
    case target, text, keys, value, direction, place, count, seconds, caret, selection, subject, key
  }

  public var problem: Problem
  /// The grammar of the action that was begun, as `ActionSyntax` writes it.
  public var usage: String?
  /// Both from 1; columns and length in characters.
  public var line: Int
  public var column: Int
  public var length: Int

  public init(_ problem: Problem, usage: String? = nil, line: Int = 1, column: Int = 1, length: Int = 1) {
    self.problem = problem
    self.usage = usage
    self.line = line
    self.column = column
    self.length = length
  }

  /// What is wrong, in a sentence.
  public func message(_ language: Language) -> String { language.contractTexts.message(of: self) }

  /// What to write instead, in a sentence.
  public func advice(_ language: Language) -> String { language.contractTexts.advice(for: self) }
}
