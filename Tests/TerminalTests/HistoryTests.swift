import Foundation
import Testing

@testable import Terminal

@Suite("History")
struct HistoryTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var path: String { folder.appending(path: "state/answers").path }

  @Test("a line is in the file at once, and nobody else can read it")
  func kept() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    LineHistory(path: path).append("주문 3개")
    #expect(LineHistory(path: path).lines() == ["주문 3개"])
    #expect(try mode(path) == 0o600)
    #expect(try mode(folder.appending(path: "state").path) == 0o700)
  }

  @Test("two prompts at once lose nothing")
  func together() {
    defer { try? FileManager.default.removeItem(at: folder) }
    DispatchQueue.concurrentPerform(iterations: 8) { prompt in
      for number in 0..<50 { LineHistory(path: path).append("\(prompt) \(number)") }
    }
    #expect(Set(LineHistory(path: path).lines()).count == 400)
  }

  @Test("an old history is cut, and stays private")
  func cut() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let history = LineHistory(path: path, limit: 10)
    for number in 0..<25 { history.append(String(number)) }
    #expect(history.lines() == (15..<25).map(String.init))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.split(separator: "\n").count == 10)
    #expect(try mode(path) == 0o600)
  }

  @Test("no file, and a file that cannot be written, are no fault")
  func absent() {
    #expect(LineHistory(path: nil).lines().isEmpty)
    LineHistory(path: "/proc/none/history").append("x")
    #expect(LineHistory(path: "/proc/none/history").lines().isEmpty)
  }

  private func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
  }
}
