import Contract
import Markdown

/// A lesson, a bank of questions or a paper: one Markdown file of a course, read.
public struct CourseFile: Equatable, Sendable {
  /// Within the course: `Lessons/day11-part1.md`.
  public var path: String
  public var role: FileRole
  public var source: SourceText
  public var header: FileHeader
  public var sections: [Section] = []
  public var goals: [Goal] = []
  /// All `swift` fences in their order, those of `fix` questions left out.
  public var snippets: [Snippet] = []
  public var questions: [Question] = []
  public var recalls: [Recall] = []
  public var links: [Link] = []
  /// The anchors of its headings, as GitHub makes them.
  public var anchors: [String] = []

  init(path: String, source: SourceText) {
    self.path = path
    self.source = source
    role = FileRole(path: path)
    header = FileHeader()
  }

  /// The file's id; its path where the front matter has none.
  public var id: String { header.id ?? path }

  public var title: String { header.title ?? path }

  /// The language that stands before the name's ending: `en` of `part1.en.md`. Nil for an original.
  public var languageOfName: String? { Self.splitName(path).language }

  /// The path of the original that this file translates; its own where it is one.
  public var originalPath: String {
    let (stem, language) = Self.splitName(path)
    return language == nil ? path : stem + ".md"
  }

  private static func splitName(_ path: String) -> (stem: String, language: String?) {
    let stem = path.hasSuffix(".md") ? String(path.dropLast(3)) : path
    guard let dot = stem.lastIndex(of: "."), !stem[dot...].contains("/") else { return (stem, nil) }
    let ending = String(stem[stem.index(after: dot)...])
    return FileHeader.isLanguage(ending) ? (String(stem[..<dot]), ending) : (stem, nil)
  }

  public func snippet(_ id: String) -> Snippet? { snippets.first { $0.id == id } }
  public func question(_ id: String) -> Question? { questions.first { $0.id == id } }
}

/// A heading with what follows it, read in one go.
public struct Section: Equatable, Sendable {
  public enum Part: String, CaseIterable, Sendable {
    case goals, review, preview, sources
  }

  public enum Element: Equatable, Sendable {
    case block(MarkdownNode)
    case snippet(Snippet)
    /// A question by its id.
    case question(String)
    case recall(Recall)
  }

  /// Nil before the first heading, and for a part that has none.
  public var heading: MarkdownNode?
  public var part: Part?
  public var elements: [Element] = []
  public var start: SourcePosition

  public var title: String { heading?.plainText ?? "" }
  public var level: Int { if case .heading(let level) = heading?.kind { level } else { 0 } }
}

/// What a learner can do after a lesson.
public struct Goal: Equatable, Sendable {
  public var id: String
  public var content: [MarkdownNode]
  public var range: SourceRange

  public var text: String { content.map(\.plainText).joined(separator: " ").trimmed }
}

/// An item of an earlier day, asked again.
public struct Recall: Equatable, Sendable {
  public var lesson: String
  public var item: String
  public var range: SourceRange
}

/// A link or an image.
public struct Link: Equatable, Sendable {
  public var destination: String
  public var range: SourceRange
}
