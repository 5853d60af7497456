import Contract
import Foundation
import Testing

@testable import Snippets

@Suite final class SnippetCacheTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fieldbook-cache-\(UUID())").path

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private var cache: SnippetCache { SnippetCache(folder: folder) }

  /// A snippet with a library of so many bytes.
  private func snippet(_ size: Int = 10, entry: String = "A") throws -> CompiledSnippet {
    let scratch = try ScratchFolder()
    let library = scratch.path + "/snippet.so"
    try Data(repeating: 7, count: size).write(to: URL(fileURLWithPath: library))
    return CompiledSnippet(
      library: library,
      showables: [Showable(kind: .preview, entry: entry, title: "제목"), Showable(kind: .view, entry: "B")],
      unshown: [UnshownView(name: "C", wants: ["(a: Int)"], preview: "p", obstacle: .privateProperty, property: "x")],
      diagnostics: [Diagnostic(file: "a.swift", line: 1, column: 2, severity: .warning, message: "m")],
      files: [
        CompiledSnippet.FileMap(
          Preparer().prepare([SourceFile(name: "a.swift", text: "#Preview { Text(\"\") }", firstLine: 3)]).files[0])
      ], scratch: scratch)
  }

  @Test func whatWasStoredIsFoundWhole() throws {
    let key = CacheKey(["a", "b"])
    let stored = try snippet()
    #expect(cache.find(key) == nil)
    let kept = cache.store(stored, under: key)
    let found = try #require(cache.find(key))
    #expect(kept.library == found.library)
    #expect(found.showables == stored.showables)
    #expect(found.unshown == stored.unshown)
    #expect(found.diagnostics == stored.diagnostics)
    #expect(found.files == stored.files)
    #expect(FileManager.default.contents(atPath: try #require(found.library))?.count == 10)
    #expect(cache.find(CacheKey(["a", "c"])) == nil)
  }

  @Test func aSourceThatDoesNotCompileIsKeptToo() throws {
    var failed = try snippet()
    failed.library = nil
    _ = cache.store(failed, under: CacheKey(["x"]))
    #expect(cache.find(CacheKey(["x"]))?.library == nil)
    #expect(cache.find(CacheKey(["x"]))?.diagnostics.count == 1)
  }

  /// Two texts with one digest: a key is never taken for another.
  @Test func aDigestIsNotTrusted() throws {
    let key = CacheKey(["a"])
    _ = cache.store(try snippet(), under: key)
    let record = "\(folder)/\(key.digest)/snippet.json"
    let text = try String(contentsOfFile: record, encoding: .utf8).replacing("\"key\":\"a\"", with: "\"key\":\"b\"")
    try text.write(toFile: record, atomically: true, encoding: .utf8)
    #expect(cache.find(key) == nil)
  }

  @Test func aDamagedEntryIsReplaced() throws {
    let key = CacheKey(["a"])
    let library = try #require(cache.store(try snippet(), under: key).library)
    try FileManager.default.removeItem(atPath: library)
    #expect(cache.find(key) == nil)
    _ = cache.store(try snippet(20), under: key)
    #expect(FileManager.default.contents(atPath: try #require(cache.find(key)?.library))?.count == 20)
  }

  @Test func theOldestGoFirstAndWhatIsInUseStays() throws {
    var cache = cache
    cache.limit = 5000
    for name in ["a", "b", "c"] { _ = cache.store(try snippet(2000), under: CacheKey([name])) }
    // Nothing is old enough to go.
    cache.trim()
    #expect(cache.find(CacheKey(["a"])) != nil)
    for (name, age) in [("a", 300.0), ("b", 500), ("c", 400)] {
      let path = "\(folder)/\(CacheKey([name]).digest)"
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: path)
    }
    cache.trim()
    #expect(cache.find(CacheKey(["b"])) == nil)
    #expect(cache.find(CacheKey(["a"])) != nil)
  }

  @Test func aFolderThatCannotBeWrittenKeepsNothingAndLosesNothing() throws {
    let cache = SnippetCache(folder: "/proc/nothing")
    let snippet = try snippet()
    #expect(cache.store(snippet, under: CacheKey(["a"])).library == snippet.library)
  }

  @Test func manyAtOnceAgree() async throws {
    let cache = cache
    let key = CacheKey(["same"])
    let snippets = try (0..<8).map { _ in try snippet(1000) }
    let libraries = await withTaskGroup(of: String?.self) { group in
      for snippet in snippets { group.addTask { cache.store(snippet, under: key).library } }
      return await group.reduce(into: Set<String?>()) { $0.insert($1) }
    }
    #expect(libraries == ["\(folder)/\(key.digest)/snippet.so"])
    let left = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(left == [key.digest])
  }
}

@Suite struct CacheFolderTests {
  private func folder() throws -> String {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("fieldbook-home-\(UUID())").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  @Test func theFirstThatCanBeWrittenIsTaken() throws {
    let home = try folder()
    defer { try? FileManager.default.removeItem(atPath: home) }
    #expect(CacheFolder.find(environment: ["XDG_CACHE_HOME": home + "/x", "HOME": home]) == home + "/x/fieldbook")
    #expect(CacheFolder.find(environment: ["XDG_CACHE_HOME": "relative", "HOME": home]) == home + "/.cache/fieldbook")
    let fallback = CacheFolder.find(environment: ["HOME": "/proc/nothing", "TMPDIR": home])
    #expect(fallback == "\(home)/fieldbook-\(getuid())")
    #expect(CacheFolder.find(environment: ["HOME": "/proc/nothing", "TMPDIR": "/proc/nothing"]) == nil)
  }

  /// Somebody else's folder under a name that can be guessed is not ours.
  @Test func aFolderThatOthersMayWriteIsNotUsed() throws {
    let home = try folder()
    defer { try? FileManager.default.removeItem(atPath: home) }
    try FileManager.default.createDirectory(atPath: home + "/fieldbook", withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: home + "/fieldbook")
    #expect(
      CacheFolder.find(environment: ["XDG_CACHE_HOME": home, "TMPDIR": "/proc/nothing"]) == nil)
  }
}
