import Course
import Foundation
import Markdown
import Testing

/// `Docs/course-format.md`, which authors read.
private let reference: String = {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  return (try? String(contentsOf: root.appending(path: "Docs/course-format.md"), encoding: .utf8)) ?? ""
}()

@Suite("The reference of the format")
struct ReferenceTests {
  @Test("names every fault that the tests know")
  func faultsAreNamed() {
    let known = (allFaultCases.flatMap(\.expected).compactMap { $0.split(separator: " ").first }).map(String.init)
    for id in Set(known) { #expect(reference.contains("`\(id)`"), "\(id)") }
  }

  @Test("has examples that are in order")
  func examples() {
    let examples = MarkdownDocument(reference).blocks.compactMap { node -> String? in
      guard case .codeBlock(let block) = node.kind, block.language == "markdown" else { return nil }
      return block.text
    }
    #expect(examples.count == 2)
    let goals = "<!-- goals -->\n- <!-- goal: timing --> 언제\n\n"
    #expect(faults(ofCourse: ["Lessons/a.md": header() + goals + examples.joined(separator: "\n")]) == [])
  }
}
