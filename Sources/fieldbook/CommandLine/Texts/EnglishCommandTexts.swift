import Contract

struct EnglishCommandTexts: CommandTexts {
  func fault(_ fault: UsageFault) -> String {
    switch fault {
    case .unknownCommand(let word, let meant): "There is no such command: \(word)." + did(meant)
    case .unknownOption(let name, let meant): "There is no such option: \(name)." + did(meant)
    case .missingValue(let option): "\(option.name) needs a value: \(option.name) \(option.value ?? "")"
    case .unwantedValue(let name): "\(name) takes no value."
    case .repeatedOption(let name): "This option can be given only once: \(name)."
    case .badValue(let option, let value, let expected): "\(option) cannot be \(value). " + expectation(expected)
    case .missingArgument(let name): "Something is missing: \(name)"
    case .extraArgument(let word): "Only one can be given; left over: \(word). Quote a name that has blanks."
    case .badAction(let fault, let line): action(fault, line)
    case .badPolicy(let fault): fault.message(.english)
    case .unreadable(let path, let reason): "\(path): " + unreadable(reason)
    case .noSnippet(let id, let known, let meant):
      "There is no such snippet: \(id)." + did(meant)
        + (known.isEmpty ? " No snippet of this file has an id." : " There is: \(known.joined(separator: ", ")).")
    case .noSuchID(let id, let meant): "Neither the course nor the list of faults has this id: \(id)." + did(meant)
    case .badID(let id): "This cannot be an id: \(id). An id has the letters a-z, digits and hyphens."
    case .idTaken(let id): "The course has this id already: \(id). Choose another one."
    case .thereAlready(let path): "\(path) is there already and was not touched. Choose another name."
    case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)."
    case .noCourse:
      "There is no course here. Begin one with: fieldbook new course NAME, or say where it is: --course DIR"
    case .optionsTogether(let one, let other): "\(one) and \(other) cannot be used together."
    case .inputTwice: "The source and the actions cannot both come from standard input; give one of them as a file."
    }
  }

  private func did(_ meant: String?) -> String { meant.map { " Did you mean \($0)?" } ?? "" }

  private func expectation(_ expected: UsageFault.Expectation) -> String {
    switch expected {
    case .words(let words, let meant): "It may be \(words.joined(separator: ", "))." + did(meant)
    case .seconds: "Write a number of seconds above 0, such as 10."
    case .wholeNumber: "Write a whole number from 0."
    case .date: "Write it as 2026-01-01 or \"2026-01-01 09:00\"."
    case .timeZone: "Write the name of a time zone, such as Asia/Seoul."
    case .locale: "Write it as ko_KR."
    }
  }

  private func unreadable(_ reason: UsageFault.Unreadable) -> String {
    switch reason {
    case .missing: "there is no such file."
    case .folder: "this is a folder; give a file."
    case .notText: "this is no UTF-8 text."
    case .noLesson: "this is no file of a course; it has to be in Lessons or Quizzes."
    case .other(let text): "it cannot be read (\(text))."
    }
  }

  private func action(_ fault: ActionFault, _ line: String) -> String {
    let advice = fault.advice(.english)
    return "actions, line \(fault.line), column \(fault.column): \(fault.message(.english))\n  \(line)"
      + (advice.isEmpty ? "" : "\n  \(advice)")
  }

  func seeHelp(_ command: String?) -> String {
    "See: fieldbook help" + (command.map { " \($0)" } ?? "")
  }

  let slogan = "Predict, run and understand SwiftUI text input."
  let usageTitle = "Usage"
  let commandsTitle = "Commands"
  let optionsTitle = "Options"
  let globalOptionsTitle = "With every command"
  let actionsTitle = "Actions"
  func summary(ofCommand name: String) -> String {
    switch name {
    case "lesson": "a lesson with its questions; without a name, the one being read"
    case "quiz": "questions alone; without a name, what was wrong and what is new"
    case "courses": "all lessons and question banks"
    case "progress": "how far you are"
    case "run": "runs one SwiftUI source file on the simulated fields"
    case "play": "the simulated phone under your own fingers"
    case "check": "proves a course: compiles and runs every snippet and confirms every answer"
    case "policies": "where sources disagree about the fields, and what can be chosen"
    case "help": "explains the commands and their options"
    case "new": "makes a lesson, a question bank or a course that passes check"
    case "preview": "shows a lesson as a learner meets it, or writes it as a page"
    case "import": "makes a question bank of questions written for other tools"
    default: ""
    }
  }
  func description(ofCommand name: String) -> String {
    switch name {
    case "run":
      """
      Runs an ordinary SwiftUI source file, unchanged, on the simulated fields, and does what a person does, line by
      line. With - for FILE it reads standard input, where loose code will do.
      Exit status: 0 ran, 1 an action could not be done, 2 usage or nothing to show, 3 does not compile,
      4 the program ended itself, 5 the machine lacks something, 124 out of time, 130 interrupted.
      """
    case "play":
      """
      Shows a source file on the simulated phone and takes actions, one a line; after each the screen is shown. undo takes
      one back, Enter or quit leaves. A file that is saved meanwhile is played from its beginning at the next action.
      The actions of --do come first. Status: 0 left, 2 a wrong command line, 5 the machine lacks something.
      """
    case "check":
      """
      Reads every file of a course, compiles and runs its snippets, and confirms that each pinned answer is what the
      run gives. With PATH, only the faults of that file or folder are told.
      Exit status: 0 no errors, 1 errors, 2 wrong command line, 5 the machine lacks something, 130 interrupted.
      """
    case "lesson":
      """
      Shows a lesson part by part and waits for an answer at each question. NAME is the lesson's name, its number, or the
      beginning of its title. Where standard input is no terminal, nothing is prompted and each line is an answer.
      Status: 0 all right, 1 an answer was wrong, 2 an answer is missing.
      """
    case "quiz":
      """
      Asks questions one after the other. NAME is a lesson, a question bank, a pool or a paper.
      Where standard input is no terminal, nothing is prompted and each line is an answer.
      Status: 0 all right, 1 an answer was wrong, 2 an answer is missing.
      """
    case "policies":
      """
      Lists the behaviours on which sources disagree or say nothing. A policy is chosen with run --policy NAME=VALUE, or
      in a lesson with policy=NAME=VALUE; where one decided something, run --trace says so.
      """
    case "help": "For the options of one command, add its name: fieldbook help run"
    case "new":
      """
      Makes a file, or a whole course in a folder of that name, that passes check and shows what to write where.
      NAME is its id: the letters a-z, digits and hyphens. Nothing that is there already is touched.
      It is in the language of --lang. Exit status: 0 made, 2 not made.
      """
    case "preview":
      """
      Shows a lesson or question bank as a learner meets it: code, questions, choices, no answers.
      With --html it writes one page that needs no network: for handing out, for a projector, for printing.
      Answers are folded in it. Exit status: 0 shown, 2 no such file.
      """
    case "import":
      """
      Reads Moodle's GIFT or mdbook-quiz's TOML and writes a question bank. What cannot be taken over is told on
      standard error, with its line and the reason. The bank passes check.
      Exit status: 0 all taken over, 1 something was not, 2 nothing could be read.
      """
    default: ""
    }
  }
  func summary(ofOption name: String) -> String {
    switch name {
    case "--view": "show the view of this name"
    case "--preview": "show the #Preview of this title"
    case "--do": "actions, separated by line breaks or ;"
    case "--actions": "actions from a file (- is standard input)"
    case "--trace": "show all that happened at each action"
    case "--json": "write one JSON document and nothing else"
    case "--platform": "ios unless said otherwise"
    case "--locale": "ko_KR unless said otherwise"
    case "--policy": "choose a behaviour on which sources disagree"
    case "--now": "start of the simulated clock, 2026-01-01 09:00"
    case "--timezone": "Asia/Seoul unless said otherwise"
    case "--seed": "where random numbers start (quiz: which questions a paper draws)"
    case "--swift": "language mode, 5 unless said otherwise"
    case "--strict": "warnings count as errors"
    case "--timeout": "real time that the program may take, 10 seconds"
    case "--course": "use the course in this folder"
    case "--progress": "keep the progress in this file"
    case "--lang": "language; LANG says it otherwise"
    case "--plain": "sentences and lists, no drawing, no colour (always with TERM=dumb)"
    case "--help": "this help"
    case "--version": "the version"
    case "--watch": "check again at each save, and show the question being written"
    case "--fix": "write what the faults say to write instead"
    case "--update": "pin the answers that the runs give, and show what changed"
    case "--only": "only this file, question, snippet or kind of fault, by its id"
    case "--github": "write commands that GitHub shows beside the lines"
    case "--html": "write a page instead"
    case "--output": "write into this new file instead of standard output"
    case "--title": "the title; NAME unless said otherwise"
    case "--id": "the id of the question bank; that of the file unless said otherwise"
    default: ""
    }
  }
  let policiesIntroduction = "Behaviours on which sources disagree. Choose with --policy NAME=VALUE."
  let fixedRulesTitle = "Rules that cannot be chosen"
  let sourcesLabel = "Sources"
  func defaultMark(_ platform: Platform?) -> String {
    platform.map { "(default on \($0 == .iOS ? "iOS" : "macOS"))" } ?? "(default)"
  }
  func secondsByDefault(_ seconds: String) -> String { "A number of seconds, by default \(seconds)." }
  func moreHelp(_ example: String) -> String { "More about one command: \(example)" }
}
