import Foundation

/// Remembers in the cache which sandbox the machine can do, so that it need not be tried at each start.
struct SandboxMemory {
  private let file: String?
  /// What the answer depends on: the program, this boot of the machine, the user, and the namespaces we are in.
  private let circumstances: String

  init(bubblewrap: String?) {
    file = CacheFolder.find().map { $0 + "/sandbox" }
    let boot = (try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)) ?? ""
    let namespaces = ["user", "mnt", "pid"].map {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/\($0)")) ?? ""
    }
    let program = bubblewrap.flatMap { FileIdentity($0)?.description } ?? ""
    circumstances = ([program, boot.trimmingCharacters(in: .newlines), "\(getuid())"] + namespaces).joined(
      separator: " ")
  }

  /// What was found before under the same circumstances.
  var level: Sandbox.Level? {
    guard let file, let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    let lines = text.split(separator: "\n")
    guard lines.count == 2, lines[0] == circumstances else { return nil }
    return Sandbox.Level(rawValue: String(lines[1]))
  }

  /// Only a working sandbox is remembered: where there is none, one may have been installed the next time.
  func remember(_ level: Sandbox.Level) {
    guard let file, level != .none else { return }
    try? "\(circumstances)\n\(level.rawValue)\n".write(toFile: file, atomically: true, encoding: .utf8)
  }
}
