import Contract
import Testing

@testable import Snippets

/// Views whose programs come to a bad end: what happened before it is in the document, and the end is clear.
@Suite struct EndTests {
  /// A screen with a button; the marked place (`⟨`) is where the end comes.
  private func screen(_ action: String, state: String = "@State private var count = 0", body: String = "") -> String {
    """
    import SwiftUI

    struct Screen: View {
      \(state)

      var body: some View {
        VStack {
          Text("센 수 \\(count)")
          \(body)
          Button("더하기") { count += 1 }
          Button("끝내기") {
            count += 10
            \(action)
          }
        }
      }
    }
    """
  }

  private func run(_ marked: String, _ actions: String = "tap 더하기\ntap 끝내기\ntap 더하기", timeLimit: Double = 10) throws
    -> (
      document: RunDocument, place: Outcome.Place?
    )
  {
    let lines = marked.prefix { $0 != "⟨" }.split(separator: "\n", omittingEmptySubsequences: false)
    let place = marked.contains("⟨") ? Outcome.Place(line: lines.count, column: lines.last!.utf8.count + 1) : nil
    return (try LearnersFile(marked.replacing("⟨", with: "")).run(actions, timeLimit: timeLimit), place)
  }

  /// What must hold of a run that ends in the second action.
  private func expectEndInSecondAction(_ document: RunDocument) {
    #expect(document.steps.map(\.action) == [nil, "tap 더하기", "tap 끝내기"])
    #expect(document.steps[1].events.contains { $0.kind == .write && $0["new"] == "1" })
    #expect(document.final.screen.contains("센 수 1"))
    #expect(document.final.writes.map(\.name) == ["count"])
    #expect(document.outcome.exitStatus != 0)
  }

  @Test func anIndexOutOfRange() throws {
    let (document, place) = try run(screen("print([1, 2, 3]⟨[count])"))
    #expect(document.outcome == .trap(message: "Index out of range", at: place))
    #expect(document.final.writes.map(\.calls) == [2])
    expectEndInSecondAction(document)
  }

  @Test func aCallOfExit() throws {
    let (document, place) = try run(screen("print(\"bye\")\n⟨exit(7)"))
    #expect(document.outcome == .exited(status: 7, at: place))
    #expect(document.final.output == "bye\n")
    expectEndInSecondAction(document)
  }

  @Test func anEndlessLoopInAnAction() throws {
    let (document, place) = try run(screen("var n = 0\n⟨while true { n &+= 1 }"), timeLimit: 1)
    #expect(document.outcome == .timeout(at: place))
    expectEndInSecondAction(document)
  }

  @Test func anEndlessLoopInBody() throws {
    let file = """
      import SwiftUI

      func forever() -> String {
        var n = 0
        ⟨while n >= 0 { n = n &* 3 & 0xFF }
        return ""
      }

      struct Screen: View {
        var body: some View {
          Text(forever())
        }
      }
      """
    let (document, place) = try run(file, "", timeLimit: 1)
    #expect(document.outcome == .timeout(at: place))
    #expect(document.steps.map(\.action) == [nil])
  }

  @Test func workOfTheWriteWithoutEnd() throws {
    let (document, place) = try run(screen("⟨while count >= 0 { count = 10 }"), timeLimit: 120)
    #expect(document.outcome == .livelock(at: place))
    expectEndInSecondAction(document)
  }

  @Test func asynchronousWorkWithoutEnd() throws {
    let (document, place) = try run(screen("Task { ⟨while true { await Task.yield() } }"))
    #expect(document.outcome == .livelock(at: place))
    expectEndInSecondAction(document)
  }

  @Test func workThatCallsItselfWithoutEnd() throws {
    let again = "@State private var count = 0\nfunc again() { DispatchQueue.main.async {\n⟨again() } }"
    let (document, place) = try run(screen("again()", state: again))
    #expect(document.outcome.name == "livelock")
    let (line, marked) = (try #require(document.outcome.place?.line), try #require(place?.line))
    #expect((marked - 1...marked).contains(line), "The closure that calls itself, or the call")
    expectEndInSecondAction(document)
  }

  @Test func aViewThatContainsItself() throws {
    let file = """
      import SwiftUI

      struct Screen: View {
        ⟨var body: some View { AnyView(Screen()) }
      }
      """
    let (document, place) = try run(file, "")
    #expect(document.outcome == .livelock(at: place))
  }

  @Test func aProgramThatWillNotBeTold() throws {
    let stubborn = screen("signal(SIGALRM, SIG_IGN)\nwhile true {}").replacing(
      "import SwiftUI", with: "import SwiftUI\nimport Glibc")
    let (document, _) = try run(stubborn, timeLimit: 0.5)
    #expect(document.outcome == .timeout(at: nil))
    expectEndInSecondAction(document)
  }

  @Test func aFloodOfOutput() throws {
    let (document, place) = try run(screen("while true { ⟨print(\"넘친다\") }"))
    #expect(document.outcome == .outputLimit(at: place))
    expectEndInSecondAction(document)
  }

  @Test func memoryThatGrowsWithoutEnd() throws {
    let (document, place) = try run(
      screen("var all: [[Int]] = []\nwhile true { all.append(⟨Array(repeating: 1, count: 1 << 20)) }"), timeLimit: 60)
    #expect(document.outcome == .memoryLimit(at: place))
    expectEndInSecondAction(document)
  }

  @Test func recursionWithoutEnd() throws {
    let (document, place) = try run(
      screen("func deeper(_ n: Int) -> Int { n < 0 ? 0 : ⟨deeper(n + 1) + 1 }\nprint(deeper(0))"))
    #expect(document.outcome == .trap(message: "Stack overflow", at: place))
    expectEndInSecondAction(document)
  }

  @Test func aFaultInATask() throws {
    let (document, place) = try run(
      screen("Task {\ntry await Task.sleep(for: .seconds(1))\nprint([1]⟨[count])\n}"), "tap 더하기\ntap 끝내기\nwait 2")
    #expect(document.outcome == .trap(message: "Index out of range", at: place))
    #expect(document.steps.map(\.action) == [nil, "tap 더하기", "tap 끝내기", "wait 2"])
    #expect(document.final.screen.contains("센 수 11"))
  }

  @Test func anActionThatCannotBeDone() throws {
    let (document, _) = try run(screen("print(count)"), "tap 더하기\ntap 없는것\ntap 더하기")
    #expect(document.outcome == .actionFailed)
    #expect(document.steps.map(\.action) == [nil, "tap 더하기", "tap 없는것"])
    #expect(document.steps[2].error != nil)
    #expect(document.outcome.exitStatus == 1)
  }

  @Test func aFileThatDoesNotCompile() throws {
    let (document, place) = try run(screen("let text: String = ⟨count"))
    #expect(document.outcome == .compileError)
    let errors = document.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.message) == ["cannot convert value of type 'Int' to specified type 'String'"])
    #expect(errors.map { Outcome.Place(line: $0.line, column: $0.column) } == [place])
  }

  @Test func printsStandBetweenTheEventsWhereTheyHappened() throws {
    let (document, _) = try run(screen("print(\"뒤\")", body: "let _ = print(\"몸\")"), "tap 끝내기")
    #expect(document.outcome == .finished)
    let events = document.steps[1].events
    let told = events.filter { [.write, .print, .body].contains($0.kind) }
    #expect(told.map(\.kind) == [.write, .print, .body, .print])
    #expect(told.filter { $0.kind == .print }.map { $0["text"] } == ["뒤\n", "몸\n"])
    #expect(document.final.output == "몸\n뒤\n몸\n")
  }

  @Test func timeCountsFromTheStartOfTheProgram() throws {
    let file = LearnersFile(
      "import SwiftUI\nThread.sleep(forTimeInterval: 2)\nprint(1)\n" + """
        struct Screen: View {
          var body: some View { Text("a").onAppear { print(2) } }
        }
        """)
    let document = try file.run("wait 1\nshow screen")
    #expect(document.steps[0].events.filter { $0.kind == .print }.map(\.time) == [2, 2])
    #expect(document.outcome == .finished)
  }

  @Test func everyEndIsTheSameBytesTwice() throws {
    let ends: [(String, Double)] = [
      ("print([1][count])", 10), ("exit(3)", 10), ("while true { print(1) }", 60), ("while true { count &+ 1 }", 2),
    ]
    for (action, timeLimit) in ends {
      let file = LearnersFile(screen(action))
      let documents = try (1...2).map { _ in try file.run("tap 끝내기", timeLimit: timeLimit) }
      #expect(documents[0].json.text == documents[1].json.text)
    }
  }
}
