import Terminal

/// What is said before and after a paper.
struct PaperShowing {
  var talk: Talk
  var sitting: PaperSitting

  private var texts: any PaperTexts { talk.console.language.paperTexts }

  func begin() {
    let header = sitting.paper.header
    talk.title(sitting.paper.title)
    talk.say(texts.introduction(questions: sitting.draw.items.count, minutes: header.minutes, seed: sitting.draw.seed))
    if header.reveal == .end { talk.note(texts.answersAtEnd) }
    if !header.givesHints { talk.note(texts.noHelp) }
  }

  func end() {
    talk.space()
    talk.title(texts.resultTitle(sitting.paper.title))
    talk.say(StyledText(talk.texts.countRight(sitting.countRight, of: sitting.draw.items.count), .strong))
    talk.note(
      texts.taken(seconds: Int(sitting.seconds), minutes: sitting.paper.header.minutes, seed: sitting.draw.seed))
    if !sitting.unanswered.isEmpty { talk.note(texts.unanswered(sitting.unanswered)) }
    guard sitting.paper.header.reveal == .end else { return }
    for (index, answer) in sitting.answers.enumerated() {
      talk.space()
      talk.title("\(index + 1). \(answer.asked.question.id)")
      VerdictShowing(talk: talk, answer: answer).showResult()
    }
  }
}
