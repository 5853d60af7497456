struct EnglishAuthoringTexts: AuthoringTexts {
  func checking(_ done: Int, of count: Int) -> String { count == 0 ? "checking" : "checking: \(done) of \(count)" }
  let watching = "Watching. Save a file to check it again; Ctrl-C ends."
  func made(_ path: String) -> String { "Made: \(path)" }
  func nextStep(_ command: String) -> String { "Next: \(command)" }

  let answer = "Answer"
  let hint = "Hint"
  let expectations = "Must hold"
  let solution = "A solution"
  let projector = "Projector"
  func asks(_ text: String) -> String { "Asked: \(text)" }
  let hiddenCode = "(set-up lines are not shown)"

  func notTaken(_ problem: ImportProblem) -> String {
    switch problem {
    case .kind(let kind): "not taken over: questions of this kind (\(kind)) have no counterpart"
    case .noPrompt: "not taken over: it asks nothing"
    case .noRightAnswer: "not taken over: no answer is marked as right"
    case .oneBox: "not taken over: there is only one answer to choose from"
    case .noExplanation: "not taken over: an essay needs a model answer (#### feedback) to be compared with"
    case .program: "not taken over: it runs a program that is not Swift"
    case .notClosed: "not taken over: its { is not closed"
    case .refused(let reason): "not taken over: check would say: \(reason)"
    case .part(let name): "left out: \(name)"
    case .htmlTag(let name): "left out: the HTML tag <\(name)>; its text was kept"
    case .syntax(let text): "cannot be read: \(text)"
    case .keyTwice(let key): "cannot be read: the key stands twice: \(key)"
    }
  }
  func taken(_ count: Int, of all: Int) -> String { "\(count) of \(all) questions taken over." }
  let trueAndFalse = ["True", "False"]

  func lesson(id: String, title: String) -> String {
    """
    ---
    format: 1
    id: \(id)
    title: \(title.frontMatterValue)
    lang: en
    minutes: 10
    ---

    # \(title)

    <!-- goals -->
    - <!-- goal: \(id)-live --> You can say when a text field writes its value.

    ## A text field writes at each key

    Write here what your learners must know. Code with an `id` can be run and asked about.

    ```swift id=greeting
    struct Greeting: View {
      @State private var name = ""

      var body: some View {
        Form {
          TextField("Name", text: $name)
          Text("Hello, \\(name)!")
        }
      }
    }
    ```

    <!-- quiz: predict id=\(id)-greeting snippet=greeting ask="text" goals=\(id)-live -->
    What does the screen say after these actions?

    ```actions
    tap Name
    type Ann
    ```

    <!-- hint -->
    Does the field wait for Return?

    <!-- wrong[waits-for-return]: Hello, ! -->
    A field of a `String` does not wait: it writes at each key.

    <details><summary>Answer</summary>

    ```answer
    Hello, Ann!
    ```

    Each key writes `name`, and each write draws the text again.

    </details>

    """
  }

  func bank(id: String, title: String) -> String {
    """
    ---
    format: 1
    id: \(id)
    title: \(title.frontMatterValue)
    lang: en
    ---

    # \(title)

    ```swift id=toggle
    struct Settings: View {
      @State private var isOn = false

      var body: some View {
        Toggle("Alerts", isOn: $isOn)
      }
    }
    ```

    <!-- quiz: predict id=\(id)-toggle snippet=toggle ask="state isOn" -->
    What is `isOn` after these actions?

    ```actions
    tap Alerts
    ```

    <details><summary>Answer</summary>

    ```answer
    true
    ```

    A tap flips the switch, and the switch writes its binding.

    </details>

    <!-- quiz: choice id=\(id)-wrapper -->
    Which wrapper keeps a view's own value?

    - [x] `@State`
    - [ ] `@Binding`
      > A binding leads to a value that somebody else keeps.

    <!-- quiz: short id=\(id)-sign -->
    Which sign stands before the name of a property to pass its binding?

    ```answer
    $
    ```

    """
  }

  func paper(id: String, bank: String, title: String) -> String {
    """
    ---
    format: 1
    id: \(id)
    title: \(title.frontMatterValue)
    lang: en
    draw: [2 from \(bank)]
    minutes: 5
    hints: no
    reveal: end
    ---

    """
  }

  func courseReadme(title: String) -> String {
    """
    # \(title)

    A course for Fieldbook. `Lessons` holds lessons, `Quizzes` question banks, `Quizzes/papers` papers.

    - Read it: `fieldbook --course .`
    - Prove it: `fieldbook check`
    - Prove it while you write: `fieldbook check --watch`
    - Add a lesson: `fieldbook new lesson NAME`

    """
  }
}

extension String {
  /// As a value of front matter: quoted where a reader of YAML would not take it as it stands.
  var frontMatterValue: String {
    let isPlain =
      first.map { $0.isLetter } ?? false
      && allSatisfy { $0.isLetter || $0.isNumber || " -.,()".contains($0) } && last != " "
    guard !isPlain else { return self }
    return "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }
}
