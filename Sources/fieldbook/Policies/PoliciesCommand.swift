import Contract
import Terminal
import TextWidth

/// `fieldbook policies`: the points on which sources disagree, what can be chosen there, and what is fixed.
struct PoliciesCommand: Subcommand {
  static let name = "policies"
  static let arguments = ""
  static let options = [OptionSyntax("--json")]

  private let invocation: Invocation
  private let printsJSON: Bool

  init(_ arguments: CommandArguments, _ invocation: Invocation) throws(UsageFault) {
    self.invocation = invocation
    printsJSON = arguments.has("--json")
    if let extra = arguments.positional.first { throw .extraArgument(extra) }
  }

  func run() -> Int32 {
    if printsJSON {
      invocation.write(PolicyList(language: invocation.language).json.prettyText + "\n")
    } else {
      invocation.show(lines)
    }
    return 0
  }

  private var texts: any CommandTexts { invocation.texts }

  private var lines: [StyledText] {
    wrapped(StyledText(texts.policiesIntroduction), by: 0) + Policy.all.flatMap(lines)
      + ["", StyledText(texts.fixedRulesTitle, .heading)] + FixedRule.all.flatMap(lines)
  }

  private func lines(_ policy: Policy) -> [StyledText] {
    let title = StyledText(policy.name, .heading) + StyledText(" (\(policy.row))", .faint)
    return ["", title] + wrapped(StyledText(policy.summary(invocation.language)), by: 2)
      + values(policy).flatMap { wrapped($0, by: 4) }
      + wrapped(StyledText("\(texts.sourcesLabel): \(policy.sources)", .faint), by: 2)
  }

  private func values(_ policy: Policy) -> [StyledText] {
    switch policy.values {
    case .seconds:
      return [StyledText(texts.secondsByDefault(policy.defaultValue(on: .iOS)))]
    case .words(let words):
      return words.map { word in
        let platforms = Platform.allCases.filter { policy.defaultValue(on: $0) == word }
        let mark = platforms.isEmpty ? "" : " " + texts.defaultMark(platforms.count == 1 ? platforms[0] : nil)
        return StyledText(word, .strong) + StyledText(mark, .faint) + ": "
          + StyledText(policy.meaning(of: word, invocation.language) ?? "")
      }
    }
  }

  private func lines(_ rule: FixedRule) -> [StyledText] {
    wrapped(StyledText(rule.row, .strong) + ": " + StyledText(rule.summary(invocation.language)), by: 2)
      + wrapped(StyledText("\(texts.sourcesLabel): \(rule.sources)", .faint), by: 4)
  }

  private func wrapped(_ text: StyledText, by indentation: Int) -> [StyledText] {
    // A screen reader reads sentences; lines and blanks only disturb it.
    if invocation.capabilities.isPlain { return [text] }
    let blank = StyledText(String(repeating: " ", count: indentation))
    return TextMeasure().wrapped(text, width: TerminalSize.current.textWidth, first: blank, rest: blank)
  }
}

/// The policies and fixed rules as a document.
struct PolicyList {
  var language: Language

  var json: JSON {
    .object(
      JSONObject([
        "format": 1, "policies": .array(Policy.all.map(json)), "fixed": .array(FixedRule.all.map(json)),
      ]))
  }

  private func json(_ rule: FixedRule) -> JSON {
    .object(
      JSONObject([
        "row": .string(rule.row), "summary": .string(rule.summary(language)), "sources": .string(rule.sources),
      ]))
  }

  private func json(_ policy: Policy) -> JSON {
    var defaults = JSONObject()
    for platform in Platform.allCases { defaults[platform.rawValue] = .string(policy.defaultValue(on: platform)) }
    var object = JSONObject([
      "name": .string(policy.name), "row": .string(policy.row), "summary": .string(policy.summary(language)),
      "default": .object(defaults),
    ])
    switch policy.values {
    case .words(let words): object["values"] = .array(words.map { json($0, of: policy) })
    case .seconds: object["unit"] = .string("seconds")
    }
    object["sources"] = .string(policy.sources)
    return .object(object)
  }

  private func json(_ word: String, of policy: Policy) -> JSON {
    .object(JSONObject(["value": .string(word), "meaning": .string(policy.meaning(of: word, language) ?? "")]))
  }
}
