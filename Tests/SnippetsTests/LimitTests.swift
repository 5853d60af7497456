import Contract
import Testing

@testable import Snippets

/// A program without end or measure is ended, and told by the limit that it met and where.
@Suite struct LimitTests {
  @Test func aLoopWithoutEndIsToldByItsBeginning() throws {
    let file = LearnersFile(
      """
      func step(_ n: Int) -> Int { n &+ 1 }
      func run() {
        var n = 0
        for _ in 0... {
          while true {
            n = step(n)
          }
        }
      }
      print("start")
      run()
      """)
    let document = try file.run(timeLimit: 0.3)
    #expect(document.outcome == .timeout(at: .init(line: 4, column: 3)))
    #expect(document.final.output == "start\n")
  }

  @Test func aLoopOfNothingIsToldToo() throws {
    #expect(
      try LearnersFile("func run() {\n  while true {}\n}\nrun()").run(timeLimit: 0.3).outcome
        == .timeout(at: .init(line: 2, column: 3)))
  }

  @Test func workThatIsTooMuchIsToldByTheCallThatBeganIt() throws {
    let file = LearnersFile(
      """
      func fibonacci(_ n: Int) -> Int {
        n < 2 ? n : fibonacci(n - 1) &+ fibonacci(n - 2)
      }
      print(fibonacci(90))
      """)
    #expect(try file.run(timeLimit: 0.3).outcome == .timeout(at: .init(line: 4, column: 7)))
  }

  @Test func asynchronousWorkWithoutEndIsALivelock() throws {
    let file = LearnersFile("Task { @MainActor in while true { await Task.yield() } }\nprint(1)")
    let document = try file.run()
    #expect(document.outcome == .livelock(at: .init(line: 1, column: 22)))
    #expect(document.final.output == "1\n")
  }

  @Test func aFloodOfOutputIsCut() throws {
    let document = try LearnersFile("var n = 0\nwhile true {\n  print(\"줄\", n)\n  n += 1\n}").run()
    #expect(document.outcome == .outputLimit(at: .init(line: 3, column: 3)))
    #expect(document.final.output.hasPrefix("줄 0\n줄 1\n"))
    #expect((999_990...1_000_000).contains(document.final.output.utf8.count))
  }

  static let gluttons: [(file: String, line: Int)] = [
    (
      "var all: [[Int]] = []\nwhile true {\n  all.append(Array(repeating: 1, count: 100_000))\n}", 3
    ),
    ("var text = \"x\"\nwhile true {\n  text += text\n}", 3),
    ("let many = [Int](repeating: 0, count: 1 << 40)\nprint(many.count)", 1),
    (
      "final class Node { var next: Node? }\nvar list: Node?\nwhile true {\n  let node = Node()\n  node.next = list\n"
        + "  list = node\n}", 4
    ),
  ]

  @Test(arguments: gluttons)
  func aProgramThatEatsMemoryIsToldWhere(_ glutton: (file: String, line: Int)) throws {
    let outcome = try LearnersFile(glutton.file).run(timeLimit: 60).outcome
    #expect(outcome == .memoryLimit(at: outcome.place))
    #expect(outcome.place?.line == glutton.line)
  }

  /// The levels that this machine has, and none at all.
  static let levels = CommandTests.walls + [.none]

  @Test(arguments: levels)
  func aProgramCannotStartAnother(_ level: Sandbox.Level) throws {
    let file = LearnersFile(
      """
      import Foundation
      let program = Process()
      program.executableURL = URL(fileURLWithPath: "/bin/sh")
      program.arguments = ["-c", "echo spread"]
      do {
        try program.run()
        print("ran")
      } catch {
        print("refused")
      }
      """)
    let document = try file.run(level: level)
    #expect(document.outcome == .finished)
    #expect(document.final.output.hasSuffix("refused\n"))
    #expect(!document.final.output.contains("spread"))
  }

  @Test(arguments: levels)
  func theNetworkIsOutOfReach(_ level: Sandbox.Level) throws {
    let file = LearnersFile(
      "import Foundation\nprint(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0), kill(getppid(), 0))")
    #expect(try file.run(level: level).final.output == "-1 -1\n")
  }

  @Test(arguments: CommandTests.walls)
  func filesAreOutOfReach(_ level: Sandbox.Level) throws {
    let file = LearnersFile(
      """
      import Foundation
      print(FileManager.default.contents(atPath: "/etc/passwd") as Any)
      print((try? FileManager.default.contentsOfDirectory(atPath: NSHomeDirectory()))?.count as Any)
      print((try? "x".write(toFile: "/usr/lib/x", atomically: false, encoding: .utf8)) as Any)
      """)
    #expect(try file.run(level: level).final.output == "nil\nnil\nnil\n")
  }
}
