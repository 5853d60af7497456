import Contract
import Course
import Terminal

extension QuestionAsking {
  func askChoice() -> AskingEnd {
    let order = question.isFixed ? Array(question.boxes.indices) : shuffled(question.boxes.count)
    let boxes = order.map { question.boxes[$0] }
    talk.numbered(boxes.map(\.content))
    let several = question.ask == nil && question.rightBoxes.count > 1
    talk.note(several ? talk.texts.chooseSeveral(boxes.count) : talk.texts.chooseOne)
    while true {
      switch next(talk.texts.answerLabel) {
      case .end(let end): return end
      case .answer(let text):
        guard let numbers = chosen(text, of: boxes.count, several: several) else { continue }
        var actual: String?
        var run: FinishedRun?
        if question.ask != nil {
          run = runner.run(question, in: asked.file)
          actual = run.flatMap { try? question.rightAnswers(from: $0.document).first } ?? question.pinnedAnswers.first
          guard actual != nil else { continue }
        }
        return end(numbers.map { order[$0] }, actual: actual, run: run)
      }
    }
  }

  private func end(_ chosen: [Int], actual: String?, run: FinishedRun?) -> AskingEnd {
    let verdict = question.judge(chosen: chosen, actual: actual)
    let answer = JudgedAnswer(
      asked: asked, given: chosen.map { question.boxes[$0].text }, right: verdict.right.map { question.boxes[$0].text },
      isRight: verdict.isRight, run: run, knownWrongs: verdict.knownWrongs.map { question.wrongs[$0] })
    return end(answer) { $0.show(chosen: chosen.map { question.boxes[$0] }) }
  }

  /// Positions in an order that is another at each asking, and the same wherever that asking takes place.
  func shuffled(_ count: Int) -> [Int] {
    let asking = "\(question.id) \(earlierAskings)"
    return (0..<count).sorted { Fingerprint("\($0) \(asking)").text < Fingerprint("\($1) \(asking)").text }
  }

  /// The numbers that were typed, from 0; nil after saying what is wrong with them.
  func chosen(_ text: String, of count: Int, several: Bool) -> [Int]? {
    do throws(ChosenNumbers.Problem) {
      let numbers = try ChosenNumbers(text, count: count)
      guard !numbers.indices.isEmpty else { return nil }
      guard several || numbers.indices.count == 1 else {
        talk.note(talk.texts.chooseOne)
        return nil
      }
      return numbers.indices
    } catch {
      switch error {
      case .notANumber(let word): talk.note(talk.texts.notANumber(word))
      case .outOfRange(let number, let count): talk.note(talk.texts.outOfRange(number, count: count))
      }
      return nil
    }
  }

  func askShort() -> AskingEnd {
    let spellings = question.answer?.lines ?? []
    while true {
      switch next(talk.texts.answerLabel) {
      case .end(let end): return end
      case .answer(let text):
        let verdicts = spellings.map { question.judge(text, right: $0) }
        guard
          let verdict = verdicts.first(where: \.isRight) ?? verdicts.first(where: { !$0.endsAsking }) ?? verdicts.first
        else { return .skipped }
        guard verdict.endsAsking else {
          explain(nearMiss: verdict)
          continue
        }
        var answer = JudgedAnswer(
          asked: asked, given: [text], right: [spellings[0]], isRight: verdict.isRight, run: nil)
        if case .knownWrong(let index) = verdict { answer.knownWrongs = [question.wrongs[index]] }
        return end(answer) { $0.show([verdict]) }
      }
    }
  }

  func askReveal() -> AskingEnd {
    talk.note(talk.texts.revealIntroduction)
    let said: String
    switch next(talk.texts.revealPrompt, allowsEmpty: true) {
    case .end(let end): return end
    case .answer(let text): said = text
    }
    talk.space()
    talk.title(talk.texts.authorAnswerTitle)
    talk.show(question.explanation)
    talk.space()
    talk.note(talk.texts.ratingLabel)
    while true {
      switch next(talk.texts.answerLabel) {
      case .end(let end): return end
      case .answer(let text):
        guard let rating = chosen(text, of: talk.texts.ratings.count, several: false)?.first else { continue }
        var answer = JudgedAnswer(asked: asked, given: [said], right: [], isRight: rating >= 2, run: nil)
        answer.rating = rating + 1
        return end(answer) { _ in talk.say(talk.texts.ratingThanks) }
      }
    }
  }
}
