import Course
import Glibc

/// A learner's progress in a file of a disk. Processes take turns by a lock on a file beside it, which stays there.
public struct DiskProgressFile: ProgressFile {
  public let path: String
  private let file: DiskFile

  /// Longer than any writing takes; then somebody hangs.
  private static let longestWait = 5.0

  /// A symbolic link is followed now, so that what it points to is replaced and not the link.
  public init(path: String) {
    let target = realpath(path, nil)
    defer { free(target) }
    self.path = target.map { String(cString: $0) } ?? path
    file = DiskFile(path: self.path)
  }

  public func read() throws(FileTrouble) -> [UInt8]? { try file.read() }

  public func whileLocked<Result>(_ body: () throws(FileTrouble) -> Result) throws(FileTrouble) -> Result {
    try file.makeFolder()
    let lock = DiskFile(path: path + ".lock")
    let descriptor = open(lock.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw lock.trouble() }
    defer { close(descriptor) }
    try wait(for: descriptor, lock)
    return try body()
  }

  private func wait(for descriptor: Int32, _ lock: DiskFile) throws(FileTrouble) {
    let pause: UInt32 = 5_000
    for _ in 0..<Int(Self.longestWait * 1_000_000 / Double(pause)) {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      switch errno {
      case EWOULDBLOCK: usleep(pause)
      case EINTR: continue
      // A file system without locks: one terminal at a time is all that can be promised there.
      case ENOLCK, EOPNOTSUPP, ENOSYS: return
      default: throw lock.trouble()
      }
    }
    throw FileTrouble(.locked, path: lock.path, detail: String(cString: strerror(EWOULDBLOCK)))
  }

  public func replace(with bytes: [UInt8]) throws(FileTrouble) { try file.replace(with: bytes) }

  public func setAside(mark: String) throws(FileTrouble) -> String {
    var name = "\(path).\(mark)"
    var number = 2
    while access(name, F_OK) == 0 {
      name = "\(path).\(mark)-\(number)"
      number += 1
    }
    guard rename(path, name) == 0 else { throw file.trouble() }
    return name
  }
}
