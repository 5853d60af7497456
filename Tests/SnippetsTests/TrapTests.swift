import Contract
import Testing

@testable import Snippets

/// A program that ends itself is told by what it did and where: the line and column in the learner's file.
@Suite struct TrapTests {
  private func outcome(_ text: String) throws -> Outcome { try LearnersFile(text).run().outcome }

  /// The marked place (`⟨`) of each file is where the fault is, as the compiler counts lines and columns.
  static let faults: [(message: String, file: String)] = [
    (
      "Index out of range",
      """
      func pick(_ i: Int) -> Int {
        let numbers = [1, 2, 3]
        return numbers⟨[i]
      }
      print(pick(5))
      """
    ),
    (
      "Unexpectedly found nil while unwrapping an Optional value",
      """
      func count(_ text: String?) -> Int {
        text⟨!.count
      }
      print(count(nil))
      """
    ),
    (
      "Swift runtime failure: arithmetic overflow",
      """
      func next(_ n: Int8) -> Int8 {
        return n ⟨+ 1
      }
      print(next(127))
      """
    ),
    (
      "Division by zero",
      """
      func tenth(_ n: Int) -> Int { 10 ⟨/ n }
      print(tenth(0))
      """
    ),
    (
      "Could not cast value of type 'Swift.Int' to 'Swift.String'.",
      """
      func text(_ any: Any) -> String { any ⟨as! String }
      print(text(3))
      """
    ),
    (
      "나쁜 일\n둘째 줄",
      """
      func fail() { ⟨fatalError("나쁜 일\\n둘째 줄") }
      fail()
      """
    ),
    (
      "Fatal error",
      """
      func fail() { ⟨fatalError() }
      fail()
      """
    ),
    (
      "Precondition failed: n is small",
      """
      func check(_ n: Int) { ⟨precondition(n > 3, "n is small") }
      check(1)
      """
    ),
    (
      "'try!' expression unexpectedly raised an error: Playground.Wrong()",
      """
      struct Wrong: Error {}
      func fail() throws { throw Wrong() }
      func run() { try! ⟨fail() }
      run()
      """
    ),
    (
      "Duplicate values for key: '1'",
      """
      func table(_ keys: [Int]) -> [Int: Int] {
        ⟨Dictionary(uniqueKeysWithValues: keys.map { ($0, $0) })
      }
      print(table([1, 1]))
      """
    ),
    (
      "String index is out of bounds",
      """
      func far(_ text: String) -> String.Index {
        text.⟨index(text.startIndex, offsetBy: 7)
      }
      print(far("abc"))
      """
    ),
    (
      "Index out of range",
      """
      struct Box { var items = [1, 2] }
      Task { @MainActor in
        var box = Box()
        box.items.⟨remove(at: 9)
      }
      """
    ),
    (
      "Stack overflow",
      """
      func sum(_ n: Int) -> Int {
        if n < 0 { return 0 }
        return ⟨sum(n + 1) + 1
      }
      print(sum(0))
      """
    ),
  ]

  @Test(arguments: faults)
  func aFaultIsToldWithItsPlace(_ fault: (message: String, file: String)) throws {
    let before = fault.file.prefix { $0 != "⟨" }.split(separator: "\n", omittingEmptySubsequences: false)
    let place = Outcome.Place(line: before.count, column: before.last!.utf8.count + 1)
    #expect(try outcome(fault.file.replacing("⟨", with: "")) == .trap(message: fault.message, at: place))
  }

  @Test func theRuntimesWordsAreNoPartOfTheOutput() throws {
    let document = try LearnersFile("print(\"앞\", terminator: \"\")\nfatalError(\"끝\")").run()
    #expect(document.outcome == .trap(message: "끝", at: .init(line: 2, column: 1)))
    #expect(document.final.output == "앞")
    #expect(document.steps.map { $0.events.map(\.kind) } == [[.print]])
  }

  @Test func aProgramThatExitsIsNoFault() throws {
    let document = try LearnersFile(
      """
      import Foundation
      print("bye", terminator: "")
      func leave() {
        exit(7)
      }
      leave()
      """
    ).run()
    #expect(document.outcome == .exited(status: 7, at: .init(line: 4, column: 3)))
    #expect(document.final.output == "bye")
  }

  @Test func whatIsRegisteredToRunAtExitDoesSo() throws {
    let document = try LearnersFile("import Foundation\natexit { print(\"last\") }\nexit(0)").run()
    #expect(document.outcome == .exited(status: 0, at: .init(line: 3, column: 1)))
    #expect(document.final.output == "last\n")
  }

  @Test func abortIsATrap() throws {
    #expect(try outcome("import Foundation\nabort()") == .trap(message: "Aborted", at: .init(line: 2, column: 1)))
  }
}
