import CSandbox
import Contract
import Glibc

/// Runs a learner's compiled file in a process of its own, walled in and limited, and listens to what it says.
public struct HostProcess: Sendable {
  public var home: Home
  public var toolchain: Toolchain
  public var sandboxLevel = Sandbox.detected
  /// Sets and dictionaries keep their members in another order than usual.
  public var hasOtherHashes = false

  /// How much memory a program may take, in bytes: enough for any screen, and soon eaten by a loop that grows.
  static let memoryLimit: UInt64 = 512 << 20
  /// How many bytes a program may print.
  static let outputLimit: UInt64 = 1_000_000
  /// Seconds beyond the program's own limit for the host to start and, at the end, to say where it is.
  private static let grace = 5.0

  public init(home: Home, toolchain: Toolchain) {
    self.home = home
    self.toolchain = toolchain
  }

  /// Runs the request's library until it ends by itself or is ended.
  func run(_ request: HostRequest) throws(SnippetError) -> HostReport {
    let interrupts = Interrupts()
    let printed = try MemoryFile("printed")
    let asked = try MemoryFile("request")
    asked.write(request.json.text)
    var listener = HostListener()
    let command = command(for: request)
    do throws(Command.StartError) {
      let channel = try OutputPipe { listener.hear($0) }
      let child = try Child(
        command, descriptors: [-1, printed.descriptor, printed.descriptor, asked.descriptor, channel.writing])
      let end = child.wait(reading: [channel], timeLimit: command.timeLimit, interrupts)
      return HostReport(record: listener.record, printed: printed.contents(), end: end)
    } catch {
      throw .cannotStart(program: error.program, code: error.code)
    }
  }

  private func command(for request: HostRequest) -> Command {
    var command = Command([home.host])
    command.folder = "/"
    command.environment = [
      "LANG": request.locale + ".UTF-8", "LC_ALL": request.locale + ".UTF-8", "TZ": request.timeZone,
      "HOME": "/var/empty", "SWIFT_BACKTRACE": "enable=no",
    ]
    if !hasOtherHashes { command.environment["SWIFT_DETERMINISTIC_HASHING"] = "1" }
    var sandbox = Sandbox(
      level: sandboxLevel,
      readable: Sandbox.systemLibraries + [
        toolchain.runtime, home.host, request.library, "/usr/share/zoneinfo", "/proc/self",
      ])
    sandbox.limits.data = Self.memoryLimit
    sandbox.limits.addressSpace = 4 << 30
    sandbox.limits.fileSize = Self.outputLimit
    sandbox.limits.stack = 8 << 20
    sandbox.limits.fixedAddresses = true
    command.sandbox = sandbox
    command.timeLimit = request.timeLimit + Self.grace
    return command
  }
}

/// What is known of a host's process after its end.
struct HostReport: Sendable {
  var record: RunRecord
  /// All that the program printed, and the runtime's last words.
  var printed: [UInt8]
  var end: Command.End
}

/// Takes the host's lines apart into messages. A line that was cut off by the process's end is passed over.
private struct HostListener {
  var record = RunRecord()
  private var line: [UInt8] = []

  mutating func hear(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      line += rest[..<end]
      if let json = try? JSON(parsing: line), let message = HostMessage(json) { record.take(message) }
      line.removeAll(keepingCapacity: true)
      rest = rest[(end + 1)...]
    }
    line += rest
  }
}

/// A file that exists only in memory, and only as long as somebody holds it.
private final class MemoryFile {
  let descriptor: Int32

  init(_ name: String) throws(SnippetError) {
    descriptor = sandbox_memory_file(name)
    guard descriptor >= 0 else { throw .cannotStart(program: "memfd_create", code: errno) }
  }

  deinit { close(descriptor) }

  /// Writes a text that is then read from its beginning.
  func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var done = 0
      while done < bytes.count {
        let count = pwrite(descriptor, bytes.baseAddress! + done, bytes.count - done, off_t(done))
        guard count > 0 else { return }
        done += count
      }
    }
  }

  func contents() -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return Array(bytes.prefix(max(0, count)))
  }
}
