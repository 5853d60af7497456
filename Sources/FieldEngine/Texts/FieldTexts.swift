import Contract

/// All sentences of this module that people read; one conforming type, in a file of its own, for each language.
protocol FieldTexts: Sendable {
  func message(of fault: MissingKey) -> String
  func returnKey(_ name: String) -> String
}

extension Language {
  var fieldTexts: any FieldTexts {
    switch self {
    case .korean: KoreanFieldTexts()
    case .english: EnglishFieldTexts()
    }
  }
}
