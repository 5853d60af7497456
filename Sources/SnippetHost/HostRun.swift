import CHost
import Contract
import FieldEngine
import Simulator

/// One run of a learner's file: it loads, appears, is acted upon, and everything is told as it happens.
@MainActor
final class HostRun {
  private let request: HostRequest
  private let channel: HostChannel
  private var printed: PrintedOutput
  private var printedSoFar = ""
  private var eventsInStep = 0
  private var library: SnippetLibrary?

  init(_ request: HostRequest, channel: HostChannel, printed: PrintedOutput) {
    self.request = request
    self.channel = channel
    self.printed = printed
  }

  /// Loads the file and runs its own statements. Where these wait for something it does not return.
  func begin() {
    channel.send(.step(action: nil))
    // The time that a busy machine takes to start this process is not the program's.
    host_limit_time(request.timeLimit)
    do {
      let library = try SnippetLibrary(path: request.library)
      self.library = library
      library.runStatements()
    } catch {
      stop("loadFailed", JSONObject(["message": .string(error.message)]))
    }
  }

  /// Shows the entry, does the actions and ends the process.
  func perform() -> Never {
    library?.register()
    do {
      let stage = try Stage(
        request, tell: { [unowned self] in tell($0) },
        endlessBody: { [unowned self] in stop("livelock", JSONObject(["view": .string($0)])) },
        printedOutput: { [unowned self] in all })
      try stage.appear()
      settle(stage)
      for action in request.actions {
        channel.send(.step(action: action))
        eventsInStep = 0
        do {
          if let shown = try stage.perform(action) { channel.send(.shown(shown)) }
        } catch let failure as ActionFailure {
          tellPrinted()
          channel.send(.failed(failure.message))
          break
        }
        settle(stage)
      }
      tellPrinted()
      channel.send(.ended)
    } catch is Livelock {
      // Whose work it is shows where the next of it begins.
      host_end_in_livelock_at_next_call()
      try? EventLoop.shared.runDue()
      stop("livelock", JSONObject())
    } catch {
      stop("failed", JSONObject(["message": .string("\(error)")]))
    }
    host_leave(0)
  }

  /// How many events may follow one action before it is called a livelock.
  private static let eventsInOneStep = 50_000

  /// All that was printed so far.
  private var all: String {
    tellPrinted()
    return printedSoFar
  }

  /// An event happens: what was printed before it is told before it.
  func tell(_ event: Event) {
    tellPrinted()
    channel.send(.event(event))
    eventsInStep += 1
    if eventsInStep == Self.eventsInOneStep { host_end_in_livelock() }
  }

  private func settle(_ stage: Stage) {
    tellPrinted()
    channel.send(.settled(stage.snapshot))
  }

  private func tellPrinted() {
    guard let text = printed.news() else { return }
    printedSoFar += text
    channel.send(
      .event(Event(time: EventLoop.shared.now, kind: .print, details: JSONObject(["text": .string(text)]))))
  }

  private func stop(_ outcome: String, _ details: JSONObject) -> Never {
    tellPrinted()
    channel.send(.stopped(outcome: outcome, details: details))
    host_leave(0)
  }
}
