import Contract

/// One judged answer: written once, never changed.
public struct Attempt: Equatable, Sendable {
  public enum Verdict: String, Sendable { case right, wrong }

  /// What tells it from every other attempt, wherever it was made.
  public var id: String
  public var moment: Moment
  /// The file of the course in which the item stands.
  public var lesson: String
  public var item: String
  /// The kind of question; a newer one may have others than this reader knows.
  public var kind: String
  /// As given: one answer, or one for each action.
  public var answers: [String]
  public var verdict: Verdict
  /// The misconceptions that the answers showed.
  public var misconceptions: [String]
  /// How many levels of hint were shown.
  public var hints: Int
  /// From the question to the answer.
  public var seconds: Double
  /// The learner's own rating, from 1, of what nobody else can judge.
  public var rating: Int?
  /// `Question.fingerprint` at that time.
  public var contentHash: String

  public init(
    id: String, moment: Moment, lesson: String, item: String, kind: String, answers: [String], verdict: Verdict,
    misconceptions: [String] = [], hints: Int = 0, seconds: Double = 0, rating: Int? = nil, contentHash: String = ""
  ) {
    self.id = id
    self.moment = moment
    self.lesson = lesson
    self.item = item
    self.kind = kind
    self.answers = answers
    self.verdict = verdict
    self.misconceptions = misconceptions
    self.hints = hints
    self.seconds = seconds
    self.rating = rating
    self.contentHash = contentHash
  }

  var json: JSON {
    var object = JSONObject([
      "id": .string(id), "at": .string(moment.text), "offset": .int(moment.offset), "lesson": .string(lesson),
      "item": .string(item), "kind": .string(kind), "answers": .array(answers.map(JSON.string)),
      "verdict": .string(verdict.rawValue),
    ])
    if !misconceptions.isEmpty { object["misconceptions"] = .array(misconceptions.map(JSON.string)) }
    object["hints"] = .int(hints)
    object["seconds"] = .seconds(seconds)
    if let rating { object["rating"] = .int(rating) }
    object["hash"] = .string(contentHash)
    return .object(object)
  }

  /// Nil for an attempt that this reader does not understand; it is kept in the file all the same.
  init?(_ json: JSON) {
    guard let id = json["id"]?.string, let at = json["at"]?.string,
      let moment = Moment(text: at, offset: json["offset"]?.int ?? 0), let item = json["item"]?.string,
      let verdict = json["verdict"]?.string.flatMap(Verdict.init)
    else { return nil }
    self.init(
      id: id, moment: moment, lesson: json["lesson"]?.string ?? "", item: item, kind: json["kind"]?.string ?? "",
      answers: json["answers"]?.array?.compactMap(\.string) ?? [], verdict: verdict,
      misconceptions: json["misconceptions"]?.array?.compactMap(\.string) ?? [], hints: json["hints"]?.int ?? 0,
      seconds: json["seconds"]?.double ?? 0, rating: json["rating"]?.int, contentHash: json["hash"]?.string ?? "")
  }
}

/// Where the learner left, told so that it is found again after the lesson was edited.
public struct ProgressPlace: Equatable, Sendable {
  public var lesson: String
  /// The item that was being asked, if one was.
  public var item: String?
  /// The title of the section.
  public var section: String
  /// The number of the step in the lesson, from 0.
  public var step: Int

  public init(lesson: String, item: String? = nil, section: String = "", step: Int = 0) {
    self.lesson = lesson
    self.item = item
    self.section = section
    self.step = step
  }

  func json(at moment: Moment) -> JSON {
    .object([
      "lesson": .string(lesson), "item": JSON(item), "section": .string(section), "step": .int(step),
      "at": .string(moment.text), "offset": .int(moment.offset),
    ])
  }

  init?(_ json: JSON) {
    guard let lesson = json["lesson"]?.string else { return nil }
    self.init(
      lesson: lesson, item: json["item"]?.string, section: json["section"]?.string ?? "",
      step: max(0, json["step"]?.int ?? 0))
  }
}
