import Foundation
import PseudoTerminal

/// `fieldbook` at a pseudo-terminal, with a course and a home of its own.
final class ReplSession {
  let home: URL
  let course: URL

  init(lesson: String = ReplSession.lesson) throws {
    home = FileManager.default.temporaryDirectory.appending(path: "fieldbook-test-\(UUID().uuidString)")
    course = home.appending(path: "course")
    let lessons = course.appending(path: "Lessons")
    try FileManager.default.createDirectory(at: lessons, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: course.appending(path: "Quizzes"), withIntermediateDirectories: true)
    try lesson.write(to: lessons.appending(path: "first.md"), atomically: true, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(at: home) }

  /// The program beside the tests.
  static let program = Bundle.main.bundleURL.appending(path: "fieldbook").path

  /// The environment of somebody with a terminal, and nothing of the machine's own but the way to the toolchain.
  func environment(_ changes: [String: String] = [:]) -> [String: String] {
    var environment = ["TERM": "xterm-256color", "LANG": "ko_KR.UTF-8", "HOME": home.path]
    let own = ProcessInfo.processInfo.environment
    environment["PATH"] = own["PATH"]
    environment["FIELDBOOK_TOOLCHAIN"] = own["FIELDBOOK_TOOLCHAIN"]
    environment["XDG_CACHE_HOME"] = own["XDG_CACHE_HOME"] ?? own["HOME"].map { $0 + "/.cache" }
    return environment.merging(changes) { $1 }
  }

  func start(
    _ arguments: [String] = [], _ changes: [String: String] = [:], columns: Int = 80, rows: Int = 24
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Self.program, ["--course", course.path] + arguments, environment: environment(changes), columns: columns,
      rows: rows)
    terminal.companion = self
    return terminal
  }

  // MARK: What is kept

  private var state: URL { home.appending(path: ".local/state/fieldbook") }

  func stateFile(_ name: String) -> String { state.appending(path: name).path }

  func write(_ text: String, toState name: String) throws {
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    try text.write(to: state.appending(path: name), atomically: true, encoding: .utf8)
  }

  /// The attempts in the file as it is on the disk.
  var attempts: [Any] {
    guard let data = FileManager.default.contents(atPath: stateFile("progress.json")),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return [] }
    return object["attempts"] as? [Any] ?? []
  }

  var filesSetAside: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: state.path)) ?? []
    return names.filter { $0.contains("unreadable") }
  }

  // MARK: Without a terminal

  /// Runs the program with a text as its standard input.
  func pipe(_ input: String, _ arguments: [String] = []) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.arguments = ["--course", course.path] + arguments
    process.environment = environment()
    let pipes = (input: Pipe(), output: Pipe(), errors: Pipe())
    process.standardInput = pipes.input
    process.standardOutput = pipes.output
    process.standardError = pipes.errors
    try process.run()
    pipes.input.fileHandleForWriting.write(Data(input.utf8))
    try pipes.input.fileHandleForWriting.close()
    let output = pipes.output.fileHandleForReading.readDataToEndOfFile()
    let errors = pipes.errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self), String(decoding: errors, as: UTF8.self))
  }

  static let head = """
    ---
    format: 1
    id: first
    day: 1
    part: 1
    title: 첫 수업
    lang: ko
    ---

    # 첫 수업

    """

  /// A lesson with one section to read and one short question.
  static let lesson =
    head + """

      읽을 글이다.

      ## 물음

      <!-- quiz: short id=capital -->
      서울은 어느 나라의 수도인가?

      <!-- hint -->
      한강이 흐른다.

      <!-- wrong: 북한 -->
      그 나라의 수도는 평양이다.

      <details><summary>정답</summary>

      ```answer
      대한민국
      한국
      ```

      1394년부터 수도였다.

      </details>
      """
}

enum Key {
  static let left = "\u{1B}[D"
  static let up = "\u{1B}[A"
  static let erase = "\u{7F}"
  static let home = "\u{1}"
  static let interrupt = "\u{3}"
  static let end = "\u{4}"
  static let tab = "\t"
  static let enter = "\r"
}
