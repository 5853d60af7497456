import Foundation
import PseudoTerminal
import Testing

@Suite("The phone under the learner's fingers")
struct PlayTests {
  /// A text field writes at each key (ledger 1); the text beside it says what was written.
  private func source(_ greeting: String = "안녕") -> String {
    """
    import SwiftUI

    struct Hello: View {
      @State private var name = ""
      var body: some View {
        TextField("이름", text: $name)
        Text("\(greeting) \\(name)")
      }
    }

    """
  }

  private func file(_ session: ReplSession, _ text: String) throws -> String {
    let path = session.home.appending(path: "Hello.swift").path
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  @Test("shows the screen after each action, takes one back, and leaves")
  func play() throws {
    let session = try ReplSession()
    let terminal = try session.start(["play", file(session, source())])
    try terminal.expect("전화기> ", within: 60)
    terminal.type("tap 이름; type 봄\r")
    try terminal.expect("안녕 봄", within: 60)
    try terminal.expect("전화기> ")
    terminal.type("type 날\r")
    try terminal.expect("안녕 봄날")
    try terminal.expect("전화기> ")
    terminal.type("undo\r")
    try terminal.expect("전화기> ")
    terminal.type("type 비\r")
    try terminal.expect("안녕 봄비")
    try terminal.expect("전화기> ")
    terminal.type("tap 없음\r")
    try terminal.expect("대상을 화면에서 찾지 못했습니다")
    try terminal.expect("전화기> ")
    terminal.type("quit\r")
    try terminal.expect("전화기를 내려놓았습니다")
  }

  @Test("a file that was saved meanwhile is played again from its beginning")
  func reload() throws {
    let session = try ReplSession()
    let terminal = try session.start(["play", file(session, source()), "--do", "tap 이름; type 봄"])
    try terminal.expect("안녕 봄", within: 60)
    try terminal.expect("전화기> ")
    _ = try file(session, source("반가워"))
    terminal.type("type 날\r")
    try terminal.expect("반가워 봄날", within: 60)
  }

  @Test("actions can be piped; what cannot be played is told")
  func piped() throws {
    let session = try ReplSession()
    let path = try file(session, source())
    let run = try session.pipe("tap 이름\ntype 봄\n", ["play", path, "--plain"])
    #expect(run.status == 0)
    #expect(run.output.contains("안녕 봄"))
    #expect(try session.pipe("", ["play", "-"]).status == 2)
    #expect(try session.pipe("", ["play", path + "x"]).status == 2)
  }
}
