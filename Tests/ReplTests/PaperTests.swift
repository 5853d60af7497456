import Foundation
import Testing

@Suite("A paper, drawn by a seed")
struct PaperTests {
  /// A course with six questions, whose answer is the number after that of the question, and a paper of three.
  private func session(_ rules: String = "hints: no\nreveal: end") throws -> ReplSession {
    let session = try ReplSession()
    let questions = (1...6).map { number in
      "<!-- quiz: short id=q\(number) -->\n\(number) 다음은?\n\n<!-- hint -->\n손가락\n\n"
        + "<details><summary>답</summary>\n\n```answer\n\(number + 1)\n```\n\n까닭 \(number).\n\n</details>\n\n"
    }
    let quizzes = session.course.appending(path: "Quizzes")
    try write("---\nformat: 1\nid: bank\ntitle: 묶음\nlang: ko\n---\n" + questions.joined(), to: quizzes, "bank.md")
    let papers = quizzes.appending(path: "papers")
    try FileManager.default.createDirectory(at: papers, withIntermediateDirectories: true)
    try write(
      "---\nformat: 1\nid: opening\ntitle: 여는 쪽지\nlang: ko\nminutes: 10\n\(rules)\ndraw: [3 from bank]\n---\n",
      to: papers, "opening.md")
    return session
  }

  private func write(_ text: String, to folder: URL, _ name: String) throws {
    try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  /// The numbers of the questions in a paper's output, in order.
  private func asked(_ output: String) -> [Int] {
    output.split(separator: "\n").compactMap { line in
      line.hasSuffix(" 다음은?") ? Int(line.dropLast(" 다음은?".count)) : nil
    }
  }

  @Test("the same seed asks the same questions, typed either way; the seed is said")
  func seed() throws {
    let session = try session()
    let option = try session.pipe("1\n1\n1\n", ["quiz", "opening", "--seed", "42"])
    let word = try session.pipe("quiz opening 42\n1\n1\n1\n")
    #expect(asked(option.output).count == 3)
    #expect(asked(option.output) == asked(word.output))
    #expect(option.output.contains("시드 42"))
    #expect(option.status == 1)
  }

  @Test("what was right is said at the end, and counted; nothing is lost")
  func end() throws {
    let session = try session()
    let numbers = asked(try session.pipe("1\n1\n1\n", ["quiz", "opening", "--seed", "7"]).output)
    let before = session.attempts.count
    let answers = "\(numbers[0] + 1)\n:hint\n:play\n:skip\n0\n"
    let run = try session.pipe(answers, ["quiz", "opening", "--seed", "7"])
    let halves = run.output.components(separatedBy: "결과: 여는 쪽지")
    #expect(halves.count == 2)
    #expect(!halves[0].contains("까닭") && !halves[0].contains("손가락"))
    #expect(halves[0].components(separatedBy: "힌트와 실행을 쓸 수 없습니다").count == 3)
    #expect(halves[1].contains("3개 가운데 1개"))
    #expect(halves[1].contains("건너뛴 문제: q\(numbers[1])"))
    #expect(halves[1].contains("까닭 \(numbers[2])."))
    #expect(session.attempts.count == before + 2)
  }

  @Test("a paper that explains at once gives hints too, and its questions are answered once")
  func atOnce() throws {
    let session = try session("reveal: each")
    let terminal = try session.start(["quiz", "opening", "--seed", "7"])
    try terminal.expect("답> ")
    terminal.type(":hint\r")
    try terminal.expect("손가락")
    terminal.type("0\r")
    try terminal.expect("까닭")
    try terminal.expect("1/3> ")
    terminal.type("again\r")
    try terminal.expect("한 번만")
  }

  @Test("a seed that is no number is told, and nothing is asked")
  func badSeed() throws {
    let run = try session().pipe("1\n", ["quiz", "opening", "--seed", "x"])
    #expect(run.status == 2)
    #expect(run.errors.contains("--seed"))
    #expect(run.output == "")
  }
}
