import Contract
import FieldEngine
import Simulator
import SwiftUI

/// Shows a view on the simulated device, does the actions (separated by `;` or line ends) and gives the run's document.
/// Events after a failed action are missing, as in a run of a file.
@MainActor
func show<V: View>(
  _ view: V, _ actions: String = "", platform: Platform = .iOS, locale: String = "ko_KR",
  policies: [String: String] = [:]
) -> RunDocument {
  var options = Session.Options()
  options.platform = platform
  options.locale = locale
  options.policies = policies
  options.language = .english
  var record = RunRecord()
  record.take(.step(action: nil))
  do {
    let session = try Session(
      options,
      sink: { event in
        record.take(.event(event))
        MainActor.assumeIsolated { PolicyCoverage.note(event) }
      })
    defer { drain(session) }
    try session.appear(view)
    let script = ActionScript(parsing: actions)
    if let fault = script.faults.first { throw fault }
    for step in script.steps {
      record.take(.settled(session.snapshot))
      record.take(.step(action: step.text))
      if let shown = try session.perform(step.action) { record.take(.shown(shown)) }
    }
    record.take(.settled(session.snapshot))
  } catch let failure as ActionFailure {
    record.take(.failed(failure.message))
  } catch {
    record.take(.failed("\(error)"))
  }
  record.take(.ended)
  var document = RunDocument(file: "", platform: platform, locale: locale)
  record.fill(&document, output: "")
  return document
}

/// Does actions whether they can be done or not, and gives everything that was recorded as text: each event, and the
/// screen after every fifth action and at the end (drawing it costs more than all the rest).
@MainActor
func showAll<V: View>(
  _ view: V, _ actions: [Action], platform: Platform, policies: [String: String], look: (JSON) -> Void = { _ in }
) -> String {
  var options = Session.Options()
  options.platform = platform
  options.policies = policies
  options.language = .english
  var lines: [String] = []
  do {
    let session = try Session(options, sink: { lines.append($0.json.text) })
    defer { drain(session) }
    try session.appear(view)
    for (index, action) in actions.enumerated() {
      lines.append("> \(action.text)")
      do {
        if let shown = try session.perform(action) { lines.append(shown) }
      } catch let failure as ActionFailure {
        lines.append("! \(failure.message)")
      }
      guard index % 5 == 4 || index == actions.count - 1 else { continue }
      let snapshot = session.snapshot
      look(snapshot)
      lines.append(snapshot.text)
    }
  } catch {
    lines.append("\(error)")
  }
  return lines.joined(separator: "\n")
}

/// Lets everything happen that the view has still started, while it is there: the next run uses the same event loop.
@MainActor
private func drain(_ session: Session) {
  session.graph.trace.sink = nil
  try? EventLoop.shared.advance(by: 100)
}
