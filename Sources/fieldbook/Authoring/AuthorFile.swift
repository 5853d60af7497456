import Glibc

/// A file that an author's command writes.
struct AuthorFile {
  let path: String

  /// What the system said when it could not be written.
  struct Trouble: Error, CustomStringConvertible {
    let code: Int32

    var isThereAlready: Bool { code == EEXIST }
    var description: String { String(cString: strerror(code)) }
  }

  /// Makes the file with the folders above it. One that is there already is never touched.
  func make(_ text: String) throws(Trouble) {
    var folder = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/").dropLast() {
      folder += part + "/"
      guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw Trouble(code: errno) }
    }
    try write(text, to: path, flags: O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode: 0o666)
  }

  /// Writes the text beside the file and puts it in its place, so that no other program ever sees half of it.
  func replace(with text: String) throws(Trouble) {
    var status = stat()
    guard let real = realpath(path, nil) else { throw Trouble(code: errno) }
    defer { free(real) }
    guard stat(real, &status) == 0 else { throw Trouble(code: errno) }
    let target = String(cString: real)
    let new = target + ".new-\(getpid())"
    try write(text, to: new, flags: O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode: status.st_mode & 0o777)
    guard rename(new, target) == 0 else {
      let code = errno
      unlink(new)
      throw Trouble(code: code)
    }
  }

  private func write(_ text: String, to path: String, flags: Int32, mode: mode_t) throws(Trouble) {
    let descriptor = open(path, flags, mode)
    guard descriptor >= 0 else { throw Trouble(code: errno) }
    defer { close(descriptor) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        let code = errno
        unlink(path)
        throw Trouble(code: code)
      }
    }
  }
}
