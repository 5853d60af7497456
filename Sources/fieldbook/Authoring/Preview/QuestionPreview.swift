import Contract
import Course
import Markdown
import Snippets
import Terminal
import TextWidth

extension Talk {
  /// For showing alone: nothing is asked.
  init(_ invocation: Invocation) {
    let isWide = invocation.environment["FIELDBOOK_AMBIGUOUS"] == "wide"
    let console = Console(
      capabilities: invocation.capabilities, language: invocation.language,
      measure: TextMeasure(ambiguous: isWide ? .wide : .narrow), historyFolder: nil, asks: false)
    self.init(console: console, texts: invocation.language.replTexts)
  }
}

/// A question as the learner meets it, without anybody answering.
struct QuestionPreview {
  var asked: LessonStep.Asked
  var course: CourseContents
  var talk: Talk

  func show() {
    let question = asked.question
    // What the prompt itself shows at a question.
    QuestionAsking(
      asked, earlierAskings: 0, talk: talk, runner: CodeRunner(talk: talk, course: course),
      workshop: Workshop(environment: [:], home: ""), keep: { _ in }
    ).show()
    switch question.kind {
    case .choice: talk.numbered(question.boxes.map(\.content))
    case .predict where question.ask == .outcome:
      talk.numbered(OutcomeAnswer.allCases.map { StyledText(talk.texts.outcome($0)) })
    default: break
    }
    if let ask = question.ask, question.kind == .predict {
      talk.say(StyledText(talk.texts.askLabel(ask) + "> ", .prompt))
    }
  }
}

/// A file as the learner goes through it.
struct FilePreview {
  var file: CourseFile
  var course: CourseContents
  var talk: Talk

  func show() {
    let steps = LessonStep.steps(of: file) { recall in
      course.file(recall.lesson).flatMap { home in home.question(recall.item).map { ($0, home) } }
    }
    for step in steps {
      if !step.blocks.isEmpty {
        talk.space()
        if let part = step.untitledPart { talk.title(talk.texts.title(of: part)) }
        talk.show(step.blocks)
      }
      if let asked = step.question { QuestionPreview(asked: asked, course: course, talk: talk).show() }
    }
  }
}
