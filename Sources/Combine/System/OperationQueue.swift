import FieldEngine
import Foundation

/// A queue of closures, in virtual time. It has the name of Foundation's own, so that a learner's file gets this one.
public final class OperationQueue: @unchecked Sendable {
  public static let main = OperationQueue()
  public static var current: OperationQueue? { main }

  public var name: String?
  public var maxConcurrentOperationCount = -1
  public var isSuspended = false {
    didSet {
      guard !isSuspended else { return }
      let work = held
      held.removeAll()
      work.forEach(add)
    }
  }
  private var held: [() -> Void] = []

  public init() {}

  @preconcurrency
  public func addOperation(_ block: @escaping @Sendable () -> Void) { add(block) }

  private func add(_ work: @escaping () -> Void) {
    EventLoop.shared.schedule(after: 0) { [self] in
      if isSuspended { held.append(work) } else { work() }
    }
  }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType
  public typealias SchedulerOptions = RunLoop.SchedulerOptions

  public var now: SchedulerTimeType { RunLoop.main.now }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { add(action) }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { RunLoop.main.schedule(after: date, tolerance: tolerance, options: options, action) }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    RunLoop.main.schedule(after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}
