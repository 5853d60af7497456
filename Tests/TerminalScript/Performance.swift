import Foundation
import PseudoTerminal

/// Performs a script and writes down what the terminal showed.
struct Performance {
  private let program: String
  private let home: URL
  private var environment: [String: String]
  private var size = (columns: 80, rows: 24)
  private var terminal: PseudoTerminal?
  private(set) var transcript = ""

  init(program: String) throws {
    self.program = program
    home = FileManager.default.temporaryDirectory.appending(path: "fieldbook-script-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let own = ProcessInfo.processInfo.environment
    environment = ["TERM": "xterm-256color", "LANG": "ko_KR.UTF-8", "HOME": home.path]
    for name in ["PATH", "FIELDBOOK_TOOLCHAIN", "FIELDBOOK_HOME"] { environment[name] = own[name] }
    environment["XDG_CACHE_HOME"] = own["XDG_CACHE_HOME"] ?? own["HOME"].map { $0 + "/.cache" }
  }

  func cleanUp() { try? FileManager.default.removeItem(at: home) }

  mutating func perform(_ lines: [ScriptLine]) throws {
    for line in lines { try perform(line) }
    if terminal != nil { try finish() }
  }

  private mutating func perform(_ line: ScriptLine) throws {
    switch line {
    case .say(let text): transcript += (transcript.isEmpty ? "" : "\n") + "# \(text)\n"
    case .window(let columns, let rows):
      size = (columns, rows)
      terminal?.resize(columns: columns, rows: rows)
    case .environment(let name, let value): environment[name] = value
    case .start(let arguments):
      let words = ["fieldbook"] + arguments
      transcript += "\n$ \(words.joined(separator: " "))\n"
      terminal = try PseudoTerminal(
        program, arguments, environment: environment, columns: size.columns, rows: size.rows)
    case .expect(let text): try running.expect(text, within: 60)
    case .type(let text): try running.type(text + "\r")
    case .key(let name): try running.type(ScriptLine.keys[name] ?? "")
    case .end: try finish()
    }
  }

  private var running: PseudoTerminal {
    get throws {
      guard let terminal else { throw ScriptLine.Fault.unknown("no program is running") }
      return terminal
    }
  }

  private mutating func finish() throws {
    let terminal = try running
    let status = try terminal.end(within: 60)
    transcript += terminal.screen.transcript + "\n"
    if status != 0 { transcript += "(status \(status))\n" }
    self.terminal = nil
  }
}
