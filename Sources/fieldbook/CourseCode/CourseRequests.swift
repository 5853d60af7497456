import Contract
import Course
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
    if let now = settings.now.flatMap({ RunRequest.moment($0, timeZone: request.timeZone) }) { request.now = now }
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
}
