/// All that is going to happen, in virtual time: the jobs of Swift's concurrency, of dispatch queues, of timers and of
/// the simulated screen, ordered by the moment they are due and then by the order in which they were scheduled.
///
/// Time stands still while work runs and moves only in `advance(by:)` and `pass(_:)`, so the same program always runs
/// its jobs in the same order. Everything happens on the one main thread; nothing here is locked.
public final class EventLoop: @unchecked Sendable {
  /// The loop of this process, which its executors and clocks stand on.
  public static let shared = EventLoop()

  /// How many jobs may run one after another without time passing before it is called a livelock.
  public static let jobsWithoutTime = 100_000

  /// Whether the work that runs now would be another thread's on a device: a background queue's, a detached task's.
  public var isBackground = false

  /// Called after each job: each is a turn of its own, after which the screen is brought up to date.
  public var afterJob: (() -> Void)?
  /// Told each new time, in nanoseconds since the start; the host sets its clocks by it.
  public var onTimeChange: ((Int64) -> Void)?

  /// Virtual nanoseconds since the start. Whole ones, so that three tenths are one and two tenths.
  public private(set) var nanoseconds: Int64 = 0 {
    didSet { onTimeChange?(nanoseconds) }
  }

  /// Virtual seconds since the start.
  public var now: Double { Double(nanoseconds) / 1e9 }

  private var waiting = JobHeap()
  private var sequence: UInt64 = 0

  public init() {}

  /// A job that was scheduled and may be called off.
  public final class Token {
    fileprivate var job: (() -> Void)?
    fileprivate init(_ job: @escaping () -> Void) { self.job = job }

    /// Whether the job has neither run nor been called off.
    public var isPending: Bool { job != nil }

    /// The job will not run. Does nothing once it has.
    public func cancel() { job = nil }
  }

  /// Runs `job` once `delay` seconds have passed: with 0 or less, after all that is due at this moment already.
  /// - Complexity: O(log n) in the number of waiting jobs.
  @discardableResult
  public func schedule(after delay: Double = 0, _ job: @escaping () -> Void) -> Token {
    schedule(afterNanoseconds: Self.nanoseconds(delay), job)
  }

  /// The same with a delay in whole nanoseconds.
  @discardableResult
  public func schedule(afterNanoseconds delay: Int64, _ job: @escaping () -> Void) -> Token {
    let token = Token(job)
    let (due, isBeyondTime) = nanoseconds.addingReportingOverflow(max(0, delay))
    waiting.insert(JobHeap.Entry(due: isBeyondTime ? .max : due, sequence: sequence, token: token))
    sequence += 1
    return token
  }

  /// Runs everything that is due now, with what it schedules for now in turn.
  /// - Throws: `Livelock` after `jobsWithoutTime` jobs; what is still waiting stays so.
  public func runDue() throws(Livelock) {
    var count = 0
    while let entry = waiting.first, entry.due <= nanoseconds {
      if count == Self.jobsWithoutTime, entry.token.isPending { throw Livelock(time: now) }
      waiting.removeFirst()
      guard let job = entry.token.job else { continue }
      count += 1
      entry.token.job = nil
      job()
      afterJob?()
    }
  }

  /// Lets `seconds` pass: what falls due meanwhile runs in order, with the time standing at each job's own moment.
  /// - Throws: `Livelock` as `runDue()` does; the time then stands where it happened.
  public func advance(by seconds: Double) throws(Livelock) {
    let (sum, isBeyondTime) = nanoseconds.addingReportingOverflow(max(0, Self.nanoseconds(seconds)))
    let end = isBeyondTime ? .max : sum
    try runDue()
    while let next = waiting.first, next.due <= end {
      if next.token.isPending {
        nanoseconds = max(nanoseconds, next.due)
        try runDue()
      } else {
        waiting.removeFirst()
      }
    }
    nanoseconds = max(nanoseconds, end)
  }

  /// Lets time pass while nothing runs, as a thread that sleeps does; what fell due runs when the loop next does.
  public func pass(nanoseconds duration: Int64) {
    let (sum, isBeyondTime) = nanoseconds.addingReportingOverflow(max(0, duration))
    nanoseconds = isBeyondTime ? .max : sum
  }

  /// `seconds` to the nearest nanosecond; what is no number counts as 0 and what is out of range as its end.
  static func nanoseconds(_ seconds: Double) -> Int64 {
    let value = (seconds * 1e9).rounded()
    if value.isNaN { return 0 }
    return Int64(exactly: value) ?? (value < 0 ? .min : .max)
  }
}

/// Work without end and without time passing: `EventLoop.jobsWithoutTime` jobs ran at one moment.
public struct Livelock: Error, Equatable {
  /// Virtual seconds since the start.
  public var time: Double

  public init(time: Double) { self.time = time }
}

/// The waiting jobs as a binary heap: the next one first.
private struct JobHeap {
  struct Entry {
    var due: Int64
    var sequence: UInt64
    var token: EventLoop.Token

    static func < (a: Entry, b: Entry) -> Bool { (a.due, a.sequence) < (b.due, b.sequence) }
  }

  private var entries: [Entry] = []

  var first: Entry? { entries.first }

  mutating func insert(_ entry: Entry) {
    entries.append(entry)
    var child = entries.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard entries[child] < entries[parent] else { return }
      entries.swapAt(child, parent)
      child = parent
    }
  }

  mutating func removeFirst() {
    entries.swapAt(0, entries.count - 1)
    entries.removeLast()
    var parent = 0
    while true {
      var least = parent
      for child in (2 * parent + 1)...(2 * parent + 2) where child < entries.count && entries[child] < entries[least] {
        least = child
      }
      guard least != parent else { return }
      entries.swapAt(parent, least)
      parent = least
    }
  }
}
