import Terminal

/// Lists what can be said.
struct Help {
  var talk: Talk

  func show(at prompt: PromptKind) {
    let texts = talk.texts
    let atQuestion = prompt != .main
    talk.space()
    talk.title(atQuestion ? texts.helpAtQuestionTitle : texts.helpTitle)
    for command in ReplCommand.available(at: prompt) {
      let colon = atQuestion ? ":" : ""
      let names = command.names.prefix(2).map { colon + $0 }.joined(separator: ", ")
      let argument = texts.argument(of: command, atQuestion: atQuestion)
      talk.entry(
        StyledText(names, .strong) + StyledText(argument.isEmpty ? "" : " " + argument, .faint),
        texts.summary(of: command, atQuestion: atQuestion))
    }
    talk.note(atQuestion ? texts.helpAtQuestionFooter : texts.helpFooter)
  }
}
