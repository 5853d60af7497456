import Foundation

/// The Swift toolchain that compiles learners' files.
public struct Toolchain: Equatable, Sendable {
  /// Its `usr` folder.
  public let folder: String
  /// The processor's name as the toolchain's folders have it: `x86_64`, `aarch64`.
  public let architecture: String

  public var frontend: String { folder + "/bin/swift-frontend" }
  public var driver: String { folder + "/bin/swiftc" }
  public var linker: String { folder + "/bin/ld.lld" }
  public var symbolizer: String { folder + "/bin/llvm-symbolizer" }
  /// The folder of the runtime's libraries.
  public var runtime: String { folder + "/lib/swift/linux" }
  /// The object that makes a library's types known to the runtime.
  public var runtimeObject: String { "\(runtime)/\(architecture)/swiftrt.o" }
  /// The folder of the compiler's own libraries and plug-ins.
  public var host: String { folder + "/lib/swift/host" }

  /// The toolchain at a `usr` folder; nil where that is none for this machine's kind of system.
  public init?(folder: String) {
    guard access(folder + "/bin/swift-frontend", X_OK) == 0,
      let architecture = Self.architecture(in: folder + "/lib/swift/linux")
    else { return nil }
    self.folder = folder
    self.architecture = architecture
  }

  /// The toolchain to use: the folder in `FIELDBOOK_TOOLCHAIN`, else the one of the first `swiftc` in `PATH`, else
  /// (where that is a launcher such as swiftly's) the one whose runtime this process has loaded.
  public static func find(environment: [String: String] = ProcessInfo.processInfo.environment) -> Toolchain? {
    if let given = environment["FIELDBOOK_TOOLCHAIN"], !given.isEmpty { return Toolchain(folder: given) }
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      guard let compiler = realpath("\(folder)/swiftc", nil) else { continue }
      defer { free(compiler) }
      let path = String(cString: compiler)
      if let end = path.range(of: "/bin/", options: .backwards),
        let found = Toolchain(folder: String(path[..<end.lowerBound]))
      {
        return found
      }
      break
    }
    return loadedRuntime.flatMap(Toolchain.init(folder:))
  }

  /// What tells it from any other, without starting it.
  var identity: String { FileIdentity(frontend)?.description ?? frontend }

  /// The compiler's name and version, as it says it: this starts it.
  public func version() -> String? {
    var command = Command([frontend, "-version"])
    command.timeLimit = 20
    return (try? command.run())?.output.split(whereSeparator: \.isNewline).first.map(String.init)
  }

  /// The one architecture that has the runtime's start-up object; of several, this processor's.
  private static func architecture(in runtime: String) -> String? {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: runtime)) ?? []
    let found = folders.filter { access("\(runtime)/\($0)/swiftrt.o", R_OK) == 0 }
    if found.count < 2 { return found.first }
    var system = utsname()
    uname(&system)
    let machine = withUnsafeBytes(of: &system.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return found.first { $0 == machine }
  }

  /// The `usr` folder around the runtime that this process runs on.
  private static var loadedRuntime: String? {
    guard let maps = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(maps) }
    var buffer = [CChar](repeating: 0, count: 8192)
    while fgets(&buffer, Int32(buffer.count), maps) != nil {
      let line = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      if let start = line.firstIndex(of: "/"), let end = line.range(of: "/lib/swift/linux/libswiftCore.so") {
        return String(line[start..<end.lowerBound])
      }
    }
    return nil
  }
}
