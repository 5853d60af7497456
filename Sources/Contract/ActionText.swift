extension Action {
  /// The action in its canonical form; parsing it gives an equal action.
  public var text: String {
    switch self {
    case .tap(let target): "tap \(target)"
    case .longPress(let target): "long press \(target)"
    case .swipe(let target, let direction): "swipe \(target) \(direction.rawValue)"
    case .slide(let target, let place): "slide \(target) \(ActionWord.number(place))"
    case .press(let keys): "press \(ActionWord.written(keys))"
    case .type(let text): "type \(ActionWord.written(text))"
    case .compose(let text): "compose \(ActionWord.written(text))"
    case .paste(let text): "paste \(ActionWord.written(text))"
    case .autofill(let text): "autofill \(ActionWord.written(text))"
    case .delete(let count): count == 1 ? "delete" : "delete \(count)"
    case .clear: "clear"
    case .cut: "cut"
    case .copy: "copy"
    case .cursor(.at(let position)): "cursor \(position)"
    case .cursor(.start): "cursor start"
    case .cursor(.end): "cursor end"
    case .select(.range(let start, let end)): "select \(start) \(end)"
    case .select(.all): "select all"
    case .pressReturn: "return"
    case .hardware(let input): "hardware \(input.text)"
    case .hideKeyboard: "hide keyboard"
    case .pick(let target, let value): "pick \(target) \(ActionWord.written(value))"
    case .toggle(let target, let isOn): "toggle \(target)" + (isOn.map { $0 ? " on" : " off" } ?? "")
    case .increment(let target, let count): "increment \(target)" + (count == 1 ? "" : " \(count)")
    case .decrement(let target, let count): "decrement \(target)" + (count == 1 ? "" : " \(count)")
    case .scroll(.up): "scroll up"
    case .scroll(.down): "scroll down"
    case .scroll(.to(let target)):
      ["up", "down"].contains(target.description) ? "scroll \"\(target)\"" : "scroll \(target)"
    case .dismiss: "dismiss"
    case .back: "back"
    case .screenshot: "screenshot"
    case .wait(let seconds): "wait \(ActionWord.number(seconds))"
    case .show(let subject): "show \(subject.text)"
    }
  }
}

extension Action.HardwareInput {
  fileprivate var text: String {
    switch self {
    case .type(let text): "type \(ActionWord.written(text))"
    case .pressReturn: "return"
    case .tab: "tab"
    case .shiftTab: "shift tab"
    case .escape: "escape"
    case .optionReturn: "option return"
    case .capsLock: "caps lock"
    }
  }
}

extension Action.Show {
  fileprivate var text: String {
    switch self {
    case .screen: "screen"
    case .focus: "focus"
    case .keyboard: "keyboard"
    case .output: "output"
    case .bodies: "bodies"
    case .state(let name): "state" + (name.map { " " + ActionWord.written($0) } ?? "")
    case .writes(let name): "writes" + (name.map { " " + ActionWord.written($0) } ?? "")
    }
  }
}

/// How the words of an action are written.
public enum ActionWord {
  /// Bare where the grammar allows it, else quoted.
  public static func written(_ text: String) -> String {
    let needsQuotes =
      text.isEmpty
      || text.unicodeScalars.contains { $0 == "\"" || $0 == ";" || $0.properties.isWhitespace || $0.value < 0x20 }
    return needsQuotes ? quoted(text) : text
  }

  /// In double quotes, with the escapes that the grammar knows.
  public static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  static func number(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? value.description }
}
