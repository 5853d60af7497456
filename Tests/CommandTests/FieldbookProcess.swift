import Contract
import Foundation

/// The real `fieldbook` of this build, run as a person runs it.
struct FieldbookProcess {
  var status: Int32
  var output: String
  var errors: String

  /// A folder of caches of its own, but for the compiler's headers, which take seconds to read.
  static let cache = FileManager.default.temporaryDirectory.appendingPathComponent("fieldbook-command-tests").path

  init(_ arguments: String..., input: String = "", folder: String? = nil, environment: [String: String] = [:]) throws {
    try self.init(arguments, input: input, folder: folder, environment: environment)
  }

  /// - Parameter interruptAfter: seconds after which Ctrl-C is pressed.
  init(
    _ arguments: [String], input: String = "", folder: String? = nil, environment: [String: String] = [:],
    interruptAfter: Double? = nil
  ) throws {
    let process = Process()
    let products = URL(fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      .deletingLastPathComponent()
    // Whoever started the tests may have chosen to ignore Ctrl-C, which children inherit.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["--default-signal=INT", products.appendingPathComponent("fieldbook").path] + arguments
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "LANG": "C.UTF-8", "XDG_CACHE_HOME": Self.cache,
    ].merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let (standardInput, standardOutput, standardError) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    process.standardError = standardError
    try process.run()
    standardInput.fileHandleForWriting.write(Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    if let interruptAfter {
      Thread.sleep(forTimeInterval: interruptAfter)
      process.interrupt()
    }
    output = String(decoding: standardOutput.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    errors = String(decoding: standardError.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  /// The document of a run with `--json`.
  var document: RunDocument? { (try? JSON(parsing: output)).flatMap(RunDocument.init) }
}

/// Files that a test runs, in a folder of their own, gone with it.
final class TestFolder {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent("fieldbook-files-\(UUID())").path

  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try text.write(toFile: "\(path)/\(name)", atomically: true, encoding: .utf8) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
