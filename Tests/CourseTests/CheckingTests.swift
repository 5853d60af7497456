import Contract
import Course
import Synchronization
import Testing

/// Answers from what a test wrote down instead of running anything, and remembers what it was asked.
final class WrittenProver: SnippetProver {
  let documents: @Sendable (SnippetOrder) -> RunDocument
  let compiled: [Diagnostic]
  let lack: MachineLack?
  /// What other surroundings give instead.
  let varying: @Sendable (Set<Surrounding>) -> RunDocument?
  let asked = Mutex<[String]>([])

  init(
    compiled: [Diagnostic] = [], lack: MachineLack? = nil,
    documents: @escaping @Sendable (SnippetOrder) -> RunDocument = { _ in document([step(nil)]) },
    varying: @escaping @Sendable (Set<Surrounding>) -> RunDocument? = { _ in nil }
  ) {
    self.documents = documents
    self.compiled = compiled
    self.lack = lack
    self.varying = varying
  }

  private func ask(_ what: String, _ order: SnippetOrder) throws(MachineLack) {
    asked.withLock { $0.append("\(what) \(order.pieces.last?.firstLine ?? 0) \(order.actions.joined(separator: ";"))") }
    if let lack { throw lack }
  }

  func run(_ order: SnippetOrder, changing changed: Set<Surrounding>) throws(MachineLack) -> RunDocument {
    if changed.isEmpty { try ask("run", order) }
    return varying(changed) ?? documents(order)
  }

  func compile(_ order: SnippetOrder) throws(MachineLack) -> RunDocument {
    try ask("compile", order)
    var result = document([], outcome: compiled.isEmpty ? .finished : .compileError)
    result.diagnostics = compiled
    return result
  }

  func parse(_ order: SnippetOrder) throws(MachineLack) -> [Diagnostic] {
    try ask("parse", order)
    return compiled
  }
}

private func check(_ body: String, _ prover: WrittenProver, workers: Int = 1) -> CourseReport {
  let course = CourseContents(MemoryFolder(files: ["Lessons/a.md": header() + body]))
  return CourseChecker(course).check(with: prover, workers: workers)
}

private let code = "```swift id=s\nlet a = 1\n```\n\n"

private func predict(_ keys: String, _ answer: String, more: String = "", id: String = "q") -> String {
  "<!-- quiz: predict id=\(id) snippet=s \(keys) -->\n물음\n\n```actions\ntap a\ntap b\n```\n\n\(more)```answer\n\(answer)\n```\n\n"
}

/// A run of the actions `tap a` and `tap b`, with a text on the screen after each.
private func taps(_ texts: String..., outcome: Outcome = .finished) -> RunDocument {
  let actions = ["tap a", "tap b"]
  return document(
    [step(nil, settled: screen(texts: ["0"]))]
      + zip(actions, texts).map { step($0, settled: screen(texts: [$1])) }, outcome: outcome)
}

@Suite("A course is proven")
struct CheckingTests {
  @Test("snippets are run, compiled, parsed or left alone, as their fence says, each once")
  func jobs() {
    let prover = WrittenProver()
    let report = check(
      code + predict("ask=output", "\"\"") + predict("ask=warnings", "nil", id: "r")
        + "```swift\nx\n```\n\n```swift check=compile\nx\n```\n\n```swift check=none reason=\"그림\"\nx\n```\n", prover)
    #expect(report.diagnostics.map(\.shape) == [])
    #expect(prover.asked.withLock { $0 } == ["run 8 ", "parse 36 ", "compile 40 ", "run 8 tap a;tap b"])
    #expect(report.exitStatus() == 0)
    #expect(report.lines(.english).last == "1 file, 4 snippets, 2 questions: 0 errors, 0 warnings")
  }

  @Test("with several workers the same is found in the same order")
  func workers() {
    let body = code + (0..<30).map { predict("ask=text", "x", id: "q\($0)") }.joined()
    let prover = { WrittenProver { _ in taps("1", "2") } }
    let one = check(body, prover())
    #expect(one.errors == 30)
    #expect(check(body, prover(), workers: 4).diagnostics == one.diagnostics)
  }

  @Test("a pinned answer that the run does not give is told at its line, with what to write")
  func answerDiffers() throws {
    let prover = WrittenProver { _ in taps("하나", "둘") }
    let report = check(code + predict("ask=text", "셋"), prover)
    #expect(report.diagnostics.map(\.shape) == ["answer-differs 20:1"])
    #expect(report.diagnostics[0].fix?.replacement == "둘")
    #expect(report.exitStatus() == 1)
    #expect(
      report.lines(.english, folder: "c/").first
        == "c/Lessons/a.md:20:1: error: the pinned answer is '셋', and the run gives '둘' [answer-differs]")
    let each = check(code + predict("ask=text each", "하나\n셋"), prover)
    #expect(each.diagnostics.map(\.shape) == ["answer-differs 21:1"])
    #expect(check(code + predict("ask=text each", "하나\n둘"), prover).diagnostics == [])
  }

  @Test("a wrong answer that the run makes right is told")
  func wrongIsRight() {
    let prover = WrittenProver { _ in taps("하나", "둘") }
    let body = code + predict("ask=text", "셋", more: "<!-- wrong: 둘 -->\n왜\n\n")
    #expect(check(body, prover).diagnostics.map(\.shape) == ["wrong-is-right 19:13", "answer-differs 23:1"])
  }

  @Test("the action that fails is told at its own line")
  func actionFails() {
    let prover = WrittenProver { order in
      order.actions.isEmpty ? document([step(nil)]) : taps("하나", outcome: .actionFailed)
    }
    #expect(check(code + predict("ask=text", "둘"), prover).diagnostics.map(\.shape) == ["run-failed 15:1"])
  }

  @Test("what cannot be asked of the run is told at the question")
  func noAnswer() {
    #expect(
      check(code + predict("ask=\"state x\"", "1"), WrittenProver { _ in taps("1", "2") }).diagnostics.map(\.shape)
        == ["no-answer 11:23"])
  }

  @Test("a compiler's message stands at the lesson's line, its column in characters")
  func compileErrors() {
    let message = Diagnostic(file: "Lessons/a.md", line: 8, column: 7, severity: .error, message: "no such thing")
    let note = Diagnostic(file: "Lessons/a.md", line: 7, column: 1, severity: .note, message: "see here")
    let body = "```swift check=compile\n가나다\n```\n"
    let report = check(body, WrittenProver(compiled: [message, note]))
    #expect(report.diagnostics.map(\.shape) == ["compile-error 8:3"])
    #expect(
      report.lines(.english).prefix(2) == [
        "Lessons/a.md:8:3: error: no such thing [compile-error]", "    Lessons/a.md:7:1: see here",
      ])
    #expect(check("```swift\n가나다\n```\n", WrittenProver(compiled: [message])).diagnostics.map(\.id) == ["syntax-error"])
  }

  @Test("a snippet that is asked for its outcome need neither compile nor end well")
  func outcome() {
    let prover = WrittenProver { _ in document([], outcome: .compileError) }
    let body = code + "<!-- quiz: predict id=q snippet=s ask=outcome -->\n물음\n\n```answer\n"
    #expect(check(body + "does not compile\n```\n", prover).diagnostics == [])
    #expect(check(body + "traps\n```\n", prover).diagnostics.map(\.id) == ["answer-differs"])
  }

  @Test("a snippet that traps is told on its line, one without a view of its own is none")
  func traps() {
    let place = Outcome.Place(line: 8, column: 5)
    let prover = WrittenProver { order in
      order.actions.isEmpty ? document([], outcome: .trap(message: "x", at: place)) : taps("1", "2")
    }
    #expect(check(code + predict("ask=text", "2"), prover).diagnostics.map(\.shape) == ["run-failed 8:5"])
    let noView = WrittenProver { order in order.actions.isEmpty ? document([], outcome: .noView([])) : taps("1", "2") }
    #expect(check(code + predict("ask=text", "2"), noView).diagnostics == [])
  }

  @Test("of a choice with ask exactly one box is what the run answers")
  func choice() {
    let choice = { (boxes: String) in
      code + "<!-- quiz: choice id=q snippet=s ask=text -->\n물음\n\n```actions\ntap a\ntap b\n```\n\n\(boxes)\n"
    }
    let prover = WrittenProver { _ in taps("1", "2") }
    #expect(check(choice("- [ ] `1` 하나\n- [ ] `2` 둘"), prover).diagnostics == [])
    #expect(check(choice("- [ ] `1` 하나\n- [ ] `3` 셋"), prover).diagnostics.map(\.id) == ["no-box-is-answer"])
    #expect(check(choice("- [ ] `2` 하나\n- [ ] `2` 둘"), prover).diagnostics.map(\.id) == ["several-boxes-are-answer"])
  }

  @Test("the broken version fails every pair, and the solution holds them")
  func fix() {
    let pair = { (hidden: String, text: String) in
      "```actions \(hidden)\ntap \(text)\n```\n\n```expect \(hidden)\ntext \"\(text)\"\n```\n\n"
    }
    let body =
      "<!-- quiz: fix id=f -->\n물음\n\n```swift broken\nlet a = 1\n```\n\n" + pair("", "L") + pair("hidden", "S")
      + "```swift solution\nlet a = 2\n```\n"
    let prover = { (broken: String?, solution: String?) in
      WrittenProver { order in
        let said = order.pieces[0].text.contains("1") ? broken : solution
        let wanted = order.actions[0].dropFirst("tap ".count)
        return document([step(nil), step(order.actions[0], settled: screen(texts: [said ?? String(wanted)]))])
      }
    }
    #expect(check(body, prover("M", nil)).diagnostics == [])
    #expect(check(body, prover(nil, nil)).diagnostics.map(\.shape) == ["broken-holds 14:1", "broken-holds 22:1"])
    // A hard-coded answer holds the visible pair alone.
    #expect(check(body, prover("L", nil)).diagnostics.map(\.shape) == ["broken-holds 14:1"])
    #expect(check(body, prover("M", "L")).diagnostics.map(\.shape) == ["expectation-fails 27:1"])
  }

  @Test("a machine that lacks something is told once, with a status of its own")
  func lack() {
    let report = check(code + predict("ask=output", "1"), WrittenProver(lack: MachineLack("no compiler")))
    #expect(report.diagnostics.map(\.id) == ["machine-lacks"])
    #expect(report.exitStatus() == 5)
  }

  @Test("only the chosen files' faults are told")
  func chosen() {
    let course = CourseContents(MemoryFolder(files: ["Lessons/a.md": "", "Lessons/b.md": ""]))
    let report = CourseChecker(course, choice: CheckChoice { $0 == "Lessons/b.md" }).check(with: WrittenProver())
    #expect(report.diagnostics.map(\.file) == ["Lessons/b.md"])
  }

  @Test("warnings alone are well, unless one is strict")
  func strict() {
    let report = check("<!-- hnit -->\n", WrittenProver())
    #expect(report.exitStatus() == 0)
    #expect(report.exitStatus(isStrict: true) == 1)
  }

  @Test("an interrupt ends it with what was found")
  func interrupted() {
    let prover = WrittenProver { _ in document([], outcome: .interrupted) }
    let report = check(code + predict("ask=output", "1"), prover)
    #expect(report.exitStatus() == 130)
    #expect(report.diagnostics == [])
    #expect(prover.asked.withLock { $0.count } == 1)
  }

  @Test("the document has every diagnostic with its range, notes and fix")
  func json() {
    let json = check("<!-- hnit -->\n", WrittenProver()).json(.english)
    let diagnostic = json["diagnostics"]?.array?.first
    #expect(diagnostic?["file"] == "Lessons/a.md")
    #expect(diagnostic?["line"] == 7)
    #expect(diagnostic?["column"] == 6)
    #expect(diagnostic?["endColumn"] == 10)
    #expect(diagnostic?["severity"] == "warning")
    #expect(diagnostic?["id"] == "mark-misspelled")
    #expect(diagnostic?["fix"]?["replacement"] == "hint")
    #expect(json["totals"]?["warnings"] == 1)
  }
}
