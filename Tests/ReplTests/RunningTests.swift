import Foundation
import PseudoTerminal
import Testing

/// Lessons whose code misbehaves. The facts about traps and loops are those of `Docs/contract.md`: outcomes `trap`,
/// `timeout`, `outputLimit`.
@Suite("Code that runs in a lesson")
struct RunningTests {
  private static func lesson(_ body: String, actions: String, ask: String, answer: String) -> String {
    ReplSession.head + """

      ```swift id=code check=none reason="시험"
      import SwiftUI

      struct Code: View {
        @State private var quantity = 0
        var body: some View {
          VStack {
            TextField("수량", value: $quantity, format: .number)
            Text("주문 \\(quantity)개")
            Button("누르기") { \(body) }
          }
        }
      }
      ```

      <!-- quiz: predict id=code-question snippet=code ask="\(ask)" -->
      어떻게 되나?

      ```actions
      \(actions)
      ```

      <details><summary>정답</summary>

      ```answer
      \(answer)
      ```

      까닭이다.

      </details>

      """
  }

  private func atQuestion(_ lesson: String, _ prompt: String) throws -> PseudoTerminal {
    let terminal = try ReplSession(lesson: lesson).start()
    try terminal.expect("fieldbook> ")
    terminal.type("lesson\r")
    try terminal.expect(prompt)
    return terminal
  }

  /// Ledger 92: a format field writes when the edit is committed, not at each key.
  @Test("the answer is the program's own, and the timeline shows each key with the prediction beside the last")
  func timeline() throws {
    let lesson = Self.lesson("", actions: "tap 수량\ntype 25", ask: "text", answer: "주문 0개")
    let terminal = try atQuestion(lesson, "화면의 글> ")
    terminal.type("주문 25개\r")
    try terminal.expect("틀렸습니다", within: 60)
    try terminal.expect("first 1/1> ")
    let rows = terminal.screen.transcript.split(separator: "\n").map { row in
      row.split(separator: "│", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(rows.contains(["동작", "칸", "quantity", "화면의 글", "포커스", "내 예측"]))
    #expect(rows.contains(["tap 수량", "0", "0", "주문 0개", "*수량", ""]))
    #expect(rows.contains(["2", "*02", "0", "주문 0개", "수량", ""]))
    #expect(rows.contains(["5", "*025", "0", "주문 0개", "수량", "❌ 주문 25개"]))
  }

  @Test("a look at the screen before answering does not give the answer away; own actions can be tried")
  func look() throws {
    let lesson = Self.lesson("", actions: "tap 수량\ntype 25", ask: "text", answer: "주문 0개")
    let terminal = try atQuestion(lesson, "화면의 글> ")
    terminal.type(":run\r")
    try terminal.expect("처음 화면입니다", within: 60)
    try terminal.expect("화면의 글> ")
    #expect(!terminal.output.contains("025"))
    terminal.type(":실행 tap 수량; type 7\r")
    try terminal.expect("07", within: 60)
    try terminal.expect("화면의 글> ")
    terminal.type(":run tab 수량\r")
    try terminal.expect("이런 동작은 없습니다: tab")
  }

  @Test("Ctrl-C ends a running program, and nothing else; the question is asked again")
  func interrupted() throws {
    let lesson = Self.lesson("while true {}", actions: "tap 누르기", ask: "outcome", answer: "never ends")
    let terminal = try atQuestion(lesson, "번호> ")
    terminal.type("4\r")
    try terminal.expect("실행하는 중입니다", within: 60)
    terminal.type(Key.interrupt)
    try terminal.expect("실행을 멈췄습니다")
    try terminal.expect("번호> ")
    try terminal.expectLine("번호>")
    terminal.type(Key.end)
    #expect(try terminal.end() == 0)
  }

  @Test("a trap is told with its line, and the prompt is there again")
  func trap() throws {
    let body = "let none: Int? = nil; quantity = none!"
    let lesson = Self.lesson(body, actions: "tap 누르기", ask: "outcome", answer: "traps")
    let terminal = try atQuestion(lesson, "번호> ")
    terminal.type("3\r")
    try terminal.expect("맞았습니다", within: 60)
    try terminal.expect("Lessons/first.md 21행")
    try terminal.expect("first 1/1> ")
  }

  @Test("a flood of output is cut, and the prompt is there again")
  func flood() throws {
    let body = "while true { print(\"가나다라마바사\") }"
    let lesson = Self.lesson(body, actions: "tap 누르기", ask: "outcome", answer: "never ends")
    let terminal = try atQuestion(lesson, "번호> ")
    terminal.type("4\r")
    try terminal.expect("맞았습니다", within: 60)
    try terminal.expect("first 1/1> ")
    #expect(terminal.output.utf8.count < 100_000)
  }

  @Test("what does not compile is told in the compiler's words, on the lesson's line")
  func compileError() throws {
    let lesson = Self.lesson("quantity = \"다섯\"", actions: "tap 누르기", ask: "outcome", answer: "does not compile")
    let terminal = try atQuestion(lesson, "번호> ")
    terminal.type("1\r")
    try terminal.expect("틀렸습니다", within: 60)
    try terminal.expect("Lessons/first.md:21:")
    try terminal.expect("cannot assign value of type 'String'")
    try terminal.expect("first 1/1> ")
  }

  @Test("without a terminal the same is told, without signs of life")
  func piped() throws {
    let lesson = Self.lesson("", actions: "tap 수량\ntype 25", ask: "text", answer: "주문 0개")
    let result = try ReplSession(lesson: lesson).pipe("주문 0개\n", ["quiz", "--plain"])
    #expect(result.status == 0)
    #expect(result.output.contains("5: 칸 025 바뀜; quantity 0; 화면의 글 주문 0개; 포커스 수량."))
    #expect(!result.output.contains("실행하는 중"))
  }
}
