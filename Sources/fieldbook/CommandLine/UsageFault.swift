import Contract

/// Why a command line makes no sense.
enum UsageFault: Error, Equatable {
  case unknownCommand(String, meant: String?)
  case unknownOption(String, meant: String?)
  case missingValue(OptionSyntax)
  case unwantedValue(String)
  case repeatedOption(String)
  /// The option, what was given, and what may stand there.
  case badValue(option: String, value: String, expected: Expectation)
  case missingArgument(String)
  case extraArgument(String)
  case badAction(ActionFault, line: String)
  case badPolicy(PolicyFault)
  case unreadable(path: String, reason: Unreadable)
  case noSnippet(String, known: [String], meant: String?)
  /// Nothing of the course, and no kind of fault, has this id.
  case noSuchID(String, meant: String?)
  case badID(String)
  /// An id that something of the course has already.
  case idTaken(String)
  case thereAlready(path: String)
  case unwritable(path: String, reason: String)
  /// Nothing here, or around here, is a course.
  case noCourse
  case optionsTogether(String, String)
  /// Both the source and the actions from standard input.
  case inputTwice

  enum Expectation: Equatable {
    case words([String], meant: String?)
    case seconds, wholeNumber, date, timeZone, locale
  }

  enum Unreadable: Equatable {
    case missing, folder, notText
    /// It is no lesson or bank of a course.
    case noLesson
    case other(String)
  }
}
