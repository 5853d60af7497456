import Contract
import Course
import Terminal

/// The lists of what there is and of what was done.
struct Overview {
  var talk: Talk
  var course: CourseContents
  var memory: Memory

  private var texts: any ReplTexts { talk.texts }

  func showCourses() {
    talk.space()
    talk.title(texts.coursesTitle)
    let rows = (course.lessons + course.banks).enumerated().map { index, file -> [StyledText] in
      let right = file.questions.count { memory.lastResult($0.id) == true }
      let shown = course.file(file.id, language: talk.console.language) ?? file
      return [
        StyledText(String(index + 1)), StyledText(file.id, .code), StyledText(shown.title),
        StyledText(file.header.minutes.map(texts.minutes) ?? ""), StyledText(String(file.questions.count)),
        StyledText(String(right)),
      ]
    }
    talk.table(
      TableContent(
        alignments: [.trailing, .leading, .leading, .trailing, .trailing, .trailing],
        header: texts.courseColumns.map { StyledText($0) }, rows: rows))
  }

  func printCourses() {
    let files = (course.lessons + course.banks).map { file -> JSON in
      .object([
        "id": .string(file.id), "title": .string(file.title), "path": .string(file.path),
        "kind": .string(file.role.rawValue), "day": file.header.day.map(JSON.int) ?? .null,
        "part": file.header.part.map(JSON.int) ?? .null, "minutes": file.header.minutes.map(JSON.int) ?? .null,
        "questions": .array(file.questions.map { .string($0.id) }),
      ])
    }
    print(JSON.object(["format": 1, "files": .array(files)]).prettyText)
  }

  func printProgress() {
    let history = memory.history
    let items = (course.lessons + course.banks).flatMap { file in
      file.questions.map { question -> JSON in
        .object([
          "lesson": .string(file.id), "item": .string(question.id),
          "right": memory.lastResult(question.id).map(JSON.bool) ?? .null,
        ])
      }
    }
    let misconceptions = history.misconceptions.map {
      JSON.object(["name": .string($0.name), "count": .int($0.count)])
    }
    let document = JSON.object([
      "format": 1, "answered": .int(history.answered), "right": .int(history.right), "items": .array(items),
      "misconceptions": .array(misconceptions),
    ])
    print(document.prettyText)
  }

  func printAppeals() { print(AppealExport(memory.history, appeals: memory.appeals).json.prettyText) }

  func showProgress() {
    talk.space()
    talk.title(texts.progressTitle)
    let history = memory.history
    guard history.answered > 0 else { return talk.note(texts.nothingAnswered) }
    talk.say(texts.progressTotal(answered: history.answered, right: history.right))
    let rows = (course.lessons + course.banks).filter { !$0.questions.isEmpty }.map { file -> [StyledText] in
      let results = file.questions.map { memory.lastResult($0.id) }
      let shown = course.file(file.id, language: talk.console.language) ?? file
      return [
        StyledText(shown.title), StyledText(String(results.count { $0 != nil })),
        StyledText(String(results.count { $0 == true })), StyledText(String(results.count)),
      ]
    }
    talk.table(
      TableContent(
        alignments: [.leading, .trailing, .trailing, .trailing], header: texts.progressColumns.map { StyledText($0) },
        rows: rows))
    guard !history.misconceptions.isEmpty else { return }
    talk.space()
    talk.title(texts.misconceptionsTitle)
    for (name, count) in history.misconceptions.prefix(5) { talk.entry(StyledText(name, .code), texts.times(count)) }
  }
}
