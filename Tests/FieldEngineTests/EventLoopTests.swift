import FieldEngine
import Testing

@Suite struct EventLoopTests {
  private let loop = EventLoop()

  @Test func jobsRunInOrderOfTheirMomentThenOfScheduling() throws {
    var order: [String] = []
    loop.schedule(after: 0.2) { order.append("c") }
    loop.schedule(after: 0.1) { order.append("a") }
    loop.schedule(after: 0.1) { order.append("b") }
    try loop.advance(by: 1)
    #expect(order == ["a", "b", "c"])
  }

  @Test func whatIsDueNowRunsWithWhatItSchedulesForNow() throws {
    var order: [Int] = []
    loop.schedule {
      order.append(1)
      self.loop.schedule { order.append(3) }
    }
    loop.schedule { order.append(2) }
    loop.schedule(after: 0.001) { order.append(4) }
    try loop.runDue()
    #expect(order == [1, 2, 3])
    #expect(loop.now == 0)
  }

  @Test func timeStandsAtEachJobsOwnMoment() throws {
    var seen: [Double] = []
    loop.schedule(after: 1.2) { seen.append(self.loop.now) }
    loop.schedule(after: 0.5) {
      seen.append(self.loop.now)
      self.loop.schedule(after: 0.25) { seen.append(self.loop.now) }
    }
    try loop.advance(by: 1)
    #expect(seen == [0.5, 0.75])
    #expect(loop.now == 1)
    try loop.advance(by: 0.2)
    #expect(seen == [0.5, 0.75, 1.2])
  }

  @Test func tenthsAddUpExactly() throws {
    var hasRun = false
    loop.schedule(after: 0.1) { self.loop.schedule(after: 0.2) { hasRun = true } }
    try loop.advance(by: 0.3)
    #expect(hasRun)
  }

  @Test func aCancelledJobNeverRunsNorMovesTime() throws {
    var times: [Double] = []
    loop.onTimeChange = { times.append(Double($0) / 1e9) }
    let token = loop.schedule(after: 0.5) { Issue.record("ran") }
    loop.schedule(after: 0.1) { token.cancel() }
    try loop.advance(by: 1)
    #expect(times == [0.1, 1])
    #expect(!token.isPending)
  }

  @Test func workThatFeedsItselfIsALivelock() {
    var runs = 0
    func again() {
      runs += 1
      loop.schedule { again() }
    }
    again()
    #expect(throws: Livelock(time: 0)) { try self.loop.runDue() }
    #expect(runs == EventLoop.jobsWithoutTime + 1)
    #expect(throws: Livelock(time: 0), "What was waiting is not lost") { try self.loop.runDue() }
  }

  @Test func aSleepingThreadLetsTimePassAndNothingRun() throws {
    var seen: [Double] = []
    loop.schedule(after: 1) { seen.append(self.loop.now) }
    loop.pass(nanoseconds: 3_000_000_000)
    #expect(seen.isEmpty)
    try loop.runDue()
    #expect(seen == [3])
  }

  @Test func manyJobsStayInOrder() throws {
    var generator = SystemRandomNumberGenerator()
    var seen: [Double] = []
    for _ in 0..<5_000 {
      loop.schedule(after: Double(Int.random(in: 0..<100, using: &generator)) / 10) { seen.append(self.loop.now) }
    }
    try loop.advance(by: 10)
    #expect(seen.count == 5_000)
    #expect(seen == seen.sorted())
  }
}
