import Contract
import Course
import Foundation
import Snippets

/// What of a course is to be run, as requests to the runner.
struct CourseRequests {
  var course: CourseContents

  /// A snippet, with those that it uses, under its own conditions or a question's.
  func request(
    _ snippet: Snippet, in file: CourseFile, settings: RunSettings? = nil, actions: [String] = []
  ) -> RunRequest {
    let settings = settings.map { $0.over(snippet.settings) } ?? snippet.settings
    var request = RunRequest(sources(of: snippet, in: file), platform: settings.platform ?? .iOS)
    request.allowsLooseCode = true
    request.actions = actions
    if let view = snippet.view { request.entry = .view(view) }
    if let locale = settings.locale { request.locale = locale }
    if settings.swift == "6" { request.languageMode = 6 }
    // A lesson with a policy or a moment that does not exist has been told so where it was read.
    for policy in settings.policies { try? request.policies.choose(policy.value, for: policy.name) }
    if let now = settings.now.flatMap({ Self.seconds($0, timeZone: request.timeZone) }) { request.now = now }
    return request
  }

  /// What a question asks about: its snippet, with its actions or others; nil where it has no snippet.
  func request(_ question: Question, in file: CourseFile, actions: [String]? = nil) -> RunRequest? {
    guard let reference = question.snippet, let found = course.snippet(reference, from: file) else { return nil }
    return request(
      found.snippet, in: found.file, settings: question.settings, actions: actions ?? question.actions.map(\.text))
  }

  private func sources(of snippet: Snippet, in file: CourseFile) -> [SourceFile] {
    var chain = [snippet]
    while let id = chain[0].uses?.id, let used = file.snippet(id), !chain.contains(where: { $0.id == id }) {
      chain.insert(used, at: 0)
    }
    return chain.map { snippet in
      SourceFile(
        name: file.path, text: snippet.code.text, firstLine: snippet.code.firstLine,
        indentation: snippet.code.indents.first ?? 0)
    }
  }

  /// `2026-01-01`, `2026-01-01 09:00`, `2026-01-01T09:00:00`, by the wall's clock of a time zone.
  static func seconds(_ moment: String, timeZone: String) -> Double? {
    let numbers = moment.split { "- T:".contains($0) }.map { Int($0) }
    guard numbers.count >= 3, numbers.allSatisfy({ $0 != nil }), let zone = TimeZone(identifier: timeZone) else {
      return nil
    }
    func number(_ index: Int, default value: Int = 0) -> Int { index < numbers.count ? numbers[index] ?? value : value }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = DateComponents(
      year: number(0), month: number(1), day: number(2), hour: numbers.count > 3 ? number(3) : 9, minute: number(4),
      second: number(5))
    return calendar.date(from: parts)?.timeIntervalSince1970
  }
}
