import Dispatch
import FieldEngine
import Foundation

/// A queue of work, in virtual time. It has the name of Dispatch's own, so that a learner's file gets this one.
///
/// All queues run on the one thread, each piece of work as a turn of its own, in the order in which it fell due.
public final class DispatchQueue: @unchecked Sendable {
  public let label: String
  public let qos: DispatchQoS
  private let isMain: Bool
  private var suspensions = 0
  private var held: [() -> Void] = []

  public static let main = DispatchQueue(label: "com.apple.main-thread", qos: .userInteractive, isMain: true)
  private static let shared = DispatchQueue(label: "com.apple.root.default-qos", qos: .default, isMain: false)

  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { shared }

  private init(label: String, qos: DispatchQoS, isMain: Bool) {
    self.label = label
    self.qos = qos
    self.isMain = isMain
  }

  public convenience init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    self.init(label: label, qos: qos, isMain: false)
    if attributes.contains(.initiallyInactive) { suspensions = 1 }
  }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let concurrent = Attributes(rawValue: 1 << 1)
    public static let initiallyInactive = Attributes(rawValue: 1 << 2)
  }

  public enum AutoreleaseFrequency: Sendable { case inherit, workItem, never }

  // MARK: - Work for later

  @preconcurrency
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    group?.enter()
    schedule(afterNanoseconds: 0) {
      work()
      group?.leave()
    }
  }

  public func async(execute workItem: DispatchWorkItem) { schedule(afterNanoseconds: 0) { workItem.perform() } }

  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    group.enter()
    schedule(afterNanoseconds: 0) {
      workItem.perform()
      group.leave()
    }
  }

  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) { schedule(afterNanoseconds: Self.delay(until: deadline), work) }

  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    schedule(afterNanoseconds: Self.delay(until: deadline)) { workItem.perform() }
  }

  @preconcurrency
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) { schedule(afterNanoseconds: Self.delay(until: wallDeadline), work) }

  public func asyncAfter(wallDeadline: DispatchWallTime, execute workItem: DispatchWorkItem) {
    schedule(afterNanoseconds: Self.delay(until: wallDeadline)) { workItem.perform() }
  }

  private static func delay(until deadline: DispatchTime) -> Int64 {
    if deadline == .distantFuture { return .max }
    return Int64(clamping: deadline.uptimeNanoseconds) - Int64(clamping: DispatchTime.now().uptimeNanoseconds)
  }

  private static func delay(until deadline: DispatchWallTime) -> Int64 {
    if deadline == .distantFuture { return .max }
    // A wall time is kept as nanoseconds since 1970, negated.
    let wanted = Int64(bitPattern: 0 &- deadline.rawValue)
    let now = Int64(bitPattern: 0 &- DispatchWallTime.now().rawValue)
    return wanted - now
  }

  /// Runs `work` as a turn of the event loop; what is not the main queue's counts as another thread's.
  func schedule(afterNanoseconds delay: Int64, _ work: @escaping () -> Void) {
    EventLoop.shared.schedule(afterNanoseconds: delay) { self.run(work) }
  }

  private func run(_ work: @escaping () -> Void) {
    if suspensions > 0 { held.append(work) } else { inPlace(work) }
  }

  /// Runs `work` as this queue's, now.
  private func inPlace<T>(_ work: () throws -> T) rethrows -> T {
    let loop = EventLoop.shared
    let wasBackground = loop.isBackground
    loop.isBackground = !isMain
    defer { loop.isBackground = wasBackground }
    return try work()
  }

  // MARK: - Work at once

  /// Runs `work` and returns its result.
  /// - Precondition: not the main queue from the main queue, which would wait for itself.
  public func sync<T>(execute work: () throws -> T) rethrows -> T {
    precondition(
      !isMain || EventLoop.shared.isBackground,
      "BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread")
    return try inPlace(work)
  }

  public func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T {
    try sync(execute: work)
  }

  public func sync(execute workItem: DispatchWorkItem) { sync { workItem.perform() } }

  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for iteration in 0..<iterations { work(iteration) }
  }

  // MARK: - Holding work back

  public func suspend() { suspensions += 1 }
  public func activate() { if suspensions > 0 { resume() } }
  public func resume() {
    suspensions -= 1
    guard suspensions == 0 else { return }
    let work = held
    held.removeAll()
    for work in work { schedule(afterNanoseconds: 0, work) }
  }
}

/// Work that can be cancelled before it begins.
public final class DispatchWorkItem: @unchecked Sendable {
  private let block: () -> Void
  public private(set) var isCancelled = false
  private var isDone = false
  private var observers: [(DispatchQueue, () -> Void)] = []

  public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void) {
    self.block = block
  }

  public func perform() {
    guard !isCancelled, !isDone else { return }
    block()
    isDone = true
    for (queue, work) in observers { queue.schedule(afterNanoseconds: 0, work) }
    observers.removeAll()
  }

  public func cancel() { isCancelled = true }

  @preconcurrency
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @Sendable () -> Void
  ) {
    if isDone { queue.schedule(afterNanoseconds: 0, work) } else { observers.append((queue, work)) }
  }
}

/// Pieces of work that are waited for together.
public final class DispatchGroup: @unchecked Sendable {
  private var count = 0
  private var observers: [(DispatchQueue, () -> Void)] = []

  public init() {}

  public func enter() { count += 1 }

  /// - Precondition: it was entered as often.
  public func leave() {
    precondition(count > 0, "Unbalanced call to dispatch_group_leave()")
    count -= 1
    guard count == 0 else { return }
    let due = observers
    observers.removeAll()
    for (queue, work) in due { queue.schedule(afterNanoseconds: 0, work) }
  }

  @preconcurrency
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @Sendable () -> Void
  ) {
    if count == 0 { queue.schedule(afterNanoseconds: 0, work) } else { observers.append((queue, work)) }
  }

  public func notify(queue: DispatchQueue, work: DispatchWorkItem) { notify(queue: queue) { work.perform() } }
}

extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = _VirtualTime
  public struct SchedulerOptions {
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {}
  }

  public var now: _VirtualTime { .now }
  public var minimumTolerance: _VirtualTime.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    schedule(afterNanoseconds: 0, action)
  }

  public func schedule(
    after date: _VirtualTime, tolerance: _VirtualTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { schedule(afterNanoseconds: now.distance(to: date).nanoseconds, action) }

  public func schedule(
    after date: _VirtualTime, interval: _VirtualTime.Stride, tolerance: _VirtualTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    RepeatedWork(after: now.distance(to: date).nanoseconds, every: interval.nanoseconds) { self.run(action) }
  }
}
