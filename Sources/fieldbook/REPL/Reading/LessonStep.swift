import Course
import Markdown

/// What is shown in one go: a part of a section up to the next question, or a question of a quiz.
struct LessonStep: Equatable {
  /// The file that it stands in.
  var file: CourseFile
  /// The section's number in the file, and which of its elements are shown.
  var section: Int
  var elements: Range<Int>
  /// What is asked at its end.
  var question: Asked?

  /// A question and the file that it comes from, which a recall takes elsewhere.
  struct Asked: Equatable {
    var question: Question
    var file: CourseFile
    /// Whether the code that it asks about stands further above or elsewhere, and is shown again.
    var showsCode: Bool
  }

  /// The part of the lesson that begins here without a heading of its own.
  var untitledPart: Section.Part? {
    guard file.sections.indices.contains(section), elements.lowerBound == 0, heading == nil else { return nil }
    return file.sections[section].part
  }

  var heading: MarkdownNode? { file.sections.indices.contains(section) ? file.sections[section].heading : nil }

  /// The blocks to read, with the section's heading where the section begins.
  var blocks: [MarkdownNode] {
    guard file.sections.indices.contains(section) else { return [] }
    let beginning = elements.lowerBound == 0 ? [heading].compactMap { $0 } : []
    return beginning
      + file.sections[section].elements[elements].compactMap { element in
        switch element {
        case .block(let node): node
        case .snippet(let snippet): MarkdownNode(.codeBlock(snippet.code), range: snippet.range)
        case .question, .recall: nil
        }
      }
  }
}

extension LessonStep {
  /// A lesson from its beginning to its end.
  ///
  /// - Parameter find: the question of another lesson, for what is asked again.
  static func steps(of file: CourseFile, find: (Recall) -> (Question, CourseFile)?) -> [LessonStep] {
    file.sections.indices.flatMap { steps(ofSection: $0, of: file, find: find) }
  }

  private static func steps(
    ofSection section: Int, of file: CourseFile, find: (Recall) -> (Question, CourseFile)?
  ) -> [LessonStep] {
    let elements = file.sections[section].elements
    var steps: [LessonStep] = []
    var start = 0
    var codeShown: Set<String> = []
    for (index, element) in elements.enumerated() {
      let asked: Asked?
      switch element {
      case .snippet(let snippet):
        if let id = snippet.id { codeShown.insert(id) }
        continue
      case .question(let id):
        asked = file.question(id).map { question in
          let isShown = question.snippet.map { $0.lesson == nil && codeShown.contains($0.id) } ?? false
          return Asked(question: question, file: file, showsCode: !isShown)
        }
      case .recall(let recall):
        asked = find(recall).map { Asked(question: $0, file: $1, showsCode: true) }
      case .block: continue
      }
      guard let asked else { continue }
      steps.append(LessonStep(file: file, section: section, elements: start..<index, question: asked))
      start = index + 1
      codeShown = []
    }
    if start < elements.count || steps.isEmpty {
      steps.append(LessonStep(file: file, section: section, elements: start..<elements.count))
    }
    return steps
  }

  /// Questions one after the other, without the text around them.
  static func steps(asking questions: [(Question, CourseFile)]) -> [LessonStep] {
    questions.map { question, file in
      LessonStep(
        file: file, section: file.sections.count, elements: 0..<0,
        question: Asked(question: question, file: file, showsCode: true))
    }
  }
}
