struct KoreanContractTexts: ContractTexts {
  func jsonError(_ error: JSONError) -> String {
    let problem =
      switch error.problem {
      case .unexpectedEnd: "JSON이 끝나기 전에 글이 끝났습니다"
      case .unexpected(let character): "JSON의 이 자리에 올 수 없는 글자입니다: \(character)"
      case .badEscape: "문자열에 쓸 수 없는 \\ 표기입니다"
      case .badNumber: "JSON의 수가 아니거나 너무 큽니다"
      case .badUTF8: "문자열이 올바른 UTF-8이 아닙니다"
      case .controlCharacter: "문자열 안의 제어 문자는 \\n처럼 적어야 합니다"
      case .duplicateKey(let key): "같은 키가 두 번 있습니다: \(key)"
      case .tooDeep: "JSON이 너무 깊이 겹쳐 있습니다"
      case .textAfterValue: "JSON 값 뒤에 다른 글이 있습니다"
      }
    return "\(error.line)행 \(error.column)열: \(problem)"
  }

  func message(of fault: ActionFault) -> String {
    switch fault.problem {
    case .openQuote: "따옴표가 닫히지 않았습니다."
    case .textAfterQuote: "닫는 따옴표 바로 뒤에 다른 글자가 있습니다."
    case .quoteInsideWord: "낱말 가운데에서 따옴표가 시작됩니다."
    case .badEscape(let escape): "쓸 수 없는 표기입니다: \(escape)"
    case .unknownAction(let word, _): "이런 동작은 없습니다: \(word)"
    case .missing(let argument): "\(Self.name(of: argument)) 자리가 비어 있습니다."
    case .unexpectedWord("", _): "동작이 끝나지 않았습니다."
    case .unexpectedWord(let word, _): "이 자리에 올 수 없는 말입니다: \(word)"
    case .badNumber(let word, let argument): "\(Self.name(of: argument)) 자리에 올 수 없습니다: \(word)"
    case .extraWords(let words, _): "이 동작에 쓰이지 않는 말이 뒤에 있습니다: \(words)"
    case .curlyQuotes: "둥근 따옴표(“ ”)는 따옴표로 읽지 않습니다."
    case .emptyText(let argument): "\(Self.name(of: argument)) 자리에 빈 글이 있습니다."
    case .reversedSelection: "선택의 끝이 시작보다 앞에 있습니다."
    case .noAction: "동작이 없습니다."
    case .severalActions: "동작이 둘 이상입니다."
    }
  }

  func advice(for fault: ActionFault) -> String {
    switch fault.problem {
    case .openQuote: "끝에 \"를 넣으세요. 글 안의 따옴표는 \\\"로 적습니다."
    case .textAfterQuote: "닫는 따옴표 뒤를 띄우거나, 글 안의 따옴표라면 \\\"로 적으세요."
    case .quoteInsideWord: "글 전체를 따옴표로 감싸고, 안의 따옴표는 \\\"로 적으세요."
    case .badEscape: "\\n, \\t, \\\", \\\\, \\u{AC00}을 쓸 수 있습니다. 역슬래시 자체는 \\\\로 적습니다."
    case .unknownAction(_, let suggestion?): "혹시 이 동작인가요? \(suggestion)"
    case .unknownAction(_, nil): "쓸 수 있는 동작: \(ActionSyntax.firstWords.joined(separator: ", "))"
    case .unexpectedWord(_, let expected): "쓸 수 있는 말: \(expected.joined(separator: ", "))"
    case .badNumber(_, let argument): Self.numberAdvice(argument) + Self.usage(fault)
    case .extraWords(_, let suggestion?): "띄어쓰기가 있는 글은 따옴표로 감쌉니다: \(suggestion)"
    case .extraWords(_, nil): "띄어쓰기가 있는 글은 따옴표로 감쌉니다." + Self.usage(fault)
    case .curlyQuotes: "곧은 따옴표(\")로 감싸세요."
    case .reversedSelection: "select 2 5처럼 앞자리를 먼저 적으세요."
    case .noAction: "tap 수량처럼 동작 하나를 적으세요."
    case .severalActions: "동작을 하나만 적으세요."
    case .missing, .emptyText: fault.usage.map { "이렇게 적습니다: \($0)" } ?? ""
    }
  }

  private static func usage(_ fault: ActionFault) -> String { fault.usage.map { " 형식: \($0)" } ?? "" }

  private static func numberAdvice(_ argument: ActionFault.Argument) -> String {
    switch argument {
    case .count: "1 이상의 정수를 적으세요."
    case .seconds: "0.5처럼 0 이상의 수를 적으세요."
    case .place: "0에서 1 사이의 수를 적으세요."
    default: "0 이상의 정수를 적으세요."
    }
  }

  private static func name(of argument: ActionFault.Argument) -> String {
    switch argument {
    case .target: "대상"
    case .text: "글"
    case .keys: "누를 키"
    case .value: "값"
    case .direction: "방향"
    case .place: "위치"
    case .count: "횟수"
    case .seconds: "초"
    case .caret: "커서 위치"
    case .selection: "선택 범위"
    case .subject: "볼 것"
    case .key: "하드웨어 키"
    }
  }

  func summary(ofAction verb: String) -> String {
    switch verb {
    case "tap": "대상을 누릅니다. 필드에는 포커스가 가고, 버튼과 토글과 피커의 행은 눌립니다."
    case "press": "올라와 있는 키보드의 키를 지금 상태 그대로 누릅니다."
    case "type": "포커스된 필드에 한 글자씩 입력합니다."
    case "compose": "두벌식 키보드로 한글을 자모 하나씩 입력합니다."
    case "paste": "글 전체를 한 번에 붙여 넣습니다."
    case "delete": "지우기 키를 N번 누릅니다."
    case "clear": "모두 선택해 지웁니다."
    case "cut": "선택한 글을 잘라 냅니다."
    case "copy": "선택한 글을 복사합니다."
    case "cursor": "커서를 옮깁니다."
    case "select": "커서 위치 N부터 M까지 선택합니다."
    case "return": "화면 키보드의 리턴 키를 누릅니다."
    case "hardware return": "하드웨어 키보드의 리턴 키를 누릅니다."
    case "hardware type": "하드웨어 키보드로 입력합니다."
    case "hardware tab": "하드웨어 키보드의 탭 키로 다음 필드에 갑니다."
    case "hardware shift tab": "시프트와 탭으로 이전 필드에 갑니다."
    case "hardware escape": "하드웨어 키보드의 ESC 키를 누릅니다."
    case "hardware option return": "옵션과 리턴 키로, 리턴이 제출하는 필드에서도 줄을 바꿉니다."
    case "hardware caps lock": "하드웨어 키보드의 Caps Lock을 켜거나 끕니다."
    case "hide keyboard": "키보드를 내립니다. 포커스가 사라집니다."
    case "pick": "피커의 행이나 날짜, 시각을 고릅니다."
    case "toggle": "토글을 뒤집거나 켜고 끕니다."
    case "increment": "스테퍼의 더하기 쪽을 누릅니다."
    case "decrement": "스테퍼의 빼기 쪽을 누릅니다."
    case "slide": "슬라이더를 0에서 1 사이의 자리로 옮깁니다."
    case "scroll": "위나 아래로, 또는 대상이 보일 때까지 스크롤합니다."
    case "swipe": "대상을 그 방향으로 쓸어 넘깁니다."
    case "long press": "대상을 길게 누릅니다."
    case "back": "이전 화면으로 돌아갑니다."
    case "dismiss": "맨 위의 시트를 쓸어 내립니다."
    case "screenshot": "화면 캡처에 담기는 모습을 봅니다. 보안 필드는 점도 보이지 않습니다."
    case "autofill": "시스템이 인증 코드나 암호를 포커스된 필드에 채웁니다."
    case "wait": "가상 시간을 그만큼 흘려보냅니다."
    case "show": "그 순간의 화면, 상태, 포커스, 키보드, 출력, 쓰기, body 실행을 봅니다."
    default: verb
    }
  }

  func summary(ofPolicy name: String) -> String {
    switch name {
    case "formatCommit": "String이 아닌 값을 다루는 필드가 값을 쓰는 때"
    case "equalCommitWrite": "리턴을 눌렀을 때 String 바인딩에 같은 값을 한 번 더 쓰는지"
    case "setterFilter": "바인딩의 set이 다른 값을 저장했을 때 필드가 무엇을 보여 주는지"
    case "focusHandover": "포커스가 필드에서 필드로 옮겨 갈 때 사이에 nil을 거치는지"
    case "unmatchedFocus": "어느 뷰에도 없는 값을 포커스에 넣었을 때 지금 필드가 어떻게 되는지"
    case "focusReadyDelay": "뷰가 나타난 뒤 포커스를 받을 수 있게 되기까지의 초"
    case "focusReadyDelaySheet": "시트 안의 뷰가 나타난 뒤 포커스를 받을 수 있게 되기까지의 초"
    case "stepperEdge": "한 단계가 범위를 벗어날 때 스테퍼가 하는 일"
    case "composition": "한글을 조합하는 동안의 글을 바인딩에 쓰는지"
    case "secureRefocus": "보안 필드에 다시 포커스가 오면 첫 키에서 이전 글을 지우는지"
    default: name
    }
  }

  func meaning(of value: String, policy: String) -> String {
    switch (policy, value) {
    case ("formatCommit", "documented"): "리턴을 누르거나 포커스가 떠날 때 씁니다."
    case ("formatCommit", "live"): "해석되는 편집마다 씁니다."
    case ("formatCommit", "returnOnly"): "리턴에서만 쓰고, 포커스가 떠나면 편집을 버립니다."
    case ("equalCommitWrite", "on"): "한 번 더 씁니다."
    case ("equalCommitWrite", "off"): "더 쓰지 않습니다."
    case ("setterFilter", "ios17"): "갱신이 필드에 닿지 않으면 입력한 글을 그대로 보여 줍니다."
    case ("setterFilter", "ios16"): "저장된 값으로 다시 맞춥니다."
    case ("focusHandover", "merge"): "한 번의 변화로 옮겨 갑니다."
    case ("focusHandover", "nilBetween"): "nil을 거쳐 옮겨 갑니다."
    case ("unmatchedFocus", "resign"): "지금 필드가 포커스를 내려놓습니다."
    case ("unmatchedFocus", "keep"): "지금 필드가 포커스를 지킵니다."
    case ("stepperEdge", "clamp"): "범위의 끝값에 맞춥니다."
    case ("stepperEdge", "refuse"): "아무것도 쓰지 않습니다."
    case ("composition", "edits"): "자모 하나하나가 편집이며 그때마다 씁니다."
    case ("composition", "marked"): "조합이 끝난 글만 씁니다."
    case ("secureRefocus", "keep"): "이전 글을 지킵니다."
    case ("secureRefocus", "clear"): "첫 키에서 이전 글을 지웁니다."
    default: value
    }
  }

  func message(of fault: PolicyFault) -> String {
    switch fault {
    case .unknownPolicy(let name):
      "이런 정책은 없습니다: \(name). 쓸 수 있는 정책: \(Policy.all.map(\.name).joined(separator: ", "))"
    case .badValue(let value, let name):
      switch Policy.named(name)?.values {
      case .words(let words)?:
        "\(name) 정책의 값이 아닙니다: \(value). 쓸 수 있는 값: \(words.joined(separator: ", "))"
      default: "\(name) 정책의 값이 아닙니다: \(value). 0.5처럼 0 이상의 초를 적으세요."
      }
    case .noValue(let text): "값이 없습니다: \(text). 이름=값으로 적으세요."
    }
  }

  func summary(ofFixedRule row: String) -> String {
    switch row {
    case "B3": "리턴을 누르면 값을 쓰고, 포커스가 그대로인 채 onSubmit을 바깥쪽부터 부르고, onSubmit이 포커스를 옮기지 않았으면 포커스를 내려놓습니다."
    case "B5": "format:은 Foundation처럼 앞부분만 읽습니다. \"2a\"는 2입니다. 글로 다루는 값은 Int(_:)의 규칙을 따릅니다."
    case "B6": "formatter:는 글 전체가 수여야 하고 최솟값과 최댓값을 지킵니다. 기기에서 확인하지 못했습니다."
    case "B7": "onChange는 한 프레임에 두 번까지 불리고, 세 번째는 거절되며 한 번 기록됩니다. onAppear는 따로 한 프레임입니다."
    case "B10": "@FocusState에는 초깃값을 줄 수 없습니다. 선언만 적습니다."
    case "B12": "키보드 툴바의 조건은 갱신 때마다 다시 계산됩니다."
    case "B14": "body가 먼저 실행되고 그다음이 onAppear이며, onAppear가 값을 쓰면 body가 다시 실행됩니다."
    default: row
    }
  }
}
