import CHost
import FieldEngine

/// The machine on which SwiftUI code believes it runs: its clocks, random sources, executors, locale and time zone,
/// all of them simulated and the same at every run.
///
/// Whatever links this target has its own process's replaced: only `SnippetHost` and the fields' test host do.
public enum SimulatedMachine {
  /// Makes the process's surroundings simulated ones. To be called before anything awaits, asks for a clock or formats.
  /// - Parameters:
  ///   - start: What the clock says at the start, in seconds since 1970.
  ///   - seed: Where all random sources begin.
  public static func install(start: Double, seed: UInt64, locale: String, timeZone: String) {
    installExecutors()
    host_clock_start(start)
    host_random_seed(seed)
    installSurroundings(locale: locale, timeZone: timeZone)
    EventLoop.shared.onTimeChange = { host_clock_set($0) }
    host_clock_on_sleep { EventLoop.shared.pass(nanoseconds: $0) }
  }

  /// What goes on when the file's own statements, being asynchronous, hand the thread over for good.
  nonisolated(unsafe) public static var afterAsyncMain: (() -> Void)?

  static func runAsyncMain() {
    host_at_end_of_statements { SimulatedMachine.afterAsyncMain?() }
    try? EventLoop.shared.runDue()
    host_at_end_of_statements(nil)
    afterAsyncMain?()
  }
}
