import Foundation
import Snippets

// How long a learner waits, against what the compiler alone takes on the same machine in the same minute: for the first
// run of a file, and for one that was compiled before.

let rounds = 7
let home = Home.find()
let program = URL(fileURLWithPath: home.host).deletingLastPathComponent().path + "/fieldbook"
guard let toolchain = Toolchain.find(), home.isComplete, FileManager.default.isExecutableFile(atPath: program) else {
  print("Build first: make build")
  exit(5)
}
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fieldbook-bench-\(getpid())").path
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(atPath: folder) }
_ = FileManager.default.changeCurrentDirectoryPath(folder)

/// Seconds that a program takes, from its start to its end. Foundation's `Process` learns of an end only at the next
/// tenth of a second, so this waits by itself.
func time(_ arguments: [String]) throws -> Double {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
  let environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": folder]) { $1 }
  var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
  var settings: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
  defer { (words + settings).forEach { free($0) } }
  let start = ContinuousClock.now
  var child: pid_t = 0
  guard posix_spawn(&child, arguments[0], &actions, nil, &words, &settings) == 0 else {
    throw CocoaError(.executableLoad)
  }
  var status: Int32 = 0
  while waitpid(child, &status, 0) < 0, errno == EINTR {}
  let seconds = (ContinuousClock.now - start) / .seconds(1)
  if status != 0 {
    print("\(arguments.joined(separator: " ")) ended with \(status).")
    exit(1)
  }
  return seconds
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
func milliseconds(_ seconds: Double) -> String { String(format: "%6.0f ms", seconds * 1000) }

func firstLine(of path: String, after prefix: String) -> String {
  let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  let line = text.split(separator: "\n").first { $0.hasPrefix(prefix) } ?? ""
  return line.dropFirst(prefix.count).trimmingCharacters(in: CharacterSet(charactersIn: " \t:=\""))
}

var bare: [Double] = []
var first: [Double] = []
var cached: [Double] = []
// Round 0 warms what is warm for every later file: the headers that the compiler has read, and the disk's cache.
for round in 0...rounds {
  let source = sample + "// round \(round)\n"
  let prepared = Preparer().prepare([SourceFile(name: "SignUp.swift", text: source)]).files[0].text
  try source.write(toFile: folder + "/SignUp.swift", atomically: false, encoding: .utf8)
  try prepared.write(toFile: folder + "/Prepared.swift", atomically: false, encoding: .utf8)
  let compiler = [
    toolchain.driver, "-Onone", "-c", "-parse-as-library", "-swift-version", "5", "-I", home.modules, "Prepared.swift",
    "-o", "Prepared.o",
  ]
  // The compiler leaves the machine code alone where it finds an object of the same program; a learner's file has none.
  unlink(folder + "/Prepared.o")
  let run = [program, "run", "SignUp.swift", "--json", "--do", "tap 이름; type 가나다"]
  let times = (try time(compiler), try time(run), try time(run))
  if round == 0 { continue }
  bare.append(times.0)
  first.append(times.1)
  cached.append(times.2)
}

print(
  """
  \(firstLine(of: "/proc/cpuinfo", after: "model name")), \(ProcessInfo.processInfo.activeProcessorCount) processors, \
  \(ProcessInfo.processInfo.physicalMemory >> 30) GB
  \(firstLine(of: "/etc/os-release", after: "PRETTY_NAME")), \(toolchain.version() ?? "")
  \(sample.split(separator: "\n", omittingEmptySubsequences: false).count - 1) lines, median of \(rounds)

  swiftc -Onone -c    \(milliseconds(median(bare)))
  first run           \(milliseconds(median(first)))   \(String(format: "%.2f", median(first) / median(bare))) times swiftc (goal: at most 1.50)
  cached run          \(milliseconds(median(cached)))   (goal: at most 80 ms)
  """)
