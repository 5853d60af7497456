struct EnglishFieldTexts: FieldTexts {
  func message(of fault: MissingKey) -> String {
    switch fault {
    case .noReturnKey(let type):
      "The \(type.rawValue) keyboard has no Return key. Tap a button of the toolbar, or use hide keyboard."
    case .noTabKey: "A keyboard on the screen has no Tab key. Use hardware tab."
    case .notOnPad(let character, let type, let keys):
      "The \(type.rawValue) keyboard has no key \(character) (it has \(keys)). Use paste or hardware type."
    case .notASCII(let character):
      "The asciiCapable keyboard has ASCII characters only, not \(character). Use paste or hardware type."
    }
  }

  func returnKey(_ name: String) -> String {
    switch name {
    case "google": "Google"
    case "yahoo": "Yahoo"
    case "emergencyCall": "emergency call"
    default: name
    }
  }
}
