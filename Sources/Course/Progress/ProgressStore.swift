import Contract

/// Keeps what a learner did. Every answer is on the disk when `keep` returns without a trouble; where it cannot be, it
/// stays in memory and is tried again with the next.
///
/// Several processes may keep answers in one file at once: each reads it again under the lock before it writes.
public final class ProgressStore {
  /// Something that the learner must be told, once.
  public enum Notice: Equatable, Sendable {
    /// The file was damaged or not ours; it has this name now, and so many attempts of it were saved.
    case setAside(as: String, saved: Int)
    /// A newer Fieldbook wrote the file: what is answered now cannot be kept.
    case newerFormat(Int, known: Int)
    /// The file is there and cannot be read: what is answered now cannot be kept.
    case unreadable(FileTrouble)
  }

  private let file: any ProgressFile
  private let now: () -> Moment
  private let makeID: () -> String
  private var document = ProgressDocument()
  /// What the disk does not have yet.
  private var isDirty = false
  private var notices: [Notice] = []
  private var seen: Set<String> = []

  /// All attempts that this reader understands, in the order in which they became known.
  public private(set) var attempts: [Attempt] = []
  /// What the learner said against judgements.
  public private(set) var appeals: [Appeal] = []
  /// Whether answers cannot be kept at all.
  public private(set) var isReadOnly = false

  /// Opens the file, which need not exist. Never fails: what is wrong stands in `notices`.
  ///
  /// - Parameters:
  ///   - now: The learner's clock.
  ///   - makeID: A new name for an attempt that nobody else will ever make.
  public init(_ file: some ProgressFile, now: @escaping () -> Moment, makeID: @escaping () -> String) {
    self.file = file
    self.now = now
    self.makeID = makeID
    // Reading alone needs no lock: a rename shows either the old file or the new one. Only damage must be set aside.
    do throws(FileTrouble) {
      guard let bytes = try file.read() else { return }
      do throws(ProgressDocument.Damage) {
        document = try ProgressDocument(bytes)
        noticeNewerFormat()
      } catch {
        try file.whileLocked { () throws(FileTrouble) in document = try self.readAgain() }
      }
    } catch {
      isReadOnly = true
      notices.append(.unreadable(error))
    }
    derive()
  }

  /// What happened to the file since this was asked last.
  public func takeNotices() -> [Notice] {
    defer { notices = [] }
    return notices
  }

  // MARK: Keeping

  /// Makes an attempt of an answer and keeps it.
  /// - Returns: Why it could not be written, if so; it is kept in memory and tried again.
  @discardableResult
  public func keep(_ make: (_ id: String, _ moment: Moment) -> Attempt) -> FileTrouble? {
    let attempt = make(makeID(), now())
    document.add(attempt)
    derive()
    return save()
  }

  /// Keeps an appeal against the judgement of an attempt.
  /// - Returns: Why it could not be written, if so; it is kept in memory and tried again.
  @discardableResult
  public func keepAppeal(against attempt: String, reason: String) -> FileTrouble? {
    document.add(Appeal(id: makeID(), moment: now(), attempt: attempt, reason: reason))
    derive()
    return save()
  }

  /// Where the learner left. Setting it does not write: it is written with the next answer, or by `save`.
  public var place: ProgressPlace? {
    get { document.members["place"].flatMap(ProgressPlace.init) }
    set {
      guard newValue != place else { return }
      document.members["place"] = newValue?.json(at: now()) ?? .null
      isDirty = true
    }
  }

  /// Writes what is not on the disk yet, if anything.
  @discardableResult
  public func saveIfNeeded() -> FileTrouble? { isDirty ? save() : nil }

  /// Whether something is in memory alone.
  public var hasUnsaved: Bool { isDirty }

  private func save() -> FileTrouble? {
    isDirty = true
    if isReadOnly { return FileTrouble(.notPermitted, path: file.path, detail: "read-only") }
    do throws(FileTrouble) {
      try file.whileLocked { () throws(FileTrouble) in
        var merged = try readAgain()
        guard !isReadOnly else { return }
        merged.merge(document)
        if document.members["place"] == .null { merged.members["place"] = nil }
        try file.replace(with: merged.bytes)
        document = merged
        isDirty = false
      }
    } catch {
      return error
    }
    derive()
    return isReadOnly ? FileTrouble(.notPermitted, path: file.path, detail: "read-only") : nil
  }

  /// What is on the disk now; a damaged file is set aside, under the lock.
  private func readAgain() throws(FileTrouble) -> ProgressDocument {
    guard let bytes = try file.read() else { return ProgressDocument() }
    do throws(ProgressDocument.Damage) {
      let found = try ProgressDocument(bytes)
      if found.isNewer {
        isReadOnly = true
        notices.append(.newerFormat(found.format, known: ProgressDocument.knownFormat))
      }
      return found
    } catch {
      guard case .unreadable(let saved) = error else { return ProgressDocument() }
      let name = try file.setAside(mark: "unreadable-\(now().nameText)")
      notices.append(.setAside(as: name, saved: saved.attempts.count))
      isDirty = true
      return saved
    }
  }

  private func noticeNewerFormat() {
    guard document.isNewer else { return }
    isReadOnly = true
    notices.append(.newerFormat(document.format, known: ProgressDocument.knownFormat))
  }

  private func derive() {
    for json in document.attempts {
      guard let id = json["id"]?.string, seen.insert(id).inserted else { continue }
      if let attempt = Attempt(json) { attempts.append(attempt) }
      if let appeal = Appeal(json) { appeals.append(appeal) }
    }
  }

  public var history: History { History(attempts) }
}

extension ProgressStore.Notice {
  public func text(_ language: Language) -> String { language.courseTexts.text(of: self) }
}

/// What a learner's attempts amount to.
public struct History: Sendable {
  public let attempts: [Attempt]

  public init(_ attempts: [Attempt]) { self.attempts = attempts }

  /// The last attempt at an item, by the learner's clock.
  public func last(of item: String) -> Attempt? {
    attempts.filter { $0.item == item }.reduce(nil) { last, next in
      guard let last, last.moment.seconds > next.moment.seconds else { return next }
      return last
    }
  }

  public var answered: Int { attempts.count }
  public var right: Int { attempts.count { $0.verdict == .right } }

  /// How often each misconception showed, the most frequent first.
  public var misconceptions: [(name: String, count: Int)] {
    var counts: [String: Int] = [:]
    for name in attempts.flatMap(\.misconceptions) { counts[name, default: 0] += 1 }
    return counts.map { (name: $0.key, count: $0.value) }.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }
}
