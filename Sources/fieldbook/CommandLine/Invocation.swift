import Contract
import Foundation
import Terminal

/// What holds for a whole command, from the environment and the options that all commands take.
struct Invocation {
  var environment: [String: String]
  var language: Language
  var capabilities: TerminalCapabilities
  /// The course that was asked for instead of the shipped one.
  var course: String?
  /// The file of the learner's progress, where it is not the usual one.
  var progress: String?

  init(_ arguments: CommandArguments, environment: [String: String]) throws(UsageFault) {
    self.environment = environment
    language = try arguments.word("--lang", Language.self) ?? Self.language(of: environment)
    capabilities = TerminalCapabilities.current(plain: arguments.has("--plain"))
    course = arguments["--course"]
    progress = arguments["--progress"]
  }

  /// For messages about a command line that could not be read.
  init(environment: [String: String]) {
    self.environment = environment
    language = Self.language(of: environment)
    capabilities = TerminalCapabilities.current(plain: false)
  }

  /// In the order in which the C library asks.
  private static func language(of environment: [String: String]) -> Language {
    let given = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return Language(locale: given ?? "")
  }

  var texts: any CommandTexts { language.commandTexts }

  func show(_ lines: [StyledText]) {
    let renderer = StyleRenderer(hasStyles: capabilities.hasStyles)
    write(lines.map { renderer.render($0) + "\n" }.joined())
  }

  /// Text as it is, for a document.
  func write(_ text: String) { try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) }

  func show(fault: String) { try? FileHandle.standardError.write(contentsOf: Data((fault + "\n").utf8)) }
}
