import Foundation
import Testing

/// A course in a folder that is gone after the test, and `fieldbook check` for it.
final class Checked {
  let folder: String

  init(_ files: [String: String]) {
    folder = FileManager.default.temporaryDirectory.appending(path: "fieldbook-\(UUID().uuidString)")
      .path(percentEncoded: false)
    for (name, text) in files {
      let path = "\(folder)/\(name)"
      try! FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try! text.write(toFile: path, atomically: false, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func check(_ arguments: String...) -> (lines: [String], status: Int32) {
    fieldbook(["--lang", "en", "check"] + arguments, in: folder)
  }
}

/// Where SwiftPM puts the program: beside the tests.
private let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

func fieldbook(_ arguments: [String], in folder: String) -> (lines: [String], status: Int32) {
  let process = Process()
  process.executableURL = products.appending(path: "fieldbook")
  process.arguments = arguments
  process.currentDirectoryURL = URL(fileURLWithPath: folder)
  let output = Pipe()
  process.standardOutput = output
  process.standardError = output
  try! process.run()
  let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  return (text.split(separator: "\n").map(String.init), process.terminationStatus)
}

/// A lesson about a format field (ledger 36): the value is written when the field is left, not at each key.
private let lesson = """
  ---
  format: 1
  id: counting
  title: T
  lang: ko
  ---

  ```swift id=count
  struct Count: View {
    @State private var apples = 0
    var body: some View {
      VStack {
        TextField("사과", value: $apples, format: .number)
        Text("\\(apples)개")
      }
    }
  }
  ```

  <!-- quiz: predict id=before snippet=count ask="text" -->
  몇 개?

  ```actions
  tap 사과
  clear
  type 25
  ```

  ```answer
  0개
  ```

  <!-- quiz: predict id=after snippet=count ask="state apples" each -->
  몇?

  ```actions
  tap 사과
  clear
  type 25
  hide keyboard
  ```

  ```answer
  0
  0
  0
  25
  ```

  """

@Suite("fieldbook check")
struct CheckTests {
  @Test("the shipped course is proven")
  func shipped() {
    var root = products
    while root.path != "/", !FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path) {
      root.deleteLastPathComponent()
    }
    let (lines, status) = fieldbook(["--lang", "en", "check", "--strict"], in: root.path(percentEncoded: false))
    #expect(status == 0, "\(lines.joined(separator: "\n"))")
  }

  @Test("a course whose answers are what its runs give passes")
  func right() {
    let (lines, status) = Checked(["Lessons/a.md": lesson]).check()
    #expect(lines == ["1 file, 1 snippet, 2 questions: 0 errors, 0 warnings"])
    #expect(status == 0)
  }

  @Test("a wrong pinned answer is told at its line, with the right one")
  func wrongAnswer() {
    let course = Checked(["Lessons/a.md": lesson.replacing("\n0개\n", with: "\n25개\n")])
    let (lines, status) = course.check()
    #expect(
      lines.prefix(2) == [
        "Lessons/a.md:30:1: error: the pinned answer is '25개', and the run gives '0개' [answer-differs]",
        "    write: 0개",
      ])
    #expect(status == 1)
  }

  @Test("a compiler's error stands at the lesson's own line and column")
  func compileError() {
    let course = Checked(["Lessons/a.md": lesson.replacing("$apples,", with: "$pears,")])
    let (lines, status) = course.check()
    #expect(lines.first == "Lessons/a.md:13:30: error: cannot find '$pears' in scope [compile-error]")
    #expect(lines.count == 2)
    #expect(status == 1)
  }

  @Test("code that is only shown must parse")
  func syntaxError() {
    let (lines, _) = Checked(["Lessons/a.md": lesson + "\n> ```swift\n> let x =\n> ```\n"]).check()
    #expect(lines.first?.hasPrefix("Lessons/a.md:51:10: error: expected expression") == true, "\(lines)")
  }

  @Test("an action that cannot be done is told at its own line")
  func actionFails() {
    let (lines, status) = Checked(["Lessons/a.md": lesson.replacing("hide keyboard", with: "tap 배")]).check()
    #expect(lines.first?.hasPrefix("Lessons/a.md:40:1: error: ") == true, "\(lines)")
    #expect(status == 1)
  }

  @Test("a code of two snippets is compiled together, each on its own lines")
  func uses() {
    let more = "\n```swift id=more uses=count check=compile\nlet both: (Count, Int) = (Count(), \"\")\n```\n"
    let (lines, _) = Checked(["Lessons/a.md": lesson + more]).check()
    #expect(
      lines.contains { $0.hasPrefix("Lessons/a.md:51:26: error: cannot convert value") }, "\(lines)")
  }

  @Test("with a path only its faults are told; the rest of the course is read for its names")
  func paths() {
    let course = Checked(["Lessons/a.md": lesson, "Quizzes/b.md": "x", "Quizzes/c.md": "y"])
    #expect(course.check("Quizzes/b.md").lines.filter { $0.hasPrefix("Quizzes") }.count == 1)
    #expect(course.check("Quizzes").lines.filter { $0.hasPrefix("Quizzes") }.count == 2)
    #expect(course.check("nowhere.md").status == 2)
  }

  @Test("--json has the same as one document")
  func json() throws {
    let (lines, status) = Checked(["Quizzes/b.md": "x"]).check("--json")
    let value = try JSONSerialization.jsonObject(with: Data(lines.joined(separator: "\n").utf8)) as? [String: Any]
    let diagnostics = try #require(value?["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["id"] as? String } == ["front-matter-missing"])
    #expect(status == 1)
  }
}
