import Contract
import Glibc

extension HostRequest {
  /// Reads a request to the end of a descriptor, and closes it. Nil where there is none.
  init?(readingFrom descriptor: Int32) {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    close(descriptor)
    guard let json = try? JSON(parsing: bytes) else { return nil }
    self.init(json)
  }
}
