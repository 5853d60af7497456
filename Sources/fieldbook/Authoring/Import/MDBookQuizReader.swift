import Course

/// Reads the questions of an mdbook-quiz file (github.com/cognitive-engineering-lab/mdbook-quiz).
struct MDBookQuizReader {
  private let document: TOMLValue
  private var questions: [ImportedQuestion] = []
  private var notes: [ImportNote] = []

  init(_ document: TOMLValue) { self.document = document }

  func read() -> (questions: [ImportedQuestion], notes: [ImportNote]) {
    var reader = self
    for key in (document.table ?? [:]).keys.sorted() where key != "questions" && key != "multipart" {
      reader.note(document[key], .part(key))
    }
    for question in document["questions"]?.array ?? [] { reader.read(question) }
    return (reader.questions, reader.notes)
  }

  private mutating func note(_ value: TOMLValue?, _ problem: ImportProblem) {
    notes.append(ImportNote(line: value?.line ?? 1, problem: problem))
  }

  private mutating func read(_ question: TOMLValue) {
    let kind = question["type"]?.string ?? ""
    if kind == "Tracing" { return note(question, .program) }
    guard kind == "MultipleChoice" || kind == "ShortAnswer" else { return note(question, .kind(kind)) }
    guard let prompt = self.prompt(of: question) else { return note(question, .noPrompt) }
    guard let form = kind == "MultipleChoice" ? choice(question) : short(question) else { return }
    let known = ["id", "type", "prompt", "answer", "context", "multipart"]
    for key in (question.table ?? [:]).keys.sorted() where !known.contains(key) { note(question[key], .part(key)) }
    questions.append(
      ImportedQuestion(
        line: question.line, id: question["id"]?.string.flatMap { FileHeader.isID($0) ? $0 : nil }, prompt: prompt,
        form: form, explanation: question["context"]?.string?.trimmedWhitespace ?? ""))
  }

  /// The question's Markdown, with that which it shares with others before it.
  private func prompt(of question: TOMLValue) -> String? {
    guard let own = question["prompt"]?["prompt"]?.string?.trimmedWhitespace, !own.isEmpty else { return nil }
    let shared = question["multipart"]?.string.flatMap { document["multipart"]?[$0]?.string }
    return [shared?.trimmedWhitespace, own].compactMap { $0 }.joined(separator: "\n\n")
  }

  private mutating func choice(_ question: TOMLValue) -> ImportedQuestion.Form? {
    let right = texts(question["answer"]?["answer"])
    guard !right.isEmpty else {
      note(question, .noRightAnswer)
      return nil
    }
    let box = { (text: String, isRight: Bool) in
      ImportedQuestion.Box(text: text.trimmedWhitespace.replacing("\n", with: " "), isRight: isRight)
    }
    var boxes = texts(question["prompt"]?["distractors"]).map { box($0, false) }
    let position = min(question["prompt"]?["answerIndex"]?.integer ?? 0, boxes.count)
    boxes.insert(contentsOf: right.map { box($0, true) }, at: max(0, position))
    guard boxes.count > 1 else {
      note(question, .oneBox)
      return nil
    }
    if let sort = question["prompt"]?["sortAnswers"], sort.boolean == true {
      boxes.sort { $0.text < $1.text }
      return .choice(boxes, isFixed: true)
    }
    return .choice(boxes, isFixed: question["prompt"]?["answerIndex"] != nil)
  }

  private mutating func short(_ question: TOMLValue) -> ImportedQuestion.Form? {
    let spellings = texts(question["answer"]?["answer"]) + texts(question["answer"]?["alternatives"])
    guard !spellings.isEmpty else {
      note(question, .noRightAnswer)
      return nil
    }
    let single = spellings.filter { !$0.contains("\n") }.map(\.trimmedWhitespace)
    if single.count < spellings.count { note(question["answer"], .part("answer")) }
    return .short(single, wrongs: [])
  }

  /// A text, or several.
  private func texts(_ value: TOMLValue?) -> [String] {
    value?.string.map { [$0] } ?? value?.array?.compactMap(\.string) ?? []
  }
}
