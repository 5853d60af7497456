import Contract
import Course
import Testing

@Suite("Answers are compared")
struct AnswerComparisonTests {
  private func judge(_ given: String, _ right: String, wrongs: [String] = []) -> Verdict {
    AnswerComparison(right: right, wrongs: wrongs).judge(given)
  }

  @Test("line ends, trailing blanks and Unicode's form never matter")
  func sameText() {
    #expect(judge("a  \r\nb\n\n", "a\nb") == .right(spacing: false))
    #expect(judge("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "한글") == .right(spacing: false))
  }

  @Test("a difference in spacing alone is right, and worth a word")
  func spacing() {
    #expect(judge("주문0개", "주문 0개") == .right(spacing: true))
    #expect(judge(" 주문  0 개", "주문 0개") == .right(spacing: true))
    #expect(judge("주문\u{A0}0개", "주문 0개") == .right(spacing: true))
    #expect(!judge("1 2", "1\n2").isRight)
  }

  @Test("nil and 없음 are the same; \"\" is the empty text")
  func specialAnswers() {
    #expect(judge("없음", "nil") == .right(spacing: false))
    #expect(judge("nil", "없음") == .right(spacing: false))
    #expect(judge("", "\"\"") == .right(spacing: false))
    #expect(!judge("nil", "\"\"").isRight)
  }

  @Test("a listed wrong answer comes before a near miss")
  func knownWrong() {
    #expect(judge("25", "25개", wrongs: ["0", "2 5"]) == .knownWrong(1))
    #expect(judge("25", "25개", wrongs: ["0"]) == .nearMiss([.missingUnit("개")]))
  }

  @Test("letter case, quotes and a trailing unit are near misses that say what differs")
  func nearMisses() {
    #expect(judge("l", "L") == .nearMiss([.letterCase]))
    #expect(judge("\"L\"", "L") == .nearMiss([.quotes]))
    #expect(judge("“L”", "\"L\"") == .nearMiss([.quotes]))
    #expect(judge("‘l’", "L") == .nearMiss([.quotes, .letterCase]))
    #expect(judge("25", "25개") == .nearMiss([.missingUnit("개")]))
    #expect(judge("25 PT", "25") == .nearMiss([.extraUnit("PT")]))
    #expect(judge("50%", "50") == .nearMiss([.extraUnit("%")]))
    #expect(!judge("25", "25개").endsAsking)
  }

  @Test("what differs in more is wrong")
  func wrong() {
    for (given, right) in [
      ("2", "25"), ("250", "25"), ("M", "L"), ("", "L"), ("25.5", "25"), ("SML", "S"), ("25-", "25"),
    ] {
      guard case .wrong = judge(given, right) else {
        Issue.record("\(given) for \(right)")
        continue
      }
    }
  }

  @Test("invisible characters are made visible, and it is said that no eye sees them")
  func invisible() {
    guard case .wrong(let difference) = judge("a\u{200B}b", "ab") else {
      Issue.record("a zero-width space is no spacing")
      return
    }
    #expect(difference.given == "a\\u{200B}b")
    #expect(difference.firstDifference == 1)
    #expect(difference.isInvisible)
    #expect(VisibleText.of(" a\tb ") == "·a\\tb·")
    #expect(VisibleText.of("가\u{A0}\n") == "가\\u{A0}\\n")
    #expect(VisibleText.of("👨‍👩‍👧") == "👨‍👩‍👧")
  }
}

@Suite("What is typed at a question")
struct PromptInputTests {
  @Test("an empty line never answers, a colon begins a command, two colons an answer with one")
  func kinds() {
    #expect(PromptInput("  ") == .nothing)
    #expect(PromptInput("\"\"") == .answer(""))
    #expect(PromptInput(" :hint ") == .command("hint"))
    #expect(PromptInput("::x") == .answer(":x"))
    #expect(PromptInput("주문 0개") == .answer("주문 0개"))
  }

  @Test("numbers choose")
  func numbers() throws {
    #expect(try ChosenNumbers("3, 1 1", count: 3).indices == [0, 2])
    #expect(throws: ChosenNumbers.Problem.outOfRange(4, count: 3)) { try ChosenNumbers("4", count: 3) }
    #expect(throws: ChosenNumbers.Problem.notANumber("x")) { try ChosenNumbers("1 x", count: 3) }
  }
}

/// A run as a host would tell it.
func document(
  _ steps: [RunDocument.Step], final: RunDocument.Final? = nil, outcome: Outcome = .finished
) -> RunDocument {
  var document = RunDocument(file: "x.swift", view: "V")
  document.steps = steps
  document.final = final ?? steps.last?.settled ?? RunDocument.Final()
  document.outcome = outcome
  return document
}

func step(_ action: String?, _ events: [Event] = [], settled: RunDocument.Final? = nil) -> RunDocument.Step {
  var step = RunDocument.Step(action: action)
  step.events = events
  step.settled = settled
  return step
}

func event(_ kind: Event.Kind, _ details: KeyValuePairs<String, JSON>) -> Event {
  Event(time: 0, kind: kind, details: JSONObject(details))
}

func write(_ name: String, _ old: String, _ new: String) -> Event {
  event(
    .write,
    [
      "name": .string(name), "view": "V", "path": "V", "type": "String", "old": .string(old), "new": .string(new),
      "changed": .bool(old != new),
    ])
}

func screen(
  texts: [String] = [], fields: [(label: String, value: String)] = [], focus: Int? = nil,
  state: [(name: String, value: String?)] = []
) -> RunDocument.Final {
  var final = RunDocument.Final()
  final.elements =
    fields.enumerated().map { index, field in
      .object([
        "kind": "textField", "ref": .string("textField[\(index)]"), "label": .string(field.label),
        "value": .string(field.value), "focused": .bool(index == focus), "enabled": true,
      ])
    }
    + texts.enumerated().map { index, text in
      .object(["kind": "text", "ref": .string("text[\(index)]"), "label": .string(text), "value": .string(text)])
    }
  final.focus = focus.map { fields[$0].label }
  final.focusRef = focus.map { "textField[\($0)]" }
  final.state = state.map { entry in
    .object([
      "view": "V", "path": "V", "name": .string(entry.name), "type": "String", "value": .string(entry.value ?? "nil"),
      "isNil": .bool(entry.value == nil),
    ])
  }
  return final
}

@Suite("Answers are read from a run")
struct RunAnswersTests {
  private func answer(_ ask: Ask, _ final: RunDocument.Final) throws -> String {
    try RunAnswers(document([step(nil)], final: final)).answer(to: ask)
  }

  @Test("state, with nil and the empty text told apart from words")
  func state() throws {
    let final = screen(state: [("size", "M"), ("error", nil), ("text", "")])
    #expect(try answer(.state("size"), final) == "M")
    #expect(try answer(.state("V.size"), final) == "M")
    #expect(try answer(.state("error"), final) == "nil")
    #expect(try answer(.state("text"), final) == "\"\"")
    #expect(throws: AskFailure.noProperty("sise", known: ["size", "error", "text"])) {
      try answer(.state("sise"), final)
    }
    let twice = screen(state: [("a", "1"), ("a", "2")])
    #expect(throws: AskFailure.severalProperties("a", paths: ["V", "V"])) { try answer(.state("a"), twice) }
  }

  @Test("texts: the only one, one by its index, the one after a label")
  func texts() throws {
    let final = screen(texts: ["가", "나"], fields: [("수량", "")])
    #expect(try answer(.text(.index(1)), final) == "나")
    #expect(try answer(.text(.after("수량")), final) == "가")
    #expect(try answer(.text(.after("가")), final) == "나")
    #expect(try answer(.text(.only), screen(texts: ["가"])) == "가")
    #expect(throws: AskFailure.severalTexts(["가", "나"])) { try answer(.text(.only), final) }
    #expect(throws: AskFailure.noText) { try answer(.text(.only), screen()) }
    #expect(throws: AskFailure.noTextAt(2, count: 2)) { try answer(.text(.index(2)), final) }
    #expect(throws: AskFailure.noTextAfter("나")) { try answer(.text(.after("나")), final) }
    #expect(throws: AskFailure.noLabel("다")) { try answer(.text(.after("다")), final) }
  }

  @Test("focus is a label, a ref where the label is empty or repeated, or nil")
  func focus() throws {
    #expect(try answer(.focus, screen(fields: [("아이디", ""), ("비밀번호", "")], focus: 1)) == "비밀번호")
    #expect(try answer(.focus, screen(fields: [("칸", ""), ("칸", "")], focus: 1)) == "textField[1]")
    #expect(try answer(.focus, screen(fields: [("", "")], focus: 0)) == "textField[0]")
    #expect(try answer(.focus, screen(fields: [("칸", "")])) == "nil")
  }

  @Test("output, writes, changes and warnings are totals since the appearance")
  func totals() throws {
    var run = document([
      step(nil, [event(.warning, ["text": "one"])]), step("tap a", [event(.warning, ["text": "two"])]),
    ])
    run.final.output = "1\n2\n"
    run.final.writes = [.init(view: "V", path: "V", name: "n", calls: 4, changes: 3)]
    let answers = RunAnswers(run)
    #expect(try answers.answer(to: .output) == "1\n2")
    #expect(try answers.answer(to: .writes("n")) == "4")
    #expect(try answers.answer(to: .changes("n")) == "3")
    #expect(try answers.answer(to: .warnings) == "one\ntwo")
    #expect(try RunAnswers(document([])).answer(to: .warnings) == "nil")
    #expect(try RunAnswers(document([])).answer(to: .output) == "\"\"")
  }

  @Test("the outcome has the same four words in every language")
  func outcome() throws {
    let outcomes: [(Outcome, String)] = [
      (.finished, "finishes"), (.compileError, "does not compile"), (.trap(message: "x", at: nil), "traps"),
      (.timeout(at: nil), "never ends"), (.livelock(at: nil), "never ends"),
    ]
    for (outcome, word) in outcomes {
      #expect(try RunAnswers(document([], outcome: outcome)).answer(to: .outcome) == word)
    }
    #expect(throws: AskFailure.ended(.noView([]))) {
      try RunAnswers(document([], outcome: .noView([]))).answer(to: .outcome)
    }
  }

  @Test("what the screen shows cannot be asked of a program that trapped")
  func trapped() {
    let trap = Outcome.trap(message: "x", at: nil)
    #expect(throws: AskFailure.ended(trap)) { try RunAnswers(document([], outcome: trap)).answer(to: .focus) }
  }

  @Test("each answers once for every action, from what was settled after it")
  func each() throws {
    let run = document(
      [
        step(nil, settled: screen(texts: ["0"], state: [("n", "0")])),
        step("type 1", [write("n", "0", "1")], settled: screen(texts: ["1"], state: [("n", "1")])),
        step("return", [write("n", "1", "1")], settled: screen(texts: ["1"], state: [("n", "1")])),
      ].map { $0 })
    var counted = run
    counted.final.writes = [.init(view: "V", path: "V", name: "n", calls: 2, changes: 1)]
    #expect(try RunAnswers(counted).answers(toEach: .text(.only)) == ["1", "1"])
    #expect(try RunAnswers(counted).answers(toEach: .state("n")) == ["1", "1"])
    #expect(try RunAnswers(counted).answers(toEach: .writes("n")) == ["1", "2"])
    #expect(try RunAnswers(counted).answers(toEach: .changes("n")) == ["1", "1"])
  }

  @Test("the order of events leaves out the appearance and merges equal neighbours")
  func order() throws {
    let body = event(.body, ["view": "V", "path": "V"])
    let run = document([
      step(nil, [body]),
      step("type 1", [write("n", "0", "1"), body, body, event(.onChange, ["type": "Int", "old": "0", "new": "1"])]),
      step("return", [event(.focus, ["from": "a", "to": nil])]),
    ])
    #expect(
      try RunAnswers(run).answer(to: .events([.write, .body, .onChange, .focus]))
        == "write n\nbody V\nonChange Int\nfocus nil")
    #expect(try RunAnswers(run).answer(to: .events([.body])) == "body V")
  }
}

@Suite("A question is judged")
struct QuestionJudgeTests {
  @Test("a choice is right when all right boxes and no others are chosen")
  func choice() throws {
    let question = try #require(
      lesson(
        "<!-- quiz: choice id=c -->\n물음\n\n- [ ] 하나\n- [ ] 둘\n- [ ] 셋\n\n<!-- wrong[mixed-up]: 둘 -->\n왜\n\n```answer\n하나\n셋\n```\n"
      ).question("c"))
    #expect(question.judge(chosen: [0, 2]).isRight)
    let verdict = question.judge(chosen: [0, 1])
    #expect(!verdict.isRight)
    #expect(verdict.wronglyChosen == [1])
    #expect(verdict.missed == [2])
    #expect(verdict.knownWrongs == [0])
  }

  @Test("a choice with ask is right at the box that the run confirms")
  func choiceOfARun() throws {
    let question = try #require(
      lesson("<!-- quiz: choice id=c snippet=s ask=output -->\n물음\n\n- [ ] `1` 한 번\n- [ ] `2` 두 번\n").question("c"))
    #expect(question.rightBoxes(actual: "2") == [1])
  }

  @Test("the run's answers have the shape of the pinned ones")
  func rightAnswers() throws {
    let question = try #require(
      lesson(
        "<!-- quiz: predict id=p snippet=s ask=\"text\" each -->\n물음\n\n```actions\ntype 1\nreturn\n```\n\n```answer\n0\n1\n```\n"
      ).question("p"))
    let run = document([
      step(nil, settled: screen(texts: ["0"])), step("type 1", settled: screen(texts: ["0"])),
      step("return", settled: screen(texts: ["1"])),
    ])
    #expect(try question.rightAnswers(from: run) == question.pinnedAnswers)
    let short = document([step(nil), step("type 1", settled: screen(texts: ["0"]))], outcome: .actionFailed)
    #expect(throws: AskFailure.ended(.actionFailed)) { try question.rightAnswers(from: short) }
  }
}
