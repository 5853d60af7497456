struct KoreanFieldTexts: FieldTexts {
  func message(of fault: MissingKey) -> String {
    switch fault {
    case .noReturnKey(let type):
      "\(type.rawValue) 키보드에는 리턴 키가 없습니다. 툴바의 버튼을 누르거나 hide keyboard를 쓰세요."
    case .noTabKey: "화면 키보드에는 탭 키가 없습니다. hardware tab을 쓰세요."
    case .notOnPad(let character, let type, let keys):
      "\(type.rawValue) 키보드에 없는 키입니다: \(character) (있는 키: \(keys)). paste나 hardware type으로는 넣을 수 있습니다."
    case .notASCII(let character):
      "asciiCapable 키보드에는 ASCII 글자만 있습니다: \(character). paste나 hardware type으로는 넣을 수 있습니다."
    }
  }

  func returnKey(_ name: String) -> String {
    switch name {
    case "return": "리턴"
    case "go": "이동"
    case "google": "Google"
    case "join": "연결"
    case "next": "다음"
    case "route": "경로"
    case "search": "검색"
    case "send": "보내기"
    case "yahoo": "Yahoo"
    case "done": "완료"
    case "emergencyCall": "긴급 전화"
    case "continue": "계속"
    default: name
    }
  }
}
