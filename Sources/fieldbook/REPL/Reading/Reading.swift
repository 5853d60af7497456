import Course

/// A lesson or a row of questions that is being gone through.
struct Reading {
  /// The id of the lesson or bank; nil for questions from everywhere.
  var id: String?
  var title: String
  var steps: [LessonStep]
  var isQuiz: Bool
  /// Where the questions are those of a paper.
  var sitting: PaperSitting?
  /// The step that was shown last; nil before the first.
  var current: Int?
  /// Whether the question of the present step has been dealt with.
  var isAnswered = false

  var step: LessonStep? { current.map { steps[$0] } }
  var isAtEnd: Bool { current.map { $0 + 1 >= steps.count } ?? steps.isEmpty }
  /// Whether the present step still waits for an answer.
  var waits: Bool { step?.question != nil && !isAnswered }

  /// The place to come back to; nil in a quiz, which is put together anew each time.
  var place: ProgressPlace? {
    guard !isQuiz, let id, let current else { return nil }
    let step = steps[current]
    return ProgressPlace(
      lesson: id, item: isAnswered ? nil : step.question?.question.id, section: step.heading?.plainText ?? "",
      step: current)
  }

  /// The step of a place: the one that asks its item, else the one of that number if it is in that section, else the
  /// first of the section, else the nearest number.
  func step(at place: ProgressPlace) -> Int? {
    guard !steps.isEmpty else { return nil }
    if let item = place.item, let index = steps.firstIndex(where: { $0.question?.question.id == item }) { return index }
    if steps.indices.contains(place.step), steps[place.step].heading?.plainText ?? "" == place.section {
      return place.step
    }
    return steps.firstIndex { $0.heading?.plainText ?? "" == place.section } ?? min(place.step, steps.count - 1)
  }

  /// The steps at which sections begin, as a table of contents.
  var contents: [(step: Int, title: String, level: Int)] {
    steps.indices.compactMap { index in
      let step = steps[index]
      guard step.elements.lowerBound == 0, let heading = step.heading else { return nil }
      guard case .heading(let level) = heading.kind else { return nil }
      return (index, heading.plainText, level)
    }
  }
}
