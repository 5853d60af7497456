import CHost
import Contract
import FieldEngine

/// One run of a learner's file: it loads, appears, is acted upon, and everything is told as it happens.
@MainActor
final class HostRun {
  private let request: HostRequest
  private let channel: HostChannel
  private var printed: PrintedOutput
  private var eventsInStep = 0

  init(_ request: HostRequest, channel: HostChannel, printed: PrintedOutput) {
    self.request = request
    self.channel = channel
    self.printed = printed
  }

  /// Loads the file and runs its own statements.
  func begin() {
    channel.send(.step(action: nil))
    do {
      let library = try SnippetLibrary(path: request.library)
      library.runStatements()
      library.register()
    } catch {
      stop("loadFailed", JSONObject(["message": .string(error.message)]))
    }
  }

  /// Shows the entry, does the actions and ends the process.
  func perform(on stage: some Stage) -> Never {
    do {
      try stage.appear()
      settle(stage)
      for action in request.actions {
        channel.send(.step(action: action))
        eventsInStep = 0
        do {
          if let shown = try stage.perform(action) { channel.send(.shown(shown)) }
        } catch let error as ActionError {
          tellPrinted()
          channel.send(.failed(error.text))
          break
        }
        settle(stage)
      }
      tellPrinted()
      channel.send(.ended)
    } catch is Livelock {
      stop("livelock", JSONObject())
    } catch {
      stop("failed", JSONObject(["message": .string("\(error)")]))
    }
    host_leave(0)
  }

  /// How many events may follow one action before it is called a livelock.
  private static let eventsInOneStep = 100_000

  /// An event happens: what was printed before it is told before it.
  func tell(_ event: Event) {
    tellPrinted()
    channel.send(.event(event))
    eventsInStep += 1
    if eventsInStep == Self.eventsInOneStep { host_end_in_livelock() }
  }

  private func settle(_ stage: some Stage) {
    tellPrinted()
    channel.send(.settled(stage.snapshot))
  }

  private func tellPrinted() {
    guard let text = printed.news() else { return }
    channel.send(
      .event(Event(time: EventLoop.shared.now, kind: .print, details: JSONObject(["text": .string(text)]))))
  }

  private func stop(_ outcome: String, _ details: JSONObject) -> Never {
    tellPrinted()
    channel.send(.stopped(outcome: outcome, details: details))
    host_leave(0)
  }
}
