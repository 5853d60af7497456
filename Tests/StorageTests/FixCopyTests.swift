import Course
import Foundation
import Storage
import Testing

@Suite("A learner's copy of code to mend")
struct FixCopyTests {
  private let folder = TemporaryFolder()
  private var copy: FixCopy { FixCopy(folder: folder.path, lesson: "day", item: "bug") }

  @Test("begins as the question gives it, and goes on as the learner left it")
  func goesOn() throws {
    #expect(try copy.open("broken\n") == .untouched)
    #expect(try copy.text() == "broken\n")
    try copy.save("mine\n")
    #expect(try copy.open("broken\n") == .goesOn)
    #expect(try copy.text() == "mine\n")
  }

  @Test("is never overwritten by a question that changed, which is said each time until the learner begins anew")
  func changed() throws {
    _ = try copy.open("broken\n")
    try copy.save("mine\n")
    #expect(try copy.open("other\n") == .questionChanged)
    #expect(try copy.open("other\n") == .questionChanged)
    #expect(try copy.text() == "mine\n")
    #expect(try copy.reset(to: "other\n") == folder.path + "/day/bug.1.swift")
    #expect(try copy.open("other\n") == .untouched)
  }

  @Test("follows the question where the learner changed nothing")
  func untouched() throws {
    _ = try copy.open("broken\n")
    #expect(try copy.open("other\n") == .untouched)
    #expect(try copy.text() == "other\n")
  }

  @Test("comes back after a reset, and the reset after that")
  func undo() throws {
    _ = try copy.open("broken\n")
    #expect(try !copy.undo())
    try copy.save("mine\n")
    _ = try copy.reset(to: "broken\n")
    #expect(try copy.text() == "broken\n")
    #expect(try copy.undo())
    #expect(try copy.text() == "mine\n")
    #expect(try copy.undo())
    #expect(try copy.text() == "broken\n")
    #expect(try copy.reset(to: "broken\n") == nil)
  }

  @Test("is found under the name that its item had before")
  func renamed() throws {
    _ = try copy.open("broken\n")
    try copy.save("mine\n")
    let later = FixCopy(folder: folder.path, lesson: "day", item: "new-name", earlierNames: ["bug"])
    #expect(try later.open("broken\n") == .goesOn)
  }

  @Test("is for its learner alone")
  func isPrivate() throws {
    _ = try copy.open("broken\n")
    let mode = try FileManager.default.attributesOfItem(atPath: copy.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }
}
