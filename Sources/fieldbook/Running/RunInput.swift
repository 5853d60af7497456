import Contract
import Foundation
import Snippets

/// The source that a run was asked for by name: a file, standard input, or a snippet of a lesson.
struct RunInput {
  var sources: [SourceFile]
  /// Loose code becomes a view.
  var allowsLooseCode: Bool

  /// What `-` is called in messages.
  static let standardInputName = "<stdin>"

  init(named name: String) throws(UsageFault) {
    if name == "-" {
      sources = [SourceFile(name: Self.standardInputName, text: try Self.text(of: "-"))]
      allowsLooseCode = true
    } else {
      sources = [SourceFile(name: name, text: try Self.text(of: name))]
      allowsLooseCode = false
    }
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
