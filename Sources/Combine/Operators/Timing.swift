extension Publishers {
  /// A value when nothing followed it for a time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var generation = 0
      let (scheduler, dueTime, options) = (self.scheduler, self.dueTime, self.options)
      upstream.subscribe(
        RelayStage<Output, Failure, S>(subscriber) { value, outlet in
          generation += 1
          let mine = generation
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
          ) {
            if generation == mine { outlet.send(value) }
          }
        } completed: { completion, outlet in
          generation += 1
          scheduler.schedule(options: options) { outlet.finish(completion) }
        } cancelled: {
          generation += 1
        })
    }
  }

  /// At most one value in a time: the first or the latest.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let latest: Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var pending: Output?
      var isScheduled = false
      var lastSent: Context.SchedulerTimeType?
      let (scheduler, interval, latest) = (self.scheduler, self.interval, self.latest)
      upstream.subscribe(
        RelayStage<Output, Failure, S>(subscriber) { value, outlet in
          if pending == nil || latest { pending = value }
          guard !isScheduled else { return }
          isScheduled = true
          func send() {
            isScheduled = false
            guard let value = pending else { return }
            pending = nil
            lastSent = scheduler.now
            outlet.send(value)
          }
          let now = scheduler.now
          if let next = lastSent?.advanced(by: interval), now.distance(to: next) > .seconds(0) {
            scheduler.schedule(after: next, send)
          } else {
            scheduler.schedule(send)
          }
        } completed: { completion, outlet in
          scheduler.schedule {
            if let value = pending { outlet.send(value) }
            pending = nil
            outlet.finish(completion)
          }
        } cancelled: {
          pending = nil
        })
    }
  }

  /// Everything so much later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let tolerance: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval, tolerance, options) = (self.scheduler, self.interval, self.tolerance, self.options)
      func later(_ action: @escaping () -> Void) {
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, action)
      }
      upstream.subscribe(
        RelayStage<Output, Failure, S>(subscriber) { value, outlet in
          later { outlet.send(value) }
        } completed: { completion, outlet in
          later { outlet.finish(completion) }
        })
    }
  }

  /// Ends when nothing came for a time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public let customError: (() -> Failure)?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var generation = 0
      weak var current: RelayStage<Output, Failure, S>?
      let (scheduler, interval, options, customError) = (self.scheduler, self.interval, self.options, self.customError)
      func wait() {
        generation += 1
        let mine = generation
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
        ) {
          guard generation == mine, let stage = current else { return }
          stage.outlet.finish(customError.map { .failure($0()) } ?? .finished)
          stage.cancel()
        }
      }
      let stage = RelayStage<Output, Failure, S>(subscriber) { value, outlet in
        wait()
        outlet.send(value)
      } completed: { completion, outlet in
        generation += 1
        outlet.finish(completion)
      } cancelled: {
        generation += 1
      }
      current = stage
      upstream.subscribe(stage)
      wait()
    }
  }

  /// Delivers where the scheduler runs.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, options) = (self.scheduler, self.options)
      upstream.subscribe(
        RelayStage<Output, Failure, S>(subscriber) { value, outlet in
          scheduler.schedule(options: options) { outlet.send(value) }
        } completed: { completion, outlet in
          scheduler.schedule(options: options) { outlet.finish(completion) }
        })
    }
  }

  /// Subscribes where the scheduler runs.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let upstream = self.upstream
      scheduler.schedule(options: options) { upstream.subscribe(subscriber) }
    }
  }

  /// The time between values.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: _LinearOperator {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context

    public func _makeStep() -> (Upstream.Output) -> _Step<Output, Failure> {
      let scheduler = self.scheduler
      var last = scheduler.now
      return { _ in
        let now = scheduler.now
        defer { last = now }
        return .emit(last.distance(to: now))
      }
    }
  }
}

extension Publisher {
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }

  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }

  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }

  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }

  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> { Publishers.MeasureInterval(upstream: self, scheduler: scheduler) }
}
