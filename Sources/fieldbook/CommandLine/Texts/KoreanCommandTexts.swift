import Contract

struct KoreanCommandTexts: CommandTexts {
  func fault(_ fault: UsageFault) -> String {
    switch fault {
    case .unknownCommand(let word, let meant): "그런 명령이 없습니다: \(word)." + did(meant)
    case .unknownOption(let name, let meant): "그런 옵션이 없습니다: \(name)." + did(meant)
    case .missingValue(let option): "\(option.name) 뒤에 값이 있어야 합니다: \(option.name) \(option.value ?? "")"
    case .unwantedValue(let name): "\(name)에는 값을 쓰지 않습니다."
    case .repeatedOption(let name): "같은 옵션을 두 번 쓸 수 없습니다: \(name)."
    case .badValue(let option, let value, let expected): "\(option)의 값이 될 수 없습니다: \(value). " + expectation(expected)
    case .missingArgument(let name): "빠진 것이 있습니다: \(name)"
    case .extraArgument(let word): "하나만 쓸 수 있습니다. 남는 것: \(word). 빈칸이 든 이름은 따옴표로 묶으세요."
    case .badAction(let fault, let line): action(fault, line)
    case .badPolicy(let fault): fault.message(.korean)
    case .unreadable(let path, let reason): "\(path): " + unreadable(reason)
    case .noSnippet(let id, let known, let meant):
      "그런 코드가 없습니다: \(id)." + did(meant)
        + (known.isEmpty ? " 이 글에는 이름이 있는 코드가 없습니다." : " 있는 것: \(known.joined(separator: ", ")).")
    case .noSuchID(let id, let meant): "과정에도 잘못의 목록에도 없는 이름입니다: \(id)." + did(meant)
    case .badID(let id): "이름이 될 수 없습니다: \(id). 이름에는 a-z, 숫자, 붙임표만 씁니다."
    case .idTaken(let id): "과정에 이미 있는 이름입니다: \(id). 다른 이름을 쓰세요."
    case .thereAlready(let path): "\(path)가 이미 있어 건드리지 않았습니다. 다른 이름을 쓰세요."
    case .unwritable(let path, let reason): "\(path)를 쓸 수 없습니다: \(reason)."
    case .noCourse: "여기에는 과정이 없습니다. fieldbook new course NAME으로 시작하거나 --course DIR로 알려 주세요"
    case .optionsTogether(let one, let other): "\(one)와 \(other)는 함께 쓸 수 없습니다."
    case .inputTwice: "소스와 동작을 둘 다 표준 입력에서 읽을 수는 없습니다. 하나는 파일로 주세요."
    }
  }

  private func did(_ meant: String?) -> String { meant.map { " 혹시 \($0)?" } ?? "" }

  private func expectation(_ expected: UsageFault.Expectation) -> String {
    switch expected {
    case .words(let words, let meant): "가능한 값: \(words.joined(separator: ", "))." + did(meant)
    case .seconds: "0보다 큰 초를 쓰세요(예: 10)."
    case .wholeNumber: "0 이상의 정수를 쓰세요."
    case .date: "2026-01-01 또는 \"2026-01-01 09:00\"처럼 쓰세요."
    case .timeZone: "Asia/Seoul처럼 시간대의 이름을 쓰세요."
    case .locale: "ko_KR처럼 쓰세요."
    }
  }

  private func unreadable(_ reason: UsageFault.Unreadable) -> String {
    switch reason {
    case .missing: "그런 파일이 없습니다."
    case .folder: "폴더입니다. 파일을 주세요."
    case .notText: "UTF-8로 된 글이 아닙니다."
    case .noLesson: "과정의 글이 아닙니다. 과정의 Lessons나 Quizzes에 있어야 합니다."
    case .other(let text): "읽을 수 없습니다(\(text))."
    }
  }

  private func action(_ fault: ActionFault, _ line: String) -> String {
    let advice = fault.advice(.korean)
    return "동작 \(fault.line)행 \(fault.column)열: \(fault.message(.korean))\n  \(line)"
      + (advice.isEmpty ? "" : "\n  \(advice)")
  }

  func seeHelp(_ command: String?) -> String {
    "도움말: fieldbook help" + (command.map { " \($0)" } ?? "")
  }

  let slogan = "SwiftUI 텍스트 입력을 예측하고, 실행하고, 이해합니다."
  let usageTitle = "쓰는 법"
  let commandsTitle = "명령"
  let optionsTitle = "옵션"
  let globalOptionsTitle = "어느 명령에나"
  let actionsTitle = "동작"
  func summary(ofCommand name: String) -> String {
    switch name {
    case "lesson": "수업을 읽으며 문제를 풉니다. 이름이 없으면 하던 수업"
    case "quiz": "문제만 풉니다. 이름이 없으면 틀린 문제와 새 문제"
    case "run": "SwiftUI 소스 파일 하나를 모의 화면에서 실행합니다"
    case "play": "모의 화면을 직접 만지며 실행합니다"
    case "check": "과정을 검사합니다. 스니펫을 모두 컴파일하고 실행해 정답을 확인합니다"
    case "courses": "수업과 문제 묶음의 목록"
    case "progress": "얼마나 했는지 보입니다"
    case "policies": "출처마다 말이 다른 동작과, 고를 수 있는 값"
    case "help": "명령과 그 옵션을 설명합니다"
    case "new": "check를 통과하는 수업, 문제 묶음, 과정을 새로 만듭니다"
    case "preview": "수업을 배우는 사람이 보는 대로 보이거나 한 쪽으로 씁니다"
    case "import": "다른 도구의 문제로 문제 묶음을 만듭니다"
    default: ""
    }
  }
  func description(ofCommand name: String) -> String {
    switch name {
    case "run":
      """
      고치지 않은 SwiftUI 소스 파일을 모의 화면에서 실행하고, 사람의 동작을 한 줄씩 따라 합니다.
      FILE이 -이면 표준 입력을 읽습니다. 뷰 밖의 코드 조각도 됩니다.
      끝난 상태: 0 실행됨, 1 할 수 없는 동작, 2 잘못된 명령 또는 보여 줄 뷰 없음, 3 컴파일 오류,
      4 프로그램이 스스로 끝남, 5 컴퓨터에 없는 것이 있음, 124 시간 초과, 130 중단.
      """
    case "play":
      """
      소스 파일을 모의 화면에 띄우고, 한 줄에 동작 하나씩 받아 그때마다 화면을 보입니다. undo는 하나 무르고, Enter나
      quit은 끝냅니다. 파일을 다시 저장하면 다음 동작부터 새 코드로 처음부터 다시 합니다.
      --do의 동작은 먼저 합니다. 끝난 상태: 0 끝냄, 2 잘못된 명령, 5 컴퓨터에 없는 것이 있음.
      """
    case "check":
      """
      과정의 모든 파일을 읽고, 스니펫을 컴파일하고 실행하고, 적힌 정답이 실행한 답과 같은지 확인합니다.
      PATH를 주면 그 파일이나 폴더의 잘못만 보여 줍니다.
      끝난 상태: 0 오류 없음, 1 오류 있음, 2 잘못된 명령, 5 컴퓨터에 없는 것이 있음, 130 중단.
      """
    case "lesson":
      """
      수업을 한 단락씩 보이고, 문제가 나오면 답을 기다립니다. NAME은 수업의 이름, 번호 또는 제목의 첫머리입니다.
      표준 입력이 터미널이 아니면 프롬프트 없이 한 줄에 답 하나씩 읽습니다.
      끝난 상태: 0 다 맞힘, 1 틀린 답이 있음, 2 답이 모자람.
      """
    case "quiz":
      """
      문제를 이어서 냅니다. NAME은 수업, 문제 묶음, 갈래 또는 시험지의 이름입니다.
      표준 입력이 터미널이 아니면 프롬프트 없이 한 줄에 답 하나씩 읽습니다.
      끝난 상태: 0 다 맞힘, 1 틀린 답이 있음, 2 답이 모자람.
      """
    case "policies":
      """
      출처마다 말이 다르거나 아무 말이 없는 동작을 모아 보입니다. 정책은 run의 --policy NAME=VALUE나 수업의
      policy=NAME=VALUE로 고릅니다. 정책이 무엇을 정했는지는 run --trace에 나옵니다.
      """
    case "help": "명령 하나의 옵션을 보려면 그 이름을 쓰세요: fieldbook help run"
    case "new":
      """
      check를 통과하는 글 하나를, 또는 그 이름의 폴더에 과정 하나를 만듭니다. 무엇을 어디에 쓰는지 보여 줍니다.
      NAME은 그 이름으로, a-z와 숫자와 붙임표를 씁니다. 이미 있는 것은 건드리지 않습니다.
      --lang의 말로 씁니다. 끝난 상태: 0 만듦, 2 만들지 못함.
      """
    case "preview":
      """
      수업이나 문제 묶음을 배우는 사람이 보는 대로 보입니다. 코드, 문제, 보기가 나오고 답은 나오지 않습니다.
      --html은 네트워크 없이 열리는 한 쪽을 씁니다. 나누어 주거나, 화면에 띄우거나, 인쇄합니다. 답은 접혀 있습니다.
      끝난 상태: 0 보임, 2 그런 파일이 없음.
      """
    case "import":
      """
      Moodle의 GIFT나 mdbook-quiz의 TOML을 읽어 문제 묶음을 씁니다. 옮기지 못한 것은 줄과 까닭을 표준 오류에 씁니다.
      문제 묶음은 check를 통과합니다.
      끝난 상태: 0 모두 옮김, 1 옮기지 못한 것이 있음, 2 읽지 못함.
      """
    default: ""
    }
  }
  func summary(ofOption name: String) -> String {
    switch name {
    case "--view": "이 이름의 뷰를 보입니다"
    case "--preview": "이 제목의 #Preview를 보입니다"
    case "--do": "동작들. 줄바꿈이나 ;로 나눕니다"
    case "--actions": "동작을 파일에서 읽습니다 (-는 표준 입력)"
    case "--trace": "동작마다 일어난 일을 모두 보입니다"
    case "--json": "표준 출력에 JSON 문서 하나만 씁니다"
    case "--platform": "기본값 ios"
    case "--locale": "기본값 ko_KR"
    case "--policy": "출처마다 말이 다른 동작을 하나로 정합니다"
    case "--now": "모의 시계의 시작. 기본값 2026-01-01 09:00"
    case "--timezone": "기본값 Asia/Seoul"
    case "--seed": "난수의 시작값 (quiz: 시험지의 문제를 뽑는 수)"
    case "--swift": "언어 모드. 기본값 5"
    case "--strict": "경고도 오류로 셉니다"
    case "--timeout": "프로그램이 쓸 수 있는 실제 시간. 기본값 10초"
    case "--course": "이 폴더의 과정을 씁니다"
    case "--progress": "진도를 이 파일에 적습니다"
    case "--lang": "말. 기본값은 LANG을 따릅니다"
    case "--plain": "그림과 색 없이 문장과 목록으로 (TERM=dumb이면 늘)"
    case "--help": "도움말"
    case "--version": "판"
    case "--watch": "저장할 때마다 다시 검사하고, 쓰고 있는 문제를 보입니다"
    case "--fix": "잘못이 알려 주는 대로 고쳐 씁니다"
    case "--update": "실행한 답으로 정답을 고쳐 쓰고, 바뀐 곳을 보입니다"
    case "--only": "이 이름의 글, 문제, 스니펫 또는 잘못만"
    case "--github": "GitHub가 줄 옆에 보이는 명령으로 씁니다"
    case "--html": "한 쪽으로 씁니다"
    case "--output": "표준 출력 대신 이 새 파일에 씁니다"
    case "--title": "제목. 기본값 NAME"
    case "--id": "문제 묶음의 이름. 기본값은 파일 이름"
    default: ""
    }
  }
  let policiesIntroduction = "출처마다 말이 다른 동작입니다. --policy NAME=VALUE로 고릅니다."
  let fixedRulesTitle = "고를 수 없는 규칙"
  let sourcesLabel = "근거"
  func defaultMark(_ platform: Platform?) -> String {
    platform.map { "(\($0 == .iOS ? "iOS" : "macOS") 기본값)" } ?? "(기본값)"
  }
  func secondsByDefault(_ seconds: String) -> String { "0 이상의 초. 기본값 \(seconds)" }
  func moreHelp(_ example: String) -> String { "명령 하나를 자세히: \(example)" }
}
