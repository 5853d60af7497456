import Contract
import Foundation

@testable import Snippets

/// A learner's file for a test: compiled and run as `fieldbook run` does it.
struct LearnersFile {
  var text: String

  private static let machine: (toolchain: Toolchain, home: Home)? = Toolchain.find().map { ($0, Home.find()) }
  private static let moduleCache: String = {
    let folder = FileManager.default.temporaryDirectory.path + "/fieldbook-test-modules"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }()

  struct NoToolchain: Error {}

  init(_ text: String) { self.text = text }

  /// Runs the file, its actions one a line.
  func run(
    _ actions: String = "", entry: String? = nil, timeLimit: Double = 10, level: Sandbox.Level = Sandbox.detected
  ) throws -> RunDocument {
    guard let (toolchain, home) = Self.machine else { throw NoToolchain() }
    let source = SourceFile(name: "Test.swift", text: text)
    let compiler = Compiler(toolchain: toolchain, home: home, moduleCache: Self.moduleCache, sandboxLevel: level)
    let compiled = try compiler.compile([source], with: Preparer())
    var document = RunDocument(file: source.name)
    document.diagnostics = compiled.diagnostics
    guard let library = compiled.library else {
      document.outcome = .compileError
      return document
    }
    var request = HostRequest(library: library, entry: entry ?? compiled.showables.first?.entry ?? "")
    request.now = 1_767_225_600
    request.seed = 1
    request.actions = actions.split(separator: "\n").map(String.init)
    request.timeLimit = timeLimit
    var process = HostProcess(home: home, toolchain: toolchain)
    process.sandboxLevel = level
    try process.run(request, of: compiled, from: [source], into: &document)
    return document
  }
}
