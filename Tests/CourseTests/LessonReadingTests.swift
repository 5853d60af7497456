import Contract
import Course
import Markdown
import Testing

@Suite("A lesson is read")
struct LessonReadingTests {
  private let body = """
    # 글 칸

    <!-- goals -->
    - <!-- goal: when --> 값이 `언제` 쓰이는지 말한다
    - <!-- goal: which --> 칸을 고른다

    ## 숫자

    ```swift id=count bad view=Count policy=formatCommit=live locale=de_DE
    // snippet.hide
    import SwiftUI
    // snippet.show
    struct Count: View { var body: some View { Text("0") } }
    ```

    <!-- quiz: predict id=before-return snippet=count ask="text" goals=when,which
         policy=equalCommitWrite=off locale=ko_KR -->
    Return 전이다. 화면의 글은?

    ```actions
    tap 수량
    type 25
    ```

    <!-- hint -->
    첫 힌트.

    <!-- hint -->
    둘째 힌트.

    <!-- wrong[live-write]: "주문 25개" -->
    글자마다 쓰는 칸이 아니다.

    <details><summary>정답</summary>

    ```answer
    주문 0개
    ```

    확정할 때 쓴다.

    </details>

    ### 더 깊은 제목은 문항에 남는다

    <!-- recall: day10/sheet-item -->

    ## 다음

    뒤의 글.
    """

  @Test("everything of a question is in its place")
  func question() throws {
    let (file, diagnostics) = CourseFile.read(path: "Lessons/a.md", text: header() + body)
    #expect(diagnostics.map(\.shape) == [])
    let question = try #require(file.question("before-return"))
    #expect(question.kind == .predict)
    #expect(question.ask == .text(.only))
    #expect(question.snippet?.id == "count")
    #expect(question.goals.map(\.id) == ["when", "which"])
    #expect(question.prompt.map(\.plainText) == ["Return 전이다. 화면의 글은?"])
    #expect(question.actions.map(\.text) == ["tap 수량", "type 25"])
    #expect(question.actions[1].range.start == SourcePosition(line: 28, column: 1))
    #expect(question.hints.map { $0.map(\.plainText) } == [["첫 힌트."], ["둘째 힌트."]])
    #expect(question.wrongs.map(\.answer) == ["주문 25개"])
    #expect(question.wrongs.map(\.misconception) == ["live-write"])
    #expect(question.wrongs[0].explanation.map(\.plainText) == ["글자마다 쓰는 칸이 아니다."])
    #expect(question.answer?.lines == ["주문 0개"])
    #expect(question.explanation.map(\.plainText) == ["확정할 때 쓴다.", "더 깊은 제목은 문항에 남는다"])
  }

  @Test("a question's settings win over its snippet's")
  func settings() throws {
    let file = lesson(body)
    let snippet = try #require(file.snippet("count"))
    let settings = try #require(file.question("before-return")).settings.over(snippet.settings)
    #expect(settings.locale == "ko_KR")
    #expect(settings.policies.map(\.name) == ["equalCommitWrite", "formatCommit"])
  }

  @Test("sections follow the headings, with what stands in them in order")
  func sections() {
    let file = lesson(body)
    #expect(file.sections.map(\.title) == ["글 칸", "", "숫자", "다음"])
    #expect(file.sections.map(\.part) == [nil, .goals, nil, nil])
    let kinds = file.sections[2].elements.map { element -> String in
      switch element {
      case .block: "block"
      case .snippet(let snippet): "snippet \(snippet.id ?? "")"
      case .question(let id): "question \(id)"
      case .recall(let recall): "recall \(recall.item)"
      }
    }
    #expect(kinds == ["snippet count", "question before-return", "recall sheet-item"])
  }

  @Test("goals keep their words without the mark")
  func goals() {
    #expect(lesson(body).goals.map(\.id) == ["when", "which"])
    #expect(lesson(body).goals.map(\.text) == ["값이 언제 쓰이는지 말한다", "칸을 고른다"])
  }

  @Test("a part lasts until a heading of its own level, whether the mark stands before or under its heading")
  func parts() {
    let file = lesson("# A\n\n<!-- review -->\n## B\n\n글\n\n### C\n\n## D\n\n<!-- sources -->\n- x\n\n# E\n")
    #expect(file.sections.map(\.title) == ["A", "B", "C", "D", "", "E"])
    #expect(file.sections.map(\.part) == [nil, .review, .review, nil, .sources, nil])
  }

  @Test("a snippet with an id after the answer ends the question; one before it does not")
  func endOfQuestion() throws {
    let file = lesson(
      """
      <!-- quiz: reveal id=x -->
      물음

      ```swift id=before
      let a = 1
      ```

      <details>

      답

      </details>

      ```swift id=after
      let b = 1
      ```
      """)
    #expect(try #require(file.question("x")).prompt.count == 2)
    #expect(file.sections[0].elements.count == 2)
    #expect(file.snippets.map(\.id) == ["before", "after"])
  }

  @Test("hidden set-up lines are run and not printed; a snippet without an import gets SwiftUI")
  func snippets() throws {
    let file = lesson(
      body + "\n```swift id=more uses=base\nstruct More {}\n```\n\n> ```swift id=base\n> struct Base {}\n> ```\n")
    let snippet = try #require(file.snippet("count"))
    #expect(snippet.shownCode == "struct Count: View { var body: some View { Text(\"0\") } }\n")
    #expect(snippet.judgement == .bad)
    #expect(snippet.view == "Count")
    let course = CourseContents(
      MemoryFolder(files: [
        "Lessons/a.md": header()
          + "> ```swift id=base\n> struct Base {}\n> ```\n\n```swift id=more uses=base\nstruct More {}\n```\n"
      ]))
    let order = course.order(for: try #require(course.files[0].snippet("more")), in: course.files[0])
    #expect(order.pieces.map(\.text) == ["struct Base {}\n", "struct More {}\n"])
    #expect(order.pieces.map(\.firstLine) == [8, 12])
    #expect(order.pieces.map(\.indentation) == [2, 0])
  }

  @Test("a choice has boxes with feedback, and the answer fence says which are right")
  func choice() throws {
    let file = lesson(
      """
      <!-- quiz: choice id=c fixed -->
      어느 것?

      - [ ] `TextField` 하나
        > 아니다.
      - [ ] SecureField
        > 맞다.

      <details>

      ```answer
      SecureField
      ```

      </details>
      """)
    let question = try #require(file.question("c"))
    #expect(question.isFixed)
    #expect(question.boxes.map(\.text) == ["TextField 하나", "SecureField"])
    #expect(question.boxes.map { $0.feedback.map(\.plainText) } == [["아니다."], ["맞다."]])
    #expect(question.rightBoxes == [1])
  }

  @Test("a fix has two versions, visible and hidden pairs")
  func fix() throws {
    let (file, diagnostics) = CourseFile.read(
      path: "Lessons/a.md",
      text: header() + """
        <!-- quiz: fix id=f -->
        고쳐라.

        ```swift broken
        let a = 1
        ```

        ```actions
        tap L
        ```

        ```expect
        state size = L
        no text "오류"
        ```

        ```actions hidden
        tap S
        ```

        ```expect hidden
        output = "a b "
        ```

        <details>

        ```swift solution
        let a = 2
        ```

        </details>
        """)
    #expect(diagnostics.map(\.shape) == [])
    let question = try #require(file.question("f"))
    #expect(question.pairs.map(\.isHidden) == [false, true])
    #expect(
      question.pairs[0].expectations.map(\.condition) == [
        .equals(.state("size"), "L"), .text("오류", isThere: false),
      ])
    #expect(question.pairs[1].expectations.map(\.condition) == [.equals(.output, "a b ")])
    #expect(question.broken?.code.text == "let a = 1\n")
    #expect(question.solution?.code.text == "let a = 2\n")
  }

  @Test("every form of ask is read, and written back the same")
  func asks() {
    let forms = [
      "state size", "output", "text", "text[2]", "text after 수량", "focus", "writes quantity", "changes quantity",
      "warnings", "outcome", "events write,body,onSubmit",
    ]
    for form in forms {
      let keys = form.hasPrefix("events") ? "order" : "predict"
      let file = lesson("<!-- quiz: \(keys) id=q snippet=s ask=\"\(form)\" -->\n물음\n\n```answer\nx\n```\n")
      #expect(file.question("q")?.ask?.text == form)
    }
  }

  @Test("--\\u{3E} in a wrong answer is -->, and quotes keep blanks")
  func escapedComment() {
    let file = lesson(
      "<!-- quiz: predict id=q snippet=s ask=output -->\n물음\n\n<!-- wrong: a --\\u{3E} b -->\n가\n\n<!-- wrong: \" x\\n\" -->\n나\n\n```answer\nx y\n```\n"
    )
    #expect(file.question("q")?.wrongs.map(\.answer) == ["a --> b", " x\n"])
  }

  @Test("a translation is found by its language, an item by its present name")
  func languages() {
    let question = "<!-- quiz: reveal id=x -->\n%\n\n<details>\n\n답\n\n</details>\n"
    let course = CourseContents(
      MemoryFolder(files: [
        "Lessons/a.md": "---\nformat: 1\nid: a\ntitle: T\nlang: ko\nrenamed: [old to x]\n---\n" + question,
        "Lessons/a.en.md": "---\nformat: 1\nid: a\ntitle: E\nlang: en\nrenamed: [old to x]\n---\n" + question,
      ]))
    #expect(course.diagnostics.map(\.shape) == [])
    #expect(course.lessons.map(\.path) == ["Lessons/a.md"])
    #expect(course.file("a", language: .english)?.title == "E")
    #expect(course.file("a", language: .korean)?.title == "T")
    #expect(course.question("x", language: .english)?.file.path == "Lessons/a.en.md")
    #expect(course.presentName(of: "old") == "x")
  }
}
