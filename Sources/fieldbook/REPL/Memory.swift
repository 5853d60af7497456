import Contract
import Course

/// What is remembered of the learner from one time to the next.
final class Memory {
  private let store: ProgressStore
  private let course: CourseContents
  /// The last attempt at each item.
  private var latest: [String: Attempt] = [:]

  init(store: ProgressStore, course: CourseContents) {
    self.store = store
    self.course = course
    for attempt in store.attempts { note(attempt) }
  }

  private func note(_ attempt: Attempt) {
    let item = course.presentName(of: attempt.item)
    if let last = latest[item], last.moment.seconds > attempt.moment.seconds { return }
    latest[item] = attempt
  }

  /// What happened to the file that the learner must know.
  func notices() -> [ProgressStore.Notice] { store.takeNotices() }

  // MARK: Answers

  /// Keeps an answer at once; why not, where it could not be.
  func keep(_ answer: JudgedAnswer) -> FileTrouble? {
    let asked = answer.asked
    let trouble = store.keep { id, moment in
      Attempt(
        id: id, moment: moment, lesson: asked.file.id, item: asked.question.id, kind: asked.question.kind.rawValue,
        answers: answer.given, verdict: answer.isRight ? .right : .wrong, misconceptions: answer.misconceptions,
        hints: answer.hints, seconds: answer.seconds, rating: answer.rating, contentHash: self.fingerprint(asked))
    }
    if let attempt = store.attempts.last { note(attempt) }
    return trouble
  }

  private func fingerprint(_ asked: LessonStep.Asked) -> String {
    let code = course.order(for: asked.question, in: asked.file)?.code ?? ""
    return asked.question.fingerprint(code: code)
  }

  /// How an item stands with the learner.
  enum Standing {
    case new, right, wrong
    /// It was answered, and is another question now.
    case changed
  }

  func standing(of asked: LessonStep.Asked) -> Standing {
    guard let attempt = latest[asked.question.id] else { return .new }
    guard attempt.contentHash.isEmpty || attempt.contentHash == fingerprint(asked) else { return .changed }
    return attempt.verdict == .right ? .right : .wrong
  }

  /// How an item was answered last; nil where it never was.
  func lastResult(_ item: String) -> Bool? { latest[item].map { $0.verdict == .right } }

  /// The items of the course that were answered wrong last, in the course's order.
  var wrongItems: [String] {
    (course.lessons + course.banks).flatMap(\.questions).map(\.id).filter { lastResult($0) == false }
  }

  var history: History { store.history }

  /// The attempt that was kept last.
  var lastAttempt: Attempt? { store.attempts.last }

  // MARK: Appeals

  var appeals: [Appeal] { store.appeals }

  func appeal(against attempt: Attempt, reason: String) -> FileTrouble? {
    store.keepAppeal(against: attempt.id, reason: reason)
  }

  // MARK: The place

  /// Where the learner is. Kept at once, so that whatever ends the program loses nothing of it.
  var place: ProgressPlace? {
    get { store.place }
    set {
      guard newValue != store.place else { return }
      store.place = newValue
      store.saveIfNeeded()
    }
  }
}
