import Contract
import Foundation
import Testing

@testable import Snippets

/// Ctrl-C ends the learner's program, and what happened until then is told.
@Suite struct InterruptTests {
  @Test func anInterruptedRunTellsWhatHappened() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fieldbook-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Loop.swift").path
    let text =
      "import SwiftUI\nprint(\"시작\")\nwhile true {}\nstruct Screen: View { var body: some View { Text(\"\") } }"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    // The first run is for the compiler alone: the second one finds its work done, and is in the loop when it is told.
    for (wait, limit) in [("60", "0.1"), ("2", "60")] {
      let fieldbook = URL(fileURLWithPath: CompilingTests.compiler.home.host).deletingLastPathComponent()
        .appendingPathComponent("fieldbook").path
      var command = Command(
        [
          "/usr/bin/timeout", "--preserve-status", "-s", "INT", wait, fieldbook, "run", file, "--json", "--timeout",
          limit,
        ])
      command.environment = ProcessInfo.processInfo.environment
      command.environment["XDG_CACHE_HOME"] = folder.path
      command.timeLimit = 120
      let result = try command.run()
      let document = try #require(RunDocument(JSON(parsing: result.output)))
      if wait == "60" {
        #expect(document.outcome.name == "timeout")
        #expect(result.end == .exited(124))
      } else {
        #expect(document.outcome == .interrupted)
        #expect(document.final.output == "시작\n")
        #expect(result.end == .exited(130))
      }
    }
  }
}
