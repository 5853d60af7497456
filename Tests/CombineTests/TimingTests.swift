import Combine
import FieldEngine
import Testing

/// A scheduler on an event loop of its own, so that tests let time pass.
private struct LoopScheduler: Scheduler {
  struct Instant: Strideable {
    var seconds: Double
    func distance(to other: Instant) -> Interval { Interval(other.seconds - seconds) }
    func advanced(by n: Interval) -> Instant { Instant(seconds: seconds + n.seconds) }
  }

  struct Interval: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
    var seconds: Double
    var magnitude: Double { abs(seconds) }
    init(_ seconds: Double) { self.seconds = seconds }
    init(integerLiteral value: Int) { seconds = Double(value) }
    init?<T: BinaryInteger>(exactly source: T) { seconds = Double(source) }
    static func < (a: Interval, b: Interval) -> Bool { a.seconds < b.seconds }
    static func + (a: Interval, b: Interval) -> Interval { Interval(a.seconds + b.seconds) }
    static func - (a: Interval, b: Interval) -> Interval { Interval(a.seconds - b.seconds) }
    static func * (a: Interval, b: Interval) -> Interval { Interval(a.seconds * b.seconds) }
    static func *= (a: inout Interval, b: Interval) { a = a * b }
    static func seconds(_ s: Int) -> Interval { Interval(Double(s)) }
    static func seconds(_ s: Double) -> Interval { Interval(s) }
    static func milliseconds(_ ms: Int) -> Interval { Interval(Double(ms) / 1e3) }
    static func microseconds(_ us: Int) -> Interval { Interval(Double(us) / 1e6) }
    static func nanoseconds(_ ns: Int) -> Interval { Interval(Double(ns) / 1e9) }
  }

  let loop: EventLoop
  var now: Instant { Instant(seconds: loop.now) }
  var minimumTolerance: Interval { 0 }

  func schedule(options: Never?, _ action: @escaping () -> Void) { loop.schedule(action) }
  func schedule(after date: Instant, tolerance: Interval, options: Never?, _ action: @escaping () -> Void) {
    loop.schedule(after: date.seconds - loop.now, action)
  }
  func schedule(
    after date: Instant, interval: Interval, tolerance: Interval, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable { fatalError("not used") }
}

@Suite("Operators in time (Apple, Publisher)")
@MainActor struct TimingTests {
  private let loop = EventLoop()
  private let subject = PassthroughSubject<Int, Never>()
  private var scheduler: LoopScheduler { LoopScheduler(loop: loop) }

  private func probe<P: Publisher<Int, Never>>(_ publisher: P) -> Probe<Int, Never> {
    let probe = Probe<Int, Never>()
    publisher.subscribe(probe)
    return probe
  }

  @Test("debounce waits for a pause")
  func debounce() throws {
    let probe = probe(subject.debounce(for: .milliseconds(300), scheduler: scheduler))
    subject.send(1)
    try loop.advance(by: 0.2)
    subject.send(2)
    try loop.advance(by: 0.299)
    #expect(probe.values.isEmpty)
    try loop.advance(by: 0.001)
    #expect(probe.values == [2])
  }

  @Test(
    "throttle lets one value through in a time, the first or the latest",
    arguments: [(true, [1, 3]), (false, [1, 2])])
  func throttle(latest: Bool, values: [Int]) throws {
    let probe = probe(subject.throttle(for: .seconds(1), scheduler: scheduler, latest: latest))
    subject.send(1)
    try loop.advance(by: 0.4)
    subject.send(2)
    subject.send(3)
    #expect(probe.values == [1])
    try loop.advance(by: 0.6)
    #expect(probe.values == values)
  }

  @Test("delay brings everything later, the end too")
  func delay() throws {
    let probe = probe(subject.delay(for: .seconds(1), scheduler: scheduler))
    subject.send(1)
    try loop.advance(by: 0.5)
    subject.send(completion: .finished)
    try loop.advance(by: 0.5)
    #expect(probe.values == [1] && probe.completions.isEmpty)
    try loop.advance(by: 0.5)
    #expect(probe.completions == [.finished])
  }

  @Test("timeout ends what is silent for too long")
  func timeout() throws {
    let probe = probe(subject.timeout(.seconds(1), scheduler: scheduler))
    try loop.advance(by: 0.9)
    subject.send(1)
    try loop.advance(by: 0.9)
    #expect(probe.completions.isEmpty)
    try loop.advance(by: 0.1)
    #expect(probe.values == [1] && probe.completions == [.finished])
  }

  @Test("receive(on:) delivers at the scheduler's next turn, in order")
  func receiveOn() throws {
    let probe = probe(subject.receive(on: scheduler))
    subject.send(1)
    subject.send(2)
    #expect(probe.values.isEmpty)
    try loop.runDue()
    #expect(probe.values == [1, 2])
  }

  @Test("subscribe(on:) subscribes at the scheduler's next turn")
  func subscribeOn() throws {
    let probe = probe([1].publisher.subscribe(on: scheduler))
    #expect(probe.values.isEmpty)
    try loop.runDue()
    #expect(probe.values == [1])
  }

  @Test("a debounced value is not delivered after cancelling")
  func cancelled() throws {
    var seen: [Int] = []
    let watch = subject.debounce(for: .seconds(1), scheduler: scheduler).sink { seen.append($0) }
    subject.send(1)
    watch.cancel()
    try loop.advance(by: 2)
    #expect(seen.isEmpty)
  }

  @Test("the immediate scheduler waits for nothing")
  func immediate() {
    #expect(probe([1, 2].publisher.receive(on: ImmediateScheduler.shared)).values == [1, 2])
    #expect(probe([1].publisher.delay(for: 5, scheduler: ImmediateScheduler.shared)).values == [1])
  }
}
