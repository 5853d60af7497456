import CHost
import Glibc

/// The machine's own clock: the process's other clocks are simulated.
struct ContinuousWallClock {
  /// Milliseconds since some moment.
  var now: Double { Double(host_wall_nanoseconds()) / 1e6 }
}

/// What the process holds in memory.
func residentBytes() -> Int {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var buffer = [CChar](repeating: 0, count: 128)
  guard fgets(&buffer, 128, file) != nil else { return 0 }
  let text = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  let fields = text.split(separator: " ")
  return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
}
