import Contract
import Snippets

struct KoreanRunTexts: RunTexts {
  func shown(_ view: String, in file: String) -> String { "\(file)에서 보인 것: \(view)" }
  let appearance = "(화면이 나타남)"
  let screenTitle = "화면"
  let stateTitle = "값"
  let outputTitle = "출력"
  let emptyScreen = "(빈 화면)"
  func outcome(_ outcome: Outcome) -> String? {
    switch outcome {
    case .finished: nil
    case .actionFailed: "할 수 없는 동작이 있어 거기서 멈췄습니다."
    case .compileError: "컴파일되지 않습니다."
    case .compilerLimit: "컴파일이 20초 안에 끝나지 않아 그만두었습니다. 긴 식을 나누어 보세요."
    case .trap(let message, _): "프로그램이 실행 중에 멈췄습니다: \(message)"
    case .exited(let status, _): "프로그램이 exit(\(status))로 스스로 끝났습니다."
    case .timeout: "프로그램이 시간 안에 끝나지 않아 멈췄습니다."
    case .memoryLimit: "프로그램이 메모리를 너무 많이 써서 멈췄습니다."
    case .outputLimit: "프로그램이 출력을 너무 많이 해서 멈췄습니다."
    case .livelock: "시간이 흐르지 않는 채 일이 끝없이 이어져 멈췄습니다."
    case .interrupted: "중단했습니다."
    case .noView: "보여 줄 수 있는 뷰가 없습니다."
    }
  }
  func place(_ file: String, _ place: Outcome.Place) -> String { "\(file) \(place.line)행" }
  func hint(_ hint: Hint) -> String {
    switch hint {
    case .focusStateValue:
      "FocusState에는 값을 줄 수 없습니다. 처음에는 어디에도 포커스가 없어서 false(옵셔널이면 nil)로 시작합니다. = 부터 뒤를 지우세요."
    case .missingImport: "파일 맨 위에 import SwiftUI를 쓰세요."
    }
  }
  func moreDiagnostics(_ count: Int) -> String { "… 그 밖에 \(count)개" }

  let noViewInFile = "이 소스에는 View, #Preview, App이 없습니다."
  func noSuchView(_ name: String, known: [String]) -> String {
    "그런 이름의 뷰가 없습니다: \(name)." + (known.isEmpty ? "" : " 있는 것: \(known.joined(separator: ", ")).")
  }
  func noSuchPreview(_ name: String, known: [String]) -> String {
    "그런 제목의 #Preview가 없습니다: \(name)." + (known.isEmpty ? "" : " 있는 것: \(known.joined(separator: ", ")).")
  }
  func wants(_ view: String) -> String { "\(view): 만들려면 이것을 넘겨야 합니다." }
  func or(_ number: Int) -> String { "또는" }
  func argument(_ argument: UnshownView.Argument) -> String {
    switch argument.kind {
    case .binding(let type): "\(argument.name): 읽고 쓸 \(type) 값의 Binding. @State 변수 이름 앞에 $를 붙여 넘깁니다."
    case .focus(let type): "\(argument.name): 포커스 상태(\(type)). @FocusState 변수 이름 앞에 $를 붙여 넘깁니다."
    case .closure: "\(argument.name): 클로저 \(argument.type)"
    case .content: "\(argument.name): 안에 넣을 뷰를 만드는 클로저"
    case .value: "\(argument.name): \(argument.type) 값"
    }
  }
  func obstacle(_ view: UnshownView) -> String? {
    switch view.obstacle {
    case nil: nil
    case .privateProperty:
      "\(view.name): private인 \(view.property ?? "") 때문에 밖에서 만들 수 없습니다. private을 빼거나 init을 쓰세요."
    case .hidden: "\(view.name): 다른 타입 안에 private으로 있어 밖에서 쓸 수 없습니다."
    case .noInitialiser: "\(view.name): 밖에서 부를 수 있는 init이 없습니다."
    case .refused: "\(view.name): 인자 없이 \(view.name)()로 만들 수 없다고 컴파일러가 답했습니다."
    }
  }
  let previewToAdd = "파일 끝에 이 줄을 더하면 보입니다."

  let nothing = "없음"
  let hidden = "숨음"
  let sameValue = "(같은 값)"
  let presented = "나타남"
  let dismissed = "사라짐"
  let caret = "커서"

  let focused = "입력 중"
  let disabled = "쓸 수 없음"
  func keyboard(_ type: String, return key: String?, toolbar: [String]) -> String {
    "키보드: \(type)" + (key.map { ", Return 키 \($0)" } ?? ", Return 키 없음")
      + (toolbar.isEmpty ? "" : ", 도구 막대 \(toolbar.joined(separator: ", "))")
  }

  func fault(_ error: SnippetError) -> String {
    switch error {
    case .noToolchain:
      "Swift 컴파일러를 찾을 수 없습니다. swift.org에서 Swift를 설치하고 swiftc를 PATH에 두거나 FIELDBOOK_TOOLCHAIN에 그 usr 폴더를 쓰세요."
    case .notBuilt(let folder): "Fieldbook의 모듈이 \(folder)에 없습니다. make run 또는 make build를 실행하세요."
    case .otherCompiler(let built, let found):
      "Fieldbook의 모듈을 만든 컴파일러와 지금 컴파일러가 다릅니다. make를 다시 실행하세요.\n  만든 것: \(built ?? "?")\n  지금 것: \(found ?? "?")"
    case .noScratchFolder(let folder): "임시 폴더에 쓸 수 없습니다: \(folder)"
    case .cannotStart(let program, let code): "실행할 수 없습니다: \(program) (오류 \(code))"
    case .compilerFailed(let text): "컴파일러 자체가 실패했습니다.\n\(text)"
    case .cannotLoad(let text): "컴파일한 파일을 불러올 수 없습니다: \(text)"
    case .hostFailed(let text): "모의 화면을 실행하는 프로그램이 실패했습니다: \(text)"
    }
  }
}
