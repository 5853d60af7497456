import FieldEngine
import Foundation

/// Fires once or again and again, in virtual time. It has the name of Foundation's own, so that a learner's file gets
/// this one.
public final class Timer: @unchecked Sendable {
  public let timeInterval: TimeInterval
  public let userInfo: Any?
  public var tolerance: TimeInterval = 0
  /// When it fires next.
  public var fireDate: Date {
    didSet { if work != nil { restart() } }
  }
  public private(set) var isValid = true

  private let repeats: Bool
  private let block: (Timer) -> Void
  private var work: (any Cancellable)?

  public init(
    fire date: Date, interval: TimeInterval, repeats: Bool, userInfo: Any? = nil,
    _block block: @escaping (Timer) -> Void
  ) {
    // Foundation takes an interval of nothing for a tenth of a millisecond.
    timeInterval = interval > 0 ? interval : 0.0001
    fireDate = date
    self.repeats = repeats
    self.userInfo = userInfo
    self.block = block
  }

  @preconcurrency
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) { self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, _block: block) }

  @preconcurrency
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) { self.init(fire: date, interval: interval, repeats: repeats, _block: block) }

  @discardableResult @preconcurrency
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// Begins to count, if it does not do so yet.
  public func start() {
    if work == nil, isValid { restart() }
  }

  private func restart() {
    work?.cancel()
    let delay = _VirtualTime.Stride(fireDate.timeIntervalSinceNow).nanoseconds
    let interval = _VirtualTime.Stride(timeInterval).nanoseconds
    work = RepeatedWork(after: delay, every: interval) { [self] in turn() }
  }

  private func turn() {
    block(self)
    if !repeats { invalidate() }
  }

  /// Fires now, beside its own times.
  public func fire() {
    guard isValid else { return }
    turn()
  }

  public func invalidate() {
    isValid = false
    work?.cancel()
    work = nil
  }
}

extension Timer {
  /// A publisher of dates, again and again, from the moment it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher { TimerPublisher(interval: interval, runLoop: runLoop, mode: mode) }

  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    private let conduits = ConduitList<Date, Never>()

    public init(interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode) {
      self.interval = interval
      self.runLoop = runLoop
      self.mode = mode
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      conduits.add(subscriber)
    }

    public func connect() -> any Cancellable {
      let step = _VirtualTime.Stride(interval).nanoseconds
      return RepeatedWork(after: step, every: step) { [conduits] in conduits.send(Date()) }
    }
  }
}
