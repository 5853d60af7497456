import Terminal
import Testing

@Suite("Styles")
struct StyleTests {
  private let coloured = StyleRenderer(hasStyles: true)

  @Test("each piece is opened and closed for itself")
  func sequences() {
    let text = StyledText("맞음", TextStyle(colour: .green, bold: true)) + " 끝"
    #expect(coloured.render(text) == "\u{1B}[1;32m맞음\u{1B}[0m 끝")
    #expect(StyleRenderer(hasStyles: false).render(text) == "맞음 끝")
  }

  @Test("what a program printed cannot steer the terminal")
  func harmless() {
    #expect(coloured.render("a\u{1B}[2Jb\u{7}\u{202E}c\u{9B}") == "a␛[2Jb␇\u{FFFD}c\u{FFFD}")
    #expect(coloured.render("줄\n둘\t") == "줄\n둘\t")
  }

  @Test("styles are for terminals whose owner did not refuse them (no-color.org)")
  func capabilities() {
    func capabilities(_ environment: [String: String], plain: Bool = false, output: Bool = true)
      -> TerminalCapabilities
    {
      TerminalCapabilities(
        environment: environment, plain: plain, inputIsTerminal: true, outputIsTerminal: output)
    }
    let usual = ["TERM": "xterm-256color"]
    #expect(capabilities(usual) == TerminalCapabilities(isInteractive: true, hasStyles: true, isPlain: false))
    #expect(!capabilities(["TERM": "xterm", "NO_COLOR": "1"]).hasStyles)
    #expect(capabilities(["TERM": "xterm", "NO_COLOR": ""]).hasStyles)
    #expect(!capabilities(["TERM": "xterm", "NO_COLOR": "1"]).isPlain)
    #expect(capabilities(["TERM": "dumb"]).isPlain)
    #expect(
      capabilities(usual, plain: true) == TerminalCapabilities(isInteractive: true, hasStyles: false, isPlain: true))
    #expect(capabilities(["TERM": "xterm", "FIELDBOOK_PLAIN": "1"]).isPlain)
    #expect(!capabilities(["TERM": "xterm", "FIELDBOOK_PLAIN": "0"]).isPlain)
    #expect(!capabilities(usual, output: false).hasStyles)
    #expect(!capabilities(usual, output: false).isInteractive)
  }
}
