import Course
import Terminal

extension QuestionAsking {
  /// Asks for the order of events: they are listed with letters, and `b a c` puts them in order.
  func askOrder() -> AskingEnd {
    guard let right = rightAnswers() else { return .left }
    let events = AnswerText(right.answers[0]).lines
    let mixed = mixedUp(events.count)
    let letters = events.indices.map { String(UnicodeScalar(UInt8(ascii: "a") + UInt8($0 % 26))) }
    talk.listed(zip(letters, mixed).map { (letter: $0, text: events[$1]) })
    talk.note(talk.texts.orderIntroduction)
    while true {
      switch next(talk.texts.orderLabel) {
      case .end(let end): return end
      case .answer(let text):
        guard let chosen = letterPositions(text, among: letters) else { continue }
        let given = chosen.map { events[mixed[$0]] }.joined(separator: "\n")
        return end([given], right, [question.judge(given, right: right.answers[0])])
      }
    }
  }

  /// A mixed order that is not the right one already.
  private func mixedUp(_ count: Int) -> [Int] {
    let mixed = shuffled(count)
    return mixed == Array(0..<count) && count > 1 ? Array(mixed.dropFirst()) + [mixed[0]] : mixed
  }

  /// The positions of the letters that were typed, all of them and each once; nil after saying what is wrong.
  private func letterPositions(_ text: String, among letters: [String]) -> [Int]? {
    let typed = KeyboardLanguage.keys(of: text).lowercased().filter { $0.isLetter }.map(String.init)
    let positions = typed.compactMap { letters.firstIndex(of: $0) }
    guard positions.count == typed.count, Set(positions).count == letters.count, typed.count == letters.count else {
      talk.note(talk.texts.useEachLetter(letters.joined(separator: " ")))
      return nil
    }
    return positions
  }
}
