import Contract

/// All words for authors that people read, but for faults of a course; one conforming type for each language.
protocol AuthoringTexts: Sendable {
  func checking(_ done: Int, of count: Int) -> String
  var watching: String { get }
  func made(_ path: String) -> String
  func nextStep(_ command: String) -> String

  // The page.
  var answer: String { get }
  var hint: String { get }
  var expectations: String { get }
  var solution: String { get }
  var projector: String { get }
  func asks(_ text: String) -> String
  var hiddenCode: String { get }

  // Import.
  func notTaken(_ reason: ImportProblem) -> String
  func taken(_ count: Int, of all: Int) -> String
  /// The boxes of a question that is true or false.
  var trueAndFalse: [String] { get }

  // New files.
  func lesson(id: String, title: String) -> String
  func bank(id: String, title: String) -> String
  func paper(id: String, bank: String, title: String) -> String
  func courseReadme(title: String) -> String
}

extension Language {
  var authoringTexts: any AuthoringTexts {
    switch self {
    case .korean: KoreanAuthoringTexts()
    case .english: EnglishAuthoringTexts()
    }
  }
}
