import Contract
import Course

/// All words of the prompt that people read; one conforming type, in a file of its own, for each language.
protocol ReplTexts: Sendable {
  // The prompt.
  var prompt: String { get }
  func welcome(lessons: Int, questions: Int) -> String
  var firstSteps: String { get }
  func welcomeBack(wrong: Int) -> String
  func goesOn(_ lesson: String) -> String
  var farewell: String { get }
  func unknown(_ word: String) -> String
  func notHere(_ command: String, at prompt: PromptKind) -> String
  func understood(_ typed: String, as command: String) -> String
  var interruptHint: String { get }

  // Help.
  var helpTitle: String { get }
  var helpAtQuestionTitle: String { get }
  var helpFooter: String { get }
  var helpAtQuestionFooter: String { get }
  func summary(of command: ReplCommand, atQuestion: Bool) -> String
  func argument(of command: ReplCommand, atQuestion: Bool) -> String

  // Reading.
  func readingPrompt(_ id: String, _ step: Int, of count: Int) -> String
  var readingHint: String { get }
  var nothingOpen: String { get }
  var atBeginning: String { get }
  func lessonEnd(_ title: String) -> String
  var quizEnd: String { get }
  func noLesson(_ name: String, known: [String]) -> String
  func noQuiz(_ name: String, known: [String]) -> String
  var nothingToAsk: String { get }
  func alreadyRight(_ id: String) -> String
  var questionChanged: String { get }
  func title(of part: Section.Part) -> String
  func contentsTitle(_ title: String) -> String
  var hereMark: String { get }
  func noSection(_ name: String) -> String
  func found(_ word: String, _ count: Int) -> String
  var searchForWhat: String { get }
  var questionMark: String { get }
  func courseFaults(_ count: Int) -> String

  // Asking.
  func questionTitle(_ kind: Question.Kind) -> String
  var actionsTitle: String { get }
  func askLabel(_ ask: Ask) -> String
  var eachIntroduction: String { get }
  var answerLabel: String { get }
  var severalLinesHint: String { get }
  var chooseOne: String { get }
  var orderIntroduction: String { get }
  var orderLabel: String { get }
  func useEachLetter(_ letters: String) -> String
  func chooseSeveral(_ count: Int) -> String
  func notANumber(_ word: String) -> String
  func outOfRange(_ number: Int, count: Int) -> String
  var emptyIsNoAnswer: String { get }
  func meantCommand(_ command: String) -> String
  var answerWithNumber: String { get }
  func outcome(_ outcome: OutcomeAnswer) -> String
  var outcomeLabel: String { get }
  func hintTitle(_ number: Int, of count: Int) -> String
  var noHints: String { get }
  var noMoreHints: String { get }
  var notAnsweredYet: String { get }
  var skipped: String { get }
  var left: String { get }
  func missingInput(_ item: String) -> String
  var revealPrompt: String { get }
  var revealIntroduction: String { get }
  var ratingLabel: String { get }
  var ratings: [String] { get }
  var ratingThanks: String { get }

  // Judging.
  var right: String { get }
  var wrong: String { get }
  var rightButSpacing: String { get }
  func nearMiss(_ miss: NearMiss) -> String
  var nearMissFree: String { get }
  var yourAnswer: String { get }
  var realAnswer: String { get }
  var pinnedAnswer: String { get }
  func invisible(given: String, right: String) -> String
  func countRight(_ right: Int, of count: Int) -> String
  var explanationTitle: String { get }
  var authorAnswerTitle: String { get }
  var eachAction: String { get }
  func notSaved(_ reason: String) -> String
  func appealed(_ item: String) -> String
  var nothingToAppeal: String { get }
  var rightNeedsNoAppeal: String { get }

  // The timeline.
  var timelineTitle: String { get }
  var timelineCause: String { get }
  var timelineField: String { get }
  var timelineTexts: String { get }
  var timelineOutput: String { get }
  var timelineWritten: String { get }
  var timelineChanges: String { get }
  var timelineFocus: String { get }
  var timelinePrediction: String { get }
  var timelineAppearance: String { get }
  var noFocus: String { get }
  func timelineChanged(_ sign: String) -> String
  func timelineTimes(_ count: Int) -> String
  func timelineWrites(_ count: Int) -> String
  func timelineSentence(cause: String, parts: [String]) -> String
  func timelineBecame(_ name: String, _ value: String) -> String
  func timelineStays(_ name: String, _ value: String) -> String
  func warned(_ text: String) -> String
  var noTimeline: String { get }
  /// A secure field's text, said instead of drawn.
  func dots(_ count: Int) -> String
  var emptyText: String { get }

  // Running.
  var running: String { get }
  var interrupted: String { get }
  func noSnippet(_ id: String, known: [String]) -> String
  var runWhat: String { get }
  var answerFirst: String { get }
  func cannotRead(_ path: String) -> String
  var judgedByPinned: String { get }

  // Overviews.
  var coursesTitle: String { get }
  var courseColumns: [String] { get }
  func minutes(_ count: Int) -> String
  var progressTitle: String { get }
  var progressColumns: [String] { get }
  var nothingAnswered: String { get }
  func progressTotal(answered: Int, right: Int) -> String
  var misconceptionsTitle: String { get }
  func times(_ count: Int) -> String
}

extension Language {
  var replTexts: any ReplTexts {
    switch self {
    case .korean: KoreanReplTexts()
    case .english: EnglishReplTexts()
    }
  }
}
