import Contract

/// "I think I am right": what a learner says of one attempt, for the author to read. It stands among the attempts, where
/// readers that do not know it keep it.
public struct Appeal: Equatable, Sendable {
  public var id: String
  public var moment: Moment
  /// The id of the attempt that it is about.
  public var attempt: String
  /// The learner's reason; may be empty.
  public var reason: String

  public init(id: String, moment: Moment, attempt: String, reason: String) {
    self.id = id
    self.moment = moment
    self.attempt = attempt
    self.reason = reason
  }

  var json: JSON {
    .object([
      "id": .string(id), "at": .string(moment.text), "offset": .int(moment.offset), "appeal": .string(attempt),
      "reason": .string(reason),
    ])
  }

  /// Nil for what is no appeal.
  init?(_ json: JSON) {
    guard let id = json["id"]?.string, let attempt = json["appeal"]?.string, let at = json["at"]?.string,
      let moment = Moment(text: at, offset: json["offset"]?.int ?? 0)
    else { return nil }
    self.init(id: id, moment: moment, attempt: attempt, reason: json["reason"]?.string ?? "")
  }
}

/// The appeals of a learner as an author gets them: what was asked, what was answered, and why that should be right.
/// Nothing in it says who the learner is.
public struct AppealExport {
  private let history: History
  private let appeals: [Appeal]

  public init(_ history: History, appeals: [Appeal]) {
    self.history = history
    self.appeals = appeals
  }

  public var json: JSON {
    let entries = appeals.compactMap { appeal -> JSON? in
      guard let attempt = history.attempts.first(where: { $0.id == appeal.attempt }) else { return nil }
      return .object([
        "lesson": .string(attempt.lesson), "item": .string(attempt.item), "kind": .string(attempt.kind),
        "answers": .array(attempt.answers.map(JSON.string)), "verdict": .string(attempt.verdict.rawValue),
        "reason": .string(appeal.reason), "at": .string(appeal.moment.text), "hash": .string(attempt.contentHash),
      ])
    }
    return .object(["format": 1, "appeals": .array(entries)])
  }
}
