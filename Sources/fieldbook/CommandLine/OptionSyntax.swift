/// An option as a command takes it.
struct OptionSyntax: Equatable {
  /// With its dashes.
  var name: String
  /// What stands behind it, as the help writes it; nil for a switch.
  var value: String?
  var isRepeatable = false

  init(_ name: String, _ value: String? = nil, isRepeatable: Bool = false) {
    self.name = name
    self.value = value
    self.isRepeatable = isRepeatable
  }

  /// The options that every command takes, before or behind its name.
  static let global = [
    OptionSyntax("--course", "DIR"), OptionSyntax("--progress", "FILE"), OptionSyntax("--lang", "ko|en"),
    OptionSyntax("--plain"), OptionSyntax("--help"),
    OptionSyntax("--version"),
  ]
}
