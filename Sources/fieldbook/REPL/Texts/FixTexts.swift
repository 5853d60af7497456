import Contract
import Course
import Storage

/// What is said while code is mended; one conforming type for each language.
protocol FixTexts: Sendable {
  var label: String { get }
  var checkColumns: [String] { get }
  func hiddenChecks(_ count: Int) -> String
  func expectation(_ condition: Expectation.Condition, ask: (Ask) -> String) -> String
  func copy(_ path: String, _ start: FixCopy.Start) -> String
  func howWithEditor(_ editor: String) -> String
  var howWithLines: String { get }
  var noEditor: String { get }
  func editorFailed(_ editor: String, _ status: Int32?) -> String
  var unchanged: String { get }
  func watching(_ path: String) -> String
  var watchingEnded: String { get }
  func noLine(_ number: Int, of count: Int) -> String
  func reset(kept: String?) -> String
  var undone: String { get }
  var nothingToUndo: String { get }
  var doesNotCompile: String { get }
  var wanted: String { get }
  var instead: String { get }
  func hiddenFail(_ failed: Int, of count: Int) -> String
  var differenceTitle: String { get }
  var differenceLegend: String { get }
  var noDifference: String { get }
  func mine(_ line: Int, _ text: String) -> String
  func authors(_ line: Int, _ text: String) -> String
}

extension Language {
  var fixTexts: any FixTexts {
    switch self {
    case .korean: KoreanFixTexts()
    case .english: EnglishFixTexts()
    }
  }
}

struct KoreanFixTexts: FixTexts {
  let label = "고치기"
  let checkColumns = ["동작", "그러면"]
  func hiddenChecks(_ count: Int) -> String { "이것이 다 맞으면, 보여 주지 않은 확인 \(count)개를 더 해 봅니다." }
  func expectation(_ condition: Expectation.Condition, ask: (Ask) -> String) -> String {
    switch condition {
    case .equals(let asked, let value): "\(ask(asked)) = \(value)"
    case .text(let text, isThere: true): "화면에 이 글이 있다: \(text)"
    case .text(let text, isThere: false): "화면에 이 글이 없다: \(text)"
    case .warning(let text, isThere: true): "이 경고가 나온다: \(text)"
    case .warning(let text, isThere: false): "이 경고가 나오지 않는다: \(text)"
    }
  }
  func copy(_ path: String, _ start: FixCopy.Start) -> String {
    switch start {
    case .untouched: "고칠 파일: \(path)"
    case .goesOn: "지난번에 고치던 파일을 이어서 고칩니다: \(path) (처음부터 하려면 :reset)"
    case .questionChanged:
      "그사이에 문제가 바뀌었습니다. 고치던 파일은 그대로 두었습니다: \(path) (바뀐 문제로 새로 시작하려면 :reset, 그것을 무르려면 :undo)"
    }
  }
  func howWithEditor(_ editor: String) -> String {
    "Enter를 누르면 편집기(\(editor))가 열리고, 저장하고 나오면 실행해 봅니다. 다른 창에서 고치려면 :watch."
  }
  let howWithLines = """
    줄 번호와 새 코드를 치면 그 줄이 바뀝니다(예: 3 let a = 1). 3만 치면 그 줄을 불러오고, +3은 다음 줄에 넣고, -3은 지웁니다. \
    Enter를 누르면 실행해 봅니다. 다른 창의 편집기로 고치려면 :watch.
    """
  let noEditor = "쓸 편집기가 정해져 있지 않습니다. 환경 변수 EDITOR에 이름을 넣거나(예: EDITOR=nano), 줄 번호로 고치세요."
  func editorFailed(_ editor: String, _ status: Int32?) -> String {
    let reason = status.map { "상태 \($0)로 끝났습니다" } ?? "시작되지 않았습니다"
    return "편집기 \(editor): \(reason). EDITOR를 확인하거나, 다른 창에서 고치고 :watch를 쓰세요. 파일은 그대로입니다."
  }
  let unchanged = "바뀐 것이 없습니다. 다시 열려면 Enter, 그대로 실행하려면 :check."
  func watching(_ path: String) -> String { "저장할 때마다 실행합니다: \(path) (그만두려면 아무 글쇠나)" }
  let watchingEnded = "지켜보기를 그만두었습니다."
  func noLine(_ number: Int, of count: Int) -> String { "\(number)행은 없습니다. 1부터 \(count)까지 있습니다." }
  func reset(kept: String?) -> String {
    kept.map { "처음 코드로 되돌렸습니다. 고치던 것은 여기 있습니다: \($0) (되찾으려면 :undo)" } ?? "이미 처음 코드입니다."
  }
  let undone = "되찾았습니다. 한 번 더 :undo를 쓰면 이것도 무릅니다."
  let nothingToUndo = "무를 것이 없습니다."
  let doesNotCompile = "아직 컴파일되지 않습니다. 고쳐서 다시 저장하세요."
  let wanted = "되어야 할 것"
  let instead = "지금은"
  func hiddenFail(_ failed: Int, of count: Int) -> String {
    "보이는 것은 다 맞습니다. 그런데 다르게 해 보면 맞지 않습니다(숨은 확인 \(count)개 가운데 \(failed)개). 한 경우에만 맞춘 것은 아닌가요?"
  }
  let differenceTitle = "모범 답과 다른 곳"
  let differenceLegend = "- 내 코드, + 모범 답"
  let noDifference = "모범 답과 같습니다."
  func mine(_ line: Int, _ text: String) -> String { "내 코드 \(line)행: \(text)" }
  func authors(_ line: Int, _ text: String) -> String { "모범 답 \(line)행: \(text)" }
}

struct EnglishFixTexts: FixTexts {
  let label = "fix"
  let checkColumns = ["Actions", "Then"]
  func hiddenChecks(_ count: Int) -> String {
    "When all of this holds, \(count) more \(count == 1 ? "check is" : "checks are") made that you do not see."
  }
  func expectation(_ condition: Expectation.Condition, ask: (Ask) -> String) -> String {
    switch condition {
    case .equals(let asked, let value): "\(ask(asked)) = \(value)"
    case .text(let text, isThere: true): "on the screen: \(text)"
    case .text(let text, isThere: false): "not on the screen: \(text)"
    case .warning(let text, isThere: true): "this warning: \(text)"
    case .warning(let text, isThere: false): "not this warning: \(text)"
    }
  }
  func copy(_ path: String, _ start: FixCopy.Start) -> String {
    switch start {
    case .untouched: "The file to mend: \(path)"
    case .goesOn: "Going on with your file: \(path) (to begin anew: :reset)"
    case .questionChanged:
      "The question has changed since. Your file is as you left it: \(path) (:reset begins anew with the new code, :undo takes that back)"
    }
  }
  func howWithEditor(_ editor: String) -> String {
    "Enter opens your editor (\(editor)); when you have saved and left it, the code is run. To mend it in another window: :watch."
  }
  let howWithLines = """
    A line's number and new code change that line (such as 3 let a = 1). 3 alone brings the line to edit, +3 puts a line \
    behind it, -3 removes it. Enter runs the code. To mend it with an editor in another window: :watch.
    """
  let noEditor = "No editor is chosen. Put its name into the variable EDITOR (EDITOR=nano), or change lines by number."
  func editorFailed(_ editor: String, _ status: Int32?) -> String {
    let reason = status.map { "ended with status \($0)" } ?? "did not start"
    return
      "The editor \(editor) \(reason). Look at EDITOR, or mend the file in another window and use :watch. It is unchanged."
  }
  let unchanged = "Nothing has changed. Enter opens it again, :check runs it as it is."
  func watching(_ path: String) -> String { "Each time it is saved it is run: \(path) (any key ends this)" }
  let watchingEnded = "No longer watching."
  func noLine(_ number: Int, of count: Int) -> String { "There is no line \(number); there are 1 to \(count)." }
  func reset(kept: String?) -> String {
    kept.map { "Back at the first code. What you had is here: \($0) (:undo brings it back)" }
      ?? "It is the first code already."
  }
  let undone = "It is back. Another :undo takes this back too."
  let nothingToUndo = "There is nothing to undo."
  let doesNotCompile = "It does not compile yet. Mend it and save it again."
  let wanted = "Wanted"
  let instead = "There is"
  func hiddenFail(_ failed: Int, of count: Int) -> String {
    "All that you see holds. But when something else is done it does not (\(failed) of \(count) hidden \(count == 1 ? "check" : "checks")). Is it made for one case only?"
  }
  let differenceTitle = "Where the author's solution differs"
  let differenceLegend = "- yours, + the author's"
  let noDifference = "It is the same as the author's solution."
  func mine(_ line: Int, _ text: String) -> String { "Yours, line \(line): \(text)" }
  func authors(_ line: Int, _ text: String) -> String { "The author's, line \(line): \(text)" }
}
