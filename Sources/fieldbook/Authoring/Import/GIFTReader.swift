/// Reads Moodle's GIFT: questions between empty lines, their answers in braces.
///
/// See https://docs.moodle.org/en/GIFT_format. What a question bank has no counterpart for is noted.
struct GIFTReader {
  private let lines: [String]
  private var questions: [ImportedQuestion] = []
  private var notes: [ImportNote] = []

  init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }.map(String.init)
  }

  mutating func read() -> (questions: [ImportedQuestion], notes: [ImportNote]) {
    var block: [String] = []
    var start = 0
    var depth = 0
    for (index, line) in (lines + [""]).enumerated() {
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      if trimmed.hasPrefix("//") { continue }
      if trimmed.isEmpty, depth == 0 || index == lines.count {
        if !block.isEmpty { read(block, line: start + 1) }
        block = []
        depth = 0
        continue
      }
      if block.isEmpty { start = index }
      block.append(line)
      depth += Self.depth(of: line)
    }
    return (questions, notes)
  }

  /// How many braces stay open at a line's end: blank lines within an answer end no question.
  private static func depth(of line: String) -> Int {
    var depth = 0
    var isEscaped = false
    for character in line {
      if !isEscaped, character == "{" { depth += 1 }
      if !isEscaped, character == "}" { depth -= 1 }
      isEscaped = character == "\\" && !isEscaped
    }
    return depth
  }

  private mutating func note(_ line: Int, _ problem: ImportProblem) {
    notes.append(ImportNote(line: line, problem: problem))
  }

  // MARK: One question

  private mutating func read(_ block: [String], line: Int) {
    var text = GIFTText(block.joined(separator: "\n"))
    if text.hasPrefix("$CATEGORY:") { return note(line, .part("$CATEGORY")) }
    if text.hasPrefix("::"), let end = text.find("::", from: 2) { text = text.from(end + 2) }
    text = text.trimmed
    guard let open = text.find("{", from: 0) else {
      // A description asks nothing.
      return note(line, .noPrompt)
    }
    guard let close = text.find("}", from: open + 1) else { return note(line, .notClosed) }
    let before = text.upTo(open)
    let after = text.from(close + 1).trimmed
    var answers = GIFTText(text.characters[(open + 1)..<close]).trimmed
    var format = ""
    let prompt = prompt(before, after, &format, line)
    guard !prompt.isEmpty else { return note(line, .noPrompt) }
    var explanation = ""
    if let mark = answers.find("####", from: 0) {
      explanation = markdown(answers.from(mark + 4).trimmed, format, line)
      answers = answers.upTo(mark).trimmed
    }
    guard let form = form(answers, format, line, hasExplanation: !explanation.isEmpty) else { return }
    questions.append(ImportedQuestion(line: line, prompt: prompt, form: form, explanation: explanation))
  }

  /// The question's words; a gap where the answer stands in the middle of a sentence.
  private mutating func prompt(_ before: GIFTText, _ after: GIFTText, _ format: inout String, _ line: Int) -> String {
    var before = before.trimmed
    for name in ["html", "markdown", "plain", "moodle"] where before.hasPrefix("[\(name)]") {
      format = name
      before = before.from(name.count + 2).trimmed
    }
    let first = markdown(before, format, line)
    return after.isEmpty ? first : first + " \\_\\_\\_\\_ " + markdown(after, format, line)
  }

  private mutating func form(
    _ answers: GIFTText, _ format: String, _ line: Int, hasExplanation: Bool
  ) -> ImportedQuestion.Form? {
    if answers.isEmpty {
      guard hasExplanation else {
        note(line, .noExplanation)
        return nil
      }
      return .reveal
    }
    if answers.hasPrefix("#") { return numeric(answers.from(1), line) }
    if let form = trueOrFalse(answers, format, line) { return form }
    let items = GIFTAnswer.all(of: answers)
    guard !items.isEmpty else {
      note(line, .noRightAnswer)
      return nil
    }
    if items.contains(where: { $0.text.find("->", from: 0) != nil }) {
      note(line, .kind("matching"))
      return nil
    }
    if items.allSatisfy(\.isRight) { return short(items, format, line) }
    return choice(items, format, line)
  }

  private mutating func trueOrFalse(_ answers: GIFTText, _ format: String, _ line: Int) -> ImportedQuestion.Form? {
    let parts = answers.split(at: "#").map(\.trimmed)
    let word = (parts.first?.plain ?? "").uppercased()
    guard ["T", "TRUE", "F", "FALSE"].contains(word) else { return nil }
    let isTrue = word.hasPrefix("T")
    // Moodle says the first feedback to a wrong answer, the second to the right one.
    let toWrong = parts.count > 1 ? markdown(parts[1], format, line) : ""
    let toRight = parts.count > 2 ? markdown(parts[2], format, line) : ""
    return .trueOrFalse(isTrue, ifTrue: isTrue ? toRight : toWrong, ifFalse: isTrue ? toWrong : toRight)
  }

  /// A number alone is a word to write; a range or tolerance has no counterpart.
  private mutating func numeric(_ answer: GIFTText, _ line: Int) -> ImportedQuestion.Form? {
    var text = answer.trimmed
    if text.hasPrefix("=") { text = text.from(1).trimmed }
    let parts = text.split(at: "#").map { $0.trimmed.plain }
    let number = parts.first ?? ""
    guard let value = number.split(separator: ":").first.map(String.init), Double(value) != nil,
      number == value || Double(number.dropFirst(value.count + 1)) == 0
    else {
      note(line, .kind("numeric: \(text.plain)"))
      return nil
    }
    if parts.count > 1 { note(line, .part("#\(parts[1])")) }
    return .short([value], wrongs: [])
  }

  private mutating func short(_ items: [GIFTAnswer], _ format: String, _ line: Int) -> ImportedQuestion.Form? {
    var accepted: [String] = []
    var wrongs: [ImportedQuestion.Wrong] = []
    for item in items {
      let text = item.text.plain
      if text.contains("*") || text.contains("\n") || text.isEmpty {
        note(line, .part(text.isEmpty ? "=" : text))
      } else if let weight = item.weight, weight <= 0 {
        let feedback = markdown(item.feedback, format, line)
        if feedback.isEmpty { note(line, .part(text)) } else { wrongs.append(.init(answer: text, feedback: feedback)) }
      } else {
        if let weight = item.weight, weight < 100 { note(line, .part("%\(item.weightText)%")) }
        if !item.feedback.isEmpty { note(line, .part("#" + item.feedback.plain)) }
        accepted.append(text)
      }
    }
    guard !accepted.isEmpty else {
      note(line, .noRightAnswer)
      return nil
    }
    return .short(accepted, wrongs: wrongs)
  }

  private mutating func choice(_ items: [GIFTAnswer], _ format: String, _ line: Int) -> ImportedQuestion.Form? {
    var boxes: [ImportedQuestion.Box] = []
    for item in items {
      let isRight = item.isRight || (item.weight ?? 0) > 0
      let text = markdown(item.text, format, line).replacing("\n", with: " ")
      boxes.append(.init(text: text, isRight: isRight, feedback: markdown(item.feedback, format, line)))
    }
    guard boxes.contains(where: \.isRight) else {
      note(line, .noRightAnswer)
      return nil
    }
    guard boxes.count > 1 else {
      note(line, .oneBox)
      return nil
    }
    // One right answer beside partly right ones: which of them is meant cannot be told by boxes.
    if items.contains(where: \.isRight), items.contains(where: { !$0.isRight && ($0.weight ?? 0) > 0 }) {
      for (index, item) in items.enumerated() where !item.isRight && (item.weight ?? 0) > 0 {
        note(line, .part("%\(item.weightText)% \(item.text.plain)"))
        boxes[index].isRight = false
      }
    }
    return .choice(boxes, isFixed: false)
  }

  private mutating func markdown(_ text: GIFTText, _ format: String, _ line: Int) -> String {
    if format == "markdown" { return text.plain.trimmedWhitespace }
    let converted = HTMLText.markdown(
      of: text.plain, isHTML: format == "html" || (format.isEmpty || format == "moodle"))
    for tag in converted.lostTags { note(line, .htmlTag(tag)) }
    return converted.text
  }
}

/// One `=` or `~` of an answer.
private struct GIFTAnswer {
  var isRight: Bool
  var weight: Double?
  var weightText = ""
  var text: GIFTText
  var feedback: GIFTText

  static func all(of answers: GIFTText) -> [GIFTAnswer] {
    var items: [GIFTAnswer] = []
    let marks = answers.characters.indices.filter { ["=", "~"].contains(answers.characters[$0].sign) }
    for (index, mark) in marks.enumerated() {
      let end = index + 1 < marks.count ? marks[index + 1] : answers.characters.count
      let body = GIFTText(answers.characters[(mark + 1)..<end]).trimmed
      items.append(GIFTAnswer(body, isRight: answers.characters[mark].sign == "="))
    }
    return items
  }

  private init(_ body: GIFTText, isRight: Bool) {
    var body = body
    if body.hasPrefix("%"), let end = body.find("%", from: 1) {
      weightText = GIFTText(body.characters[1..<end]).plain
      weight = Double(weightText)
      body = body.from(end + 1).trimmed
    }
    self.isRight = isRight && (weight ?? 100) >= 0
    let hash = body.find("#", from: 0)
    text = (hash.map { body.upTo($0) } ?? body).trimmed
    feedback = (hash.map { body.from($0 + 1) } ?? GIFTText([])).trimmed
  }
}

/// Text whose escaped signs are told from those that mean something.
struct GIFTText: Equatable {
  struct Letter: Equatable {
    var character: Character
    var isEscaped: Bool

    /// The character where it means something.
    var sign: Character? { isEscaped ? nil : character }
  }

  var characters: [Letter]

  init(_ characters: some Sequence<Letter>) { self.characters = Array(characters) }

  init(_ text: String) {
    characters = []
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "\\", let next = rest.first, "~=#{}:\\n\"".contains(next) else {
        characters.append(Letter(character: character, isEscaped: false))
        continue
      }
      rest.removeFirst()
      characters.append(Letter(character: next == "n" ? "\n" : next, isEscaped: true))
    }
  }

  var isEmpty: Bool { characters.isEmpty }
  var plain: String { String(characters.map(\.character)) }

  var trimmed: GIFTText {
    let isBlank = { (letter: Letter) in letter.character.isWhitespace }
    return GIFTText(characters.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }

  func hasPrefix(_ text: String) -> Bool { matches(Array(text), at: 0) }
  func from(_ index: Int) -> GIFTText { GIFTText(characters.dropFirst(index)) }
  func upTo(_ index: Int) -> GIFTText { GIFTText(characters.prefix(index)) }

  func find(_ text: String, from start: Int) -> Int? {
    let wanted = Array(text)
    guard characters.count >= wanted.count, start <= characters.count - wanted.count else { return nil }
    return (start...(characters.count - wanted.count)).first { matches(wanted, at: $0) }
  }

  func split(at sign: Character) -> [GIFTText] {
    characters.split(omittingEmptySubsequences: false) { $0.sign == sign }.map { GIFTText($0) }
  }

  private func matches(_ text: [Character], at index: Int) -> Bool {
    index + text.count <= characters.count && text.indices.allSatisfy { characters[index + $0].sign == text[$0] }
  }
}
