import Terminal

/// Shows a run in the conversation, as `fieldbook run` does.
struct RunShowing {
  var talk: Talk

  /// Its screen, its values, what it printed, and how it ended.
  func show(_ run: FinishedRun) {
    show(report(run).lines)
  }

  /// What is not an ordinary end.
  func showEnd(_ run: FinishedRun) {
    let lines = report(run).endLines
    if !lines.isEmpty { show(lines) }
  }

  /// Messages are wrapped; drawings and code, which begin further in, stay as they are.
  private func show(_ lines: [StyledText]) {
    talk.space()
    for line in lines { line.text.hasPrefix(" ") ? talk.console.show([line]) : talk.say(line) }
  }

  private func report(_ run: FinishedRun) -> RunReport {
    RunReport(
      document: run.document, sources: run.sources, showsTrace: false, isPlain: talk.console.capabilities.isPlain,
      texts: talk.console.language.runTexts)
  }
}
