/// All sentences of this module that people read; one conforming type, in files of its own, for each language.
protocol ContractTexts: Sendable {
  func jsonError(_ error: JSONError) -> String

  func message(of fault: ActionFault) -> String
  func advice(for fault: ActionFault) -> String
  /// By the action's verb.
  func summary(ofAction verb: String) -> String

  /// By the policy's name.
  func summary(ofPolicy name: String) -> String
  func meaning(of value: String, policy: String) -> String
  func message(of fault: PolicyFault) -> String
  /// By the row of the ledger's part B.
  func summary(ofFixedRule row: String) -> String
}

extension Language {
  var contractTexts: any ContractTexts {
    switch self {
    case .korean: KoreanContractTexts()
    case .english: EnglishContractTexts()
    }
  }
}
