import Course
import Glibc

/// One file of a disk, read and replaced so that a power cut leaves either the old one or the new one.
struct DiskFile {
  let path: String

  /// The file's bytes; nil where there is none.
  func read() throws(FileTrouble) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw trouble()
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes.append(contentsOf: buffer[..<count])
      } else if errno != EINTR {
        throw trouble()
      }
    }
  }

  /// Writes a temporary file, flushes it to the disk, renames it over this one, flushes the folder.
  func replace(with bytes: [UInt8]) throws(FileTrouble) {
    let temporary = DiskFile(path: path + ".new")
    do throws(FileTrouble) {
      try temporary.write(bytes)
      guard rename(temporary.path, path) == 0 else { throw trouble() }
    } catch {
      unlink(temporary.path)
      throw error
    }
    try flushFolder()
  }

  /// Makes the file with these bytes; false where there is one already, which stays as it is.
  func create(with bytes: [UInt8]) throws(FileTrouble) -> Bool {
    let temporary = DiskFile(path: path + ".new")
    try temporary.write(bytes)
    defer { unlink(temporary.path) }
    guard link(temporary.path, path) == 0 else {
      if errno == EEXIST { return false }
      // Some file systems have no links.
      guard access(path, F_OK) != 0 else { return false }
      guard rename(temporary.path, path) == 0 else { throw trouble() }
      return true
    }
    try flushFolder()
    return true
  }

  private func write(_ bytes: [UInt8]) throws(FileTrouble) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw trouble() }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress! + written, bytes.count - written) }
      if count > 0 {
        written += count
      } else if errno != EINTR {
        let trouble = trouble()
        close(descriptor)
        throw trouble
      }
    }
    guard fsync(descriptor) == 0 else {
      let trouble = trouble()
      close(descriptor)
      throw trouble
    }
    guard close(descriptor) == 0 else { throw trouble() }
  }

  private func flushFolder() throws(FileTrouble) {
    let folder = open(self.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw trouble() }
    defer { close(folder) }
    // Some file systems cannot flush a folder; then there is nothing more to be done.
    guard fsync(folder) == 0 || errno == EINVAL else { throw trouble() }
  }

  var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Makes the folder and those above it, for this user alone.
  func makeFolder() throws(FileTrouble) {
    var made = folder.hasPrefix("/") ? "/" : ""
    for part in folder.split(separator: "/") {
      made += made.isEmpty || made.hasSuffix("/") ? String(part) : "/" + part
      guard mkdir(made, 0o700) == 0 || errno == EEXIST || errno == EROFS || errno == EACCES else { throw trouble() }
    }
  }

  /// The trouble that the last system call reported.
  func trouble() -> FileTrouble {
    let code = errno
    let kind: FileTrouble.Kind =
      switch code {
      case ENOSPC, EDQUOT, EFBIG: .diskFull
      case EACCES, EPERM: .notPermitted
      case EROFS: .readOnlyDisk
      default: .other
      }
    return FileTrouble(kind, path: path, detail: String(cString: strerror(code)))
  }
}
