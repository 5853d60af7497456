import Course

/// A paper that somebody sits: the questions that the seed drew, when it began, and what was answered so far.
struct PaperSitting {
  let paper: CourseFile
  let draw: PaperDraw
  private let start = ContinuousClock.now
  private(set) var answers: [JudgedAnswer] = []

  init(_ paper: CourseFile, seed: UInt64, from course: CourseContents) {
    self.paper = paper
    draw = PaperDraw(paper, seed: seed, from: course)
  }

  /// A seed for somebody who gave none: short enough to be read out to a class.
  static func anySeed() -> UInt64 { UInt64.random(in: 1...99_999) }

  var rules: AskingRules {
    AskingRules(
      givesHelp: paper.header.givesHints, revealsAtOnce: paper.header.reveal == .each,
      seconds: paper.header.secondsPerQuestion)
  }

  /// Seconds since it began.
  var seconds: Double { start.duration(to: .now) / .seconds(1) }

  mutating func take(_ answer: JudgedAnswer) { answers.append(answer) }

  var countRight: Int { answers.count(where: \.isRight) }
  /// Those that were passed over.
  var unanswered: [String] { draw.items.filter { item in !answers.contains { $0.asked.question.id == item } } }
}
