import Contract
import Snippets

/// All words about a run that people read; one conforming type, in a file of its own, for each language.
protocol RunTexts: Sendable {
  func shown(_ view: String, in file: String) -> String
  var appearance: String { get }
  var screenTitle: String { get }
  var stateTitle: String { get }
  var outputTitle: String { get }
  var emptyScreen: String { get }
  /// How the run ended; nil where it simply came to its end.
  func outcome(_ outcome: Outcome) -> String?
  func place(_ file: String, _ place: Outcome.Place) -> String
  func hint(_ hint: Hint) -> String
  func moreDiagnostics(_ count: Int) -> String

  // Nothing to show.
  var noViewInFile: String { get }
  func noSuchView(_ name: String, known: [String]) -> String
  func noSuchPreview(_ name: String, known: [String]) -> String
  func wants(_ view: String) -> String
  func or(_ number: Int) -> String
  func argument(_ argument: UnshownView.Argument) -> String
  func obstacle(_ view: UnshownView) -> String?
  var previewToAdd: String { get }

  // Events.
  var nothing: String { get }
  var hidden: String { get }
  var sameValue: String { get }
  var presented: String { get }
  var dismissed: String { get }
  var caret: String { get }

  // Elements, in plain mode.
  var focused: String { get }
  var disabled: String { get }
  func keyboard(_ type: String, return key: String?, toolbar: [String]) -> String

  /// What this machine lacks, and what to do.
  func fault(_ error: SnippetError) -> String
}

extension Language {
  var runTexts: any RunTexts {
    switch self {
    case .korean: KoreanRunTexts()
    case .english: EnglishRunTexts()
    }
  }
}
