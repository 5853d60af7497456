extension ScreenWords {
  static let korean = ScreenWords(
    keyboards: [
      "default": "키보드", "asciiCapable": "영문 키보드", "numbersAndPunctuation": "숫자와 기호 키보드", "URL": "주소 키보드",
      "numberPad": "숫자 패드", "phonePad": "전화 패드", "namePhonePad": "이름과 전화 키보드", "emailAddress": "이메일 키보드",
      "decimalPad": "소수 패드", "twitter": "트위터 키보드", "webSearch": "웹 검색 키보드", "asciiCapableNumberPad": "숫자 패드",
    ],
    space: "스페이스",
    kinds: [
      .textField: "텍스트 필드", .secureField: "비밀번호 필드", .textEditor: "긴 글 필드", .button: "버튼", .toggle: "토글",
      .stepper: "스테퍼", .picker: "피커", .datePicker: "날짜 피커", .text: "텍스트", .labeledContent: "값", .section: "섹션",
      .form: "폼", .list: "목록", .sheet: "시트", .link: "링크", .image: "그림", .slider: "슬라이더", .progressView: "진행",
      .alert: "알림창", .confirmationDialog: "확인 창", .menu: "메뉴", .navigationLink: "이동", .disclosureGroup: "접는 묶음",
      .label: "라벨", .tab: "탭", .searchField: "검색 필드", .row: "행", .gauge: "게이지", .colorPicker: "색 피커",
    ],
    bars: [
      "keyboardToolbar": "키보드 위", "navigationBar": "위 막대", "bottomBar": "아래 막대", "tabBar": "탭 막대", "menu": "메뉴",
      "contextMenu": "메뉴", "header": "머리말", "footer": "꼬리말",
    ],
    states: States(
      focused: "입력 중", disabled: "쓸 수 없음", selected: "선택됨", notSelected: "선택 안 됨", empty: "비어 있음", on: "켜짐",
      off: "꺼짐", expanded: "펼쳐짐", collapsed: "접힘", cannotIncrease: "더 늘릴 수 없음", cannotDecrease: "더 줄일 수 없음",
      nothingChosen: "고른 것 없음", screenCovered: "아래 화면은 가려져 있음", nothingToSee: "화면에 아무것도 없음"),
    sentences: Sentences(
      screen: { "화면 \($0)" },
      caret: { $0 == 0 ? "커서는 맨 앞" : "커서는 \($0)번째 글자 뒤" },
      selection: { "\($0.lowerBound + 1)번째부터 \($0.upperBound)번째 글자까지 선택" },
      placeholder: { "안내글 \($0)" },
      choices: { "보기 " + $0.joined(separator: ", ") },
      keyboard: { name, returnKey in "\(name)가 올라와 있음" + (returnKey.map { ", 리턴 키 \($0)" } ?? ", 리턴 키 없음") },
      footer: { "꼬리말 \($0)" }))
}
