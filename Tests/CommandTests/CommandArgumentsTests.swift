import Contract
import Testing

@testable import fieldbook

@Suite struct CommandArgumentsTests {
  private static let options = RunCommand.options + OptionSyntax.global

  private func parse(_ words: String...) throws(UsageFault) -> CommandArguments {
    try CommandArguments(words, options: Self.options)
  }

  @Test func valuesMayStandBehindAnEqualsSign() throws {
    let arguments = try parse("--view=A", "file", "--policy", "a=b", "--policy=c=d", "--json")
    #expect(arguments["--view"] == "A")
    #expect(arguments.all("--policy") == ["a=b", "c=d"])
    #expect(arguments.has("--json"))
    #expect(arguments.positional == ["file"])
  }

  @Test func aValueMayBeginWithADash() throws {
    #expect(try parse("--do", "--x")["--do"] == "--x")
    #expect(try parse("--actions", "-")["--actions"] == "-")
  }

  @Test func aSingleDashIsAFile() throws {
    #expect(try parse("-", "--json").positional == ["-"])
  }

  @Test func nothingIsAnOptionBehindTwoDashes() throws {
    #expect(try parse("--json", "--", "--view").positional == ["--view"])
  }

  @Test func aMistypedOptionIsRecognised() {
    #expect(throws: UsageFault.unknownOption("--vew", meant: "--view")) { try parse("--vew", "A") }
    #expect(throws: UsageFault.unknownOption("--qqqqqqqq", meant: nil)) { try parse("--qqqqqqqq") }
  }

  @Test func missingAndUnwantedValuesAreFaults() {
    #expect(throws: UsageFault.missingValue(OptionSyntax("--view", "NAME"))) { try parse("--view") }
    #expect(throws: UsageFault.unwantedValue("--json")) { try parse("--json=1") }
    #expect(throws: UsageFault.repeatedOption("--view")) { try parse("--view", "A", "--view", "B") }
  }

  @Test func aWordMustBeOneOfTheList() throws {
    #expect(
      throws: UsageFault.badValue(
        option: "--platform", value: "mac", expected: .words(["ios", "macos"], meant: nil))
    ) { try parse("--platform", "mac").word("--platform", Platform.self) }
    #expect(try parse("--platform", "macos").word("--platform", Platform.self) == .macOS)
  }

  @Test func everyOptionIsExplainedInEveryLanguage() {
    for language in Language.allCases {
      for option in Self.options {
        #expect(!language.commandTexts.summary(ofOption: option.name).isEmpty, "\(option.name) \(language)")
      }
      for command in CommandLineTool.commands {
        #expect(!language.commandTexts.summary(ofCommand: command.name).isEmpty, "\(command.name) \(language)")
      }
    }
  }
}
