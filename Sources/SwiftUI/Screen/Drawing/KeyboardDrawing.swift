import Contract
import FieldEngine
import TextWidth

/// Draws the keyboard with the keys that it has.
struct KeyboardDrawing {
  let keyboard: Keyboard
  let isShifted: Bool
  let words: ScreenWords
  let language: Language

  init(keyboard: Keyboard, isShifted: Bool, _ language: Language) {
    self.keyboard = keyboard
    self.isShifted = isShifted
    self.language = language
    words = language.screenWords
  }

  func draw(_ width: Int) -> Block {
    let name = InkedLine(" " + words.keyboard(keyboard.type.rawValue), .dim)
    return Block([name] + keys.map { $0.fitted(to: width, .center) })
  }

  private var keys: [InkedLine] { keyboard.padKeys == nil ? letters : pad }

  /// Three columns of digits, with what else there is in the last row.
  private var pad: [InkedLine] {
    let (left, right): (String, String) =
      switch keyboard.type {
      case .decimalPad: (String(keyboard.decimalMark), "⌫")
      case .phonePad: ("+*#", "⌫")
      default: ("", "⌫")
      }
    return [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], [left, "0", right]].map { row in
      row.reduce(into: InkedLine()) { $0.append(InkedLine($1).fitted(to: 12, .center)) }
    }
  }

  private var letters: [InkedLine] {
    let keys = rows.map { row in
      row.map { isShifted ? String($0).uppercased() : String($0) }.joined(separator: isHangul ? " " : "  ")
    }
    let shift = isShifted && !isHangul ? "⬆" : "⇧"
    let third = keyboard.type == .numbersAndPunctuation ? "#+=   \(keys[2])   ⌫" : "\(shift)   \(keys[2])   ⌫"
    return [InkedLine(keys[0]), InkedLine(keys[1]), InkedLine(third), lastRow]
  }

  /// Whether it is the two-set keyboard, which a Korean device has for all but addresses and numbers.
  private var isHangul: Bool {
    language == .korean && !keyboard.isSecure
      && [.default, .twitter, .webSearch, .namePhonePad].contains(keyboard.type)
  }

  private var rows: [String] {
    if keyboard.type == .numbersAndPunctuation { return ["1234567890", "-/:;()$&@\"", ".,?!'"] }
    return isHangul ? ["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"] : ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
  }

  private var lastRow: InkedLine {
    let extra =
      switch keyboard.type {
      case .emailAddress: ["@", "."]
      case .URL: [".", "/", ".com"]
      case .twitter: ["@", "#"]
      case .webSearch: ["."]
      default: [String]()
      }
    let caption = ReturnKeyCaption.words(for: keyboard.returnKey ?? "return", language)
    let switchKey = keyboard.type == .numbersAndPunctuation ? "ABC" : "123"
    return InkedLine(([switchKey, "[ \(words.space) ]"] + extra + ["[ \(caption) ]"]).joined(separator: "  "))
  }
}
