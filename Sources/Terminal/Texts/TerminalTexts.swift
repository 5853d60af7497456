import Contract

/// All words of this module that people read; one conforming type, in a file of its own, for each language.
protocol TerminalTexts: Sendable {
  /// Above code that shows what not to write, and what to write.
  var badCode: String { get }
  var goodCode: String { get }
  /// How the marks ❌ and ✅ are said.
  var badMark: String { get }
  var goodMark: String { get }
  /// Behind the summary of something shut.
  var shut: String { get }

  // What is only said where nothing is drawn.
  func heading(level: Int, _ text: String) -> String
  func code(_ words: [String]) -> String
  var endOfCode: String { get }
  func quote(_ text: String) -> String
  func table(rows: Int, columns: [String]) -> String
  func row(_ number: Int, _ cells: [String]) -> String
  func task(done: Bool, _ text: String) -> String
}

extension Language {
  var terminalTexts: any TerminalTexts {
    switch self {
    case .korean: KoreanTerminalTexts()
    case .english: EnglishTerminalTexts()
    }
  }
}
