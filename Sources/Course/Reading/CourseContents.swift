import Contract
import Markdown

/// Where a course's files come from: a folder on a disk, or a dictionary in a test.
public protocol CourseFolder {
  /// The paths of all Markdown files of the course, with `/`, relative to its folder.
  func markdownPaths() throws(FileTrouble) -> [String]
  /// A file's bytes.
  func contents(of path: String) throws(FileTrouble) -> [UInt8]
  /// Whether there is a file or folder at a path.
  func exists(_ path: String) -> Bool
}

/// A course, read whole: its lessons, banks and papers, and all that is wrong with them.
public struct CourseContents: Sendable {
  /// All files, in the order of their paths.
  public private(set) var files: [CourseFile] = []
  /// In the order in which a person reads them.
  public private(set) var diagnostics: [CourseDiagnostic] = []

  /// Reads and checks all files. A file that cannot be read is a diagnostic.
  public init(_ folder: some CourseFolder) {
    do throws(FileTrouble) {
      for path in try folder.markdownPaths().filter(Self.isCourseFile).sorted() { read(path, of: folder) }
    } catch {
      diagnostics.append(CourseDiagnostic(.unreadable(error), file: ".", range: .start))
    }
    diagnostics += CourseRules(self).check(exists: folder.exists)
    diagnostics.sort(by: CourseDiagnostic.reads)
  }

  private mutating func read(_ path: String, of folder: some CourseFolder) {
    do throws(FileTrouble) {
      let (file, found) = CourseFile.read(path: path, bytes: try folder.contents(of: path))
      files.append(file)
      diagnostics += found
    } catch {
      diagnostics.append(CourseDiagnostic(.unreadable(error), file: path, range: .start))
    }
  }

  private static func isCourseFile(_ path: String) -> Bool {
    path.hasSuffix(".md") && (path.hasPrefix("Lessons/") || path.hasPrefix("Quizzes/"))
  }

  /// The originals of a kind of file: lessons by day and part, others by path.
  private func originals(_ role: FileRole) -> [CourseFile] {
    files.filter { $0.role == role && $0.languageOfName == nil }
  }

  /// The lessons in the order in which they are read, without translations.
  public var lessons: [CourseFile] {
    originals(.lesson).sorted { a, b in
      (a.header.day ?? .max, a.header.part ?? .max, a.path) < (b.header.day ?? .max, b.header.part ?? .max, b.path)
    }
  }

  public var banks: [CourseFile] { originals(.bank) }

  public var papers: [CourseFile] { originals(.paper) }

  /// The file of an id, in a language where there is a translation into it.
  public func file(_ id: String, language: Language? = nil) -> CourseFile? {
    let found = files.filter { $0.id == id }
    return found.first { $0.languageOfName == language?.rawValue && language != nil }
      ?? found.first { $0.header.language == language?.rawValue && language != nil }
      ?? found.first { $0.languageOfName == nil } ?? found.first
  }

  /// A question of the course and the file in which it stands.
  public func question(_ id: String, language: Language? = nil) -> (question: Question, file: CourseFile)? {
    guard let original = files.first(where: { $0.languageOfName == nil && $0.question(id) != nil }) else { return nil }
    let file = file(original.id, language: language) ?? original
    if let question = file.question(id) { return (question, file) }
    return original.question(id).map { ($0, original) }
  }

  /// The name that an item has now, where a file says that it was renamed.
  public func presentName(of item: String) -> String {
    var name = item
    let renamings = files.flatMap(\.header.renamed)
    for _ in 0..<8 {
      guard let next = renamings.first(where: { $0.old == name }) else { break }
      name = next.new
    }
    return name
  }

  /// The items of a pool: a file's id, or a word that questions and files name.
  public func pool(_ name: String) -> [Question] {
    files.filter { $0.languageOfName == nil && $0.role != .paper }.flatMap { file in
      file.questions.filter { $0.pool == name || file.id == name || file.header.pool == name }
    }
  }

  var poolNames: Set<String> {
    let originals = files.filter { $0.languageOfName == nil && $0.role != .paper }
    return Set(
      originals.map(\.id) + originals.compactMap(\.header.pool) + originals.flatMap(\.questions).compactMap(\.pool))
  }

  // MARK: Snippets

  /// A snippet and the file in which it stands.
  public func snippet(_ reference: SnippetReference, from file: CourseFile) -> (snippet: Snippet, file: CourseFile)? {
    let home = reference.lesson.map { self.file($0) } ?? file
    guard let home, let snippet = home.snippet(reference.id) else { return nil }
    return (snippet, home)
  }

  /// The snippets that are compiled together, in the order in which they build on each other.
  func pieces(of snippet: Snippet, in file: CourseFile) -> [SnippetOrder.Piece] {
    var pieces: [SnippetOrder.Piece] = []
    var seen: Set<String> = []
    var next: Snippet? = snippet
    while let piece = next {
      pieces.insert(SnippetOrder.Piece(piece.code, in: file), at: 0)
      if let id = piece.id { seen.insert(id) }
      next = piece.uses.flatMap { uses in seen.contains(uses.id) ? nil : file.snippet(uses.id) }
    }
    return pieces
  }
}
