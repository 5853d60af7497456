/// All sentences of this module that people read; one conforming type, in a file of its own, for each language.
protocol ContractTexts: Sendable {
  func jsonError(_ error: JSONError) -> String
}

extension Language {
  var contractTexts: any ContractTexts {
    switch self {
    case .korean: KoreanContractTexts()
    case .english: EnglishContractTexts()
    }
  }
}
