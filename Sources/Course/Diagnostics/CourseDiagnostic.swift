import Contract
import Markdown

/// A fault of a course's file: a value that producers append and consumers print or encode.
public struct CourseDiagnostic: Equatable, Sendable {
  public enum Severity: String, Comparable, Sendable {
    case error, warning

    public static func < (a: Severity, b: Severity) -> Bool { a == .error && b == .warning }
  }

  public var fault: Fault
  /// The file's path within its course.
  public var file: String
  public var range: SourceRange
  public var notes: [Note]
  public var fix: Fix?

  public init(_ fault: Fault, file: String, range: SourceRange, notes: [Note] = [], fix: Fix? = nil) {
    self.fault = fault
    self.file = file
    self.range = range
    self.notes = notes
    self.fix = fix
  }

  /// The fault's name, which no language changes.
  public var id: String { fault.id }

  public var severity: Severity { fault.severity }

  /// What is wrong, in a sentence.
  public func summary(_ language: Language) -> String { language.courseTexts.summary(of: fault) }

  /// Another place, or a fact, that explains the fault.
  public struct Note: Equatable, Sendable {
    public var fact: Fact
    public var file: String?
    public var range: SourceRange?

    public init(_ fact: Fact, file: String? = nil, range: SourceRange? = nil) {
      self.fact = fact
      self.file = file
      self.range = range
    }

    public func text(_ language: Language) -> String { language.courseTexts.text(of: fact) }
  }

  /// What to write instead. `replacement` stands for the fix's range where a tool can put it there by itself.
  public struct Fix: Equatable, Sendable {
    public var advice: Advice
    public var range: SourceRange?
    public var replacement: String?

    public init(_ advice: Advice) { self.advice = advice }

    public init(replacing range: SourceRange, with replacement: String) {
      advice = .write(replacement)
      self.range = range
      self.replacement = replacement
    }

    public func text(_ language: Language) -> String { language.courseTexts.text(of: advice) }
  }

  /// The order in which a person reads them: by file, then by place, errors first.
  public static func reads(_ a: CourseDiagnostic, before b: CourseDiagnostic) -> Bool {
    (a.file, a.range.start, a.severity, a.id) < (b.file, b.range.start, b.severity, b.id)
  }
}

/// A collector that the parts of a reader share.
struct Diagnostics {
  let file: String
  private(set) var all: [CourseDiagnostic] = []

  init(file: String) { self.file = file }

  mutating func report(
    _ fault: Fault, at range: SourceRange, notes: [CourseDiagnostic.Note] = [], fix: CourseDiagnostic.Fix? = nil
  ) {
    all.append(CourseDiagnostic(fault, file: file, range: range, notes: notes, fix: fix))
  }

  /// Reports a name that is none of those known, with the one that was probably meant as its fix.
  mutating func report(
    unknown word: String, among known: some Sequence<String>, at range: SourceRange, as fault: (String?) -> Fault
  ) {
    let suggestion = Spelling.nearest(to: word, among: known)
    report(fault(suggestion), at: range, fix: suggestion.map { CourseDiagnostic.Fix(replacing: range, with: $0) })
  }
}
