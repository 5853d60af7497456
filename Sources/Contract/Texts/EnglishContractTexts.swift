struct EnglishContractTexts: ContractTexts {
  func jsonError(_ error: JSONError) -> String {
    let problem =
      switch error.problem {
      case .unexpectedEnd: "the text ends before the JSON does"
      case .unexpected(let character): "JSON cannot have this character here: \(character)"
      case .badEscape: "a string cannot have this \\ escape"
      case .badNumber: "no JSON number, or too large a one"
      case .badUTF8: "the string is not valid UTF-8"
      case .controlCharacter: "write a control character in a string as an escape such as \\n"
      case .duplicateKey(let key): "the key stands here for the second time: \(key)"
      case .tooDeep: "the JSON is nested too deeply"
      case .textAfterValue: "there is more text after the JSON value"
      }
    return "line \(error.line), column \(error.column): \(problem)"
  }
}
