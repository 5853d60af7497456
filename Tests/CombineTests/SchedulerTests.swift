import Combine
import FieldEngine
import Testing

/// The schedulers of an app, all of which stand on the process's one event loop.
@Suite("Schedulers in virtual time (Apple, Scheduler)", .serialized)
@MainActor struct SchedulerTests {
  private let loop = EventLoop.shared
  private let subject = PassthroughSubject<Int, Never>()

  @Test("a search field is debounced on the main queue and on the run loop alike")
  func debounce() throws {
    final class Model: ObservableObject { @Published var query = "" }
    let model = Model()
    var seen: [String] = []
    var bag: Set<AnyCancellable> = []
    model.$query.dropFirst().debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).removeDuplicates()
      .sink { seen.append("queue \($0)") }.store(in: &bag)
    model.$query.dropFirst().debounce(for: 0.5, scheduler: RunLoop.main)
      .sink { seen.append("loop \($0)") }.store(in: &bag)
    for text in ["s", "sw", "swi"] {
      model.query = text
      try loop.advance(by: 0.1)
    }
    #expect(seen.isEmpty)
    try loop.advance(by: 0.2)
    #expect(seen == ["queue swi"])
    try loop.advance(by: 0.2)
    #expect(seen == ["queue swi", "loop swi"])
  }

  @Test("receive(on:) gives each value its own turn, after what is due already")
  func receive() throws {
    var seen: [String] = []
    let watch = subject.receive(on: DispatchQueue.main).sink { seen.append("value \($0)") }
    loop.schedule { seen.append("before") }
    subject.send(1)
    seen.append("sent")
    try loop.runDue()
    #expect(seen == ["sent", "before", "value 1"])
    _ = watch
  }

  @Test("a timer publishes from its connection on, and stops with its last subscriber")
  func timer() throws {
    var count = 0
    var watch: AnyCancellable? = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in count += 1 }
    try loop.advance(by: 3.5)
    #expect(count == 3)
    watch?.cancel()
    watch = nil
    try loop.advance(by: 3)
    #expect(count == 3)
  }

  @Test("delay and throttle on the main queue")
  func others() throws {
    var delayed: [Int] = []
    var throttled: [Int] = []
    var bag: Set<AnyCancellable> = []
    subject.delay(for: .seconds(2), scheduler: DispatchQueue.main).sink { delayed.append($0) }.store(in: &bag)
    subject.throttle(for: .seconds(1), scheduler: OperationQueue.main, latest: true).sink { throttled.append($0) }
      .store(in: &bag)
    for value in 1...4 {
      subject.send(value)
      try loop.advance(by: 0.4)
    }
    #expect(throttled == [1, 3] && delayed.isEmpty)
    try loop.advance(by: 0.4)
    #expect(throttled == [1, 3, 4] && delayed == [1])
  }

  @Test("a scheduler repeats an action until it is cancelled")
  func repeating() throws {
    var count = 0
    let queue = DispatchQueue.main
    let repeated = queue.schedule(after: queue.now.advanced(by: 1), interval: .milliseconds(500)) { count += 1 }
    try loop.advance(by: 2)
    #expect(count == 3)
    repeated.cancel()
    try loop.advance(by: 2)
    #expect(count == 3)
  }
}
