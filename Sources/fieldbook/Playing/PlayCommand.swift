import Snippets

/// `fieldbook play FILE`: the simulated phone under the learner's own fingers.
///
/// The file is read again for every action, so what was saved meanwhile is played from the beginning.
struct PlayCommand: Subcommand {
  static let name = "play"
  static let arguments = "FILE|LESSON.md#ID"
  static let options = RunCommand.options.filter { !["--json", "--trace", "--actions"].contains($0.name) }

  private let arguments: CommandArguments
  private let invocation: Invocation
  private let beginning: [String]

  init(_ arguments: CommandArguments, _ invocation: Invocation) throws(UsageFault) {
    self.arguments = arguments
    self.invocation = invocation
    // Standard input is where the actions come from.
    if try arguments.onlyArgument("FILE") == "-" { throw .inputTwice }
    beginning = try RunCommand(arguments, invocation).request.actions
  }

  func run() -> Int32 {
    Conversation(invocation).play(from: beginning) { actions in
      do throws(UsageFault) {
        var request = try RunCommand(arguments, invocation).request
        request.actions = actions
        return request
      } catch {
        invocation.show(fault: invocation.texts.fault(error))
        return nil
      }
    }
  }
}
