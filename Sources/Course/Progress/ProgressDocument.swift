import Contract

/// The learner's file as a value. The attempts are the truth; all else is derived from them.
///
/// Whatever this reader does not know is kept as it is: members, items, kinds, attempts of a shape of their own.
struct ProgressDocument: Equatable, Sendable {
  static let knownFormat = 1

  /// Why bytes are no progress.
  enum Damage: Error, Equatable {
    /// No JSON, JSON of something else, or a sum that does not fit. With what could be saved of it.
    case unreadable(saved: ProgressDocument)
  }

  /// All members but the attempts and the sum, in their order.
  var members = JSONObject(["format": .int(knownFormat)])
  /// As they stand in the file, oldest first.
  private(set) var attempts: [JSON] = []
  private var ids: Set<String> = []

  var format: Int { members["format"]?.int ?? 0 }
  var isNewer: Bool { format > Self.knownFormat }

  init() {}

  init(_ bytes: [UInt8]) throws(Damage) {
    let json: JSON
    do { json = try JSON(parsing: bytes) } catch { throw .unreadable(saved: Self(saving: bytes)) }
    guard var members = json.object, let format = members["format"]?.int, format >= 1,
      Self.isWhole(&members, format: format), format > Self.knownFormat || members["attempts"]?.array != nil
    else { throw .unreadable(saved: Self(saving: bytes)) }
    let attempts = members["attempts"]?.array ?? []
    members["attempts"] = nil
    self.members = members
    for attempt in attempts { add(attempt) }
  }

  /// Takes the sum out and says whether it fits. Without one, a file that a person wrote or mended is as good as any.
  private static func isWhole(_ members: inout JSONObject, format: Int) -> Bool {
    guard let sum = members["sum"] else { return true }
    members["sum"] = nil
    guard format > knownFormat else { return sum == .string(self.sum(of: members)) }
    // A newer format may sum otherwise; but if our own sum fits with our own number, only that number is damaged.
    var ours = members
    ours["format"] = .int(knownFormat)
    return sum != .string(self.sum(of: ours))
  }

  /// Saves from damaged bytes every attempt whose own sum fits.
  private init(saving bytes: [UInt8]) {
    // Within a string of JSON a quote is escaped, so that this stands nowhere else.
    let beginning = Array(#"{"id":"#.utf8)
    let starts = bytes.indices.filter { bytes[$0] == beginning[0] && bytes[$0...].starts(with: beginning) }
    for (start, next) in zip(starts, starts.dropFirst() + [bytes.count]) {
      let piece = bytes[start..<next]
      let ends = piece.indices.filter { piece[$0] == UInt8(ascii: "}") }
      let attempt = ends.prefix(16).lazy.compactMap { try? JSON(parsing: Array(piece[...$0])) }.first
      if let attempt, Self.hasFittingSum(attempt) { add(attempt) }
    }
  }

  private static func hasFittingSum(_ attempt: JSON) -> Bool {
    guard var object = attempt.object, let sum = object["sum"]?.string else { return false }
    object["sum"] = nil
    return sum == self.sum(of: object)
  }

  private static func sum(of object: JSONObject) -> String { Fingerprint(JSON.object(object).text).text }

  /// Adds an attempt unless it is there already.
  mutating func add(_ attempt: JSON) {
    if let id = attempt["id"]?.string, !ids.insert(id).inserted { return }
    attempts.append(attempt)
  }

  mutating func add(_ attempt: Attempt) { add(summed: attempt.json) }

  mutating func add(_ appeal: Appeal) { add(summed: appeal.json) }

  private mutating func add(summed json: JSON) {
    guard var object = json.object else { return }
    object["sum"] = .string(Self.sum(of: object))
    add(.object(object))
  }

  /// Takes in what another document has and this one lacks: attempts by their ids, members by their names, and the
  /// later of the two places.
  mutating func merge(_ other: ProgressDocument) {
    for attempt in other.attempts where attempt["id"]?.string != nil || !attempts.contains(attempt) { add(attempt) }
    for member in other.members.members where members[member.key] == nil { members[member.key] = member.value }
    if let theirs = other.members["place"], let at = theirs["at"]?.string, at > members["place"]?["at"]?.string ?? "" {
      members["place"] = theirs
    }
  }

  /// One attempt a line, so that damage to one leaves the others readable.
  var bytes: [UInt8] {
    var whole = members
    whole["attempts"] = .array(attempts)
    var lines: [String] = members.members.map { "  \(JSON.string($0.key).text): \($0.value.text)" }
    let list = attempts.map { "    \($0.text)" }.joined(separator: ",\n")
    lines.append(attempts.isEmpty ? "  \"attempts\": []" : "  \"attempts\": [\n\(list)\n  ]")
    lines.append("  \"sum\": \(JSON.string(Self.sum(of: whole)).text)")
    return Array("{\n\(lines.joined(separator: ",\n"))\n}\n".utf8)
  }
}
