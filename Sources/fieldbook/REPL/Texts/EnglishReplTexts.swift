import Contract
import Course

struct EnglishReplTexts: ReplTexts {
  let prompt = "fieldbook> "
  func welcome(lessons: Int, questions: Int) -> String {
    "Fieldbook: \(Self.count(lessons, "lesson")), \(Self.count(questions, "question"))."
  }
  let firstSteps = "Press Enter for the first lesson. Type help for help, Ctrl-D to leave."
  func welcomeBack(wrong: Int) -> String {
    wrong == 0 ? "Welcome back." : "Welcome back. Answered wrong last time: \(wrong) (quiz)."
  }
  func goesOn(_ lesson: String) -> String { "Going on: \(lesson)" }
  let farewell = "Everything is saved. Next time you go on right here."
  let interruptHint = "To leave, type quit or press Ctrl-D."

  func unknown(_ word: String) -> String { "No such command: \(word). Type help to see them all." }
  func notHere(_ command: String, at prompt: PromptKind) -> String {
    prompt == .main
      ? "\(command) can be used only at a question."
      : "\(command) cannot be used at this question. Answer it, or go out with :leave."
  }
  func understood(_ typed: String, as command: String) -> String { "‘\(typed)’ → \(command)" }

  let helpTitle = "Commands"
  let helpAtQuestionTitle = "At a question"
  let helpFooter = "Korean names work too, also typed with the keyboard in the other language. Tab completes names."
  let helpAtQuestionFooter = """
    Plain text is your answer; what begins with a colon is a command. Write "" for the empty text, nil for no value, and \
    :: to begin an answer with a colon.
    """
  func summary(of command: ReplCommand, atQuestion: Bool) -> String {
    switch command {
    case .lesson: "opens a lesson; without a name, the one you were reading"
    case .fix: "opens a question about code to mend"
    case .play: "the code in the phone, to tap and type in yourself"
    case .edit: "opens your editor; when you have saved and left it, the code is run"
    case .check: "runs the code as it is"
    case .watch: "runs the code each time it is saved in another window"
    case .reset: "back to the first code; yours is kept aside"
    case .undo: "takes a reset back"
    case .solution: "gives up and shows the author's solution; it counts as wrong"
    case .appeal: "notes that you think you were right, with a reason if you like"
    case .quiz: "asks questions one after the other; without a name, what was wrong and what is new"
    case .run:
      atQuestion
        ? "shows the screen at the start, or tries actions of your own" : "runs a piece of code and shows its screen"
    case .progress: "how far you are"
    case .courses: "all lessons and question banks"
    case .help: "this help"
    case .quit: "saves and leaves (Ctrl-D)"
    case .next: "goes on (Enter)"
    case .back: "goes back"
    case .contents: "shows the contents, or goes to a number of them"
    case .open: "shows again, with what is folded unfolded"
    case .search: "finds a word in the lesson"
    case .hint: "shows the next level of hint"
    case .skip: "passes over this question"
    case .why: atQuestion ? "the explanation, once you have answered" : "explains the last answer again"
    case .again:
      atQuestion ? "shows the question again" : "shows the last thing again, or asks a question again"
    case .timeline: "shows the last question's timeline; with more, nothing folded or cut"
    case .leave: "goes out without an answer; the question stays"
    }
  }
  func argument(of command: ReplCommand, atQuestion: Bool) -> String {
    switch command {
    case .lesson, .quiz: "[NAME|NUMBER]"
    case .run: atQuestion ? "[ACTION; ACTION]" : "[CODE] [ACTION; ACTION]"
    case .contents: "[NUMBER]"
    case .search: "WORD"
    case .fix: "[ITEM]"
    case .play: atQuestion ? "" : "CODE|FILE.swift"
    case .appeal: atQuestion ? "" : "[REASON]"
    case .timeline: atQuestion ? "" : "[more]"
    default: ""
    }
  }

  func readingPrompt(_ id: String, _ step: Int, of count: Int) -> String { "\(id) \(step)/\(count)> " }
  let readingHint = "Enter goes on · back · contents · help"
  let nothingOpen = "No lesson is open. Open one with lesson."
  let atBeginning = "This is the beginning."
  func lessonEnd(_ title: String) -> String { "You have read it to the end: \(title)" }
  let quizEnd = "That was the last question."
  func noLesson(_ name: String, known: [String]) -> String {
    "There is no such lesson: \(name). There are: \(known.joined(separator: ", "))."
  }
  func noQuiz(_ name: String, known: [String]) -> String {
    "There are no such questions: \(name). There are: \(known.joined(separator: ", "))."
  }
  let nothingToAsk = "There is nothing to ask now. To go through a lesson's questions again, type quiz and its name."
  func alreadyRight(_ id: String) -> String { "✅ You have answered this one: \(id) (again asks it again)" }
  let questionChanged = "This question has changed since you answered it, and is asked again."
  func title(of part: Section.Part) -> String {
    switch part {
    case .goals: "What you will be able to do"
    case .review: "Looking back"
    case .preview: "Next time"
    case .sources: "Sources"
    }
  }
  func contentsTitle(_ title: String) -> String { "Contents: \(title)" }
  let hereMark = "(here)"
  func noSection(_ name: String) -> String { "There is no such number: \(name). Type contents to see them." }
  func found(_ word: String, _ count: Int) -> String {
    count == 0
      ? "‘\(word)’ is not in this lesson." : "‘\(word)’: \(Self.count(count, "place")). Go there with contents NUMBER."
  }
  let searchForWhat = "Type what to look for: search WORD"
  let questionMark = "questions"
  func courseFaults(_ count: Int) -> String {
    "The course has \(Self.count(count, "fault")); what they spoil is left out. fieldbook check tells them."
  }

  func questionTitle(_ kind: Question.Kind) -> String {
    switch kind {
    case .predict: "Predict"
    case .order: "Put in order"
    case .choice: "Choose"
    case .short: "Write"
    case .reveal: "Say it"
    case .fix: "Fix"
    }
  }
  let actionsTitle = "Actions"
  func askLabel(_ ask: Ask) -> String {
    switch ask {
    case .state(let name): "value of \(name)"
    case .output: "output"
    case .text(.only): "text on the screen"
    case .text(.index(let index)): "text \(index + 1) on the screen"
    case .text(.after(let label)): "text after ‘\(label)’"
    case .focus: "focused field"
    case .writes(let name): "writes to \(name)"
    case .changes(let name): "changes of \(name)"
    case .warnings: "warnings"
    case .outcome: "how the run ends"
    case .events: "order of events"
    }
  }
  let eachIntroduction = "After each action, say how things stand right then."
  let answerLabel = "answer"
  let severalLinesHint = "It may take several lines; end with an empty one."
  let chooseOne = "Choose by number."
  let orderIntroduction = "Put the letters in the order in which things happen (for example b a c)."
  let orderLabel = "order"
  func useEachLetter(_ letters: String) -> String { "Use every letter once: \(letters)" }
  func chooseSeveral(_ count: Int) -> String { "Choose all that are right, by number (for example 1 3)." }
  func notANumber(_ word: String) -> String { "Not a number: \(word)" }
  func outOfRange(_ number: Int, count: Int) -> String { "Answer with a number from 1 to \(count), not \(number)." }
  func meantCommand(_ command: String) -> String {
    "For the command, type \(command). If it is your answer, type it once more."
  }
  let answerWithNumber = "Answer with a number: how often?"
  let emptyIsNoAnswer = "Type an answer. If the answer is the empty text, type \"\". Commands: :help."
  func outcome(_ outcome: OutcomeAnswer) -> String {
    switch outcome {
    case .finishes: "it runs to its end"
    case .doesNotCompile: "it does not compile"
    case .traps: "it traps while it runs"
    case .neverEnds: "it never ends"
    }
  }
  let outcomeLabel = "number"
  func hintTitle(_ number: Int, of count: Int) -> String { "Hint \(number) of \(count)" }
  let noHints = "This question has no hints."
  let noMoreHints = "You have seen all hints."
  let notAnsweredYet = "You have not answered yet. Answer first, or pass with :skip."
  let skipped = "Passed over."
  let left = "The question stays. Press Enter to be asked again."
  func missingInput(_ item: String) -> String { "the input ended where an answer was needed: \(item)" }
  let revealPrompt = "Press Enter to see the answer"
  let revealIntroduction = "Say the answer aloud, then look, then rate yourself."
  let ratingLabel = "1 did not know · 2 with effort · 3 knew it · 4 easy"
  let ratings = ["did not know", "with effort", "knew it", "easy"]
  let ratingThanks = "Noted."

  let right = "Right"
  let wrong = "Wrong"
  let rightButSpacing = "Only the spacing differs. It counts as right."
  func nearMiss(_ miss: NearMiss) -> String {
    switch miss {
    case .letterCase: "Upper and lower case differ."
    case .quotes: "Only the quotes differ."
    case .missingUnit(let unit): "Missing at the end: \(unit)"
    case .extraUnit(let unit): "Too much at the end: \(unit)"
    }
  }
  let nearMissFree = "Nearly. This does not count; type it again."
  let yourAnswer = "You said"
  let realAnswer = "The run"
  let pinnedAnswer = "Right is"
  func invisible(given: String, right: String) -> String {
    "Characters differ that cannot be seen: \(given) / \(right)"
  }
  func countRight(_ right: Int, of count: Int) -> String { "\(right) of \(count) are right." }
  let explanationTitle = "Why"
  let authorAnswerTitle = "Answer"
  let eachAction = "Action"
  func appealed(_ item: String) -> String {
    "Noted: \(item). fieldbook progress export --appeals writes it out, to be sent to the lesson's author."
  }
  let nothingToAppeal = "Answer a question first: appeal is about the last answer."
  let rightNeedsNoAppeal = "That answer counts as right."
  func notSaved(_ reason: String) -> String { "The answer could not be saved: \(reason)" }

  let timelineTitle = "Timeline"
  let timelineCause = "action"
  let timelineField = "field"
  let timelineTexts = "on screen"
  let timelineWritten = "written"
  let timelineChanges = "changed"
  let timelineOutput = "printed"
  let timelineFocus = "focus"
  let timelinePrediction = "you said"
  let timelineAppearance = "start"
  let noFocus = "none"
  func timelineChanged(_ sign: String) -> String { "\(sign) changed in this row" }
  func timelineTimes(_ count: Int) -> String { "×\(count)" }
  func timelineWrites(_ count: Int) -> String { Self.count(count, "write") }
  func timelineSentence(cause: String, parts: [String]) -> String { "\(cause): \(parts.joined(separator: "; "))." }
  func timelineBecame(_ name: String, _ value: String) -> String { "\(name) \(value), changed" }
  func timelineStays(_ name: String, _ value: String) -> String { "\(name) \(value)" }
  func warned(_ text: String) -> String { "SwiftUI warns: \(text)" }
  let noTimeline = "There is no timeline. Answer a question that runs code first."
  func dots(_ count: Int) -> String { Self.count(count, "dot") }
  let emptyText = "\"\""

  let running = "Running. Ctrl-C stops it"
  let interrupted = "The run was stopped."
  func noSnippet(_ id: String, known: [String]) -> String {
    known.isEmpty
      ? "There is no such code: \(id)." : "There is no such code: \(id). There are: \(known.joined(separator: ", "))."
  }
  let runWhat = "Say which code to run: run NAME. The name stands above the code."
  let answerFirst = "This is the screen at the start. The actions are run for you once you have answered."
  func cannotRead(_ path: String) -> String { "This file cannot be read: \(path)" }
  let judgedByPinned = "It could not be run, so your answer was compared with the one written down."

  let coursesTitle = "Lessons and question banks"
  let courseColumns = ["No.", "Name", "Title", "Length", "Questions", "Right"]
  func minutes(_ count: Int) -> String { "\(count) min" }
  let progressTitle = "Progress"
  let progressColumns = ["Lesson", "Answered", "Right", "All"]
  let nothingAnswered = "Nothing has been answered yet."
  func progressTotal(answered: Int, right: Int) -> String {
    "You have answered \(Self.count(answered, "time")), \(right) of them right."
  }
  let misconceptionsTitle = "Misconceptions met most"
  func times(_ count: Int) -> String { Self.count(count, "time") }

  private static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}
