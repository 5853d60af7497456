/// `fieldbook` alone: the prompt, where the learner left.
struct PromptCommand: Subcommand {
  static let name = ""
  static let arguments = ""
  static let options: [OptionSyntax] = []
  private let conversation: Conversation

  init(_ arguments: CommandArguments, _ invocation: Invocation) throws(UsageFault) {
    conversation = Conversation(invocation)
  }

  func run() -> Int32 { conversation.run(.place) }
}

/// `fieldbook lesson [NAME]`: the prompt, in a lesson.
struct LessonCommand: Subcommand {
  static let name = "lesson"
  static let arguments = "[NAME]"
  static let options: [OptionSyntax] = []
  private let conversation: Conversation
  private let lesson: String

  init(_ arguments: CommandArguments, _ invocation: Invocation) throws(UsageFault) {
    conversation = Conversation(invocation)
    lesson = try arguments.optionalArgument() ?? ""
  }

  func run() -> Int32 { conversation.run(.lesson(lesson)) }
}

/// `fieldbook quiz [NAME]`: the prompt, at the questions of a lesson or bank.
struct QuizCommand: Subcommand {
  static let name = "quiz"
  static let arguments = "[NAME]"
  static let options = [OptionSyntax("--seed", "N")]
  private let conversation: Conversation
  private let quiz: String
  private let seed: UInt64?

  init(_ arguments: CommandArguments, _ invocation: Invocation) throws(UsageFault) {
    conversation = Conversation(invocation)
    quiz = try arguments.optionalArgument() ?? ""
    seed = try arguments["--seed"].map { given throws(UsageFault) in
      guard let number = UInt64(given) else { throw .badValue(option: "--seed", value: given, expected: .wholeNumber) }
      return number
    }
  }

  func run() -> Int32 { conversation.run(.quiz(quiz, seed: seed)) }
}

/// `fieldbook courses`: the lessons and banks.
struct CoursesCommand: Subcommand {
  static let name = "courses"
  static let arguments = ""
  static let options = [OptionSyntax("--json")]
  private let conversation: Conversation
  private let printsJSON: Bool

  init(_ arguments: CommandArguments, _ invocation: Invocation) throws(UsageFault) {
    conversation = Conversation(invocation)
    printsJSON = arguments.has("--json")
    if let extra = arguments.positional.first { throw .extraArgument(extra) }
  }

  func run() -> Int32 { conversation.overview { printsJSON ? $0.printCourses() : $0.showCourses() } }
}

/// `fieldbook progress`: how far the learner is; `progress export --appeals`: their appeals, for the author.
struct ProgressCommand: Subcommand {
  static let name = "progress"
  static let arguments = "[export]"
  static let options = [OptionSyntax("--json"), OptionSyntax("--appeals")]
  private let conversation: Conversation
  private let printsJSON: Bool
  private let exports: Bool

  init(_ arguments: CommandArguments, _ invocation: Invocation) throws(UsageFault) {
    conversation = Conversation(invocation)
    printsJSON = arguments.has("--json")
    exports = arguments.positional.first == "export"
    if let extra = arguments.positional.dropFirst(exports ? 1 : 0).first { throw .extraArgument(extra) }
    guard exports == arguments.has("--appeals") else {
      throw exports ? .missingArgument("--appeals") : .missingArgument("export")
    }
  }

  func run() -> Int32 {
    conversation.overview { overview in
      if exports {
        overview.printAppeals()
      } else if printsJSON {
        overview.printProgress()
      } else {
        overview.showProgress()
      }
    }
  }
}

extension CommandArguments {
  /// The only argument, if there is one.
  fileprivate func optionalArgument() throws(UsageFault) -> String? {
    if positional.count > 1 { throw .extraArgument(positional[1]) }
    return positional.first
  }
}
