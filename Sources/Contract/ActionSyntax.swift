/// The grammar of one action, for help and for faults.
public struct ActionSyntax: Equatable, Sendable {
  /// The words that the action begins with.
  public let verb: String
  /// What follows them: `TARGET [N]`.
  public let arguments: String

  public var usage: String { arguments.isEmpty ? verb : "\(verb) \(arguments)" }

  /// What the person does, in a sentence.
  public func summary(_ language: Language) -> String { language.contractTexts.summary(ofAction: verb) }

  private init(_ verb: String, _ arguments: String = "") {
    self.verb = verb
    self.arguments = arguments
  }

  /// All actions, in the order in which they are explained.
  public static let all: [ActionSyntax] = [
    ActionSyntax("tap", "TARGET"), ActionSyntax("press", "KEYS"), ActionSyntax("type", "TEXT"),
    ActionSyntax("compose", "TEXT"), ActionSyntax("paste", "TEXT"), ActionSyntax("delete", "[N]"),
    ActionSyntax("clear"), ActionSyntax("cut"), ActionSyntax("copy"), ActionSyntax("cursor", "N|start|end"),
    ActionSyntax("select", "N M|all"), ActionSyntax("return"), ActionSyntax("hardware return"),
    ActionSyntax("hardware type", "TEXT"), ActionSyntax("hardware tab"), ActionSyntax("hardware shift tab"),
    ActionSyntax("hardware escape"), ActionSyntax("hardware option return"), ActionSyntax("hardware caps lock"),
    ActionSyntax("hide keyboard"), ActionSyntax("pick", "TARGET VALUE"),
    ActionSyntax("toggle", "TARGET [on|off]"), ActionSyntax("increment", "TARGET [N]"),
    ActionSyntax("decrement", "TARGET [N]"), ActionSyntax("slide", "TARGET 0.5"),
    ActionSyntax("scroll", "TARGET|up|down"), ActionSyntax("swipe", "TARGET left|right|up|down"),
    ActionSyntax("long press", "TARGET"), ActionSyntax("back"), ActionSyntax("dismiss"),
    ActionSyntax("screenshot"), ActionSyntax("autofill", "TEXT"), ActionSyntax("wait", "SECONDS"),
    ActionSyntax("show", "screen|state [NAME]|focus|keyboard|output|writes [NAME]|bodies"),
  ]

  static func usage(of verb: String) -> String { all.first { $0.verb == verb }?.usage ?? verb }

  /// First words of all actions.
  static let firstWords: [String] = {
    var words: [String] = []
    for syntax in all {
      let word = String(syntax.verb.prefix { $0 != " " })
      if !words.contains(word) { words.append(word) }
    }
    return words
  }()

  /// The action that a mistyped or differently named first word probably means.
  static func suggestion(for word: String) -> String? {
    let lowercased = word.lowercased()
    let synonyms = [
      "click": "tap", "push": "tap", "touch": "tap", "input": "type", "write": "type", "enter": "return",
      "backspace": "delete", "del": "delete", "erase": "delete", "remove": "delete", "sleep": "wait",
      "close": "dismiss",
      "hide": "hide keyboard", "choose": "pick", "long": "long press", "caret": "cursor", "print": "show",
    ]
    if let meant = synonyms[lowercased] { return meant }
    let nearest = firstWords.map { (word: $0, distance: Spelling.distance(lowercased, $0)) }.min {
      $0.distance < $1.distance
    }
    guard let nearest, nearest.distance <= min(2, lowercased.count - 1) else { return nil }
    return nearest.word
  }
}
