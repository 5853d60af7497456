import Dispatch
import FieldEngine
import Foundation

/// A moment of virtual time, for the schedulers that stand on the event loop.
public struct _VirtualTime: Strideable, Codable, Hashable, Sendable {
  /// Virtual nanoseconds since the start.
  var nanoseconds: Int64

  static var now: _VirtualTime { _VirtualTime(nanoseconds: EventLoop.shared.nanoseconds) }

  public func distance(to other: _VirtualTime) -> Stride { Stride(nanoseconds: other.nanoseconds - nanoseconds) }
  public func advanced(by n: Stride) -> _VirtualTime { _VirtualTime(nanoseconds: nanoseconds + n.nanoseconds) }

  /// The same moment on Dispatch's clock.
  public var dispatchTime: DispatchTime {
    DispatchTime.now() + .nanoseconds(Int(nanoseconds - EventLoop.shared.nanoseconds))
  }

  /// The same moment as a date.
  public var date: Date { Date(timeIntervalSinceNow: Double(nanoseconds - EventLoop.shared.nanoseconds) / 1e9) }

  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
    Codable, Hashable, Sendable
  {
    var nanoseconds: Int64

    /// The duration in seconds.
    public var timeInterval: TimeInterval { Double(nanoseconds) / 1e9 }
    public var magnitude: Int64 { nanoseconds.magnitude > Int64.max ? .max : abs(nanoseconds) }

    init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }
    public init(_ seconds: TimeInterval) { self = .seconds(seconds) }
    public init(integerLiteral value: Int64) { self = .seconds(Int(value)) }
    public init(floatLiteral value: Double) { self = .seconds(value) }
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = Int(exactly: source) else { return nil }
      self = .seconds(seconds)
    }

    public static func < (a: Stride, b: Stride) -> Bool { a.nanoseconds < b.nanoseconds }
    public static func + (a: Stride, b: Stride) -> Stride { Stride(nanoseconds: a.nanoseconds + b.nanoseconds) }
    public static func - (a: Stride, b: Stride) -> Stride { Stride(nanoseconds: a.nanoseconds - b.nanoseconds) }
    public static func * (a: Stride, b: Stride) -> Stride { .seconds(a.timeInterval * b.timeInterval) }
    public static func += (a: inout Stride, b: Stride) { a = a + b }
    public static func -= (a: inout Stride, b: Stride) { a = a - b }
    public static func *= (a: inout Stride, b: Stride) { a = a * b }

    public static func seconds(_ s: Int) -> Stride { scaled(s, by: 1_000_000_000) }
    public static func seconds(_ s: Double) -> Stride {
      let nanoseconds = (s * 1e9).rounded()
      return Stride(nanoseconds: Int64(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max))
    }
    public static func milliseconds(_ ms: Int) -> Stride { scaled(ms, by: 1_000_000) }
    public static func microseconds(_ us: Int) -> Stride { scaled(us, by: 1_000) }
    public static func nanoseconds(_ ns: Int) -> Stride { scaled(ns, by: 1) }

    private static func scaled(_ count: Int, by unit: Int64) -> Stride {
      let (product, isBeyondTime) = Int64(count).multipliedReportingOverflow(by: unit)
      return Stride(nanoseconds: isBeyondTime ? (count < 0 ? .min : .max) : product)
    }
  }
}

/// Work that runs again and again until it is cancelled.
final class RepeatedWork: Cancellable {
  private var token: EventLoop.Token?
  private var isOver = false

  /// - Parameters:
  ///   - delay: Nanoseconds until the first run.
  ///   - interval: Nanoseconds from one run to the next, however long a run takes.
  init(after delay: Int64, every interval: Int64, _ work: @escaping () -> Void) {
    plan(delay, max(1, interval), work)
  }

  private func plan(_ delay: Int64, _ interval: Int64, _ work: @escaping () -> Void) {
    let due = EventLoop.shared.nanoseconds + max(0, delay)
    token = EventLoop.shared.schedule(afterNanoseconds: delay) {
      work()
      guard !self.isOver else { return }
      self.plan(due + interval - EventLoop.shared.nanoseconds, interval, work)
    }
  }

  func cancel() {
    isOver = true
    token?.cancel()
    token = nil
  }
}
