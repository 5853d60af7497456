import Contract

/// All sentences of this module that people read; one conforming type, in a file of its own, for each language.
protocol SimulatorTexts: Sendable {
  func keyName(_ key: NamedKey) -> String
  func noFocusedField(_ fields: [String]) -> String
  func noSuchPlace(_ place: Int, count: Int) -> String
  func nothingFits(_ target: String, _ there: [String]) -> String
  func severalFit(_ target: String, _ them: [String]) -> String
  func impossible(_ target: String, _ element: String, _ reason: String) -> String
  var nothingToDismiss: String { get }
  var nothingToGoBackTo: String { get }
}

/// Edits that no single key makes, as the trace names them.
enum NamedKey { case delete, paste, cut, autofill }

extension SimulatorTexts {
  /// The same in every language: it stands in the document.
  func keyName(_ key: NamedKey) -> String { "\(key)" }
}

extension Language {
  var simulatorTexts: any SimulatorTexts {
    switch self {
    case .korean: KoreanSimulatorTexts()
    case .english: EnglishSimulatorTexts()
    }
  }
}
