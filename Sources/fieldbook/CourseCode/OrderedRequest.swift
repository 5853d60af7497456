import Contract
import Course
import Snippets

extension RunRequest {
  /// What a course wants run, as a request to the runner.
  init(_ order: SnippetOrder) {
    let sources = order.pieces.map {
      SourceFile(name: $0.file, text: $0.text, firstLine: $0.firstLine, indentation: $0.indentation)
    }
    self.init(sources, platform: order.settings.platform ?? .iOS)
    allowsLooseCode = true
    actions = order.actions
    if let view = order.view { entry = .view(view) }
    if let locale = order.settings.locale { self.locale = locale }
    if order.settings.swift == "6" { languageMode = 6 }
    // A policy or a moment that does not exist was told where the lesson was read.
    for policy in order.settings.policies { try? policies.choose(policy.value, for: policy.name) }
    if let now = order.settings.now.flatMap({ RunRequest.moment($0, timeZone: timeZone) }) { self.now = now }
  }
}
