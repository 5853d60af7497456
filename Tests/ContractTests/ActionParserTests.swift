import Contract
import Testing

@Suite("Action grammar (Docs/contract.md, Actions)")
struct ActionParserTests {
  /// Every row of the contract's table, with what it must mean.
  static let forms: [(String, Action)] = [
    ("tap 수량", .tap(.label("수량"))),
    ("tap textField[1]", .tap(.indexed(.textField, 1))),
    ("tap \"textField[1]\"", .tap(.label("textField[1]"))),
    ("tap button:Done", .tap(.label("Done", kind: .button))),
    ("tap button:\"Log in\"", .tap(.label("Log in", kind: .button))),
    ("tap \"button:Done\"", .tap(.label("button:Done"))),
    ("tap items[3]", .tap(.label("items[3]"))),
    ("tap 12:30", .tap(.label("12:30"))),
    ("press abc", .press("abc")),
    ("type 1", .type("1")),
    ("type \"a b;c\"", .type("a b;c")),
    (#"type "\n\t\"\\\u{AC00}""#, .type("\n\t\"\\가")),
    (#"type \n"#, .type(#"\n"#)),
    ("compose 한글", .compose("한글")),
    ("paste \"123 456\"", .paste("123 456")),
    ("delete", .delete(1)),
    ("delete 3", .delete(3)),
    ("clear", .clear), ("cut", .cut), ("copy", .copy),
    ("cursor 2", .cursor(.at(2))), ("cursor start", .cursor(.start)), ("cursor end", .cursor(.end)),
    ("select 1 3", .select(.range(1, 3))), ("select all", .select(.all)),
    ("return", .pressReturn),
    ("hardware return", .hardware(.pressReturn)),
    ("hardware type ab", .hardware(.type("ab"))),
    ("hardware tab", .hardware(.tab)),
    ("hardware shift tab", .hardware(.shiftTab)),
    ("hardware escape", .hardware(.escape)),
    ("hardware option return", .hardware(.optionReturn)),
    ("hardware caps lock", .hardware(.capsLock)),
    ("hide keyboard", .hideKeyboard),
    ("pick 사이즈 L", .pick(.label("사이즈"), "L")),
    ("pick 날짜 2026-11-30", .pick(.label("날짜"), "2026-11-30")),
    ("pick 시각 23:30", .pick(.label("시각"), "23:30")),
    ("toggle 알림", .toggle(.label("알림"), nil)),
    ("toggle 알림 on", .toggle(.label("알림"), true)),
    ("toggle 알림 off", .toggle(.label("알림"), false)),
    ("increment 크기", .increment(.label("크기"), 1)),
    ("increment 크기 3", .increment(.label("크기"), 3)),
    ("decrement stepper[0] 2", .decrement(.indexed(.stepper, 0), 2)),
    ("scroll up", .scroll(.up)), ("scroll down", .scroll(.down)),
    ("scroll \"up\"", .scroll(.to(.label("up")))), ("scroll 제출", .scroll(.to(.label("제출")))),
    ("dismiss", .dismiss), ("back", .back), ("screenshot", .screenshot),
    ("wait 1.2", .wait(1.2)), ("wait 0", .wait(0)),
    ("autofill 123456", .autofill("123456")),
    ("long press 카드", .longPress(.label("카드"))),
    ("swipe row[0] left", .swipe(.indexed(.row, 0), .left)),
    ("slide 음량 0.5", .slide(.label("음량"), 0.5)),
    ("show screen", .show(.screen)), ("show state", .show(.state(nil))), ("show state name", .show(.state("name"))),
    ("show focus", .show(.focus)), ("show keyboard", .show(.keyboard)), ("show output", .show(.output)),
    ("show writes items[3]", .show(.writes("items[3]"))), ("show bodies", .show(.bodies)),
  ]

  @Test("each form means what the contract says", arguments: forms)
  func form(text: String, action: Action) throws {
    #expect(try Action(parsing: text) == action)
  }

  @Test("an action's canonical text parses to the same action", arguments: forms)
  func canonical(text: String, action: Action) throws {
    #expect(try Action(parsing: action.text) == action)
  }

  @Test(
    "any text survives being written and read again",
    arguments: [
      "", "a", "a b", "a;b", "\"", "\\", "\n", "\u{0}", "up", "textField[0]", "button:x", "\u{301}x", "가 나", "“",
    ])
  func anyText(text: String) throws {
    guard !text.isEmpty else { return }
    for action in [Action.type(text), .tap(.label(text)), .scroll(.to(.label(text))), .tap(.label(text, kind: .text))] {
      #expect(try Action(parsing: action.text) == action)
    }
  }

  @Test("newlines and semicolons separate actions, inside quotes they do not")
  func separators() {
    let script = ActionScript(parsing: "tap a; type \"1;2\n3\"\r\n\n ;; delete ;return")
    #expect(script.faults.isEmpty)
    #expect(script.steps.map(\.action) == [.tap(.label("a")), .type("1;2\n3"), .delete(1), .pressReturn])
    #expect(script.steps.map(\.text) == ["tap a", "type \"1;2\n3\"", "delete", "return"])
    #expect(script.steps.map(\.line) == [1, 1, 4, 4])
    #expect(script.steps.map(\.column) == [1, 8, 5, 13])
  }

  @Test(
    "a fault says what and where",
    arguments: [
      ("tap", .missing(.target), 1, 4),
      ("tpa 수량", .unknownAction("tpa", suggestion: "tap"), 1, 1),
      ("enter", .unknownAction("enter", suggestion: "return"), 1, 1),
      ("tap 로그인 버튼", .extraWords("버튼", suggestion: "tap \"로그인 버튼\""), 1, 9),
      ("tap a\ntype \"x", .openQuote, 2, 6),
      ("tap \"a\"b", .textAfterQuote, 1, 8),
      ("type 5\"", .quoteInsideWord, 1, 7),
      (#"type "\d""#, .badEscape(#"\d"#), 1, 7),
      (#"type "\u{D800}""#, .badEscape(#"\u{D800"#), 1, 7),
      ("delete 0", .badNumber("0", .count), 1, 8),
      ("delete x", .badNumber("x", .count), 1, 8),
      ("wait -1", .badNumber("-1", .seconds), 1, 6),
      ("wait inf", .badNumber("inf", .seconds), 1, 6),
      ("slide 음량 2", .badNumber("2", .place), 1, 10),
      ("select 3 1", .reversedSelection, 1, 10),
      ("select 3", .missing(.selection), 1, 9),
      ("hide", .unexpectedWord("", expected: ["keyboard"]), 1, 5),
      ("toggle a maybe", .unexpectedWord("maybe", expected: ["on", "off"]), 1, 10),
      ("type \"\"", .emptyText(.text), 1, 6),
      ("type “안녕 하세요”", .curlyQuotes, 1, 10),
      ("copy that", .extraWords("that", suggestion: nil), 1, 6),
      ("", .noAction, 1, 1),
      ("cut; copy", .severalActions, 1, 6),
    ] as [(String, ActionFault.Problem, Int, Int)])
  func fault(text: String, problem: ActionFault.Problem, line: Int, column: Int) {
    do {
      let action = try Action(parsing: text)
      Issue.record("parsed as \(action)")
    } catch {
      #expect(error.problem == problem)
      #expect([error.line, error.column] == [line, column])
      for language in Language.allCases {
        #expect(!error.message(language).isEmpty && !error.advice(language).isEmpty)
      }
    }
  }

  @Test("a faulty line does not hide the others")
  func allFaults() {
    let script = ActionScript(parsing: "tap\ntap a\nfoo\n")
    #expect(script.steps.map(\.action) == [.tap(.label("a"))])
    #expect(script.faults.map(\.line) == [1, 3])
  }

  @Test("a comment is not in the grammar")
  func comment() {
    #expect(ActionScript(parsing: "# tap").faults.map(\.problem.id) == ["unknown-action"])
  }

  @Test("every action has a usage that begins with its verb and a sentence in both languages")
  func help() {
    for syntax in ActionSyntax.all {
      for language in Language.allCases { #expect(syntax.summary(language) != syntax.verb) }
    }
  }
}
