import Foundation
import PseudoTerminal
import Testing

@Suite("A question at a terminal")
struct QuestionTests {
  /// At the question of the small lesson.
  private func atQuestion(_ session: ReplSession, _ arguments: [String] = []) throws -> PseudoTerminal {
    let terminal = try session.start(arguments)
    try terminal.expect("fieldbook> ")
    terminal.type("lesson\r")
    try terminal.expect("first 1/2> ")
    terminal.type("\r")
    try terminal.expect("답> ")
    return terminal
  }

  @Test("one answer is judged, and the reason follows")
  func right() throws {
    let terminal = try atQuestion(ReplSession())
    terminal.type("한국\r")
    try terminal.expect("맞았습니다")
    try terminal.expect("1394년부터 수도였다.")
    try terminal.expect("first 2/2> ")
  }

  @Test("a wrong answer that was foreseen gets its own explanation")
  func knownWrong() throws {
    let terminal = try atQuestion(ReplSession())
    terminal.type("북한\r")
    try terminal.expect("틀렸습니다")
    try terminal.expect("그 나라의 수도는 평양이다.")
  }

  @Test("commands need their colon here, and come in two languages and from either keyboard")
  func commands() throws {
    let terminal = try atQuestion(ReplSession())
    for command in [":hint", ":힌트", ":ㅗㅑㅜㅅ", ":gldxm", ":glsxm"] {
      terminal.type(command + "\r")
      try terminal.expect(command == ":hint" ? "한강이 흐른다." : "힌트를 모두 보았습니다.")
      try terminal.expect("답> ")
    }
    terminal.type(":why\r")
    try terminal.expect("아직 답하지 않았습니다")
    terminal.type(":lesson\r")
    try terminal.expect("문제를 푸는 동안에는 쓸 수 없습니다")
    terminal.type("hint\r")
    try terminal.expect("명령이면 :hint라고 쓰세요")
    terminal.type("hint\r")
    try terminal.expect("틀렸습니다")
  }

  @Test("an empty line is no answer")
  func empty() throws {
    let terminal = try atQuestion(ReplSession())
    terminal.type("\r")
    try terminal.expect("답을 쓰세요")
    terminal.type("   \r")
    try terminal.expect("답을 쓰세요")
  }

  @Test("who leaves at a question comes back to it, with what is above it")
  func resume() throws {
    let session = try ReplSession()
    let first = try atQuestion(session)
    first.type(Key.end)
    #expect(try first.end() == 0)
    let second = try session.start()
    try second.expect("다시 오셨군요")
    try second.expect("서울은 어느 나라의 수도인가?")
    try second.expect("답> ")
    second.type("한국\r")
    try second.expect("맞았습니다")
    try second.expect("first 2/2> ")
    second.type(Key.end)
    _ = try second.end()
    let third = try session.start()
    try third.expect("이미 맞힌 문제입니다")
    try third.expect("first 2/2> ")
  }

  @Test("a question passed over or left is not answered")
  func notAnswered() throws {
    let session = try ReplSession()
    let terminal = try atQuestion(session)
    terminal.type(":leave\r")
    try terminal.expect("first 2/2> ")
    terminal.type("\r")
    try terminal.expect("답> ")
    terminal.type(":건너뛰기\r")
    try terminal.expect("first 2/2> ")
    #expect(session.attempts.isEmpty)
  }
}

@Suite("What a learner did")
struct ProgressTests {
  /// Answers the questions of a quiz as they come, until a moment or the end.
  private func answer(_ terminal: PseudoTerminal, until deadline: ContinuousClock.Instant) -> Int {
    let answers = ["한국", "일본"]
    var given = 0
    func left() -> Double { ContinuousClock.now.duration(to: deadline) / .seconds(1) }
    guard (try? terminal.expect("fieldbook> ", within: left())) != nil else { return 0 }
    terminal.type("quiz first\r")
    while (try? terminal.expect("답> ", within: left())) != nil {
      terminal.type(answers[given % answers.count] + "\r")
      given += 1
      guard (try? terminal.expect("문제 ", within: left())) != nil else { break }
      terminal.type("\r")
    }
    return given
  }

  private static let lesson =
    ReplSession.head
    + (1...40).map { number in
      """

      <!-- quiz: short id=item-\(number) -->
      서울은 어느 나라의 수도인가? (\(number))

      <details><summary>정답</summary>

      ```answer
      한국
      ```

      </details>

      """
    }.joined()

  @Test("kill -9 at any of 300 moments loses at most the answer being typed", arguments: 1...6)
  func killed(learner: Int) throws {
    let session = try ReplSession(lesson: Self.lesson)
    var before = 0
    var shownInAll = 0
    for _ in 0..<50 {
      let terminal = try session.start(["--plain"])
      let moment = ContinuousClock.now + .milliseconds(Int.random(in: 5...500))
      let given = answer(terminal, until: moment)
      terminal.send(signal: SIGKILL)
      _ = try terminal.end()
      let verdicts = terminal.output.ranges(of: /(맞았|틀렸)습니다/).count
      let kept = session.attempts.count - before
      #expect(kept >= verdicts)
      #expect(kept <= given)
      before += kept
      shownInAll += verdicts
    }
    #expect(shownInAll > 0)
    #expect(session.filesSetAside.isEmpty)
  }

  @Test("two prompts answering at once lose nothing")
  func together() throws {
    let session = try ReplSession(lesson: Self.lesson)
    let terminals = [try session.start(["--plain"]), try session.start(["--plain"])]
    for terminal in terminals {
      try terminal.expect("fieldbook> ")
      terminal.type("quiz first\r")
      try terminal.expect("답> ")
    }
    for _ in 0..<10 {
      for terminal in terminals { terminal.type("한국\r") }
      for terminal in terminals {
        try terminal.expect("맞았습니다")
        terminal.type("\r")
        try terminal.expect("답> ")
      }
    }
    #expect(session.attempts.count == 20)
  }

  @Test("a file that is no progress is set aside, and the learner is told")
  func damaged() throws {
    let session = try ReplSession()
    for content in ["{\"format\": 1, \"att", "알 수 없는 글", "[]", "\u{0}\u{1}"] {
      try session.write(content, toState: "progress.json")
      let terminal = try session.start()
      try terminal.expect("unreadable-")
      try terminal.expect("fieldbook> ")
      terminal.type(Key.end)
      #expect(try terminal.end() == 0)
    }
    #expect(session.filesSetAside.count == 4)
  }

  @Test("another file may hold the progress")
  func elsewhere() throws {
    let session = try ReplSession()
    let file = session.home.appending(path: "stick/mine.json").path
    let terminal = try session.start(["--progress", file])
    try terminal.expect("fieldbook> ")
    terminal.type("quiz\r")
    try terminal.expect("답> ")
    terminal.type("한국\r")
    try terminal.expect("맞았습니다")
    #expect(FileManager.default.fileExists(atPath: file))
    #expect(session.attempts.isEmpty)
  }
}

@Suite("Without a terminal")
struct PipedTests {
  @Test("answers come line by line, and nothing is prompted or drawn")
  func answers() throws {
    let result = try ReplSession().pipe("lesson\n\n한국\nprogress\n")
    #expect(result.status == 0)
    #expect(result.output.contains("맞았습니다"))
    #expect(!result.output.contains("> "))
    #expect(!result.output.contains("\u{1B}"))
    #expect(result.errors.isEmpty)
  }

  @Test("a missing answer is an error that names the question")
  func missing() throws {
    let result = try ReplSession().pipe("lesson\n\n")
    #expect(result.status == 2)
    #expect(result.errors.contains("first/capital"))
  }

  @Test("the last line needs no end")
  func lastLine() throws {
    let result = try ReplSession().pipe("quiz\r\n한국")
    #expect(result.status == 0)
    #expect(result.output.contains("맞았습니다"))
  }
}
