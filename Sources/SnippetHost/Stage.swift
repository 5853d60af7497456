import Contract
import FieldEngine
import Simulator
import SwiftUI

/// The simulated device as the host uses it: the chosen entry of the learner's file appears on it.
@MainActor
struct Stage {
  private let session: Session
  private let entry: String

  init(
    _ request: HostRequest, tell: @escaping (Event) -> Void, endlessBody: @escaping (String) -> Never,
    printedOutput: @escaping () -> String
  ) throws {
    var options = Session.Options()
    options.platform = request.platform
    options.locale = request.locale
    options.timeZone = request.timeZone
    options.policies = request.policies
    options.language = request.language
    options.start = 0
    entry = request.entry
    session = try Session(options, sink: tell, printedOutput: printedOutput)
    session.graph.onLivelock = endlessBody
  }

  /// Shows the entry, and does all that is due at that moment.
  func appear() throws {
    guard let view = _SnippetRegistry.view(named: entry) else { throw MissingEntry(name: entry) }
    try session.appear(view)
  }

  /// Does one action, and all that is due after it; gives what a `show` action prints.
  func perform(_ action: String) throws -> String? { try session.perform(Action(parsing: action)) }

  /// How things stand: the members of the document's `final` but for `output` and `writes`.
  var snapshot: JSON { session.snapshot }
}

/// The file registers nothing of the name that was asked for.
struct MissingEntry: Error {
  var name: String
}
