import Contract
import Course
import Terminal

/// Shows a run: its screen, its values, what it printed, and how it ended.
struct RunShowing {
  var talk: Talk

  func show(_ document: RunDocument) {
    showScreen(document)
    let state = document.final.state.compactMap { value -> (String, String)? in
      guard let name = value["name"]?.string else { return nil }
      return (name, value["isNil"] == true ? AnswerText.missing : value["value"]?.string ?? "")
    }
    if !state.isEmpty {
      talk.space()
      talk.title(talk.texts.stateTitle)
      for (name, value) in state { talk.pair(name, StyledText(value.isEmpty ? talk.texts.emptyText : value)) }
    }
    if !document.final.output.isEmpty {
      talk.space()
      talk.title(talk.texts.outputTitle)
      showLines(document.final.output)
    }
    showEnd(document)
  }

  private func showScreen(_ document: RunDocument) {
    guard !document.final.elements.isEmpty || !document.final.screen.isEmpty else { return }
    talk.space()
    talk.title(talk.texts.screenTitle)
    guard talk.console.capabilities.isPlain else { return showLines(document.final.screen) }
    for element in document.final.elements {
      let words = [element["kind"]?.string, element["label"]?.string, element["value"]?.string].compactMap { $0 }
      talk.say("- " + words.joined(separator: ", "))
    }
  }

  private func showLines(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    talk.console.show(lines.prefix(200).map { StyledText(String($0)) })
    if lines.count > 200 { talk.note("…") }
  }

  /// What is not an ordinary end: a failed action, the compiler's words, a trap.
  func showEnd(_ document: RunDocument) {
    guard let words = talk.texts.outcome(document.outcome) else { return }
    talk.say(StyledText(words, .changed))
    for step in document.steps { if let error = step.error { talk.say(error) } }
    for diagnostic in document.diagnostics.prefix(8) {
      talk.say(
        "\(diagnostic.file):\(diagnostic.line):\(diagnostic.column): \(diagnostic.severity.rawValue): \(diagnostic.message)"
      )
    }
    if let place = document.outcome.place { talk.note("\(document.file):\(place.line)") }
  }
}
