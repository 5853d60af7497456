import Contract
import Markdown

/// Tells what the compiler says of a lesson's code in the course's own way.
struct CompilerPlaces: Sendable {
  let course: CourseContents

  func diagnostics(_ said: [Diagnostic], isSyntax: Bool = false) -> [CourseDiagnostic] {
    var found: [CourseDiagnostic] = []
    for diagnostic in said {
      let range = range(file: diagnostic.file, line: diagnostic.line, column: diagnostic.column)
      switch diagnostic.severity {
      case .note:
        guard !found.isEmpty else { continue }
        found[found.count - 1].notes.append(
          .init(.compilerSays(diagnostic.message), file: diagnostic.file, range: range))
      case .warning:
        found.append(
          CourseDiagnostic(.compileWarning(message: diagnostic.message), file: diagnostic.file, range: range))
      case .error:
        let fault: Fault =
          isSyntax ? .syntaxError(message: diagnostic.message) : .compileError(message: diagnostic.message)
        found.append(CourseDiagnostic(fault, file: diagnostic.file, range: range))
      }
    }
    return found
  }

  /// The compiler counts bytes, a person characters.
  func range(file path: String, line: Int, column: Int) -> SourceRange {
    guard let file = course.files.first(where: { $0.path == path }) else {
      return SourceRange(SourcePosition(line: line, column: column), count: 1)
    }
    return SourceRange(file.source.position(line: line, byte: column - 1), count: 1)
  }
}
