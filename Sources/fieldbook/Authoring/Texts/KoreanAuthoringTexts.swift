struct KoreanAuthoringTexts: AuthoringTexts {
  func checking(_ done: Int, of count: Int) -> String { count == 0 ? "검사하는 중" : "검사하는 중: \(count) 가운데 \(done)" }
  let watching = "지켜보고 있습니다. 저장하면 다시 검사합니다. Ctrl-C로 끝냅니다."
  func made(_ path: String) -> String { "만듦: \(path)" }
  func nextStep(_ command: String) -> String { "다음: \(command)" }

  let answer = "정답"
  let hint = "힌트"
  let expectations = "성립해야 할 것"
  let solution = "풀이 하나"
  let projector = "큰 화면"
  func asks(_ text: String) -> String { "묻는 것: \(text)" }
  let hiddenCode = "(준비하는 줄은 보이지 않음)"

  func notTaken(_ problem: ImportProblem) -> String {
    switch problem {
    case .kind(let kind): "옮기지 못함: 이 갈래(\(kind))의 문제는 여기에 없습니다"
    case .noPrompt: "옮기지 못함: 물음이 없습니다"
    case .noRightAnswer: "옮기지 못함: 정답이 표시되어 있지 않습니다"
    case .oneBox: "옮기지 못함: 고를 답이 하나뿐입니다"
    case .noExplanation: "옮기지 못함: 서술형에는 견줄 모범 답(#### 피드백)이 있어야 합니다"
    case .program: "옮기지 못함: Swift가 아닌 프로그램을 실행합니다"
    case .notClosed: "옮기지 못함: {가 닫히지 않았습니다"
    case .refused(let reason): "옮기지 못함: check가 받지 않습니다: \(reason)"
    case .part(let name): "빠짐: \(name)"
    case .htmlTag(let name): "빠짐: HTML 태그 <\(name)>. 그 글은 남겼습니다"
    case .syntax(let text): "읽을 수 없음: \(text)"
    case .keyTwice(let key): "읽을 수 없음: 같은 키가 두 번 있습니다: \(key)"
    }
  }
  func taken(_ count: Int, of all: Int) -> String { "문제 \(all)개 가운데 \(count)개를 옮겼습니다." }
  let trueAndFalse = ["참", "거짓"]

  func lesson(id: String, title: String) -> String {
    """
    ---
    format: 1
    id: \(id)
    title: \(title.frontMatterValue)
    lang: ko
    minutes: 10
    ---

    # \(title)

    <!-- goals -->
    - <!-- goal: \(id)-live --> 텍스트 필드가 언제 값을 쓰는지 말할 수 있다.

    ## 텍스트 필드는 글자마다 쓴다

    배우는 사람이 알아야 할 것을 여기에 쓴다. `id`가 있는 코드는 실행하고 물을 수 있다.

    ```swift id=greeting
    struct Greeting: View {
      @State private var name = ""

      var body: some View {
        Form {
          TextField("이름", text: $name)
          Text("안녕, \\(name)!")
        }
      }
    }
    ```

    <!-- quiz: predict id=\(id)-greeting snippet=greeting ask="text" goals=\(id)-live -->
    다음 동작 뒤에 화면의 문구는?

    ```actions
    tap 이름
    type 민수
    ```

    <!-- hint -->
    칸이 Return을 기다리는가?

    <!-- wrong[waits-for-return]: 안녕, ! -->
    `String`을 묶은 칸은 기다리지 않는다. 글자마다 쓴다.

    <details><summary>정답</summary>

    ```answer
    안녕, 민수!
    ```

    글자마다 `name`에 쓰고, 쓸 때마다 문구를 다시 그린다.

    </details>

    """
  }

  func bank(id: String, title: String) -> String {
    """
    ---
    format: 1
    id: \(id)
    title: \(title.frontMatterValue)
    lang: ko
    ---

    # \(title)

    ```swift id=toggle
    struct Settings: View {
      @State private var isOn = false

      var body: some View {
        Toggle("알림", isOn: $isOn)
      }
    }
    ```

    <!-- quiz: predict id=\(id)-toggle snippet=toggle ask="state isOn" -->
    다음 동작 뒤에 `isOn`은?

    ```actions
    tap 알림
    ```

    <details><summary>정답</summary>

    ```answer
    true
    ```

    누르면 스위치가 뒤집히고, 스위치는 바인딩에 쓴다.

    </details>

    <!-- quiz: choice id=\(id)-wrapper -->
    뷰가 자기 값을 간직하게 하는 것은?

    - [x] `@State`
    - [ ] `@Binding`
      > 바인딩은 다른 곳에 있는 값으로 이어진다.

    <!-- quiz: short id=\(id)-sign -->
    프로퍼티의 바인딩을 넘길 때 이름 앞에 쓰는 글자는?

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
    lang: ko
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

    Fieldbook의 과정. `Lessons`에 수업, `Quizzes`에 문제 묶음, `Quizzes/papers`에 시험지가 있다.

    - 읽기: `fieldbook --course .`
    - 검사하기: `fieldbook check`
    - 쓰면서 검사하기: `fieldbook check --watch`
    - 수업 더하기: `fieldbook new lesson NAME`

    """
  }
}
