import Contract

/// A command's words, taken apart by the options that it takes.
struct CommandArguments: Equatable {
  private var values: [String: [String]] = [:]
  private(set) var positional: [String] = []

  /// Takes `words` apart. `--name=value` and `--name value` mean the same; behind `--` nothing is an option.
  init(_ words: some Sequence<String>, options: [OptionSyntax]) throws(UsageFault) {
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        positional += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        positional.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = options.first(where: { $0.name == Self.long(parts[0]) }) else {
        throw .unknownOption(parts[0], meant: Spelling.nearest(to: parts[0], among: options.map(\.name)))
      }
      try add(option, given: parts.count > 1 ? parts[1] : nil, rest: &rest)
    }
  }

  private mutating func add(
    _ option: OptionSyntax, given: String?, rest: inout ArraySlice<String>
  ) throws(UsageFault) {
    if !option.isRepeatable, values[option.name] != nil { throw .repeatedOption(option.name) }
    guard option.value != nil else {
      if given != nil { throw .unwantedValue(option.name) }
      values[option.name] = [""]
      return
    }
    guard let value = given ?? rest.popFirst() else { throw .missingValue(option) }
    values[option.name, default: []].append(value)
  }

  private static func long(_ name: String) -> String { name == "-h" ? "--help" : name }

  func has(_ name: String) -> Bool { values[name] != nil }
  func all(_ name: String) -> [String] { values[name] ?? [] }
  subscript(name: String) -> String? { values[name]?.last }

  /// The value of an option that takes one of a few words.
  func word<Word: RawRepresentable<String> & CaseIterable>(_ name: String, _ type: Word.Type) throws(UsageFault)
    -> Word?
  {
    guard let value = self[name] else { return nil }
    if let word = Word(rawValue: value) { return word }
    let words = Word.allCases.map(\.rawValue)
    throw .badValue(
      option: name, value: value, expected: .words(words, meant: Spelling.nearest(to: value, among: words)))
  }

  func onlyArgument(_ name: String) throws(UsageFault) -> String {
    guard let first = positional.first else { throw .missingArgument(name) }
    if positional.count > 1 { throw .extraArgument(positional[1]) }
    return first
  }
}
