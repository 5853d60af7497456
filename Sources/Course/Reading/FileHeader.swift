import Contract
import Markdown

/// What a file of a course is for.
public enum FileRole: String, Equatable, Sendable {
  case lesson, bank, paper

  /// By its folder: `Lessons/`, `Quizzes/`, `Quizzes/papers/`.
  init(path: String) {
    self = path.hasPrefix("Quizzes/papers/") ? .paper : path.hasPrefix("Quizzes/") ? .bank : .lesson
  }
}

/// What a file's front matter says.
public struct FileHeader: Equatable, Sendable {
  /// The newest format that this reader knows.
  public static let knownFormat = 1

  public struct Renaming: Equatable, Sendable {
    public var old: String
    public var new: String
    public var range: SourceRange
  }

  /// `5 from day11-part1`.
  public struct Draw: Equatable, Sendable {
    public var count: Int
    public var pool: String
    public var range: SourceRange
  }

  public enum Reveal: String, CaseIterable, Sendable { case each, end }

  public var format: Int?
  public var id: String?
  public var idRange: SourceRange?
  public var title: String?
  public var language: String?
  public var languageRange: SourceRange?
  public var day: Int?
  public var part: Int?
  public var minutes: Int?
  public var pool: String?
  public var renamed: [Renaming] = []
  public var draw: [Draw] = []
  public var secondsPerQuestion: Int?
  public var givesHints = true
  public var reveal = Reveal.each

  private static let required = ["format", "id", "title", "lang"]
  private static let keys = required + ["day", "part", "minutes", "renamed", "pool"]
  private static let paperKeys = ["draw", "per-question-seconds", "hints", "reveal"]

  init() {}

  init(_ matter: FrontMatter, role: FileRole, _ diagnostics: inout Diagnostics) {
    guard matter.isThere else {
      diagnostics.report(
        .frontMatterMissing, at: SourceRange(.start, count: 1), fix: .init(.add("---\nformat: 1\n…\n---")))
      return
    }
    var seen: Set<String> = []
    for field in matter.fields where seen.insert(field.key).inserted { read(field, role: role, &diagnostics) }
    for key in Self.required + (role == .paper ? ["draw"] : []) where !seen.contains(key) {
      diagnostics.report(
        .frontMatterKeyMissing(key), at: SourceRange(.start, count: 3), fix: .init(.add("\(key): …")))
    }
  }

  private mutating func read(_ field: FrontMatter.Field, role: FileRole, _ diagnostics: inout Diagnostics) {
    switch field.key {
    case "format":
      format = wholeNumber(field, &diagnostics)
      if let format, format > Self.knownFormat {
        diagnostics.report(.newerFormat(format, known: Self.knownFormat), at: field.valueRange)
      }
    case "id":
      id = text(field, &diagnostics).flatMap { Identifier.check($0, at: field.valueRange, &diagnostics) }
      idRange = field.valueRange
    case "title": title = text(field, &diagnostics)
    case "lang":
      language = text(field, &diagnostics)
      languageRange = field.valueRange
      if let language, !Self.isLanguage(language) {
        diagnostics.report(.badValue(key: "lang", value: language, expected: .language), at: field.valueRange)
      }
    case "day": day = wholeNumber(field, &diagnostics)
    case "part": part = wholeNumber(field, &diagnostics)
    case "minutes": minutes = wholeNumber(field, &diagnostics)
    case "pool": pool = text(field, &diagnostics).flatMap { Identifier.check($0, at: field.valueRange, &diagnostics) }
    case "renamed": renamed = list(field, &diagnostics).compactMap { renaming($0, &diagnostics) }
    default: readPaperKey(field, role: role, &diagnostics)
    }
  }

  private mutating func readPaperKey(_ field: FrontMatter.Field, role: FileRole, _ diagnostics: inout Diagnostics) {
    guard Self.paperKeys.contains(field.key) else {
      diagnostics.report(
        unknown: field.key, among: Self.keys + (role == .paper ? Self.paperKeys : []), at: field.keyRange
      ) { .frontMatterKeyUnknown(field.key, suggestion: $0) }
      return
    }
    if role != .paper { diagnostics.report(.frontMatterKeyElsewhere(field.key), at: field.keyRange) }
    switch field.key {
    case "draw": draw = list(field, &diagnostics).compactMap { drawing($0, &diagnostics) }
    case "per-question-seconds": secondsPerQuestion = wholeNumber(field, &diagnostics)
    case "hints": givesHints = oneOf(["yes", "no"], field, &diagnostics) != "no"
    default: reveal = oneOf(Reveal.allCases.map(\.rawValue), field, &diagnostics).flatMap(Reveal.init) ?? .each
    }
  }

  /// Whether a text may be the id of a file, a question, a snippet.
  public static func isID(_ text: String) -> Bool { Identifier.isValid(text) }

  static func isLanguage(_ text: String) -> Bool {
    (2...3).contains(text.utf8.count) && text.utf8.allSatisfy { (0x61...0x7A).contains($0) }
  }

  private func text(_ field: FrontMatter.Field, _ diagnostics: inout Diagnostics) -> String? {
    if case .text(let text) = field.value, !text.isEmpty { return text }
    diagnostics.report(.badValue(key: field.key, value: "", expected: .text), at: field.valueRange)
    return nil
  }

  private func wholeNumber(_ field: FrontMatter.Field, _ diagnostics: inout Diagnostics) -> Int? {
    guard let text = text(field, &diagnostics) else { return nil }
    if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text) { return number }
    diagnostics.report(.badValue(key: field.key, value: text, expected: .wholeNumber), at: field.valueRange)
    return nil
  }

  private func oneOf(
    _ values: [String], _ field: FrontMatter.Field, _ diagnostics: inout Diagnostics
  ) -> String? {
    guard let text = text(field, &diagnostics) else { return nil }
    if values.contains(text) { return text }
    let meant = Spelling.nearest(to: text, among: values)
    diagnostics.report(
      .badValue(key: field.key, value: text, expected: .oneOf(values)), at: field.valueRange,
      fix: meant.map { .init(replacing: field.valueRange, with: $0) })
    return nil
  }

  private func list(_ field: FrontMatter.Field, _ diagnostics: inout Diagnostics) -> [FrontMatter.Item] {
    if case .list(let items) = field.value, !items.isEmpty { return items }
    diagnostics.report(.badValue(key: field.key, value: "", expected: .list), at: field.valueRange)
    return []
  }

  /// `OLD to NEW`.
  private func renaming(_ item: FrontMatter.Item, _ diagnostics: inout Diagnostics) -> Renaming? {
    let words = item.text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count == 3, words[1] == "to", Identifier.isValid(words[0]), Identifier.isValid(words[2]) else {
      diagnostics.report(.badRenaming(item.text), at: item.range)
      return nil
    }
    return Renaming(old: words[0], new: words[2], range: item.range)
  }

  private func drawing(_ item: FrontMatter.Item, _ diagnostics: inout Diagnostics) -> Draw? {
    let words = item.text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count == 3, words[1] == "from", let count = Int(words[0]), count > 0, Identifier.isValid(words[2])
    else {
      diagnostics.report(.badDraw(item.text), at: item.range)
      return nil
    }
    return Draw(count: count, pool: words[2], range: item.range)
  }
}
