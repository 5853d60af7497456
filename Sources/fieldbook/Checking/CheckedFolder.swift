import Foundation
import Snippets

/// Which course is checked, and which of its files are wanted.
struct CheckedFolder: Sendable {
  /// The folder that holds `Lessons` and `Quizzes`, absolute.
  let root: String
  /// Files and folders within the course; empty is all of it.
  private let chosen: [String]

  /// - Parameters:
  ///   - paths: As typed: from here, or from the course.
  ///   - course: The folder given with `--course`; else the course in which the first path lies, the one that is here,
  ///     or the shipped one.
  init(paths: [String], course: String?, environment: [String: String]) throws(UsageFault) {
    let given = course ?? paths.first.flatMap(Self.course(around:)) ?? (Self.isCourse(".") ? "." : nil)
    root = Self.absolute(given ?? Home.find(environment: environment).course)
    guard Self.isCourse(root) else { throw .unreadable(path: given ?? root, reason: .missing) }
    var chosen: [String] = []
    for path in paths {
      guard let inner = Self.path(path, in: root) else { throw .unreadable(path: path, reason: .missing) }
      chosen.append(inner)
    }
    self.chosen = chosen
  }

  /// Whether a file of the course is wanted.
  func chooses(_ file: String) -> Bool {
    chosen.isEmpty || chosen.contains { $0.isEmpty || file == $0 || file.hasPrefix($0 + "/") }
  }

  /// What stands before a file's path so that it can be opened from here.
  var shownPrefix: String {
    let here = Self.absolute(".")
    if root == here { return "" }
    return root.hasPrefix(here + "/") ? String(root.dropFirst(here.count + 1)) + "/" : root + "/"
  }

  private static func path(_ path: String, in root: String) -> String? {
    for candidate in [absolute(path), absolute("\(root)/\(path)")]
    where FileManager.default.fileExists(atPath: candidate) {
      if candidate == root { return "" }
      if candidate.hasPrefix(root + "/") { return String(candidate.dropFirst(root.count + 1)) }
    }
    return nil
  }

  private static func course(around path: String) -> String? {
    var folder = absolute(path)
    while folder.count > 1 {
      if isCourse(folder) { return folder }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return nil
  }

  static func isCourse(_ folder: String) -> Bool {
    ["Lessons", "Quizzes"].contains { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path(percentEncoded: false).trimmedSlash
  }
}

extension String {
  fileprivate var trimmedSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}
