import Foundation
import Testing

@testable import Snippets

/// Small system programs, run as the compiler and the learner's program are.
@Suite struct CommandTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fieldbook-\(UUID())").path

  private func sandboxed(_ script: String, _ level: Sandbox.Level, writable: [String] = []) throws -> Command.Result {
    var command = Command(["/bin/sh", "-c", script])
    command.sandbox = Sandbox(
      level: level, readable: Sandbox.systemLibraries + ["/bin", "/usr/bin", "/dev/null", "/proc"], writable: writable)
    command.timeLimit = 10
    command.environment = ["PATH": "/usr/bin:/bin"]
    return try command.run()
  }

  /// The levels that hold a program in, as far as this machine has them.
  static let walls: [Sandbox.Level] = [.bubblewrap, .landlock].filter { level in
    var command = Command(["/bin/true"])
    command.sandbox = Sandbox(level: level, readable: Sandbox.systemLibraries + ["/bin", "/usr/bin"])
    return (try? command.run())?.end == .exited(0)
  }

  @Test func outputErrorsAndStatusAreToldApart() throws {
    let result = try Command(["/bin/sh", "-c", "echo out; echo err >&2; exit 3"]).run()
    #expect(result.end == .exited(3))
    #expect(result.output == "out\n")
    #expect(result.errors == "err\n")
  }

  @Test func aProgramThatIsNotThereCannotBeStarted() {
    #expect(throws: Command.StartError(program: "/nowhere/at-all", code: 2)) {
      try Command(["/nowhere/at-all"]).run()
    }
  }

  @Test func nothingOfTheEnvironmentIsInherited() throws {
    var command = Command(["/usr/bin/env"])
    command.environment = ["ONLY": "this"]
    #expect(try command.run().output == "ONLY=this\n")
  }

  @Test func aSlowProgramIsEndedWithAllThatItStarted() throws {
    var command = Command(["/bin/sh", "-c", "sleep 60 & echo $!; wait"])
    command.environment = ["PATH": "/usr/bin:/bin"]
    command.timeLimit = 0.3
    let result = try command.run()
    #expect(result.end == .timedOut)
    let grandchild = try #require(pid_t(result.output.trimmingCharacters(in: .whitespacesAndNewlines)))
    for _ in 0..<100 where isRunning(grandchild) { usleep(10_000) }
    #expect(!isRunning(grandchild))
  }

  /// Whether it is more than a record that nobody has collected yet.
  private func isRunning(_ process: pid_t) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
    return !status.contains(") Z ")
  }

  @Test func muchOutputIsReadWhole() throws {
    let result = try Command(["/usr/bin/head", "-c", "3000000", "/dev/zero"]).run()
    #expect(result.output.utf8.count == 3_000_000)
  }

  @Test(arguments: walls)
  func theLearnersFilesCannotBeRead(_ level: Sandbox.Level) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try "secret".write(toFile: folder + "/diary", atomically: true, encoding: .utf8)
    let closed = try sandboxed("cat \(folder)/diary", level)
    #expect(closed.output == "")
    #expect(closed.end != .exited(0))
    #expect(try sandboxed("cat /etc/passwd", level).output == "")
    let open = try sandboxed("cat \(folder)/diary && echo more > \(folder)/new", level, writable: [folder])
    #expect(open.output == "secret")
    #expect(try String(contentsOfFile: folder + "/new", encoding: .utf8) == "more\n")
  }

  @Test(arguments: walls)
  func whatMayBeReadCannotBeChanged(_ level: Sandbox.Level) throws {
    #expect(try sandboxed("echo x > /usr/bin/fieldbook-was-here", level).end != .exited(0))
    #expect(!FileManager.default.fileExists(atPath: "/usr/bin/fieldbook-was-here"))
  }

  @Test func aFileThatGrowsTooLargeEndsItsWriter() throws {
    var command = Command(["/usr/bin/head", "-c", "3000000", "/dev/zero"])
    var sandbox = Sandbox(level: .none, readable: [])
    sandbox.limits.fileSize = 1_000_000
    command.sandbox = sandbox
    #expect(try command.run().end == .exited(0), "A pipe is no file")
    command.arguments = ["/bin/sh", "-c", "head -c 3000000 /dev/zero > \(folder)"]
    command.environment = ["PATH": "/usr/bin:/bin"]
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try command.run().end != .exited(0))
    #expect(try FileManager.default.attributesOfItem(atPath: folder)[.size] as? Int == 1_000_000)
  }
}
