import Combine
import Foundation
import Testing

/// Everything a publisher gives at once, and how it ends.
private func run<P: Publisher>(_ publisher: P) -> Probe<P.Output, P.Failure> {
  let probe = Probe<P.Output, P.Failure>()
  publisher.subscribe(probe)
  return probe
}

@Suite("Operators on one publisher (Apple, Publisher)")
@MainActor struct OperatorTests {
  private let numbers = [1, 2, 3, 4, 5].publisher

  @Test("map, filter, compactMap, scan and their relatives")
  func transforming() {
    #expect(run(numbers.map { $0 * 2 }).values == [2, 4, 6, 8, 10])
    #expect(run(numbers.filter { $0.isMultiple(of: 2) }).values == [2, 4])
    #expect(run(["1", "x", "3"].publisher.compactMap(Int.init)).values == [1, 3])
    #expect(run(numbers.scan(0, +)).values == [1, 3, 6, 10, 15])
    #expect(run(["ab", "c"].publisher.map(\.count)).values == [2, 1])
    #expect(run([1, nil, 3].publisher.replaceNil(with: 0)).values == [1, 0, 3])
  }

  @Test("removeDuplicates drops what equals the value before it")
  func duplicates() {
    #expect(run([1, 1, 2, 2, 1].publisher.removeDuplicates()).values == [1, 2, 1])
    #expect(
      run(["a", "A", "b"].publisher.removeDuplicates { $0.lowercased() == $1.lowercased() }).values == ["a", "b"])
  }

  @Test("first, last, prefix, drop and output choose by place")
  func choosing() {
    #expect(run(numbers.first()).values == [1])
    #expect(run(numbers.first { $0 > 3 }).values == [4])
    #expect(run(numbers.last()).values == [5])
    #expect(run(numbers.prefix(2)).values == [1, 2])
    #expect(run(numbers.prefix { $0 < 3 }).values == [1, 2])
    #expect(run(numbers.dropFirst(3)).values == [4, 5])
    #expect(run(numbers.drop { $0 < 4 }).values == [4, 5])
    #expect(run(numbers.output(at: 2)).values == [3])
    #expect(run(numbers.output(in: 1...2)).values == [2, 3])
    #expect(run(numbers.prefix(0)).completions == [.finished])
  }

  @Test("a publisher that has enough cancels the one above it")
  func cancelsUpstream() {
    let subject = PassthroughSubject<Int, Never>()
    var isCancelled = false
    let probe = run(subject.handleEvents(receiveCancel: { isCancelled = true }).first())
    subject.send(1)
    subject.send(2)
    #expect(probe.values == [1] && probe.completions == [.finished] && isCancelled)
  }

  @Test("collect, reduce, count, contains, allSatisfy, min and max look at all values")
  func gathering() {
    #expect(run(numbers.collect()).values == [[1, 2, 3, 4, 5]])
    #expect(run(numbers.collect(2)).values == [[1, 2], [3, 4], [5]])
    #expect(run(numbers.reduce(1, *)).values == [120])
    #expect(run(numbers.count()).values == [5])
    #expect(run(numbers.contains(3)).values == [true])
    #expect(run(numbers.contains(9)).values == [false])
    #expect(run(numbers.allSatisfy { $0 < 3 }).values == [false])
    #expect(run(numbers.max()).values == [5] && run(numbers.min()).values == [1])
    #expect(run([Int]().publisher.max()).values.isEmpty)
    #expect(run([Int]().publisher.replaceEmpty(with: 7)).values == [7])
    #expect(run(numbers.ignoreOutput()).completions == [.finished])
  }

  @Test("a thrown error ends the publisher")
  func throwing() {
    let probe = run(numbers.tryMap { value -> Int in if value == 3 { throw Fault() } else { value } })
    #expect(probe.values == [1, 2])
    guard case .failure(let error)? = probe.completions.first else { return #expect(Bool(false)) }
    #expect(error is Fault && probe.completions.count == 1)
  }

  @Test("demand passes through, and a dropped value is asked for again")
  func demand() {
    let probe = Probe<Int, Never>(initial: .max(1))
    numbers.filter { $0 > 2 }.map { $0 * 10 }.subscribe(probe)
    #expect(probe.values == [30])
    probe.request(2)
    #expect(probe.values == [30, 40, 50] && probe.completions == [.finished])
  }

  @Test("append and prepend put publishers one after another, demand included")
  func concatenating() {
    #expect(run(numbers.prefix(2).append(8, 9).prepend(0)).values == [0, 1, 2, 8, 9])
    let probe = Probe<Int, Never>(initial: .max(3))
    [1, 2].publisher.append([3, 4].publisher).subscribe(probe)
    #expect(probe.values == [1, 2, 3] && probe.completions.isEmpty)
    probe.request(1)
    #expect(probe.values == [1, 2, 3, 4] && probe.completions == [.finished])
  }

  @Test("catch, replaceError and retry go on after a failure")
  func failures() {
    let failing = [1, 2].publisher.setFailureType(to: Fault.self).append(Fail(error: Fault()))
    #expect(run(failing.catch { _ in Just(9) }).values == [1, 2, 9])
    #expect(run(failing.replaceError(with: 0)).values == [1, 2, 0])
    let retried = run(failing.retry(2))
    #expect(retried.values == [1, 2, 1, 2, 1, 2] && retried.completions == [.failure(Fault())])
    var attempts = 0
    let flaky = Deferred { () -> AnyPublisher<Int, Fault> in
      attempts += 1
      return attempts < 3
        ? Fail(error: Fault()).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: Fault.self).eraseToAnyPublisher()
    }
    #expect(run(flaky.retry(5)).values == [3])
  }

  @Test("mapError and setFailureType change the kind of error")
  func errors() {
    struct Other: Error, Equatable {}
    #expect(run(Fail<Int, Fault>(error: Fault()).mapError { _ in Other() }).completions == [.failure(Other())])
    #expect(run(Just(1).setFailureType(to: Fault.self)).completions == [.finished])
  }

  @Test("a future runs at once and gives its value to whoever subscribes, before or after")
  func future() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    let early = run(future)
    #expect(early.values.isEmpty)
    promise?(.success(5))
    promise?(.success(6))
    #expect(early.values == [5] && run(future).values == [5])
    #expect(early.completions == [.finished])
  }

  @Test("sources end as they should")
  func sources() {
    #expect(run(Just(1)).values == [1])
    #expect(run(Empty<Int, Never>()).completions == [.finished])
    #expect(run(Empty<Int, Never>(completeImmediately: false)).completions.isEmpty)
    #expect(run(Int?.some(3).publisher).values == [3] && run(Int?.none.publisher).values.isEmpty)
    #expect(run(Result<Int, Fault>.failure(Fault()).publisher).completions == [.failure(Fault())])
  }

  @Test("print writes what passes by in Combine's own words")
  func printing() {
    final class Log: TextOutputStream, @unchecked Sendable {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let log = Log()
    _ = run([1].publisher.print("n", to: log))
    #expect(log.text.contains("n: receive value: (1)\n") && log.text.hasSuffix("n: receive finished\n"))
    #expect(log.text.contains("n: request unlimited\n"))
  }

  @Test("notifications arrive as they are posted, until cancelled")
  func notifications() {
    let name = Notification.Name("CombineTests.note")
    let center = NotificationCenter()
    var count = 0
    let watch = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    watch.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test("values are encoded and decoded")
  func coding() {
    let probe = run(Just([1, 2]).encode(encoder: JSONEncoder()).decode(type: [Int].self, decoder: JSONDecoder()))
    #expect(probe.values == [[1, 2]])
  }
}

@Suite("Operators on several publishers (Apple, Publisher)")
@MainActor struct JoiningTests {
  private let first = PassthroughSubject<Int, Never>()
  private let second = PassthroughSubject<String, Never>()

  @Test("combineLatest gives both latest values whenever one changes, once there are both")
  func combineLatest() {
    let probe = run(first.combineLatest(second) { "\($0)\($1)" })
    first.send(1)
    first.send(2)
    second.send("a")
    first.send(3)
    second.send("b")
    #expect(probe.values == ["2a", "3a", "3b"])
    first.send(completion: .finished)
    second.send("c")
    #expect(probe.values.last == "3c" && probe.completions.isEmpty)
    second.send(completion: .finished)
    #expect(probe.completions == [.finished])
  }

  @Test("combineLatest of three and four, as forms validate")
  func combineLatestOfMore() {
    final class Form: ObservableObject {
      @Published var a = "x"
      @Published var b = 1
      @Published var c = true
      @Published var d = 2.5
    }
    let form = Form()
    let three = run(Publishers.CombineLatest3(form.$a, form.$b, form.$c).map { "\($0)\($1)\($2)" })
    let four = run(form.$a.combineLatest(form.$b, form.$c, form.$d) { "\($0)\($1)\($2)\($3)" })
    form.b = 2
    #expect(three.values == ["x1true", "x2true"])
    #expect(four.values == ["x1true2.5", "x2true2.5"])
  }

  @Test("merge gives values as they come and ends with the last one")
  func merge() {
    let other = PassthroughSubject<Int, Never>()
    let probe = run(first.merge(with: other))
    first.send(1)
    other.send(2)
    first.send(completion: .finished)
    other.send(3)
    #expect(probe.values == [1, 2, 3] && probe.completions.isEmpty)
    other.send(completion: .finished)
    #expect(probe.completions == [.finished])
    #expect(run(Publishers.MergeMany([Just(1), Just(2)])).values == [1, 2])
    #expect(run(Just(1).merge(with: [2, 3].publisher, Just(4))).values == [1, 2, 3, 4])
  }

  @Test("zip pairs first with first, second with second (Apple's example)")
  func zip() {
    let probe = run(first.zip(second) { "\($0)\($1)" })
    first.send(1)
    first.send(2)
    second.send("A")
    first.send(3)
    second.send("B")
    #expect(probe.values == ["1A", "2B"])
    second.send(completion: .finished)
    #expect(probe.completions == [.finished])
  }

  @Test("flatMap gives all inner values and ends when everything has ended")
  func flatMap() {
    let inner = PassthroughSubject<String, Never>()
    let probe = run(first.flatMap { number in inner.map { "\(number)\($0)" } })
    first.send(1)
    inner.send("a")
    first.send(2)
    inner.send("b")
    first.send(completion: .finished)
    #expect(probe.values == ["1a", "1b", "2b"] && probe.completions.isEmpty)
    inner.send(completion: .finished)
    #expect(probe.completions == [.finished])
  }

  @Test("flatMap of one publisher at a time asks for the next when it has ended")
  func flatMapLimit() {
    #expect(run([1, 2, 3].publisher.flatMap(maxPublishers: .max(1)) { Just($0 * 10) }).values == [10, 20, 30])
  }

  @Test("switchToLatest follows the newest publisher only")
  func switchToLatest() {
    let outer = PassthroughSubject<PassthroughSubject<String, Never>, Never>()
    let (one, two) = (PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>())
    let probe = run(outer.switchToLatest())
    outer.send(one)
    one.send("a")
    outer.send(two)
    one.send("lost")
    two.send("b")
    outer.send(completion: .finished)
    #expect(probe.values == ["a", "b"] && probe.completions.isEmpty)
    two.send(completion: .finished)
    #expect(probe.completions == [.finished])
  }

  @Test("share subscribes once for all, and again after the last has gone")
  func share() {
    var subscriptions = 0
    let shared = first.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    var bag: Set<AnyCancellable> = []
    var seen: [Int] = []
    shared.sink { seen.append($0) }.store(in: &bag)
    shared.sink { seen.append($0) }.store(in: &bag)
    first.send(1)
    #expect(seen == [1, 1] && subscriptions == 1)
    bag.removeAll()
    first.send(2)
    shared.sink { seen.append($0) }.store(in: &bag)
    first.send(3)
    #expect(seen == [1, 1, 3] && subscriptions == 2)
  }

  @Test("a connectable publisher begins when it is told to")
  func connectable() {
    let connectable = [1, 2].publisher.makeConnectable()
    let probe = run(connectable)
    #expect(probe.values.isEmpty)
    let connection = connectable.connect()
    #expect(probe.values == [1, 2])
    connection.cancel()
  }

  @Test("prefix and drop until another publisher speaks")
  func until() {
    let before = run(first.prefix(untilOutputFrom: second))
    let after = run(first.drop(untilOutputFrom: second))
    first.send(1)
    second.send("now")
    first.send(2)
    #expect(before.values == [1] && before.completions == [.finished] && after.values == [2])
  }

  @Test("cancelling ends every upstream")
  func cancelling() {
    var cancelled = 0
    let a = first.handleEvents(receiveCancel: { cancelled += 1 })
    let b = second.handleEvents(receiveCancel: { cancelled += 1 })
    let watch = a.combineLatest(b).sink { _ in }
    watch.cancel()
    #expect(cancelled == 2)
  }
}
