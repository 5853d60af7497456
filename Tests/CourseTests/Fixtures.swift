import Course
import Markdown

/// A course in memory.
struct MemoryFolder: CourseFolder {
  var files: [String: String]
  var others: Set<String> = []

  func markdownPaths() throws(FileTrouble) -> [String] { Array(files.keys) }
  func contents(of path: String) throws(FileTrouble) -> [UInt8] { Array((files[path] ?? "").utf8) }
  func exists(_ path: String) -> Bool { files[path] != nil || others.contains(path) }
}

/// The front matter of a fixture: six lines, so that a body begins on the seventh.
func header(_ id: String = "a", lang: String = "ko") -> String {
  "---\nformat: 1\nid: \(id)\ntitle: T\nlang: \(lang)\n---\n"
}

/// The faults of one file as `id line:column`, in the order in which a person reads them.
func faults(of text: String, path: String = "Lessons/a.md") -> [String] {
  CourseFile.read(path: path, text: text).diagnostics.sorted(by: CourseDiagnostic.reads).map(\.shape)
}

/// The same for a lesson whose front matter is in order.
func faults(inBody body: String, path: String = "Lessons/a.md") -> [String] {
  faults(of: header() + body, path: path)
}

/// The faults of a whole course as `file id line:column`.
func faults(ofCourse files: [String: String], others: Set<String> = []) -> [String] {
  CourseContents(MemoryFolder(files: files, others: others)).diagnostics.map { "\($0.file) \($0.shape)" }
}

func lesson(_ body: String) -> CourseFile { CourseFile.read(path: "Lessons/a.md", text: header() + body).file }

extension CourseDiagnostic {
  var shape: String { "\(id) \(range.start.line):\(range.start.column)" }
}
