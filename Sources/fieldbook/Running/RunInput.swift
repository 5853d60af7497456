import Contract
import Course
import Foundation
import Snippets
import Storage

/// What a run was asked for by name: a source file, standard input, or a snippet of a lesson.
enum RunInput {
  case file(SourceFile)
  /// Loose code becomes a view.
  case standardInput(SourceFile)
  /// A snippet with all that it builds on, and its name.
  case lesson(SnippetOrder, name: String)

  /// What `-` is called in messages.
  static let standardInputName = "<stdin>"

  init(named name: String, _ invocation: Invocation) throws(UsageFault) {
    if name == "-" {
      self = .standardInput(SourceFile(name: Self.standardInputName, text: try Self.text(of: "-")))
    } else if let mark = name.range(of: ".md#", options: .backwards), !FileManager.default.fileExists(atPath: name) {
      let lesson = String(name[..<mark.lowerBound]) + ".md"
      let id = String(name[mark.upperBound...])
      self = .lesson(try Self.order(for: id, in: lesson, invocation), name: name)
    } else {
      self = .file(SourceFile(name: name, text: try Self.text(of: name)))
    }
  }

  /// The request for it, on this platform where it is given.
  func request(platform: Platform?) -> RunRequest {
    switch self {
    case .file(let source): return RunRequest([source], platform: platform ?? .iOS)
    case .standardInput(let source):
      var request = RunRequest([source], platform: platform ?? .iOS)
      request.allowsLooseCode = true
      request.name = "-"
      return request
    case .lesson(var order, let name):
      if let platform { order.settings.platform = platform }
      var request = RunRequest(order)
      request.name = name.split(separator: "/").last.map(String.init) ?? name
      return request
    }
  }

  private static func order(
    for id: String, in lesson: String, _ invocation: Invocation
  ) throws(UsageFault) -> SnippetOrder {
    // Says why, where there is no such file.
    _ = try text(of: lesson)
    let folder = try CheckedFolder(paths: [lesson], course: invocation.course, environment: invocation.environment)
    let course = CourseContents(DiskCourseFolder(path: folder.root))
    guard let file = course.files.first(where: { folder.chooses($0.path) }) else {
      throw .unreadable(path: lesson, reason: .noLesson)
    }
    guard let snippet = file.snippet(id) else {
      let known = file.snippets.compactMap(\.id)
      throw .noSnippet(id, known: known, meant: Spelling.nearest(to: id, among: known))
    }
    var order = course.order(for: snippet, in: file)
    for index in order.pieces.indices {
      let path = order.pieces[index].file
      order.pieces[index].file = path == file.path ? lesson : folder.shownPrefix + path
    }
    return order
  }

  /// A file's text; `-` is standard input.
  static func text(of path: String) throws(UsageFault) -> String {
    var isFolder: ObjCBool = false
    if path != "-" {
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw .unreadable(path: path, reason: .missing)
      }
      if isFolder.boolValue { throw .unreadable(path: path, reason: .folder) }
    }
    let bytes: Data
    do {
      bytes =
        path == "-"
        ? try FileHandle.standardInput.readToEnd() ?? Data() : try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(path: path, reason: .other(error.localizedDescription))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .unreadable(path: path, reason: .notText) }
    return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }
}
