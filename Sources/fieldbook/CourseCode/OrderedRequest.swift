import Contract
import Course
import Snippets

extension RunRequest {
  /// What a course wants run, as a request to the runner.
  ///
  /// - Parameter changed: What is to be another than a learner has it.
  init(_ order: SnippetOrder, changing changed: Set<Surrounding> = []) {
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
    change(changed)
    if let now = order.settings.now.flatMap({ RunRequest.moment($0, timeZone: timeZone) }) { self.now = now }
  }
  /// Another half of the year and of the day, the other side of the world.
  private mutating func change(_ changed: Set<Surrounding>) {
    if changed.contains(.hashing) { hasOtherHashes = true }
    if changed.contains(.clock) { now += 211 * 86_400 + 43_217 }
    if changed.contains(.zone) { timeZone = "America/New_York" }
    if changed.contains(.random) { seed = 20_260_611 }
  }
}
