import Contract
import Testing

@testable import Snippets

@Suite struct PlaceFinderTests {
  private let finder = PlaceFinder(
    SourceFile(
      name: "Lesson.md",
      text: """
        func run() {
          for a in 0... {
            while true { step(a) }
          }
          Task { repeat { await Task.yield() } while true }
          step(1)
          for _ in 0..<3 { numbers.forEach { step($0) } }
        }
        struct Row<T>: View {
          let a: T
        }
        extension Row { var body: some View { Text("") } }
        """, firstLine: 100, indentation: 3))

  private func place(_ line: Int, _ column: Int?) -> Outcome.Place { Outcome.Place(line: line, column: column) }

  @Test func theOutermostLoopOfTheFunctionCounts() {
    #expect(finder.loop(around: place(102, 24)) == place(101, 6))
    #expect(finder.loop(around: place(102, nil)) == place(101, 6))
    #expect(finder.loop(around: place(101, 15)) == place(101, 6))
  }

  @Test func aClosureIsAFunctionOfItsOwn() {
    #expect(finder.loop(around: place(104, 25)) == place(104, 13))
    #expect(finder.loop(around: place(104, nil)) == place(104, 13))
    #expect(finder.loop(around: place(106, 44)) == nil)
  }

  @Test func whereThereIsNoLoopThereIsNone() {
    #expect(finder.loop(around: place(105, 6)) == nil)
    #expect(finder.loop(around: place(105, nil)) == nil)
    #expect(finder.loop(around: place(999, nil)) == nil)
  }

  @Test func theBodyOfAViewIsFoundByItsTypesName() {
    #expect(finder.body(ofView: "Playground.Row<Swift.Int>") == place(111, 20))
    #expect(finder.body(ofView: "Other") == nil)
  }
}
