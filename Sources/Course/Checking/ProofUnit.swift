import Contract
import Markdown

/// What is proven as one: a snippet by itself, or a question.
struct ProofUnit: Sendable {
  enum Subject: Sendable {
    case snippet(Snippet)
    case question(Question)
  }

  var subject: Subject
  /// What has to be done to prove it.
  var jobs: [ProofJob]
  /// Changes whenever something changes on which its proof hangs.
  var key: String

  init(_ subject: Subject, jobs: [ProofJob]) {
    self.subject = subject
    self.jobs = jobs
    var sum = Fingerprint()
    for job in jobs { sum.add(job) }
    if case .question(let question) = subject { sum.add(pinnedBy: question) }
    key = sum.text
  }
}

extension Fingerprint {
  fileprivate mutating func add(_ job: ProofJob) {
    switch job.kind {
    case .run(let changed): add(part: "run " + changed.map(\.rawValue).sorted().joined(separator: ","))
    case .compile: add(part: "compile")
    case .parse: add(part: "parse")
    }
    for piece in job.order.pieces {
      add(part: piece.text)
      // Code that names its own place may answer otherwise elsewhere.
      if ["#line", "#file", "#column"].contains(where: piece.text.contains) {
        add(part: "\(piece.file) \(piece.firstLine) \(piece.indentation)")
      }
    }
    add(part: job.order.view ?? "")
    for action in job.order.actions { add(part: action) }
    let settings = job.order.settings
    for policy in settings.policies { add(part: "\(policy.name)=\(policy.value)") }
    for part in [settings.platform?.rawValue, settings.locale, settings.now, settings.swift] { add(part: part ?? "") }
  }

  /// What the author says that the runs give.
  fileprivate mutating func add(pinnedBy question: Question) {
    add(part: question.kind.rawValue)
    add(part: question.ask?.text ?? "")
    add(part: question.isEach ? "each" : "")
    for part in question.answer?.lines ?? [] { add(part: part) }
    for wrong in question.wrongs { add(part: "wrong " + wrong.answer) }
    for box in question.boxes { add(part: box.isTicked ? "x " + box.text : box.text) }
    for pair in question.pairs {
      add(part: pair.isHidden ? "hidden" : "visible")
      for expectation in pair.expectations { add(part: expectation.text) }
    }
    add(part: question.broken?.failsToCompile == true ? "compile" : "")
  }
}
