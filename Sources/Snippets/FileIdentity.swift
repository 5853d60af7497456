import Glibc

/// A file's path, size and time of change: enough to see that it is still the same without reading it.
struct FileIdentity: Equatable, CustomStringConvertible {
  let path: String
  let size: Int64
  let changed: Int64

  /// Nil where there is no such file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.path = path
    size = Int64(status.st_size)
    changed = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
  }

  var description: String { "\(path) \(size) \(changed)" }
}
