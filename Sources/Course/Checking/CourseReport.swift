import Markdown

/// What a check found.
public struct CourseReport: Sendable {
  public var diagnostics: [CourseDiagnostic] = []
  /// The pinned answers that are not what the run gives, with what it gives.
  public var answers: [AnswerUpdate] = []
  public var wasInterrupted = false
  /// Whether this machine could not do all of it.
  public var lacksSomething = false
  public private(set) var files: Int
  public private(set) var snippets: Int
  public private(set) var questions: Int

  init(files: [CourseFile]) {
    self.files = files.count
    snippets = files.map(\.snippets.count).reduce(0, +)
    questions = files.map(\.questions.count).reduce(0, +)
  }

  public var errors: Int { diagnostics.count { $0.severity == .error } }
  public var warnings: Int { diagnostics.count { $0.severity == .warning } }

  /// 0 without errors, 1 with, 5 where the machine lacks something, 130 after an interrupt.
  ///
  /// - Parameter isStrict: Whether warnings count as errors.
  public func exitStatus(isStrict: Bool = false) -> Int32 {
    if wasInterrupted { return 130 }
    if lacksSomething { return 5 }
    return errors > 0 || (isStrict && warnings > 0) ? 1 : 0
  }
}

/// A pinned answer as the run gives it.
public struct AnswerUpdate: Equatable, Sendable {
  public var file: String
  /// The lines of the answer; empty, before the fence's end, where there are none.
  public var range: SourceRange
  /// The lines as they should be, without the end of the last.
  public var lines: [String]
}

/// Which part of a course is checked.
public struct CheckChoice: Sendable {
  private let isChosen: @Sendable (String) -> Bool
  private let names: [String]

  /// - Parameters:
  ///   - names: The ids of files, questions, snippets or kinds of faults; none is all.
  ///   - isChosen: Whether the faults of a file are wanted.
  public init(only names: [String] = [], isChosen: @escaping @Sendable (String) -> Bool = { _ in true }) {
    self.isChosen = isChosen
    self.names = names
  }

  func includes(_ file: String) -> Bool { isChosen(file) }

  /// Whether a unit must be proven: a kind of fault can come of any.
  func includes(_ unit: ProofUnit, of file: CourseFile) -> Bool {
    names.isEmpty
      || names.contains { name in
        guard !Fault.ids.contains(name), name != file.id else { return true }
        return switch unit.subject {
        case .snippet(let snippet): snippet.id == name
        case .question(let question): question.id == name
        }
      }
  }

  func includes(_ diagnostic: CourseDiagnostic, of course: CourseContents) -> Bool {
    guard !names.isEmpty, diagnostic.file != ".", diagnostic.id != "machine-lacks" else { return true }
    if names.contains(diagnostic.id) { return true }
    let files = course.files.filter { $0.path == diagnostic.file }
    return names.contains { name in
      files.contains { file in
        file.id == name
          || file.questions.contains { $0.id == name && $0.range.contains(diagnostic.range.start) }
          || file.snippets.contains { $0.id == name && $0.range.contains(diagnostic.range.start) }
      }
    }
  }
}

extension CourseContents {
  /// All that `--only` may name: files, questions, snippets, kinds of faults.
  public var checkableNames: [String] {
    files.flatMap { file in [file.id] + file.questions.map(\.id) + file.snippets.compactMap(\.id) } + Fault.ids
  }
}

extension SourceRange {
  /// Whether a place is within, the end included.
  public func contains(_ place: SourcePosition) -> Bool { start <= place && place <= end }
}
