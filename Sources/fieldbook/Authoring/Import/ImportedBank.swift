import Contract
import Course

/// A question bank made of imported questions. One that `check` would refuse is left out, and why is noted.
struct ImportedBank {
  private(set) var text: String
  /// In the order of their lines.
  private(set) var notes: [ImportNote]
  private(set) var takenCount = 0
  private(set) var lostCount: Int

  init(id: String, title: String, language: Language, questions: [ImportedQuestion], notes: [ImportNote]) {
    self.notes = notes
    lostCount = notes.count { $0.problem.losesQuestion }
    let texts = language.authoringTexts
    let header = """
      ---
      format: 1
      id: \(id)
      title: \(title.frontMatterValue)
      lang: \(language.rawValue)
      ---

      # \(title.markdownText)


      """
    text = header
    var ids: Set<String> = []
    for (index, question) in questions.enumerated() {
      var item = question.id ?? "\(id)-\(index + 1)"
      if !ids.insert(item).inserted {
        item = "\(id)-\(index + 1)"
        ids.insert(item)
      }
      let written = question.markdown(id: item, texts)
      let faults = CourseFile.read(path: "Quizzes/\(id).md", text: header + written).diagnostics
      if let fault = faults.first {
        self.notes.append(ImportNote(line: question.line, problem: .refused(fault.summary(language))))
        lostCount += 1
      } else {
        text += written
        takenCount += 1
      }
    }
    self.notes.sort { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}

extension ImportProblem {
  /// Whether the whole question was lost.
  var losesQuestion: Bool {
    switch self {
    case .part, .htmlTag: false
    default: true
    }
  }
}

extension ImportedQuestion {
  fileprivate func markdown(id: String, _ texts: any AuthoringTexts) -> String {
    let details = { (content: String) in
      "<details><summary>\(texts.answer)</summary>\n\n\(content)\n\n</details>\n\n"
    }
    let mark = { (kind: String, word: String) in "<!-- quiz: \(kind) id=\(id)\(word) -->\n\(prompt)\n\n" }
    switch form {
    case .choice(let boxes, let isFixed):
      return mark("choice", isFixed ? " fixed" : "")
        + boxes.map(Self.line).joined() + "\n" + (explanation.isEmpty ? "" : details(explanation))
    case .trueOrFalse(let isTrue, let ifTrue, let ifFalse):
      let boxes = [
        Box(text: texts.trueAndFalse[0], isRight: isTrue, feedback: ifTrue),
        Box(text: texts.trueAndFalse[1], isRight: !isTrue, feedback: ifFalse),
      ]
      return ImportedQuestion(
        line: line, prompt: prompt, form: .choice(boxes, isFixed: true), explanation: explanation
      ).markdown(id: id, texts)
    case .short(let answers, let wrongs):
      let listed = wrongs.map { wrong in
        "<!-- wrong: \(wrong.answer.markValue) -->\n\(wrong.feedback)\n\n"
      }.joined()
      return mark("short", "") + listed
        + details(
          "```answer\n\(answers.joined(separator: "\n"))\n```" + (explanation.isEmpty ? "" : "\n\n" + explanation))
    case .reveal: return mark("reveal", "") + details(explanation)
    }
  }

  private static func line(_ box: Box) -> String {
    let text = box.text.replacing("\n", with: "\n  ")
    let feedback = box.feedback.isEmpty ? "" : "  > " + box.feedback.replacing("\n", with: "\n  > ") + "\n"
    return "- [\(box.isRight ? "x" : " ")] \(text)\n\(feedback)"
  }
}

extension String {
  /// Plain text as Markdown that says the same: what Markdown would read as a sign is escaped.
  var markdownText: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var result = ""
      for character in line {
        if "\\`*_[]<>&|~#".contains(character) { result.append("\\") }
        result.append(character)
      }
      // A list, a quote or an underline only at the beginning of a line.
      let trimmed = result.drop { $0 == " " }
      if let first = trimmed.first, "-+=".contains(first) { return "\\" + trimmed }
      if let dot = trimmed.firstIndex(where: { !$0.isNumber }), dot > trimmed.startIndex, ".)".contains(trimmed[dot]) {
        return trimmed[..<dot] + "\\" + trimmed[dot...]
      }
      return String(trimmed)
    }.joined(separator: "\n")
  }

  /// As the value of a mark.
  var markValue: String {
    let needsQuotes = isEmpty || contains("\"") || contains("\\") || contains("\n") || contains("--") || first == " "
    guard needsQuotes else { return self }
    return "\""
      + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      .replacing("-->", with: "--\\u{3E}") + "\""
  }
}
