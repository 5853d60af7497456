struct KoreanContractTexts: ContractTexts {
  func jsonError(_ error: JSONError) -> String {
    let problem =
      switch error.problem {
      case .unexpectedEnd: "JSON이 끝나기 전에 글이 끝났습니다"
      case .unexpected(let character): "JSON의 이 자리에 올 수 없는 글자입니다: \(character)"
      case .badEscape: "문자열에 쓸 수 없는 \\ 표기입니다"
      case .badNumber: "JSON의 수가 아니거나 너무 큽니다"
      case .badUTF8: "문자열이 올바른 UTF-8이 아닙니다"
      case .controlCharacter: "문자열 안의 제어 문자는 \\n처럼 적어야 합니다"
      case .duplicateKey(let key): "같은 키가 두 번 있습니다: \(key)"
      case .tooDeep: "JSON이 너무 깊이 겹쳐 있습니다"
      case .textAfterValue: "JSON 값 뒤에 다른 글이 있습니다"
      }
    return "\(error.line)행 \(error.column)열: \(problem)"
  }
}
