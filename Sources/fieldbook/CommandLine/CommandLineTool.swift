import Contract
import Foundation

/// Something that `fieldbook` can be told to do.
protocol Subcommand {
  static var name: String { get }
  /// What stands behind the name, as the help writes it.
  static var arguments: String { get }
  static var options: [OptionSyntax] { get }
  init(_ arguments: CommandArguments, _ invocation: Invocation) throws(UsageFault)
  /// Does it; the process's exit status.
  func run() -> Int32
}

/// The whole of `fieldbook`: finds the command and lets it do its work.
struct CommandLineTool {
  /// Every command, in the order of the help.
  static var commands: [any Subcommand.Type] {
    [
      LessonCommand.self, QuizCommand.self, RunCommand.self, PlayCommand.self, CoursesCommand.self,
      ProgressCommand.self,
      CheckCommand.self, NewCommand.self, PreviewCommand.self, ImportCommand.self, PoliciesCommand.self,
      HelpCommand.self,
    ]
  }

  static let version = "0.1.0"

  var words: [String]
  var environment: [String: String]

  init(words: [String] = Array(CommandLine.arguments.dropFirst()), environment: [String: String]? = nil) {
    self.words = words
    self.environment = environment ?? ProcessInfo.processInfo.environment
  }

  func run() -> Int32 {
    do throws(UsageFault) {
      return try parse().run()
    } catch {
      let invocation = Invocation(environment: environmentWithLanguage)
      invocation.show(fault: invocation.texts.fault(error))
      if error.isAboutTheCommandLine { invocation.show(fault: invocation.texts.seeHelp(commandName?.name)) }
      return 2
    }
  }

  private func parse() throws(UsageFault) -> any Subcommand {
    let command = commandName
    var rest = words
    if let command, let position = rest.firstIndex(of: command.name) { rest.remove(at: position) }
    let arguments = try CommandArguments(rest, options: (command?.options ?? []) + OptionSyntax.global)
    let invocation = try Invocation(arguments, environment: environment)
    if arguments.has("--version") { return VersionCommand(invocation) }
    if arguments.has("--help") { return HelpCommand(about: command, invocation) }
    if let command { return try command.init(arguments, invocation) }
    if let word = arguments.positional.first {
      throw .unknownCommand(word, meant: Spelling.nearest(to: word, among: Self.commands.map { $0.name }))
    }
    return try PromptCommand(arguments, invocation)
  }

  /// The command of the first word that is neither an option nor an option's value.
  private var commandName: (any Subcommand.Type)? {
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-") else { return Self.commands.first { $0.name == word } }
      if OptionSyntax.global.contains(where: { $0.name == word && $0.value != nil }) { rest = rest.dropFirst() }
    }
    return nil
  }

  /// `--lang` holds for the message about a wrong command line too.
  private var environmentWithLanguage: [String: String] {
    var result = environment
    for (word, next) in zip(words, words.dropFirst() + [""]) {
      if word == "--lang" { result["LC_ALL"] = next }
      if word.hasPrefix("--lang=") { result["LC_ALL"] = String(word.dropFirst("--lang=".count)) }
    }
    return result
  }
}

/// `fieldbook --version`.
struct VersionCommand: Subcommand {
  static let name = "version"
  static let arguments = ""
  static let options: [OptionSyntax] = []
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }
  init(_ arguments: CommandArguments, _ invocation: Invocation) throws(UsageFault) { self.init(invocation) }

  func run() -> Int32 {
    invocation.write("fieldbook \(CommandLineTool.version)\n")
    return 0
  }
}

extension UsageFault {
  /// Whether the help could have told better.
  fileprivate var isAboutTheCommandLine: Bool {
    switch self {
    case .unreadable, .badAction, .badPolicy, .noSnippet, .noSuchID, .badID, .idTaken, .thereAlready, .unwritable,
      .noCourse:
      false
    default: true
    }
  }
}
