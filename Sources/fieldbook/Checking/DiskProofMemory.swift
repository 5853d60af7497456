import Course
import Foundation
import Snippets
import Synchronization

/// Remembers what was proven in a file of the cache: a key a line, below what it was proven by.
///
/// A proof holds for one build of Fieldbook and one toolchain; another begins anew. Several processes may write at once,
/// since each line is appended whole.
final class DiskProofMemory: ProofMemory {
  private let path: String?
  private let keys: Mutex<Set<String>>

  /// Above so many lines the file is begun anew: courses change, and what they were is never asked for again.
  private static let longest = 200_000

  /// - Parameter builder: What tells this build from others.
  init(folder: String?, builder: String) {
    path = folder.map { "\($0)/proofs-\(Fingerprint(builder).text)" }
    let text = path.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? ""
    let lines = text.split(separator: "\n").map(String.init)
    keys = Mutex(Set(lines))
    if let path, lines.count > Self.longest { unlink(path) }
  }

  convenience init(environment: [String: String]) {
    let compiler = SnippetCompiler(environment: environment)
    self.init(folder: CacheFolder.find(environment: environment), builder: compiler.identity ?? UUID().uuidString)
  }

  func holds(_ key: String) -> Bool { keys.withLock { $0.contains(key) } }

  func keep(_ new: [String]) {
    let fresh = keys.withLock { keys in new.filter { keys.insert($0).inserted } }
    guard let path, !fresh.isEmpty else { return }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let bytes = Array(fresh.map { $0 + "\n" }.joined().utf8)
    _ = write(descriptor, bytes, bytes.count)
  }
}
