import Course
import Foundation
import Storage
import Testing

/// A folder that is gone after the test.
final class TemporaryFolder {
  let path: String

  init() {
    let url = FileManager.default.temporaryDirectory.appending(path: "fieldbook-\(UUID().uuidString)")
    try! FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path(percentEncoded: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) {
    let file = "\(path)/\(name)"
    try! FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try! text.write(toFile: file, atomically: false, encoding: .utf8)
  }

  func names() -> [String] { try! FileManager.default.contentsOfDirectory(atPath: path).sorted() }
}

/// `ProgressWriter`, as SwiftPM puts it beside the tests.
func writer(_ arguments: [String]) -> Process {
  let process = Process()
  let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  process.executableURL = tests.appending(path: "ProgressWriter")
  process.arguments = arguments
  return process
}

func openStore(_ path: String) -> ProgressStore {
  ProgressStore(DiskProgressFile(path: path), now: { Moment(seconds: 1_795_996_800, offset: 0) }, makeID: { "test" })
}

@Suite("Progress on a disk", .serialized)
struct StorageTests {
  @Test("folders are made for this user alone, and nothing is left but the file and its lock")
  func firstAnswer() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/a/b/progress.json"
    let store = openStore(path)
    #expect(
      store.keep { id, moment in
        Attempt(id: id, moment: moment, lesson: "l", item: "q", kind: "predict", answers: ["1"], verdict: .right)
      } == nil)
    #expect(openStore(path).attempts.map(\.item) == ["q"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/a/b").sorted() == [
        "progress.json", "progress.json.lock",
      ])
    let mode = { (path: String) in try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int }
    #expect(try mode(path) == 0o600)
    #expect(try mode(folder.path + "/a/b") == 0o700)
  }

  @Test("kill -9 at random moments loses nothing that was said to be kept")
  func killed() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/progress.json"
    var promised: Set<String> = []
    for round in 0..<100 {
      let process = writer([path, "r\(round)", "100000"])
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      // Some are killed while they begin, the others after they have said something.
      var heard = round % 4 == 0 ? Data() : output.fileHandleForReading.availableData
      usleep(UInt32.random(in: 0...20_000))
      kill(process.processIdentifier, SIGKILL)
      heard += output.fileHandleForReading.readDataToEndOfFile()
      let said = String(decoding: heard, as: UTF8.self)
      process.waitUntilExit()
      for line in said.split(separator: "\n") { promised.insert(String(line)) }
      if round % 25 == 24 { check(path, has: promised) }
    }
    check(path, has: promised)
    #expect(promised.count >= 75)
    #expect(folder.names().allSatisfy { !$0.contains("unreadable") })
  }

  private func check(_ path: String, has promised: Set<String>) {
    let store = openStore(path)
    #expect(store.takeNotices() == [])
    let there = store.attempts.map(\.id)
    #expect(promised.subtracting(there) == [])
    #expect(there.count == Set(there).count)
  }

  @Test("four writers at once lose nothing")
  func writersAtOnce() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/progress.json"
    let processes = ["a", "b", "c", "d"].map { writer([path, $0, "50"]) }
    for process in processes {
      process.standardOutput = FileHandle.nullDevice
      try process.run()
    }
    for process in processes { process.waitUntilExit() }
    #expect(openStore(path).attempts.count == 200)
  }

  @Test("when the disk takes no more, it is said and the file before stays whole")
  func full() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/progress.json"
    let process = writer([path, "a", "200", "--largest", "8192"])
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      .split(separator: "\n").map(String.init)
    process.waitUntilExit()
    #expect(said.contains("not kept: diskFull"))
    let kept = said.filter { $0.hasPrefix("a-") }
    #expect(!kept.isEmpty)
    #expect(openStore(path).attempts.map(\.id) == kept)
    #expect(folder.names() == ["progress.json", "progress.json.lock"])
  }

  @Test("a symbolic link stays one, and its target is replaced")
  func link() throws {
    let folder = TemporaryFolder()
    folder.write("", to: "real/keep")
    let real = folder.path + "/real/progress.json"
    _ = openStore(real).keep { id, moment in
      Attempt(id: id, moment: moment, lesson: "l", item: "1", kind: "predict", answers: [], verdict: .right)
    }
    let link = folder.path + "/link.json"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: real)
    let store = ProgressStore(DiskProgressFile(path: link), now: { Moment(seconds: 0, offset: 0) }, makeID: { "two" })
    _ = store.keep { id, moment in
      Attempt(id: id, moment: moment, lesson: "l", item: "2", kind: "predict", answers: [], verdict: .right)
    }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == real)
    #expect(openStore(real).attempts.map(\.item) == ["1", "2"])
  }

  @Test("two damaged files of one second are both kept aside")
  func asideTwice() throws {
    let folder = TemporaryFolder()
    for text in ["one", "two"] {
      folder.write(text, to: "progress.json")
      #expect(openStore(folder.path + "/progress.json").takeNotices().count == 1)
    }
    #expect(
      folder.names() == [
        "progress.json.lock", "progress.json.unreadable-20261130-000000", "progress.json.unreadable-20261130-000000-2",
      ])
  }

  @Test("a folder in place of the file is told, and left alone")
  func folderInPlace() throws {
    let folder = TemporaryFolder()
    folder.write("", to: "progress.json/x")
    let store = openStore(folder.path + "/progress.json")
    #expect(store.isReadOnly)
    #expect(folder.names() == ["progress.json"])
  }
}

@Suite("A course on a disk")
struct DiskCourseFolderTests {
  @Test("its Markdown files are found at any depth, hidden ones and other folders left out")
  func files() throws {
    let folder = TemporaryFolder()
    for name in [
      "Lessons/a.md", "Lessons/deep/b.md", "Lessons/.hidden.md", "Lessons/c.txt", "Quizzes/papers/p.md", "Docs/d.md",
    ] {
      folder.write("x", to: name)
    }
    let course = DiskCourseFolder(path: folder.path)
    #expect(try course.markdownPaths().sorted() == ["Lessons/a.md", "Lessons/deep/b.md", "Quizzes/papers/p.md"])
    #expect(try course.contents(of: "Lessons/a.md") == Array("x".utf8))
    #expect(course.exists("Docs/d.md"))
    #expect(throws: FileTrouble.self) { try course.contents(of: "Lessons/none.md") }
  }
}
