import Foundation

/// A folder for one compilation, gone with the last reference to it.
final class ScratchFolder: Sendable {
  let path: String

  /// - Throws: `SnippetError.noScratchFolder`.
  init(in parent: String = NSTemporaryDirectory()) throws(SnippetError) {
    var template = Array((parent.hasSuffix("/") ? parent : parent + "/").utf8CString.dropLast())
    template += "fieldbook-XXXXXX".utf8CString
    guard mkdtemp(&template) != nil else { throw .noScratchFolder(parent) }
    let made = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    // The compiler's sandbox binds real folders.
    path =
      realpath(made, nil).map { real in
        defer { free(real) }
        return String(cString: real)
      } ?? made
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws(SnippetError) {
    do {
      try text.write(toFile: "\(path)/\(name)", atomically: false, encoding: .utf8)
    } catch {
      throw .noScratchFolder(path)
    }
  }
}
