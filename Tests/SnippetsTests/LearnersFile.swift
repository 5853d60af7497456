import Contract

@testable import Snippets

/// A learner's file for a test: compiled and run as `fieldbook run` does it.
struct LearnersFile {
  var text: String

  init(_ text: String) { self.text = text }

  /// Runs the file, its actions one a line.
  func run(
    _ actions: String = "", timeLimit: Double = 10, level: Sandbox.Level = Sandbox.detected
  ) throws -> RunDocument {
    var runner = SnippetRunner(compiler: CompilingTests.compiler)
    runner.compiler.sandboxLevel = level
    var request = RunRequest([SourceFile(name: "Test.swift", text: text)])
    request.seed = 1
    request.actions = actions.split(separator: "\n").map(String.init)
    request.timeLimit = timeLimit
    return try runner.run(request)
  }
}
