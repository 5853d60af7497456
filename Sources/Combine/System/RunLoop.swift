import FieldEngine
import Foundation

/// The loop of the one thread, in virtual time. It has the name of Foundation's own, so that a learner's file gets this
/// one.
public final class RunLoop: @unchecked Sendable {
  public static let main = RunLoop()
  public static var current: RunLoop { main }

  private init() {}

  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode("kCFRunLoopDefaultMode")
    public static let common = Mode("kCFRunLoopCommonModes")
    public static let tracking = Mode("UITrackingRunLoopMode")
  }

  /// Starts a timer that was made without being started.
  public func add(_ timer: Timer, forMode mode: Mode) { timer.start() }

  @preconcurrency
  public func perform(_ block: @escaping @Sendable () -> Void) { EventLoop.shared.schedule(after: 0, block) }

  @preconcurrency
  public func perform(inModes modes: [Mode], block: @escaping @Sendable () -> Void) { perform(block) }

  /// Lets time pass up to a date, and runs what falls due.
  public func run(until limitDate: Date) { try? EventLoop.shared.advance(by: limitDate.timeIntervalSinceNow) }
}

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = _VirtualTime
  public struct SchedulerOptions {}

  public var now: _VirtualTime { .now }
  public var minimumTolerance: _VirtualTime.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    EventLoop.shared.schedule(after: 0, action)
  }

  public func schedule(
    after date: _VirtualTime, tolerance: _VirtualTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { EventLoop.shared.schedule(afterNanoseconds: now.distance(to: date).nanoseconds, action) }

  public func schedule(
    after date: _VirtualTime, interval: _VirtualTime.Stride, tolerance: _VirtualTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    RepeatedWork(after: now.distance(to: date).nanoseconds, every: interval.nanoseconds, action)
  }
}
