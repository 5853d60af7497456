import Course
import Testing

/// One faulty body, which begins on line 7 of its file, and all that must be said of it.
struct FaultCase: Sendable, CustomTestStringConvertible {
  var body: String
  var expected: [String]
  var testDescription: String { expected.joined(separator: ", ") }

  init(_ expected: String..., body: String) {
    self.body = body
    self.expected = expected
  }
}

private let marks: [FaultCase] = [
  FaultCase("mark-misspelled 7:6", body: "<!-- hnit -->\n글"),
  FaultCase("mark-misspelled 7:6", body: "<!-- qiz: predict id=a -->\n글"),
  FaultCase("mark-without-colon 7:6", body: "<!-- quiz reveal id=a -->\n글"),
  FaultCase(
    body: "<!-- review the wording later -->\n\n<!-- hints for the teacher -->\n\n<!-- quizzes come later -->\n글"),
  FaultCase("mark-with-value 7:6", body: "<!-- goals: x -->\n글"),
  FaultCase("mark-without-value 7:6", body: "<!-- recall: -->\n글"),
  FaultCase("bad-recall 7:14", body: "<!-- recall: day10 -->\n글"),
  FaultCase("mark-elsewhere 7:1", "mark-elsewhere 9:1", body: "<!-- hint -->\n\n<!-- wrong: a -->\n글"),
  FaultCase("mark-elsewhere 7:3", body: "> <!-- quiz: reveal id=a -->\n> 글"),
  FaultCase("mark-elsewhere 7:3", body: "글 <!-- hint --> 글"),
  FaultCase(
    "comment-not-closed 7:1", body: "<!-- quiz: reveal id=abc\n\n글"),
  FaultCase("kind-unknown 7:12", body: "<!-- quiz: perdict id=a -->\n글"),
  FaultCase("kind-missing 7:12", body: "<!-- quiz: id=a -->\n글"),
  FaultCase("details-missing 7:1", "key-missing 7:12", body: "<!-- quiz: reveal -->\n글"),
  FaultCase("bad-id 7:22", "details-missing 7:22", body: "<!-- quiz: reveal id=A_b -->\n글"),
  FaultCase("key-unknown 7:24", body: "<!-- quiz: reveal id=a sinppet=x -->\n글\n\n<details>\n\n답\n\n</details>"),
  FaultCase("key-twice 8:2", body: "<!-- quiz: reveal id=a\n id=b -->\n글\n\n<details>\n\n답\n\n</details>"),
  FaultCase("word-unknown 7:24", body: "<!-- quiz: reveal id=a fast -->\n글\n\n<details>\n\n답\n\n</details>"),
  FaultCase("key-without-value 7:24", body: "<!-- quiz: reveal id=a pool= -->\n글\n\n<details>\n\n답\n\n</details>"),
  FaultCase("quote-not-closed 7:29", body: "<!-- quiz: reveal id=a pool=\"x -->\n글\n\n<details>\n\n답\n\n</details>"),
  FaultCase("text-after-quote 7:32", body: "<!-- quiz: reveal id=a pool=\"x\"y -->\n글\n\n<details>\n\n답\n\n</details>"),
  FaultCase(
    "bad-policy 7:31", body: "<!-- quiz: reveal id=a policy=formatCommit=now -->\n글\n\n<details>\n\n답\n\n</details>"),
  FaultCase("bad-value 7:33", body: "<!-- quiz: reveal id=a platform=iOS -->\n글\n\n<details>\n\n답\n\n</details>"),
  FaultCase("bad-value 7:28", body: "<!-- quiz: reveal id=a now=today -->\n글\n\n<details>\n\n답\n\n</details>"),
  FaultCase("goal-unmarked 8:1", body: "<!-- goals -->\n- 표지 없는 목표"),
  FaultCase("mark-elsewhere 7:1", body: "<!-- goal: a -->\n- 목표"),
  FaultCase("id-twice 9:3", body: "<!-- goals -->\n- <!-- goal: a --> 하나\n- <!-- goal: a --> 둘"),
]

private let blocks: [FaultCase] = [
  FaultCase("fence-not-closed 7:1", body: "```text\nx"),
  FaultCase("details-not-closed 7:1", body: "<details>\n\nx"),
  FaultCase("fence-elsewhere 7:1", "fence-elsewhere 10:1", body: "```answer\n```\n\n```swift broken\n```"),
  FaultCase("fence-elsewhere 7:3", body: "- ```actions\n  tap a\n  ```"),
  FaultCase("id-twice 10:14", body: "```swift  id=a\n```\n\n```swift  id=a\n```"),
  FaultCase("bad-id 7:13", body: "```swift id=A\n```"),
  FaultCase("key-unknown 7:10", body: "```swift idd=a\n```"),
  FaultCase("word-unknown 7:10", body: "```swift gud\n```"),
  FaultCase("words-exclude 7:14", body: "```swift bad good\n```"),
  FaultCase("bad-value 7:16", body: "```swift check=maybe\n```"),
  FaultCase("check-none-without-reason 7:4", body: "```swift check=none\n```"),
  FaultCase(body: "```swift check=none reason=\"그림\"\n```\n\n```text title=x\n```"),
  FaultCase("hide-without-show 8:1", body: "```swift\n// snippet.hide\n```"),
  FaultCase("show-without-hide 8:1", body: "```swift\n// snippet.show\n```"),
  FaultCase("bidi-control 8:2", "bidi-control-in-prose 11:3", body: "```swift\na\u{202E}b\n```\n\n가나\u{200F}다"),
]

private func predict(_ keys: String = "ask=output", _ rest: String) -> String {
  "<!-- quiz: predict id=q snippet=s \(keys) -->\n물음\n\n\(rest)"
}

private let questions: [FaultCase] = [
  FaultCase("question-empty 7:22", body: "<!-- quiz: reveal id=a -->\n\n<details>\n\n답\n\n</details>"),
  FaultCase("key-missing 7:12", "key-missing 7:12", "answer-missing 7:23", body: "<!-- quiz: predict id=a -->\n물음"),
  FaultCase("answer-missing 7:23", body: predict("ask=output", "끝")),
  FaultCase("answer-twice 14:1", body: predict("ask=output", "```answer\n1\n```\n\n```answer\n1\n```")),
  FaultCase("answer-empty 10:1", body: predict("ask=output", "```answer\n```")),
  FaultCase("ask-unknown 7:39", body: predict("ask=outptu", "```answer\n1\n```")),
  FaultCase("ask-of-other-kind 7:35", body: predict("ask=\"events write\"", "```answer\n1\n```")),
  FaultCase(
    "event-unknown 7:37",
    body: "<!-- quiz: order id=q snippet=s ask=\"events write,wirte\" -->\n물음\n\n```answer\nwrite a\n```"),
  FaultCase(
    "event-not-asked 11:1",
    body: "<!-- quiz: order id=q snippet=s ask=\"events write\" -->\n물음\n\n```answer\nbody A\n```"),
  FaultCase("each-of-this 7:46", "answer-lines 10:1", body: predict("ask=output each", "```answer\n1\n```")),
  FaultCase(
    "answer-lines 15:1", body: predict("ask=focus each", "```actions\ntap a\ntap b\n```\n\n```answer\nnil\n```")),
  FaultCase("outcome-unknown 11:1", body: predict("ask=outcome", "```answer\ntrap\n```")),
  FaultCase("bad-action 12:1", body: predict("ask=focus", "```actions\ntap a\ntpa b\n```\n\n```answer\nnil\n```")),
  FaultCase("bad-action 11:6", body: predict("ask=focus", "```actions\ntype \"a\n```\n\n```answer\nnil\n```")),
  FaultCase(
    "fence-twice 14:1",
    body: predict("ask=focus", "```actions\ntap a\n```\n\n```actions\ntap b\n```\n\n```answer\nnil\n```")),
  FaultCase("fence-of-other-kind 10:1", body: predict("ask=focus", "```expect\nfocus = a\n```\n\n```answer\nnil\n```")),
  FaultCase(
    "hidden-elsewhere 10:1", body: predict("ask=focus", "```actions hidden\ntap a\n```\n\n```answer\nnil\n```")),
  FaultCase("wrong-is-right 10:13", body: predict("ask=output", "<!-- wrong: 주문0개 -->\n가\n\n```answer\n주문 0개\n```")),
  FaultCase(
    "wrong-twice 13:13",
    body: predict("ask=output", "<!-- wrong: a -->\n가\n\n<!-- wrong: a -->\n나\n\n```answer\n1\n```")),
  FaultCase("wrong-empty 10:13", body: predict("ask=output", "<!-- wrong: a -->\n\n```answer\n1\n```")),
  FaultCase("hint-empty 7:23", body: predict("ask=output", "<!-- hint -->\n\n```answer\n1\n```")),
  FaultCase(
    "wrong-of-kind 10:13",
    body: "<!-- quiz: reveal id=a -->\n물음\n\n<!-- wrong: a -->\n가\n\n<details>\n\n답\n\n</details>"),
  FaultCase("details-missing 7:22", "key-of-other-kind 7:24", body: "<!-- quiz: reveal id=a each -->\n물음"),
  FaultCase("answer-missing 7:21", body: "<!-- quiz: short id=a -->\n물음"),
  FaultCase("boxes-missing 7:22", body: "<!-- quiz: choice id=a -->\n물음\n\n```answer\nx\n```"),
  FaultCase("answer-missing 7:22", "one-box 10:1", body: "<!-- quiz: choice id=a -->\n물음\n\n- [ ] 하나"),
  FaultCase("box-twice 11:1", body: "<!-- quiz: choice id=a -->\n물음\n\n- [ ] 하나\n- [ ] 하나\n\n```answer\n하나\n```"),
  FaultCase("box-ticked 11:1", body: "<!-- quiz: choice id=a -->\n물음\n\n- [ ] 하나\n- [x] 둘\n\n```answer\n둘\n```"),
  FaultCase("answer-is-no-box 14:1", body: "<!-- quiz: choice id=a -->\n물음\n\n- [ ] 하나\n- [ ] 둘\n\n```answer\n셋\n```"),
  FaultCase("box-code-spans 11:1", body: "<!-- quiz: choice id=a snippet=s ask=output -->\n물음\n\n- [ ] `하나`\n- [ ] 둘"),
  FaultCase("key-missing 7:12", body: "<!-- quiz: choice id=a ask=output -->\n물음\n\n- [ ] `하나`\n- [ ] `둘`"),
]

private func fix(_ pairs: String) -> String {
  "<!-- quiz: fix id=a -->\n물음\n\n```swift broken\n```\n\n```swift solution\n```\n\n" + pairs
}

private let fixes: [FaultCase] = [
  FaultCase(
    "broken-missing 7:19", "no-hidden-pair 7:19", "no-pair 7:19", "solution-missing 7:19",
    body: "<!-- quiz: fix id=a -->\n물음"),
  FaultCase(
    "lone-expect 16:1", body: fix("```expect\nfocus = nil\n```\n\n\(visible)\n\n\(hidden)")),
  FaultCase("actions-without-expect 32:1", body: fix("\(visible)\n\n\(hidden)\n\n```actions\ntap a\n```")),
  FaultCase(
    "half-hidden-pair 20:1", body: fix("```actions\ntap a\n```\n\n```expect hidden\nfocus = a\n```\n\n\(visible)")),
  FaultCase("no-hidden-pair 7:19", body: fix(visible)),
  FaultCase(
    "bad-expectation 21:1",
    body: fix("```actions\ntap a\n```\n\n```expect\nsize = L\nfocus = a\n```\n\n\(hidden)")),
  FaultCase("expectations-missing 20:1", body: fix("```actions\ntap a\n```\n\n```expect\n```\n\n\(hidden)")),
  FaultCase("fence-of-other-kind 32:1", body: fix("\(visible)\n\n\(hidden)\n\n```answer\nx\n```")),
]
private let visible = "```actions\ntap a\n```\n\n```expect\nfocus = a\n```"
private let hidden = "```actions hidden\ntap b\n```\n\n```expect hidden\nfocus = b\n```"

let allFaultCases = marks + blocks + questions + fixes

@Suite("Every fault of a file is told at its place")
struct FaultTests {
  @Test("marks", arguments: marks) func marksAreChecked(_ fault: FaultCase) {
    #expect(faults(inBody: fault.body) == fault.expected)
  }

  @Test("blocks", arguments: blocks) func blocksAreChecked(_ fault: FaultCase) {
    #expect(faults(inBody: fault.body) == fault.expected)
  }

  @Test("questions", arguments: questions) func questionsAreChecked(_ fault: FaultCase) {
    #expect(faults(inBody: fault.body) == fault.expected)
  }

  @Test("fixes", arguments: fixes) func fixesAreChecked(_ fault: FaultCase) {
    #expect(faults(inBody: fault.body) == fault.expected)
  }

  @Test("ticked boxes are the author's answer in a bank")
  func ticksInBanks() {
    let body = "<!-- quiz: choice id=a -->\n물음\n\n- [ ] 하나\n- [x] 둘\n"
    #expect(faults(inBody: body, path: "Quizzes/a.md") == [])
    let both = body + "\n```answer\n하나\n```\n"
    #expect(faults(inBody: both, path: "Quizzes/a.md") == ["tick-and-answer-differ 13:1"])
  }

  @Test("no fault stops the next one")
  func allAtOnce() {
    let body = "<!-- quiz: perdict id=a -->\n글\n\n<!-- quiz: reveal id=B -->\n글\n\n```swift idd=x\n```\n\n<!-- hnit -->"
    #expect(
      faults(inBody: body) == [
        "kind-unknown 7:12", "bad-id 10:22", "details-missing 10:22", "key-unknown 13:10", "mark-misspelled 16:6",
      ])
  }

  @Test("bytes that are no UTF-8, and nesting without end")
  func bytes() {
    let bytes = Array(header().utf8) + [0x61, 0xFF]
    #expect(CourseFile.read(path: "Lessons/a.md", bytes: bytes).diagnostics.map(\.shape) == ["not-utf8 7:2"])
    #expect(faults(inBody: String(repeating: "> ", count: 1000) + "x") == ["too-deep 1:1"])
  }

  @Test("a misspelt word comes with what to write instead, at its own place")
  func fixIsGiven() throws {
    let found = CourseFile.read(path: "Lessons/a.md", text: header() + "<!-- hnit -->\n").diagnostics
    let fix = try #require(found.first?.fix)
    #expect(fix.replacement == "hint")
    #expect(fix.range == found[0].range)
  }

  @Test("every fault says something in both languages", arguments: allFaultCases)
  func texts(_ fault: FaultCase) {
    for diagnostic in CourseFile.read(path: "Lessons/a.md", text: header() + fault.body).diagnostics {
      #expect(!diagnostic.summary(.korean).isEmpty)
      #expect(!diagnostic.summary(.english).isEmpty)
    }
  }
}

@Suite("Front matter")
struct FrontMatterTests {
  private func faults(_ lines: String, path: String = "Lessons/a.md") -> [String] {
    Self.all(of: "---\n" + lines + "\n---\n", path)
  }

  private static func all(of text: String, _ path: String) -> [String] {
    CourseFile.read(path: path, text: text).diagnostics.map(\.shape)
  }

  private let good = "format: 1\nid: a\ntitle: T\nlang: ko"

  @Test("the whole of it is read")
  func whole() {
    let header = CourseFile.read(
      path: "Quizzes/papers/p.md",
      text: """
        ---
        # a comment
        format: 1
        id: p
        title: "따옴표: \\"안\\""
        lang: 'ko'
        day: 11
        draw: [5 from day11-part1, "3 from 'x'"]
        renamed:
          - old to new
        per-question-seconds: 60
        hints: no
        reveal: end
        ---
        """
    ).file.header
    #expect(header.title == "따옴표: \"안\"")
    #expect(header.language == "ko")
    #expect(header.day == 11)
    #expect(header.draw.map(\.count) == [5])
    #expect(header.renamed.map(\.old) == ["old"])
    #expect(header.secondsPerQuestion == 60)
    #expect(header.givesHints == false)
    #expect(header.reveal == .end)
  }

  @Test("what is missing, and what is too much")
  func keys() {
    #expect(Self.all(of: "# x\n", "Lessons/a.md") == ["front-matter-missing 1:1"])
    #expect(Self.all(of: "---\n" + good + "\n\n# x\n", "Lessons/a.md") == ["front-matter-not-closed 1:1"])
    #expect(faults("format: 1\nid: a") == ["front-matter-key-missing 1:1", "front-matter-key-missing 1:1"])
    #expect(faults(good, path: "Quizzes/papers/a.md") == ["front-matter-key-missing 1:1"])
    #expect(faults(good + "\nlang: en") == ["key-twice 6:1"])
    #expect(faults(good + "\ntitel: x") == ["front-matter-key-unknown 6:1"])
    #expect(faults(good + "\nhints: no") == ["front-matter-key-elsewhere 6:1"])
    #expect(faults(good + "\nno colon") == ["front-matter-line 6:1"])
    #expect(faults(good + "\n  deep: er") == ["front-matter-line 6:3"])
  }

  @Test("values")
  func values() {
    #expect(faults("format: 2\nid: a\ntitle: T\nlang: ko") == ["newer-format 2:9"])
    #expect(faults("format: one\nid: A\ntitle: T\nlang: Korean") == ["bad-value 2:9", "bad-id 3:5", "bad-value 5:7"])
    #expect(faults(good + "\nday: -1") == ["bad-value 6:6"])
    #expect(faults(good + "\nminutes:") == ["bad-value 6:9"])
    #expect(faults("format: 1\nid: a\ntitle: a: b\nlang: ko") == ["front-matter-value 4:8"])
    #expect(faults(good + "\nday: \"1") == ["quote-not-closed 6:6"])
    #expect(faults(good + "\nrenamed: [a into b]") == ["bad-renaming 6:11"])
    #expect(faults(good + "\nrenamed: [a to b") == ["front-matter-value 6:10", "bad-value 6:10"])
    #expect(faults(good + "\ndraw: [x from y]", path: "Quizzes/papers/a.md") == ["bad-draw 6:8"])
    #expect(faults(good + "\ndraw: [1 from y]\nreveal: never", path: "Quizzes/papers/a.md") == ["bad-value 7:9"])
  }

  @Test("a renamed item is there under its new name, and no more under its old one")
  func renamed() {
    let text = "---\n\(good)\nrenamed: [x to y, p to q]\n---\n"
    let question = "<!-- quiz: reveal id=p -->\n물음\n\n<details>\n\n답\n\n</details>\n"
    #expect(
      Self.all(of: text + question, "Lessons/a.md")
        == ["renamed-to-nothing 6:11", "renamed-to-nothing 6:19", "renamed-still-there 6:19"])
  }

  @Test("a file's language is that of its name")
  func language() {
    #expect(faults(good, path: "Lessons/a.en.md") == ["language-of-name 5:7"])
    #expect(faults(good, path: "Lessons/a.ko.md") == [])
    #expect(faults(good, path: "Lessons/a.part1.md") == [])
  }
}
