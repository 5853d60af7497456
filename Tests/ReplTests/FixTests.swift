import Foundation
import PseudoTerminal
import Testing

/// A lesson whose bug is a text that never changes. What the field does is the ledger's rule for `String` bindings: each
/// key writes (`Docs/fidelity.md` 1).
@Suite("Code to mend")
struct FixTests {
  static func lesson(broken: String = "Text(\"주문 0개\")") -> String {
    ReplSession.head + """

      ## 고쳐 보기

      <!-- quiz: fix id=live-count -->
      칸에 쓴 수가 바로 보여야 한다.

      ```swift broken
      struct Order: View {
        @State private var text = ""
        var body: some View {
          Form {
            TextField("수량", text: $text)
            \(broken)
          }
        }
      }
      ```

      ```swift solution
      struct Order: View {
        @State private var text = ""
        var body: some View {
          Form {
            TextField("수량", text: $text)
            Text("주문 \\(Int(text) ?? 0)개")
          }
        }
      }
      ```

      ```actions
      tap 수량
      type 3
      ```

      ```expect
      text "주문 3개"
      ```

      ```actions hidden
      tap 수량
      type 12
      ```

      ```expect hidden
      text "주문 12개"
      ```

      <!-- hint -->
      글은 무엇에서 셈해야 하나?

      <details><summary>풀이</summary>

      글은 상태에서 셈한다.

      </details>
      """
  }

  private static let right = #"            Text("주문 \(Int(text) ?? 0)개")"#

  /// An editor: a script that gets the file's path and may do anything to it.
  private func editor(_ session: ReplSession, _ script: String) throws -> [String: String] {
    let path = session.home.appending(path: "editor").path
    try "#!/bin/sh\n\(script)\n".write(toFile: path, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return ["EDITOR": path]
  }

  private func copy(_ session: ReplSession, _ name: String = "live-count.swift") -> String {
    session.home.appending(path: ".local/share/fieldbook/fixes/first/\(name)").path
  }

  private func mine(_ session: ReplSession) throws -> String {
    try String(contentsOfFile: copy(session), encoding: .utf8)
  }

  private func opened(
    _ session: ReplSession, _ environment: [String: String] = [:], arguments: [String] = []
  ) throws -> PseudoTerminal {
    let terminal = try session.start(["quiz", "live-count"] + arguments, environment)
    try terminal.expect("고치기> ", within: 60)
    return terminal
  }

  @Test("opens in the learner's editor; a hard-coded text passes what is seen and fails what is hidden")
  func hardCoded() throws {
    let session = try ReplSession(lesson: Self.lesson())
    let terminal = try opened(session, editor(session, #"sed -i 's/주문 0개/주문 3개/' "$1""#))
    terminal.type("\r")
    try terminal.expect("보이는 것은 다 맞습니다", within: 60)
    try terminal.expect("(숨은 확인 1개")
    #expect(!terminal.output.contains("type 12"))
    try terminal.expect("고치기> ")
    #expect(session.attempts.isEmpty)
  }

  @Test("mended code is right, and is compared with the author's")
  func solved() throws {
    let session = try ReplSession(lesson: Self.lesson())
    let script = #"sed -i 's/Text("주문 0개")/Text("주문 \\(text)개")/' "$1""#
    let terminal = try opened(session, editor(session, script))
    terminal.type("\r")
    try terminal.expect("맞았습니다", within: 60)
    try terminal.expect("type 12")
    try terminal.expect(#"- 6        Text("주문 \(text)개")"#)
    try terminal.expect(#"+ 6        Text("주문 \(Int(text) ?? 0)개")"#)
    try terminal.expect("글은 상태에서 셈한다.")
    try terminal.expect("문제 1/1> ")
    #expect(session.attempts.count == 1)
    let answers = (session.attempts.first as? [String: Any])?["answers"] as? [String]
    #expect(answers == [try mine(session)])
  }

  @Test("compile errors are the compiler's, on the lines of the learner's file")
  func compileError() throws {
    let session = try ReplSession(lesson: Self.lesson())
    let terminal = try opened(session, editor(session, #"sed -i '6s/.*/      Text(nothing)/' "$1""#))
    terminal.type("\r")
    try terminal.expect("live-count.swift:6:12:", within: 60)
    try terminal.expect("cannot find 'nothing' in scope")
    try terminal.expect("아직 컴파일되지 않습니다")
    try terminal.expect("고치기> ")
  }

  @Test("what still fails is said with what is there instead")
  func stillFails() throws {
    let terminal = try opened(ReplSession(lesson: Self.lesson()))
    terminal.type(":check\r")
    try terminal.expect("화면에 이 글이 있다: 주문 3개", within: 60)
    try terminal.expect("주문 0개")
    try terminal.expect("고치기> ")
  }

  @Test("without an editor lines are changed where they stand, drawn and in sentences", arguments: [[], ["--plain"]])
  func inPlace(arguments: [String]) throws {
    let session = try ReplSession(lesson: Self.lesson())
    let terminal = try opened(session, arguments: arguments)
    terminal.type("99 let a\r")
    try terminal.expect("99행은 없습니다")
    terminal.type("+1 // 새 줄\r")
    try terminal.expect("고치기> ")
    terminal.type("-2\r")
    try terminal.expect("고치기> ")
    terminal.type(#"6 Text("주문 \(Int(text) ?? 0)개")"# + "\r")
    try terminal.expect("고치기> ")
    terminal.type("\r")
    try terminal.expect("맞았습니다", within: 60)
    try terminal.expect("모범 답과 같습니다.")
  }

  @Test("a line can be brought to the prompt and changed there")
  func bringsLine() throws {
    let session = try ReplSession(lesson: Self.lesson())
    let terminal = try opened(session)
    terminal.type("1\r")
    try terminal.expect("struct Order: View {")
    terminal.type(" // 주문\r")
    try terminal.expect("고치기> ")
    #expect(try mine(session).hasPrefix("struct Order: View { // 주문\n"))
  }

  @Test("saves in another window are seen and run")
  func watches() throws {
    let session = try ReplSession(lesson: Self.lesson())
    let terminal = try opened(session)
    terminal.type(":watch\r")
    try terminal.expect("저장할 때마다 실행합니다")
    let broken = try mine(session)
    try broken.replacing("주문 0개", with: "주문 3개").write(toFile: copy(session), atomically: true, encoding: .utf8)
    try terminal.expect("보이는 것은 다 맞습니다", within: 60)
    try terminal.expect("저장할 때마다 실행합니다")
    try broken.replacing("주문 0개", with: #"주문 \(Int(text) ?? 0)개"#)
      .write(toFile: copy(session), atomically: false, encoding: .utf8)
    try terminal.expect("맞았습니다", within: 60)
  }

  @Test("an edit survives kill -9, a second fix of the item, and is taken back and forth by :reset and :undo")
  func survives() throws {
    let session = try ReplSession(lesson: Self.lesson())
    let first = try opened(session)
    first.type("1 struct Order: View { // 내 것\r")
    try first.expect("고치기> ")
    first.send(signal: SIGKILL)
    _ = try first.end()
    let second = try opened(session)
    #expect(second.output.contains("이어서 고칩니다"))
    #expect(second.output.contains("// 내 것"))
    second.type(":reset\r")
    try second.expect("live-count.1.swift")
    try second.expect("고치기> ")
    #expect(try !mine(session).contains("내 것"))
    second.type(":undo\r")
    try second.expect("되찾았습니다")
    try second.expect("고치기> ")
    #expect(try mine(session).contains("내 것"))
  }

  @Test("kill -9 while the editor has the terminal loses nothing of what it saved")
  func killedInEditor() throws {
    let session = try ReplSession(lesson: Self.lesson())
    let script = "echo '// 저장했다' >> \"$1\"; echo ready; sleep 30"
    let terminal = try opened(session, editor(session, script))
    terminal.type("\r")
    try terminal.expect("ready")
    terminal.send(signal: SIGKILL)
    #expect(try mine(session).hasSuffix("// 저장했다\n"))
  }

  @Test("a question that changed since says so and leaves the learner's file alone")
  func upgrade() throws {
    let session = try ReplSession(lesson: Self.lesson())
    let first = try opened(session)
    first.type("1 struct Order: View { // 내 것\r")
    try first.expect("고치기> ")
    first.type(Key.end)
    _ = try first.end()
    let changed = Self.lesson(broken: "Text(\"주문 없음\")")
    let path = session.course.appending(path: "Lessons/first.md").path
    try changed.write(toFile: path, atomically: true, encoding: .utf8)
    let second = try opened(session)
    #expect(second.output.contains("그사이에 문제가 바뀌었습니다"))
    #expect(try mine(session).contains("내 것"))
    second.type(":reset\r")
    try second.expect("고치기> ")
    #expect(try mine(session).contains("주문 없음"))
  }

  @Test("who gives up sees the solution, and it counts as wrong")
  func givesUp() throws {
    let session = try ReplSession(lesson: Self.lesson())
    let terminal = try opened(session)
    terminal.type(":모범답\r")
    try terminal.expect("틀렸습니다", within: 60)
    try terminal.expect(Self.right.replacing("            ", with: ""))
    try terminal.expect("문제 1/1> ")
    #expect((session.attempts.first as? [String: Any])?["verdict"] as? String == "wrong")
  }

  @Test("an editor that fails is named, and the code is left as it is")
  func failingEditor() throws {
    let session = try ReplSession(lesson: Self.lesson())
    let terminal = try opened(session, ["EDITOR": "/nowhere/editor"])
    terminal.type("\r")
    try terminal.expect("편집기 /nowhere/editor: 상태 127로 끝났습니다")
    try terminal.expect("고치기> ")
  }

  @Test("from a file of answers, lines are changed and checked")
  func piped() throws {
    let session = try ReplSession(lesson: Self.lesson())
    let answers = "6 Text(\"주문 \\(Int(text) ?? 0)개\")\n:check\n"
    let result = try session.pipe(answers, ["quiz", "live-count"])
    #expect(result.status == 0)
    #expect(result.output.contains("맞았습니다"))
  }
}
