import Combine
import Testing

/// A subscriber that asks for as many values as one tells it.
final class Probe<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var completions: [Subscribers.Completion<Failure>] = []
  private(set) var subscription: (any Subscription)?
  private let initial: Subscribers.Demand
  private let more: Subscribers.Demand

  init(initial: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) {
    self.initial = initial
    self.more = more
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if initial > .none { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) { completions.append(completion) }

  func request(_ count: Int) { subscription?.request(.max(count)) }
}

struct Fault: Error, Equatable {}

@Suite("Subjects (Apple, PassthroughSubject; Apple, CurrentValueSubject)")
@MainActor struct SubjectTests {
  @Test("a passthrough subject drops what nobody asked for")
  func passthroughDemand() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>(initial: .max(1))
    subject.subscribe(probe)
    subject.send(1)
    subject.send(2)
    probe.request(1)
    subject.send(3)
    #expect(probe.values == [1, 3])
  }

  @Test("a current value subject gives its value first, and the latest missed one when asked")
  func currentValueDemand() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let probe = Probe<Int, Never>(initial: .none)
    subject.subscribe(probe)
    subject.send(1)
    probe.request(1)
    #expect(probe.values == [1])
    subject.send(2)
    subject.send(3)
    probe.request(2)
    #expect(probe.values == [1, 3])
    subject.value = 4
    #expect(probe.values == [1, 3, 4])
  }

  @Test("after its end a subject sends nothing; latecomers hear of the end")
  func completion() {
    let subject = PassthroughSubject<Int, Fault>()
    let probe = Probe<Int, Fault>()
    subject.subscribe(probe)
    subject.send(1)
    subject.send(completion: .failure(Fault()))
    subject.send(2)
    subject.send(completion: .finished)
    #expect(probe.values == [1])
    #expect(probe.completions == [.failure(Fault())])
    let late = Probe<Int, Fault>()
    subject.subscribe(late)
    #expect(late.completions == [.failure(Fault())])
  }

  @Test("subscribers get values in the order in which they came")
  func order() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    var bag: Set<AnyCancellable> = []
    for name in ["a", "b", "c"] { subject.sink { seen.append("\(name)\($0)") }.store(in: &bag) }
    subject.send(1)
    #expect(seen == ["a1", "b1", "c1"])
    bag.removeAll()
    subject.send(2)
    #expect(seen.count == 3)
  }

  @Test("one that cancels while a value is sent gets no more of it")
  func cancelWhileSending() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    var second: AnyCancellable?
    let first = subject.sink { _ in
      seen.append("first")
      second?.cancel()
    }
    second = subject.sink { _ in seen.append("second") }
    subject.send(1)
    #expect(seen == ["first"])
    _ = first
  }

  @Test("a subject passes on what another publisher sends")
  func chained() {
    let source = PassthroughSubject<Int, Never>()
    let target = CurrentValueSubject<Int, Never>(0)
    let link = source.subscribe(target)
    source.send(7)
    #expect(target.value == 7)
    link.cancel()
    source.send(8)
    #expect(target.value == 7)
  }

  @Test("a cancellable acts once, at cancel or when it is let go")
  func cancellable() {
    var count = 0
    do { _ = AnyCancellable { count += 1 } }
    #expect(count == 1)
    let other = AnyCancellable { count += 1 }
    other.cancel()
    other.cancel()
    #expect(count == 2)
  }

  @Test("assign(to:on:) writes into the object")
  func assign() {
    final class Holder { var value = 0 }
    let holder = Holder()
    let subject = PassthroughSubject<Int, Never>()
    let link = subject.assign(to: \.value, on: holder)
    subject.send(3)
    #expect(holder.value == 3)
    link.cancel()
    subject.send(4)
    #expect(holder.value == 3)
  }

  @Test("demand adds up, unlimited stays unlimited, and nothing is less than none")
  func demand() {
    typealias Demand = Subscribers.Demand
    #expect(Demand.max(2) + .max(3) == .max(5))
    #expect(Demand.unlimited - .max(3) == .unlimited)
    #expect(Demand.max(1) - .max(3) == .none)
    #expect(Demand.max(1) < .unlimited && Demand.unlimited.max == nil && Demand.max(4).max == 4)
    #expect(Demand.max(.max) + .max(1) == .unlimited)
  }
}
