import Course

/// How the asking of a question ended.
enum AskingEnd {
  case answered(JudgedAnswer)
  case skipped
  /// Nothing was answered; the question is asked again when the learner comes back to it.
  case left
  /// The whole conversation is over, with this status.
  case over(Int32)
}

/// An answer with all that was said about it.
struct JudgedAnswer {
  var asked: LessonStep.Asked
  /// What the learner answered: one text, or one for each action.
  var given: [String]
  /// What is right, in the same shape.
  var right: [String]
  var isRight: Bool
  /// The run that it was judged by; nil where the author's words decided.
  var run: FinishedRun?
  /// The foreseen wrong answers among those given.
  var knownWrongs: [Question.KnownWrong] = []
  var misconceptions: [String] { knownWrongs.compactMap(\.misconception) }
  /// The learner's own rating of an answer that nobody else can judge, from 1.
  var rating: Int?
  var hints = 0
  var seconds = 0.0
}
