import Contract
import Foundation

/// Compiled snippets, kept by the content of all that they were made of.
///
/// Safe with any number of processes at once: an entry is a folder that appears whole, by one rename, and is never
/// changed after.
public struct SnippetCache: Sendable {
  /// The folder of the entries.
  public let folder: String
  /// The bytes that entries may take together before the oldest go.
  public var limit: Int64 = 256 << 20
  /// An entry that was used within so many seconds is never removed: somebody may be about to load it.
  public var grace: Double = 60

  public init(folder: String) { self.folder = folder }

  /// The snippet that was stored under this key; nil where there is none. It counts as used now.
  public func find(_ key: CacheKey) -> CompiledSnippet? {
    let entry = path(of: key)
    guard let text = try? String(contentsOfFile: entry + "/" + Self.record, encoding: .utf8),
      let json = try? JSON(parsing: Array(text.utf8)), json["key"]?.string == key.text,
      var snippet = CompiledSnippet(json)
    else { return nil }
    if json["library"] == true {
      let library = entry + "/" + Self.library
      guard access(library, R_OK) == 0 else { return nil }
      snippet.library = library
    }
    utimes(entry, nil)
    return snippet
  }

  /// Stores a snippet. What stands there already is kept; what cannot be stored is not.
  /// - Returns: the stored snippet, which needs its scratch folder no more; else the given one.
  public func store(_ snippet: CompiledSnippet, under key: CacheKey) -> CompiledSnippet {
    let files = FileManager.default
    let new = "\(folder)/new-\(getpid())-\(UUID().uuidString)"
    guard (try? files.createDirectory(atPath: new, withIntermediateDirectories: true)) != nil else { return snippet }
    defer { try? files.removeItem(atPath: new) }
    do {
      if let library = snippet.library { try files.copyItem(atPath: library, toPath: new + "/" + Self.library) }
      var object = JSONObject(["key": .string(key.text), "library": .bool(snippet.library != nil)])
      for member in snippet.json.members { object[member.key] = member.value }
      try JSON.object(object).text.write(toFile: new + "/" + Self.record, atomically: false, encoding: .utf8)
    } catch {
      return snippet
    }
    // A folder replaces an empty one at most: of two processes the first wins, with the same content.
    if rename(new, path(of: key)) != 0, find(key) == nil {
      remove(path(of: key))
      rename(new, path(of: key))
    }
    trimSometimes(key)
    return find(key) ?? snippet
  }

  /// Forgets an entry.
  public func remove(_ key: CacheKey) { remove(path(of: key)) }

  /// Removes the entries that were not used for longest until the rest is within the limit.
  public func trim() {
    let now = Date().timeIntervalSince1970
    var entries = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).compactMap {
      Entry("\(folder)/\($0)")
    }
    var total = entries.reduce(0) { $0 + $1.size }
    entries.sort { $0.used < $1.used }
    for entry in entries where total > limit && now - entry.used >= grace {
      remove(entry.path)
      total -= entry.size
    }
    // What a process left that was killed while it stored.
    for entry in entries where entry.path.contains("/new-") && now - entry.used > 3600 { remove(entry.path) }
  }

  private static let record = "snippet.json"
  private static let library = "snippet.so"

  private func path(of key: CacheKey) -> String { "\(folder)/\(key.digest)" }

  /// A folder is renamed first, so that nobody finds half of it.
  private func remove(_ path: String) {
    let old = "\(folder)/new-\(getpid())-\(UUID().uuidString)"
    if rename(path, old) == 0 { try? FileManager.default.removeItem(atPath: old) }
  }

  /// Looking at every entry at one store in sixteen is often enough.
  private func trimSometimes(_ key: CacheKey) {
    if key.digest.hasSuffix("0") { trim() }
  }

  private struct Entry {
    var path: String
    var size: Int64
    var used: Double

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
      self.path = path
      used = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
      size = [SnippetCache.record, SnippetCache.library].reduce(0) {
        $0 + (FileIdentity("\(path)/\($1)")?.size ?? 0)
      }
    }
  }
}

/// All that a compiled snippet is made of, in words.
public struct CacheKey: Equatable, Sendable {
  /// The whole of it. Entries carry it, so that two keys with one digest are never mistaken for each other.
  public let text: String

  public init(_ parts: [String]) { text = parts.joined(separator: "\u{0}") }

  /// A short name made of it (FNV-1a).
  public var digest: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let hex = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - hex.count) + hex
  }
}
