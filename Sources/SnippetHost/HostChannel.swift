import CHost
import Contract
import Glibc

/// Ends the process because it cannot do its work here.
func leave(saying message: String) -> Never {
  let line = message + "\n"
  _ = line.withCString { write(2, $0, strlen($0)) }
  host_leave(2)
}

/// Says what happens to whoever started this process, each message at once: what was said before a trap is never lost.
struct HostChannel {
  let descriptor: Int32

  func send(_ message: HostMessage) {
    var line = message.json.text
    line.append("\n")
    line.withUTF8 { bytes in
      var left = UnsafeRawBufferPointer(bytes)
      while !left.isEmpty {
        let count = write(descriptor, left.baseAddress, left.count)
        if count < 0 && errno == EINTR { continue }
        // Nobody listens any more.
        guard count > 0 else { host_leave(1) }
        left = UnsafeRawBufferPointer(rebasing: left[count...])
      }
    }
  }
}
