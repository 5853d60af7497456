import Contract
import Course

struct KoreanReplTexts: ReplTexts {
  let prompt = "fieldbook> "
  func welcome(lessons: Int, questions: Int) -> String { "Fieldbook: 수업 \(lessons)개, 문제 \(questions)개." }
  let firstSteps = "Enter를 누르면 첫 수업이 열립니다. 도움말은 help, 끝내기는 Ctrl-D."
  func welcomeBack(wrong: Int) -> String {
    wrong == 0 ? "다시 오셨군요." : "다시 오셨군요. 지난번에 틀린 문제가 \(wrong)개 있습니다(quiz)."
  }
  func goesOn(_ lesson: String) -> String { "이어서: \(lesson)" }
  let farewell = "여기까지 저장했습니다. 다음에 이 자리에서 이어집니다."
  let interruptHint = "끝내려면 quit을 치거나 Ctrl-D를 누르세요."

  func unknown(_ word: String) -> String { "모르는 명령입니다: \(word). 쓸 수 있는 명령은 help에 있습니다." }
  func notHere(_ command: String, at prompt: PromptKind) -> String {
    prompt == .main
      ? "\(command): 문제를 푸는 동안에만 쓸 수 있습니다."
      : "\(command): 이 문제를 푸는 동안에는 쓸 수 없습니다. 답을 쓰거나 :leave로 나가세요."
  }
  func understood(_ typed: String, as command: String) -> String { "‘\(typed)’ → \(command)" }

  let helpTitle = "명령"
  let helpAtQuestionTitle = "문제를 푸는 동안"
  let helpFooter = "한글 이름으로 쳐도 되고, 한/영 키를 잘못 둔 채 쳐도 알아듣습니다. Tab은 이름을 채웁니다."
  let helpAtQuestionFooter = """
    그냥 쓰면 답이고, 콜론(:)으로 시작하면 명령입니다. 빈 글은 \"\", 값이 없으면 nil, 콜론으로 시작하는 답은 ::으로 씁니다.
    """
  func summary(of command: ReplCommand, atQuestion: Bool) -> String {
    switch command {
    case .lesson: "수업을 엽니다. 이름이 없으면 하던 수업을 잇습니다"
    case .fix: "코드를 고치는 문제를 엽니다"
    case .play: atQuestion ? "이 문제의 코드를 전화기에서 만져 봅니다" : "코드를 전화기에서 만져 봅니다"
    case .edit: "편집기로 엽니다. 저장하고 나오면 실행해 봅니다"
    case .check: "지금 그대로 실행해 봅니다"
    case .watch: "다른 창에서 저장할 때마다 실행해 봅니다"
    case .reset: "처음 코드로 되돌립니다. 고치던 것은 따로 남습니다"
    case .undo: "되돌린 것을 무릅니다"
    case .solution: "그만두고 모범 답을 봅니다. 틀린 것으로 셉니다"
    case .appeal: "내 답이 맞다고 적어 둡니다. 까닭을 붙일 수 있습니다"
    case .quiz: "문제만 이어서 풉니다. 이름이 없으면 지난번에 틀린 문제와 아직 안 푼 문제"
    case .run:
      atQuestion ? "처음 화면을 봅니다. 동작을 붙여 시험해 볼 수도 있습니다" : "코드를 실행해 화면을 봅니다"
    case .progress: "얼마나 했는지 봅니다"
    case .courses: "수업과 문제 묶음의 목록"
    case .help: "이 도움말"
    case .quit: "저장하고 끝냅니다 (Ctrl-D)"
    case .next: "다음으로 (Enter)"
    case .back: "앞으로 돌아갑니다"
    case .contents: "차례를 보거나, 번호로 옮겨 갑니다"
    case .open: "접힌 곳을 펼쳐서 다시 보여 줍니다"
    case .search: "수업에서 낱말을 찾습니다"
    case .hint: "힌트를 한 단계씩 봅니다"
    case .skip: "이 문제를 건너뜁니다"
    case .why: atQuestion ? "풀이. 답한 뒤에 볼 수 있습니다" : "방금 답한 문제의 풀이를 다시 봅니다"
    case .again: atQuestion ? "문제를 다시 보여 줍니다" : "방금 본 것을 다시 보여 줍니다. 문제였으면 다시 풉니다"
    case .timeline: "방금 문제의 타임라인. more를 붙이면 접거나 자르지 않습니다"
    case .leave: "답하지 않고 나갑니다. 문제는 그대로 남습니다"
    }
  }
  func argument(of command: ReplCommand, atQuestion: Bool) -> String {
    switch command {
    case .lesson, .quiz: "[이름|번호]"
    case .run: atQuestion ? "[동작; 동작]" : "[코드 이름] [동작; 동작]"
    case .contents: "[번호]"
    case .search: "낱말"
    case .fix: "[문제]"
    case .play: atQuestion ? "" : "코드 이름|파일.swift"
    case .appeal: atQuestion ? "" : "[까닭]"
    case .timeline: atQuestion ? "" : "[more]"
    default: ""
    }
  }

  func readingPrompt(_ id: String, _ step: Int, of count: Int) -> String { "\(id) \(step)/\(count)> " }
  let readingHint = "Enter 다음 · back 이전 · contents 차례 · help 도움말"
  let nothingOpen = "열린 수업이 없습니다. lesson으로 여세요."
  let atBeginning = "여기가 처음입니다."
  func lessonEnd(_ title: String) -> String { "끝까지 읽었습니다: \(title)" }
  let quizEnd = "문제를 다 풀었습니다."
  func noLesson(_ name: String, known: [String]) -> String {
    "그런 수업은 없습니다: \(name). 있는 수업: \(known.joined(separator: ", "))."
  }
  func noQuiz(_ name: String, known: [String]) -> String {
    "그런 문제 묶음은 없습니다: \(name). 있는 것: \(known.joined(separator: ", "))."
  }
  let nothingToAsk = "지금 풀 문제가 없습니다. 한 번 더 풀려면 quiz 뒤에 수업 이름을 쓰세요."
  func alreadyRight(_ id: String) -> String { "✅ 이미 맞힌 문제입니다: \(id) (다시 풀려면 again)" }
  let questionChanged = "이 문제는 지난번에 답한 뒤에 바뀌었습니다. 다시 묻습니다."
  func title(of part: Section.Part) -> String {
    switch part {
    case .goals: "이 수업의 목표"
    case .review: "돌아보기"
    case .preview: "다음 수업"
    case .sources: "근거"
    }
  }
  func contentsTitle(_ title: String) -> String { "차례: \(title)" }
  let hereMark = "(지금)"
  func noSection(_ name: String) -> String { "그런 번호가 없습니다: \(name). contents가 번호를 보여 줍니다." }
  func found(_ word: String, _ count: Int) -> String {
    count == 0 ? "‘\(word)’: 이 수업에 없습니다." : "‘\(word)’: \(count)곳. 번호로 옮겨 가려면 contents 번호."
  }
  let searchForWhat = "찾을 낱말을 쓰세요: search 낱말"
  let questionMark = "문제"
  func courseFaults(_ count: Int) -> String {
    "수업 파일에 잘못된 곳이 \(count)군데 있어 그 부분은 빠집니다. fieldbook check가 자세히 알려 줍니다."
  }

  func questionTitle(_ kind: Question.Kind) -> String {
    switch kind {
    case .predict: "예측해 보기"
    case .order: "순서 맞히기"
    case .choice: "고르기"
    case .short: "써 보기"
    case .reveal: "말해 보기"
    case .fix: "고치기"
    }
  }
  let actionsTitle = "동작"
  func askLabel(_ ask: Ask) -> String {
    switch ask {
    case .state(let name): "\(name)의 값"
    case .output: "출력"
    case .text(.only): "화면의 글"
    case .text(.index(let index)): "화면의 \(index + 1)번째 글"
    case .text(.after(let label)): "‘\(label)’ 다음의 글"
    case .focus: "포커스가 있는 칸"
    case .writes(let name): "\(name)에 쓴 횟수"
    case .changes(let name): "\(name) 값이 바뀐 횟수"
    case .warnings: "경고"
    case .outcome: "실행의 결말"
    case .events: "일어나는 순서"
    }
  }
  let eachIntroduction = "동작 하나마다 그 직후의 답을 씁니다."
  let answerLabel = "답"
  let severalLinesHint = "여러 줄이면 이어서 쓰고, 빈 줄로 끝냅니다."
  let chooseOne = "번호로 고르세요."
  let orderIntroduction = "일어나는 차례대로 글자를 늘어놓으세요 (예: b a c)."
  let orderLabel = "순서"
  func useEachLetter(_ letters: String) -> String { "모든 글자를 한 번씩 쓰세요: \(letters)" }
  func chooseSeveral(_ count: Int) -> String { "맞는 것을 모두 번호로 고르세요 (예: 1 3)." }
  func notANumber(_ word: String) -> String { "번호가 아닙니다: \(word)" }
  func outOfRange(_ number: Int, count: Int) -> String { "1부터 \(count)까지의 번호로 답하세요: \(number)" }
  func meantCommand(_ command: String) -> String { "명령이면 \(command)라고 쓰세요. 답이면 한 번 더 쓰세요." }
  let answerWithNumber = "몇 번인지 수로 답하세요."
  let emptyIsNoAnswer = "답을 쓰세요. 빈 글이 답이면 \"\"라고 씁니다. 명령은 :help에 있습니다."
  func outcome(_ outcome: OutcomeAnswer) -> String {
    switch outcome {
    case .finishes: "끝까지 실행된다"
    case .doesNotCompile: "컴파일되지 않는다"
    case .traps: "실행 중에 멈춰 버린다"
    case .neverEnds: "끝나지 않는다"
    }
  }
  let outcomeLabel = "번호"
  func hintTitle(_ number: Int, of count: Int) -> String { "힌트 \(number)/\(count)" }
  let noHints = "이 문제에는 힌트가 없습니다."
  let noMoreHints = "힌트를 모두 보았습니다."
  let notAnsweredYet = "아직 답하지 않았습니다. 먼저 답하거나 :skip으로 건너뛰세요."
  let skipped = "건너뛰었습니다."
  let left = "문제는 그대로 남아 있습니다. Enter를 누르면 다시 묻습니다."
  func missingInput(_ item: String) -> String { "답이 있어야 할 곳에서 입력이 끝났습니다: \(item)" }
  let revealPrompt = "Enter를 누르면 답을 봅니다"
  let revealIntroduction = "소리 내어 답해 보고, 답을 펼친 뒤 스스로 매깁니다."
  let ratingLabel = "1 몰랐다 · 2 가물가물했다 · 3 맞혔다 · 4 쉬웠다"
  let ratings = ["몰랐다", "가물가물했다", "맞혔다", "쉬웠다"]
  let ratingThanks = "적어 두었습니다."

  let right = "맞았습니다"
  let wrong = "틀렸습니다"
  let rightButSpacing = "띄어쓰기만 다릅니다. 맞은 것으로 합니다."
  func nearMiss(_ miss: NearMiss) -> String {
    switch miss {
    case .letterCase: "대문자와 소문자가 다릅니다."
    case .quotes: "따옴표만 다릅니다."
    case .missingUnit(let unit): "뒤에 빠진 것: \(unit)"
    case .extraUnit(let unit): "뒤에 더 붙은 것: \(unit)"
    }
  }
  let nearMissFree = "거의 맞았습니다. 틀린 것으로 세지 않으니 다시 쓰세요."
  let yourAnswer = "내 답"
  let realAnswer = "실행 결과"
  let pinnedAnswer = "정답"
  func invisible(given: String, right: String) -> String { "눈에 보이지 않는 글자가 다릅니다: \(given) / \(right)" }
  func countRight(_ right: Int, of count: Int) -> String { "\(count)개 가운데 \(right)개가 맞습니다." }
  let explanationTitle = "풀이"
  let authorAnswerTitle = "답"
  let eachAction = "동작"
  func appealed(_ item: String) -> String {
    "적어 두었습니다: \(item). fieldbook progress export --appeals로 꺼내 수업을 쓴 사람에게 보낼 수 있습니다."
  }
  let nothingToAppeal = "먼저 문제에 답하세요. appeal은 방금 답한 문제에 대한 것입니다."
  let rightNeedsNoAppeal = "그 답은 맞은 것으로 되어 있습니다."
  func notSaved(_ reason: String) -> String { "답을 저장하지 못했습니다: \(reason)" }

  let timelineTitle = "타임라인"
  let timelineCause = "동작"
  let timelineField = "칸"
  let timelineTexts = "화면의 글"
  let timelineWritten = "쓴 횟수"
  let timelineChanges = "바뀐 횟수"
  let timelineOutput = "출력"
  let timelineFocus = "포커스"
  let timelinePrediction = "내 예측"
  let timelineAppearance = "처음"
  let noFocus = "없음"
  func timelineChanged(_ sign: String) -> String { "\(sign) 바로 앞 줄에서 바뀐 것" }
  func timelineTimes(_ count: Int) -> String { "×\(count)" }
  func timelineWrites(_ count: Int) -> String { "\(count)번 씀" }
  func timelineSentence(cause: String, parts: [String]) -> String { "\(cause): \(parts.joined(separator: "; "))." }
  func timelineBecame(_ name: String, _ value: String) -> String { "\(name) \(value) 바뀜" }
  func timelineStays(_ name: String, _ value: String) -> String { "\(name) \(value)" }
  func warned(_ text: String) -> String { "SwiftUI의 경고: \(text)" }
  let noTimeline = "보여 줄 타임라인이 없습니다. 먼저 실행하는 문제에 답하세요."
  func dots(_ count: Int) -> String { "점 \(count)개" }
  let emptyText = "\"\""

  let running = "실행하는 중입니다. 멈추려면 Ctrl-C"
  let interrupted = "실행을 멈췄습니다."
  func noSnippet(_ id: String, known: [String]) -> String {
    known.isEmpty ? "그런 코드가 없습니다: \(id)." : "그런 코드가 없습니다: \(id). 있는 것: \(known.joined(separator: ", "))."
  }
  let runWhat = "실행할 코드의 이름을 쓰세요: run 이름. 코드 위에 이름이 적혀 있습니다."
  let answerFirst = "처음 화면입니다. 동작은 답한 뒤에 실행해 보여 줍니다."
  func cannotRead(_ path: String) -> String { "읽을 수 없는 파일입니다: \(path)" }
  let judgedByPinned = "실행하지 못해, 적어 둔 답으로 매겼습니다."

  let coursesTitle = "수업과 문제 묶음"
  let courseColumns = ["번호", "이름", "제목", "분량", "문제", "맞힘"]
  func minutes(_ count: Int) -> String { "\(count)분" }
  let progressTitle = "진도"
  let progressColumns = ["수업", "답함", "맞힘", "모두"]
  let nothingAnswered = "아직 답한 문제가 없습니다."
  func progressTotal(answered: Int, right: Int) -> String { "지금까지 \(answered)번 답해 \(right)번 맞혔습니다." }
  let misconceptionsTitle = "자주 걸린 오해"
  func times(_ count: Int) -> String { "\(count)번" }
}
