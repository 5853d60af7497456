import CHost
import Contract
import Glibc

/// What the program printed, read back from the file in memory that its standard output and errors go to.
///
/// Reading it at every event keeps prints and events in their order. When nothing was printed it costs one system call.
struct PrintedOutput {
  private let descriptor: Int32
  private var position: off_t = 0

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// What was printed since the last time, up to the last whole character; nil where nothing was.
  mutating func news() -> String? {
    host_flush_output()
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > position else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size - position))
    let count = pread(descriptor, &bytes, bytes.count, position)
    guard count > 0 else { return nil }
    bytes.removeLast(bytes.count - count)
    bytes.removeLast(bytes.unfinishedCharacterLength)
    guard !bytes.isEmpty else { return nil }
    position += off_t(bytes.count)
    return String(decoding: bytes, as: UTF8.self)
  }
}
