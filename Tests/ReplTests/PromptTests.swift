import Foundation
import PseudoTerminal
import Testing

@Suite("The prompt at a terminal")
struct PromptTests {
  @Test(
    "Hangul is typed, erased and edited, whatever the locale",
    arguments: [[:], ["LC_ALL": "C"], ["LC_ALL": "POSIX", "LANG": ""], ["LC_ALL": "en_US.ISO-8859-1"]])
  func hangul(environment: [String: String]) throws {
    let terminal = try ReplSession().start(["--lang", "ko"], environment)
    try terminal.expect("fieldbook> ")
    terminal.type("가나다라")
    terminal.type(Key.left + Key.left + Key.erase + "한글")
    try terminal.expectLine("fieldbook> 가한글다라")
    #expect(terminal.screen.cursorColumn == 11 + 6)
    terminal.type(Key.erase + Key.enter)
    try terminal.expect("모르는 명령입니다: 가한다라")
    terminal.type(Key.end)
    #expect(try terminal.end() == 0)
  }

  @Test("a line that is wider than the window is edited in several rows")
  func long() throws {
    let terminal = try ReplSession().start([], columns: 40)
    try terminal.expect("fieldbook> ")
    let text = String(repeating: "가나다라마바사아자차", count: 4)
    terminal.type(text)
    terminal.type(Key.home + "x" + Key.enter)
    try terminal.expect("모르는 명령입니다: x\(text.prefix(3))")
  }

  @Test("Ctrl-C drops the line and never ends the program; Ctrl-D ends it on a line of its own")
  func keys() throws {
    let terminal = try ReplSession().start()
    try terminal.expect("fieldbook> ")
    terminal.type("가나" + Key.interrupt)
    try terminal.expect("Ctrl-D를 누르세요")
    try terminal.expect("fieldbook> ")
    try terminal.expectLine("fieldbook>")
    terminal.type(Key.end)
    #expect(try terminal.end() == 0)
    #expect(!terminal.screen.transcript.contains("> 여기까지"))
    #expect(terminal.screen.transcript.hasSuffix("다음에 이 자리에서 이어집니다."))
  }

  @Test("a signal that asks the program to end ends it, with the terminal as it was")
  func terminated() throws {
    let terminal = try ReplSession().start()
    try terminal.expect("fieldbook> ")
    terminal.send(signal: SIGTERM)
    #expect(try terminal.end() == 128 + SIGTERM)
  }

  @Test("what was typed is offered again, commands and answers each at their own prompt, and is private")
  func history() throws {
    let session = try ReplSession()
    let terminal = try session.start()
    try terminal.expect("fieldbook> ")
    terminal.type("lesson first\r")
    try terminal.expect("first 1/2> ")
    terminal.type(Key.enter)
    try terminal.expect("답> ")
    terminal.type(Key.up)
    try terminal.expectLine("답>")
    terminal.type("대한민국\r")
    try terminal.expect("first 2/2> ")
    terminal.type(Key.up + Key.up)
    try terminal.expectLine("first 2/2> lesson first")
    for name in ["history-commands", "history-answers"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: session.stateFile(name))
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    }
    terminal.type("\u{15}" + Key.end)
    _ = try terminal.end()
    let again = try session.start()
    try again.expect("first 2/2> ")
    again.type("\u{15}" + Key.up)
    try again.expectLine("first 2/2> lesson first")
  }

  @Test("Tab completes commands in both languages, and the names of lessons")
  func completion() throws {
    let terminal = try ReplSession().start()
    try terminal.expect("fieldbook> ")
    terminal.type("les" + Key.tab)
    try terminal.expectLine("fieldbook> lesson")
    terminal.type("f" + Key.tab)
    try terminal.expectLine("fieldbook> lesson first")
    terminal.type("\u{15}도우" + Key.tab)
    try terminal.expectLine("fieldbook> 도움")
  }

  @Test("after a resize, text is set to the new width")
  func resize() throws {
    let terminal = try ReplSession().start(columns: 100)
    try terminal.expect("fieldbook> ")
    terminal.resize(columns: 40, rows: 24)
    terminal.type("help\r")
    try terminal.expect("fieldbook> ")
    try terminal.expectLine("fieldbook>")
    let rule = terminal.screen.transcript.split(separator: "\n").first { $0.hasPrefix("── 명령") }
    #expect(rule?.count == 38)
  }

  @Test("stopped with Ctrl-Z and continued, the prompt is there again")
  func stopped() throws {
    let terminal = try ReplSession().start()
    try terminal.expect("fieldbook> ")
    terminal.type("hel")
    try terminal.expectLine("fieldbook> hel")
    // The session's leader is in an orphaned group, where SIGTSTP stops nobody; SIGSTOP does.
    terminal.send(signal: SIGSTOP)
    terminal.send(signal: SIGCONT)
    terminal.type("p\r")
    try terminal.expect("명령")
  }
}

@Suite("The prompt where nothing may be drawn")
struct PlainPromptTests {
  @Test(
    "a plain terminal gets a prompt, and no escape sequence",
    arguments: [(["--plain"], [:]), ([], ["TERM": "dumb"]), ([], ["FIELDBOOK_PLAIN": "1"])])
  func plain(arguments: [String], environment: [String: String]) throws {
    let terminal = try ReplSession().start(arguments, environment)
    try terminal.expect("fieldbook> ")
    terminal.type("가나" + Key.erase + "\r")
    try terminal.expect("모르는 명령입니다: 가.")
    terminal.type("help\r")
    try terminal.expect("fieldbook> ")
    terminal.type(Key.end)
    #expect(try terminal.end() == 0)
    #expect(!terminal.output.contains("\u{1B}"))
    #expect(!terminal.output.contains("─"))
  }

  @Test("NO_COLOR takes the colours and leaves the line editor")
  func noColour() throws {
    let terminal = try ReplSession().start([], ["NO_COLOR": "1"])
    try terminal.expect("fieldbook> ")
    terminal.type("help\r")
    try terminal.expect("fieldbook> ")
    #expect(!terminal.output.contains("\u{1B}[1;"))
    #expect(!terminal.output.contains("\u{1B}[90m"))
  }

  @Test("English is spoken where the locale or the option says so")
  func english() throws {
    let terminal = try ReplSession().start(["--lang", "en"])
    try terminal.expect("Press Enter")
    terminal.type("도움\r")
    try terminal.expect("Commands")
  }
}
