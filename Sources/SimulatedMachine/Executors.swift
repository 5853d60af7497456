import FieldEngine
// The interface of one line of toolchains: no other file uses it.
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// Puts Swift's concurrency on the event loop: from the first statement of the process on, every job of every task and
/// actor runs on the main thread, in virtual time.
func installExecutors() {
  _createExecutors(factory: LoopExecutors.self)
}

private struct LoopExecutors: ExecutorFactory {
  private static let main = MainLoopExecutor()
  private static let pool = PoolLoopExecutor()

  static var mainExecutor: any MainExecutor { main }
  static var defaultExecutor: any TaskExecutor { pool }
}

private final class MainLoopExecutor: MainExecutor, SchedulingExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    EventLoop.shared.schedule { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    let job = UnownedJob(job)
    EventLoop.shared.schedule(afterNanoseconds: nanoseconds(delay)) {
      job.runSynchronously(on: self.asUnownedSerialExecutor())
    }
  }

  /// The end of an asynchronous `main`: the file's own statements have run as far as they go at this moment.
  func run() throws { SimulatedMachine.runAsyncMain() }

  func stop() {}

  func checkIsolated() {}

  func isIsolatingCurrentContext() -> Bool? { true }
}

private final class PoolLoopExecutor: TaskExecutor, SchedulingExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    EventLoop.shared.schedule { self.run(job) }
  }

  private func run(_ job: UnownedJob) {
    EventLoop.shared.isBackground = true
    defer { EventLoop.shared.isBackground = false }
    job.runSynchronously(on: asUnownedTaskExecutor())
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    let job = UnownedJob(job)
    EventLoop.shared.schedule(afterNanoseconds: nanoseconds(delay)) { self.run(job) }
  }
}

/// A clock's duration to the nearest nanosecond. Clocks that do not count in `Duration` wait in their own way.
private func nanoseconds<D: DurationProtocol>(_ delay: D) -> Int64 {
  guard let delay = delay as? Duration else { return 0 }
  let (seconds, attoseconds) = delay.components
  let (whole, isBeyondTime) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
  return isBeyondTime ? (seconds < 0 ? 0 : .max) : whole + (attoseconds + 500_000_000) / 1_000_000_000
}
