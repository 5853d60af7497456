import Contract

/// All words about command lines that people read; one conforming type, in a file of its own, for each language.
protocol CommandTexts: Sendable {
  func fault(_ fault: UsageFault) -> String
  /// Where to read on, by the command's name.
  func seeHelp(_ command: String?) -> String

  var slogan: String { get }
  var usageTitle: String { get }
  var commandsTitle: String { get }
  var optionsTitle: String { get }
  var globalOptionsTitle: String { get }
  var actionsTitle: String { get }
  /// By the command's name.
  func summary(ofCommand name: String) -> String
  /// What is said of a command above its options.
  func description(ofCommand name: String) -> String
  /// By the option's name.
  func summary(ofOption name: String) -> String
  var policiesIntroduction: String { get }
  var fixedRulesTitle: String { get }
  var sourcesLabel: String { get }
  /// - Parameter platform: nil where it is the default on all.
  func defaultMark(_ platform: Platform?) -> String
  func secondsByDefault(_ seconds: String) -> String
  func moreHelp(_ example: String) -> String
}

extension Language {
  var commandTexts: any CommandTexts {
    switch self {
    case .korean: KoreanCommandTexts()
    case .english: EnglishCommandTexts()
    }
  }
}
