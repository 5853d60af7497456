import Foundation

/// The lines of one history, kept in a private file to which every line is appended at once, so that two prompts at the
/// same time lose none of them.
struct LineHistory {
  let path: String?
  /// How many lines are offered; a file of more than twice as many is cut when it is read.
  var limit = 500

  /// The newest lines, oldest first.
  func lines() -> [String] {
    guard let path, let data = FileManager.default.contents(atPath: path) else { return [] }
    let all = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    let newest = Array(all.suffix(limit))
    if all.count > 2 * limit { replace(path, with: newest) }
    return newest
  }

  /// Keeps a line for later prompts. A history that cannot be written is no reason to bother anybody.
  func append(_ line: String) {
    guard let path else { return }
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }

  private func replace(_ path: String, with lines: [String]) {
    let temporary = path + ".new"
    let data = Data((lines.joined(separator: "\n") + "\n").utf8)
    let made = FileManager.default.createFile(
      atPath: temporary, contents: data, attributes: [.posixPermissions: 0o600])
    if made { rename(temporary, path) }
  }
}
