import CHost
import FieldEngine

/// The clocks, random sources and executors of a process that runs SwiftUI code: all virtual, all repeatable.
///
/// Whatever links this target has its process's clocks replaced: only `SnippetHost` and the fields' own test host do.
public enum VirtualTime {
  /// Makes time virtual. Must be the first statement of the process, before anything awaits or asks for a clock.
  /// - Parameters:
  ///   - start: What the clock says at the start, in seconds since 1970.
  ///   - seed: Where all random sources begin.
  public static func install(start: Double, seed: UInt64) {
    installExecutors()
    host_clock_start(start)
    host_random_seed(seed)
    EventLoop.shared.onTimeChange = { host_clock_set($0) }
    host_clock_on_sleep { EventLoop.shared.pass(nanoseconds: $0) }
  }

  /// What goes on when the file's own statements, being asynchronous, hand the thread over for good.
  nonisolated(unsafe) public static var afterAsyncMain: (() -> Void)?

  static func runAsyncMain() {
    try? EventLoop.shared.runDue()
    afterAsyncMain?()
  }
}
