import CSandbox
import Foundation

/// What a program that we did not write may reach: the folders and files named here, no network, and no process but
/// its own. Used for the learner's program and for the compiler that reads it.
public struct Sandbox: Equatable, Sendable {
  /// How well this machine can wall a program in.
  public enum Level: String, CaseIterable, Sendable {
    /// Namespaces of its own, made by bubblewrap: what is not named does not exist.
    case bubblewrap
    /// The kernel's Landlock: what is not named cannot be opened.
    case landlock
    /// Neither works here. Limits on memory, time and output still hold.
    case none
  }

  /// What the machine can do: found out once and then remembered for as long as nothing that it depends on changes.
  public static let detected: Level = {
    let memory = SandboxMemory(bubblewrap: bubblewrap)
    if let known = memory.level { return known }
    let level: Level =
      if bubblewrap != nil, Sandbox(level: .bubblewrap, readable: ["/"]).canRun(["/bin/true"]) {
        .bubblewrap
      } else if sandbox_landlock_version() > 0 {
        .landlock
      } else {
        .none
      }
    memory.remember(level)
    return level
  }()

  public var level: Level
  /// Files and folders that may be read and run, with all that is in them. What does not exist is left out.
  public var readable: [String]
  /// Files and folders that may be changed too.
  public var writable: [String]
  public var limits = Limits()

  public init(level: Level = Sandbox.detected, readable: [String], writable: [String] = []) {
    self.level = level
    self.readable = readable
    self.writable = writable
  }

  /// Limits in bytes; 0 is none.
  public struct Limits: Equatable, Sendable {
    public var addressSpace: UInt64 = 0
    public var data: UInt64 = 0
    public var fileSize: UInt64 = 0
    public var stack: UInt64 = 0
    /// Whether the program's addresses are the same at every run, where the machine allows it.
    public var fixedAddresses = false

    public init() {}
  }

  /// The folders where the loader finds the system's own libraries.
  public static let systemLibraries = ["/lib", "/lib64", "/usr/lib", "/usr/lib64", "/etc/ld.so.cache"]

  /// The command that runs `command` within this sandbox; the same command where the child confines itself.
  func wrapping(_ command: [String], folder: String?) -> [String] {
    guard level == .bubblewrap, let bubblewrap = Self.bubblewrap else { return command }
    var arguments = [bubblewrap, "--unshare-all", "--die-with-parent", "--hostname", "fieldbook"]
    for path in readable where !path.hasPrefix("/proc") { arguments += ["--ro-bind-try", path, path] }
    arguments += ["--proc", "/proc"]
    for path in writable { arguments += ["--bind-try", path, path] }
    return arguments + ["--chdir", folder ?? "/", "--"] + command
  }

  private static let bubblewrap: String? = {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return (folders.split(separator: ":") + ["/usr/bin"]).lazy.map { "\($0)/bwrap" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Whether a command that does nothing ends well within this sandbox.
  private func canRun(_ arguments: [String]) -> Bool {
    var command = Command(arguments)
    command.sandbox = self
    command.timeLimit = 5
    return (try? command.run())?.end == .exited(0)
  }
}
