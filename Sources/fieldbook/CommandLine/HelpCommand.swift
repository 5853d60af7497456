import Contract
import Terminal
import TextWidth

/// `fieldbook help [COMMAND]`, and `--help` with any command.
struct HelpCommand: Subcommand {
  static let name = "help"
  static let arguments = "[COMMAND]"
  static let options: [OptionSyntax] = []

  private let invocation: Invocation
  private let about: (any Subcommand.Type)?

  init(about command: (any Subcommand.Type)?, _ invocation: Invocation) {
    about = command
    self.invocation = invocation
  }

  init(_ arguments: CommandArguments, _ invocation: Invocation) throws(UsageFault) {
    self.invocation = invocation
    if arguments.positional.count > 1 { throw .extraArgument(arguments.positional[1]) }
    guard let word = arguments.positional.first else {
      about = nil
      return
    }
    guard let command = CommandLineTool.commands.first(where: { $0.name == word }) else {
      throw .unknownCommand(word, meant: Spelling.nearest(to: word, among: CommandLineTool.commands.map { $0.name }))
    }
    about = command
  }

  private var texts: any CommandTexts { invocation.texts }

  func run() -> Int32 {
    invocation.show(about.map(lines(about:)) ?? overview)
    return 0
  }

  private var overview: [StyledText] {
    let commands = CommandLineTool.commands.map { (name: usage($0), text: texts.summary(ofCommand: $0.name)) }
    return ["fieldbook: " + StyledText(texts.slogan), "", StyledText(texts.commandsTitle, .heading)]
      + entries(commands) + ["", StyledText(texts.globalOptionsTitle, .heading)] + options(OptionSyntax.global)
      + ["", StyledText(texts.moreHelp("fieldbook help run"), .faint)]
  }

  private func lines(about command: any Subcommand.Type) -> [StyledText] {
    var lines: [StyledText] = [
      StyledText(texts.usageTitle + ": ", .heading) + StyledText("fieldbook " + usage(command), .strong), "",
    ]
    lines += texts.description(ofCommand: command.name).split(separator: "\n").map { StyledText(String($0)) }
    if !command.options.isEmpty {
      lines += ["", StyledText(texts.optionsTitle, .heading)] + options(command.options)
    }
    if command.options.contains(where: { $0.name == "--do" }) {
      let actions = ActionSyntax.all.map { (name: $0.usage, text: $0.summary(invocation.language)) }
      lines += ["", StyledText(texts.actionsTitle, .heading)] + entries(actions)
    }
    return lines + ["", StyledText(texts.globalOptionsTitle, .heading)] + options(OptionSyntax.global)
  }

  private func usage(_ command: any Subcommand.Type) -> String {
    command.arguments.isEmpty ? command.name : "\(command.name) \(command.arguments)"
  }

  private func options(_ options: [OptionSyntax]) -> [StyledText] {
    entries(
      options.map { option in
        (name: option.value.map { "\(option.name) \($0)" } ?? option.name, text: texts.summary(ofOption: option.name))
      })
  }

  /// Names in a column of their own; in plain mode one sentence each.
  private func entries(_ entries: [(name: String, text: String)]) -> [StyledText] {
    if invocation.capabilities.isPlain { return entries.map { StyledText("\($0.name): \($0.text)") } }
    let measure = TextMeasure()
    let column = min(30, (entries.map { measure.width(of: $0.name) }.max() ?? 0) + 2)
    return entries.flatMap { entry -> [StyledText] in
      let name = StyledText("  " + entry.name, .strong)
      let gap = column - measure.width(of: entry.name)
      if gap > 0 { return [name + StyledText(String(repeating: " ", count: gap) + entry.text)] }
      return [name, StyledText(String(repeating: " ", count: column + 2) + entry.text)]
    }
  }
}
