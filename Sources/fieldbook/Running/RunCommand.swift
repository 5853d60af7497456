import Contract
import Foundation
import Snippets
import Terminal

/// `fieldbook run FILE`: runs a source file on the simulated fields.
struct RunCommand: Subcommand {
  static let name = "run"
  static let arguments = "FILE|LESSON.md#ID|-"
  static let options = [
    OptionSyntax("--view", "NAME"), OptionSyntax("--preview", "NAME"),
    OptionSyntax("--do", "ACTIONS", isRepeatable: true), OptionSyntax("--actions", "FILE"), OptionSyntax("--trace"),
    OptionSyntax("--json"), OptionSyntax("--platform", "ios|macos"), OptionSyntax("--locale", "ID"),
    OptionSyntax("--policy", "NAME=VALUE", isRepeatable: true), OptionSyntax("--now", "DATE"),
    OptionSyntax("--timezone", "ID"), OptionSyntax("--seed", "N"), OptionSyntax("--swift", "5|6"),
    OptionSyntax("--timeout", "SECONDS"),
  ]

  private let invocation: Invocation
  let request: RunRequest
  private let printsJSON: Bool
  private let traces: Bool

  init(_ arguments: CommandArguments, _ invocation: Invocation) throws(UsageFault) {
    self.invocation = invocation
    printsJSON = arguments.has("--json")
    traces = arguments.has("--trace")
    let file = try arguments.onlyArgument("FILE")
    if file == "-", arguments["--actions"] == "-" { throw .inputTwice }
    let input = try RunInput(named: file, invocation)
    var request = input.request(platform: try arguments.word("--platform", Platform.self))
    if let entry = try Self.entry(arguments) { request.entry = entry }
    request.actions = try Self.actions(arguments)
    try request.take(arguments)
    // What a program reads does not change with the surroundings.
    request.language = printsJSON ? try arguments.word("--lang", Language.self) : invocation.language
    self.request = request
  }

  func run() -> Int32 {
    do throws(SnippetError) {
      let document = try SnippetRunner().run(request)
      if printsJSON {
        invocation.write(document.json.prettyText + "\n")
      } else {
        let report = RunReport(
          document: document, sources: request.sources, entry: request.entry, showsTrace: traces,
          isPlain: invocation.capabilities.isPlain, texts: invocation.language.runTexts)
        invocation.show(report.lines)
      }
      return document.outcome.exitStatus
    } catch {
      invocation.show(fault: invocation.language.runTexts.fault(error))
      return 5
    }
  }

  private static func entry(_ arguments: CommandArguments) throws(UsageFault) -> EntryChoice? {
    if let view = arguments["--view"] {
      if arguments.has("--preview") { throw .optionsTogether("--view", "--preview") }
      return .view(view)
    }
    return arguments["--preview"].map(EntryChoice.preview)
  }

  /// Those of `--do` first, then those of the file.
  private static func actions(_ arguments: CommandArguments) throws(UsageFault) -> [String] {
    var texts = arguments.all("--do")
    if let path = arguments["--actions"] { texts.append(try RunInput.text(of: path)) }
    var actions: [String] = []
    for text in texts {
      let script = ActionScript(parsing: text)
      if let fault = script.faults.first {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        throw .badAction(fault, line: fault.line <= lines.count ? String(lines[fault.line - 1]) : "")
      }
      actions += script.steps.map(\.text)
    }
    return actions
  }
}

extension RunRequest {
  /// Takes the options that say where, when and how.
  fileprivate mutating func take(_ arguments: CommandArguments) throws(UsageFault) {
    for assignment in arguments.all("--policy") {
      do throws(PolicyFault) { try policies.choose(assignment) } catch { throw .badPolicy(error) }
    }
    if let given = arguments["--locale"] {
      guard Self.isLocale(given) else { throw .badValue(option: "--locale", value: given, expected: .locale) }
      locale = given
    }
    if let given = arguments["--timezone"] {
      guard TimeZone(identifier: given) != nil else {
        throw .badValue(option: "--timezone", value: given, expected: .timeZone)
      }
      timeZone = given
    }
    if arguments.has("--timezone") || arguments.has("--now") {
      let given = arguments["--now"] ?? RunRequest.defaultStart
      guard let moment = RunRequest.moment(given, timeZone: timeZone) else {
        throw .badValue(option: "--now", value: given, expected: .date)
      }
      now = moment
    }
    if let given = arguments["--seed"] {
      guard let number = UInt64(given) else { throw .badValue(option: "--seed", value: given, expected: .wholeNumber) }
      seed = number
    }
    if let mode = try arguments.word("--swift", LanguageMode.self) { languageMode = mode == .five ? 5 : 6 }
    if let given = arguments["--timeout"] {
      guard let seconds = Double(given), seconds > 0, seconds.isFinite else {
        throw .badValue(option: "--timeout", value: given, expected: .seconds)
      }
      timeLimit = seconds
    }
  }

  private enum LanguageMode: String, CaseIterable { case five = "5", six = "6" }

  /// `ko_KR`, `en`, `zh-Hant_TW`.
  private static func isLocale(_ text: String) -> Bool {
    text.first?.isLetter == true && text.utf8.count < 64
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-@=;".contains($0)) }
  }
}
