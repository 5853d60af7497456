import Contract
import Testing

@testable import Snippets

/// What a program can learn of the machine is simulated, and the same at every run.
@Suite struct SurroundingsTests {
  private func output(_ text: String) throws -> String {
    let document = try LearnersFile("import Foundation\n" + text).run()
    #expect(document.outcome == .finished)
    return document.final.output
  }

  @Test func theClockStandsAtTheStart() throws {
    #expect(
      try output("print(Date(), Date.now.timeIntervalSince1970, ContinuousClock.now - ContinuousClock.now)")
        == "2026-01-01 00:00:00 +0000 1767225600.0 0.0 seconds\n")
  }

  @Test func aSleepingThreadTakesVirtualTimeOnly() throws {
    #expect(
      try output("let start = Date()\nThread.sleep(forTimeInterval: 3600)\nprint(Date().timeIntervalSince(start))")
        == "3600.0\n")
  }

  @Test func localeCalendarAndTimeZoneAreTheRequests() throws {
    #expect(
      try output(
        """
        print(Locale.current.identifier, Locale.preferredLanguages, TimeZone.current.identifier)
        print(Date().formatted(date: .complete, time: .shortened), 0.5.formatted(.percent))
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        print(formatter.string(from: 1234)!, Calendar.current.firstWeekday)
        """) == "ko_KR [\"ko-KR\"] Asia/Seoul\n2026년 1월 1일 목요일 오전 9:00 50%\n₩1,234 1\n")
  }

  /// The numbers of SplitMix64 from seed 1 (its authors' C code), as an independent Python program gives them.
  @Test func chanceBeginsAtTheSeed() throws {
    #expect(
      try output("var generator = SystemRandomNumberGenerator()\nprint(generator.next(), generator.next())")
        == "10451216379200822465 13757245211066428519\n")
  }

  @Test func twoRunsGiveTheSameBytes() throws {
    let file = LearnersFile(
      """
      import Foundation
      final class Thing: NSObject {}
      print(UUID(), Int.random(in: 0..<1000), ["a", "b", "c", "d"].shuffled(), Set(1...9), Thing())
      print(ProcessInfo.processInfo.environment.count, arc4random(), Thread.current.isMainThread)
      print(["x": 1, "y": 2, "z": 3], UnsafeMutablePointer<Int>.allocate(capacity: 4))
      """)
    let (first, second) = (try file.run(), try file.run())
    #expect(first.outcome == .finished)
    #expect(second.json.text == first.json.text)
  }

  @Test func asynchronousStatementsRunAsFarAsTheyGo() throws {
    #expect(try output("print(1)\nTask { print(3) }\nawait Task.yield()\nprint(2)") == "1\n3\n2\n")
  }
}
