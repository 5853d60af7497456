import Foundation
import PseudoTerminal

/// How long it takes from the start of the program to its prompt.
struct PromptBench {
  let program: String
  let arguments: [String]

  /// Milliseconds, sorted.
  func measure(times: Int) throws -> [Double] {
    let home = FileManager.default.temporaryDirectory.appending(path: "fieldbook-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let environment = ["TERM": "xterm-256color", "LANG": "ko_KR.UTF-8", "HOME": home.path]
    return try (0..<times).map { _ in
      let start = ContinuousClock.now
      let terminal = try PseudoTerminal(program, arguments, environment: environment)
      try terminal.expect("fieldbook> ")
      let taken = start.duration(to: .now)
      terminal.send(signal: SIGKILL)
      _ = try terminal.end()
      return taken / .milliseconds(1)
    }.sorted()
  }
}
