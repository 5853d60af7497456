import Foundation
import Testing

/// What an author makes with the command line: new files, mended ones, pages, and questions from elsewhere.
@Suite("An author's commands")
struct AuthoringTests {
  private func read(_ course: Checked, _ path: String) throws -> String {
    try String(contentsOfFile: "\(course.folder)/\(path)", encoding: .utf8)
  }

  @Test("what `new` makes passes the check, in both languages, and nothing is overwritten", arguments: ["ko", "en"])
  func new(_ language: String) throws {
    let here = Checked(["note.txt": ""])
    #expect(fieldbook(["--lang", language, "new", "course", "mine"], in: here.folder).status == 0)
    for kind in ["lesson", "quiz"] {
      let made = fieldbook(["--lang", language, "--course", "mine", "new", kind, "my-\(kind)"], in: here.folder)
      #expect(made.status == 0, "\(made.lines)")
    }
    let checked = fieldbook(["--lang", "en", "check", "--strict", "mine"], in: here.folder)
    #expect(checked.status == 0, "\(checked.lines)")
    let before = try read(here, "mine/Lessons/my-lesson.md")
    #expect(before.contains("lang: \(language)\n"))
    #expect(fieldbook(["--course", "mine", "new", "lesson", "my-lesson"], in: here.folder).status == 2)
    #expect(fieldbook(["new", "course", "mine"], in: here.folder).status == 2)
    #expect(fieldbook(["--course", "mine", "new", "lesson", "../../x"], in: here.folder).status == 2)
    #expect(try read(here, "mine/Lessons/my-lesson.md") == before)
  }

  /// A text field writes at each key (ledger 1), so after `type 민` the text says so.
  private static let lesson = """
    ---
    format: 1
    id: hello
    title: T
    lang: ko
    ---

    ```swift id=greeting
    struct Greeting: View {
      @State private var name = ""
      var body: some View {
        TextField("이름", text: $name)
        Text("안녕 \\(name)")
      }
    }
    ```

    <!-- quiz: predict id=said snippet=greeting ask="text" -->
    무엇이 보이나?

    ```actions
    tap 이름
    type 민
    ```

    <details><summary>정답</summary>

    ```answer
    잘못된 답
    ```

    글자마다 쓴다.

    </details>

    """

  @Test("--update writes the run's answer, shows what it changed, and leaves the rest alone")
  func update() throws {
    let course = Checked(["Lessons/hello.md": Self.lesson])
    #expect(course.check().status == 1)
    let updated = course.check("--update")
    #expect(updated.status == 0)
    #expect(updated.lines.contains("-잘못된 답"))
    #expect(updated.lines.contains("+안녕 민"))
    #expect(try read(course, "Lessons/hello.md") == Self.lesson.replacing("잘못된 답", with: "안녕 민"))
    #expect(course.check().status == 0)
  }

  @Test("--only, --json and --github tell the same fault")
  func forms() throws {
    let course = Checked(["Lessons/hello.md": Self.lesson])
    #expect(course.check("--only", "other").status == 2)
    #expect(course.check("--only", "said").status == 1)
    let github = course.check("--github").lines.first ?? ""
    #expect(github.hasPrefix("::error file=Lessons/hello.md,line=29,"), "\(github)")
    let json = Data(course.check("--json").lines.joined(separator: "\n").utf8)
    let document = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    let first = try #require((document["diagnostics"] as? [[String: Any]])?.first)
    #expect(first["id"] as? String == "answer-differs")
  }

  @Test("a page stands alone: answers folded, nothing fetched")
  func page() throws {
    let course = Checked(["Lessons/hello.md": Self.lesson])
    let made = fieldbook(["preview", "Lessons/hello.md", "--html", "--output", "page.html"], in: course.folder)
    #expect(made.status == 0, "\(made.lines)")
    let page = try read(course, "page.html")
    #expect(page.contains("<details"))
    #expect(page.contains("글자마다 쓴다."))
    for fetched in ["src=\"http", "href=\"http", "@import", "<script src"] { #expect(!page.contains(fetched)) }
    #expect(
      fieldbook(["preview", "Lessons/hello.md", "--html", "--output", "page.html"], in: course.folder).status == 2)
    let shown = fieldbook(["preview", "Lessons/hello.md"], in: course.folder)
    #expect(shown.status == 0)
    #expect(!shown.lines.joined().contains("글자마다 쓴다."))
  }

  /// After Moodle's page on the GIFT format: questions are parted by an empty line.
  private static let gift = """
    ::One:: Which one owns a value? { =@State ~@Binding#borrowed ~let }

    ::Two:: 1 + 1 = {=2 =two}

    ::Three:: Match {=a -> 1 =b -> 2}
    """

  /// After the reference of mdbook-quiz.
  private static let toml = """
    [[questions]]
    type = "ShortAnswer"
    prompt.prompt = "1 + 1 = ?"
    answer.answer = "2"
    answer.alternatives = ["two"]

    [[questions]]
    type = "Tracing"
    prompt.program = "fn main() {}"
    answer.doesCompile = true
    """

  @Test("questions from other tools pass the check, and what could not be taken over is told by line")
  func imports() throws {
    let course = Checked([
      "one.gift": Self.gift, "two.toml": Self.toml, "broken.toml": "[[questions]\n", "Lessons/hello.md": Self.lesson,
    ])
    for (kind, file, fault) in [("gift", "one.gift", "one.gift:5:"), ("mdbook-quiz", "two.toml", "two.toml:7:")] {
      let made = fieldbook(
        ["--lang", "en", "import", kind, file, "--output", "Quizzes/\(kind).md", "--id", kind], in: course.folder)
      #expect(made.status == 1)
      #expect(made.lines.contains { $0.hasPrefix(fault) }, "\(made.lines)")
    }
    let checked = course.check("--strict", "Quizzes")
    #expect(checked.status == 0, "\(checked.lines)")
    #expect(try read(course, "Quizzes/mdbook-quiz.md").contains("```answer\n2\ntwo\n```"))
    let broken = fieldbook(["import", "mdbook-quiz", "broken.toml"], in: course.folder)
    #expect(broken.status == 2)
    #expect(broken.lines.contains { $0.contains("broken.toml:1:") }, "\(broken.lines)")
  }

  @Test("--watch checks again what was saved")
  func watch() throws {
    let course = Checked(["Lessons/hello.md": Self.lesson])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "fieldbook")
    process.arguments = ["--lang", "en", "check", "--watch"]
    process.currentDirectoryURL = URL(fileURLWithPath: course.folder)
    let log = "\(course.folder)/log"
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    process.standardOutput = FileHandle(forWritingAtPath: log)
    try process.run()
    // The tests' threads block the gentler signals, and a child inherits that.
    defer { kill(process.processIdentifier, SIGKILL) }
    func waitFor(_ text: String) throws -> Bool {
      for _ in 0..<600 {
        if try read(course, "log").contains(text) { return true }
        usleep(50_000)
      }
      return false
    }
    #expect(try waitFor("1 error"))
    let right = Self.lesson.replacing("잘못된 답", with: "안녕 민")
    try right.write(toFile: "\(course.folder)/Lessons/hello.md", atomically: true, encoding: .utf8)
    #expect(try waitFor("0 errors"))
  }
}
