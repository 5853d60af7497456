import Testing

@testable import Snippets

@Suite struct CompilerMessagesTests {
  @Test func messagesAreTakenApart() {
    let text = """
      a b.swift:3:14: error: cannot find 'x' in scope
      let y = x
              ^
      a b.swift:1:2: note: here: it is
      /somewhere/else.swift:9:1: note: 'f' declared here
      <unknown>:0: error: unknown argument: '-x'
      c:d.swift:7:1: warning: a: error: b
      SwiftUI.View:1:2: note: protocol requires it
      """
    let messages = CompilerMessages(text, files: ["a b.swift", "c:d.swift"])
    #expect(
      messages.located == [
        .init(scratchName: "a b.swift", line: 3, column: 14, severity: .error, text: "cannot find 'x' in scope"),
        .init(scratchName: "a b.swift", line: 1, column: 2, severity: .note, text: "here: it is"),
        .init(scratchName: "c:d.swift", line: 7, column: 1, severity: .warning, text: "a: error: b"),
      ])
    #expect(messages.others == ["unknown argument: '-x'"])
  }
}
