import Foundation

/// Where what can be made again is kept.
public enum CacheFolder {
  /// `fieldbook` in `XDG_CACHE_HOME`, else in `HOME/.cache`, else a folder of this user's in the temporary one; the
  /// first that can be written.
  ///
  /// - Returns: nil where none can: all works without, but slower.
  public static func find(environment: [String: String] = ProcessInfo.processInfo.environment) -> String? {
    var candidates: [String] = []
    // The XDG rules: a relative path is to be ignored.
    if let given = environment["XDG_CACHE_HOME"], given.hasPrefix("/") { candidates.append(given + "/fieldbook") }
    if let home = environment["HOME"], home.hasPrefix("/") { candidates.append(home + "/.cache/fieldbook") }
    let temporary = environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    candidates.append("\(temporary)/fieldbook-\(getuid())")
    return candidates.first(where: isUsable)
  }

  /// Whether it is there, or can be made, and belongs to this user alone.
  private static func isUsable(_ path: String) -> Bool {
    if access(path, F_OK) != 0 {
      let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
      try? FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: attributes)
    }
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR || status.st_mode & S_IFMT == S_IFLNK,
      stat(path, &status) == 0, status.st_uid == getuid(), status.st_mode & 0o022 == 0
    else { return false }
    return access(path, W_OK | X_OK) == 0
  }
}
