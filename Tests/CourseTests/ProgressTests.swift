import Course
import Testing

/// A file in memory that can be made to fail.
final class MemoryProgressFile: ProgressFile {
  let path = "progress.json"
  var bytes: [UInt8]?
  var aside: [String: [UInt8]] = [:]
  var failure: FileTrouble.Kind?
  var readFailure: FileTrouble.Kind?
  /// What somebody else does before the lock is ours.
  var beforeLock: (() -> Void)?

  var text: String { String(decoding: bytes ?? [], as: UTF8.self) }

  func read() throws(FileTrouble) -> [UInt8]? {
    if let readFailure { throw FileTrouble(readFailure, path: path, detail: "test") }
    return bytes
  }

  func whileLocked<Result>(_ body: () throws(FileTrouble) -> Result) throws(FileTrouble) -> Result {
    beforeLock?()
    beforeLock = nil
    return try body()
  }

  func replace(with bytes: [UInt8]) throws(FileTrouble) {
    if let failure { throw FileTrouble(failure, path: path, detail: "test") }
    self.bytes = bytes
  }

  func setAside(mark: String) throws(FileTrouble) -> String {
    aside[mark] = bytes
    bytes = nil
    return "\(path).\(mark)"
  }
}

/// Opens a store whose attempts are named after `name`.
func open(_ file: MemoryProgressFile, as name: String = "a") -> ProgressStore {
  var number = 0
  return ProgressStore(
    file, now: { Moment(seconds: 1_795_996_800 + Double(number), offset: 540) },
    makeID: {
      number += 1
      return "\(name)\(number)"
    })
}

@discardableResult
func answer(_ store: ProgressStore, _ item: String, right: Bool = true, misconceptions: [String] = []) -> FileTrouble? {
  store.keep { id, moment in
    Attempt(
      id: id, moment: moment, lesson: "l", item: item, kind: "predict", answers: ["주문 0개", ""],
      verdict: right ? .right : .wrong, misconceptions: misconceptions, hints: 1, seconds: 2.5, contentHash: "h")
  }
}

@Suite("Progress")
struct ProgressTests {
  @Test("an answer is in the file when it was kept, whole")
  func kept() throws {
    let file = MemoryProgressFile()
    #expect(answer(open(file), "q", right: false, misconceptions: ["live-write"]) == nil)
    let again = open(file)
    #expect(again.takeNotices() == [])
    let attempt = try #require(again.attempts.first)
    #expect(again.attempts.count == 1)
    #expect(
      attempt
        == Attempt(
          id: "a1", moment: Moment(seconds: 1_795_996_801, offset: 540), lesson: "l", item: "q", kind: "predict",
          answers: ["주문 0개", ""], verdict: .wrong, misconceptions: ["live-write"], hints: 1, seconds: 2.5,
          contentHash: "h"))
    #expect(file.text.contains("\"at\":\"2026-11-30T00:00:01.000Z\""))
  }

  @Test("two terminals at once lose nothing")
  func twoTerminals() {
    let file = MemoryProgressFile()
    let (first, second) = (open(file, as: "x"), open(file, as: "y"))
    answer(first, "1")
    answer(second, "2")
    answer(first, "3")
    #expect(Set(open(file).attempts.map(\.item)) == ["1", "2", "3"])
    #expect(Set(first.attempts.map(\.item)) == ["1", "2", "3"])
  }

  @Test("an attempt that is on the disk already is not doubled")
  func identity() {
    let file = MemoryProgressFile()
    let store = open(file)
    answer(store, "1")
    store.place = ProgressPlace(lesson: "l")
    store.saveIfNeeded()
    answer(store, "2")
    #expect(open(file).attempts.map(\.id) == ["a1", "a2"])
  }

  @Test("what this reader does not know is kept")
  func unknown() {
    let file = MemoryProgressFile()
    file.bytes = Array(
      #"{"format":1,"later":{"a":[1]},"attempts":[{"id":"z","kind":"dance","steps":3},{"no":"id"}],"x":null}"#.utf8)
    let store = open(file)
    #expect(store.takeNotices() == [])
    answer(store, "q")
    answer(store, "r")
    for part in [#""later": {"a":[1]}"#, #"{"id":"z","kind":"dance","steps":3}"#, #"{"no":"id"}"#, #""x": null"#] {
      #expect(file.text.components(separatedBy: part).count == 2, "\(part)")
    }
    #expect(store.attempts.map(\.item) == ["q", "r"])
  }

  @Test("a file cut short anywhere is set aside, and the answers before the cut are saved")
  func truncated() {
    let file = MemoryProgressFile()
    let store = open(file)
    for item in ["1", "2", "3"] { answer(store, item) }
    let whole = file.bytes!
    for length in 0..<(whole.count - 1) {
      let cut = MemoryProgressFile()
      cut.bytes = Array(whole[..<length])
      let store = open(cut, as: "n")
      guard case .setAside(let name, let saved)? = store.takeNotices().first else {
        Issue.record("cut at \(length) was not noticed")
        continue
      }
      #expect(name == "progress.json.unreadable-20261130-000000")
      #expect(cut.aside.values.first == Array(whole[..<length]))
      #expect(store.attempts.count == saved)
      let lines = String(decoding: whole[..<length], as: UTF8.self).split(separator: "\n")
      #expect(saved == lines.count { $0.hasPrefix("    {") && ($0.hasSuffix("}") || $0.hasSuffix("},")) })
      answer(store, "4")
      #expect(open(cut).attempts.count == saved + 1)
    }
  }

  @Test("every flipped bit is noticed or harms nothing")
  func flippedBits() {
    let file = MemoryProgressFile()
    let store = open(file)
    for item in ["1", "2", "3"] { answer(store, item) }
    let whole = file.bytes!
    for index in whole.indices {
      // Two of the eight, other ones for each byte.
      for bit in [index % 8, (index * 3 + 4) % 8] {
        let flipped = MemoryProgressFile()
        flipped.bytes = whole
        flipped.bytes![index] ^= 1 << UInt8(bit)
        let opened = open(flipped)
        if opened.takeNotices().isEmpty {
          #expect(opened.attempts == store.attempts, "byte \(index), bit \(bit)")
        } else {
          #expect(!opened.isReadOnly, "byte \(index), bit \(bit)")
          #expect(opened.attempts.count >= 2, "byte \(index), bit \(bit)")
        }
      }
    }
  }

  @Test("a file of something else is set aside", arguments: ["", "x", "{}", "[1]", #"{"format":1}"#, "\u{0}\u{1}"])
  func foreign(_ text: String) {
    let file = MemoryProgressFile()
    file.bytes = Array(text.utf8)
    let store = open(file)
    #expect(store.takeNotices().count == 1)
    #expect(Array(file.aside.values) == [Array(text.utf8)])
    answer(store, "q")
    #expect(open(file).attempts.map(\.item) == ["q"])
  }

  @Test("damage that happens while we run is set aside too, and what we know is written again")
  func damagedMeanwhile() {
    let file = MemoryProgressFile()
    let store = open(file)
    answer(store, "1")
    file.bytes = Array("oh".utf8)
    #expect(answer(store, "2") == nil)
    #expect(store.takeNotices() == [.setAside(as: "progress.json.unreadable-20261130-000002", saved: 0)])
    #expect(open(file).attempts.map(\.item) == ["1", "2"])
  }

  @Test("a newer file is only read, and nothing is written over it")
  func newer() {
    let file = MemoryProgressFile()
    let text = #"{"format":2,"attempts":[],"sum":"by other rules"}"#
    file.bytes = Array(text.utf8)
    let store = open(file)
    #expect(store.takeNotices() == [.newerFormat(2, known: 1)])
    #expect(store.isReadOnly)
    #expect(answer(store, "q")?.kind == .notPermitted)
    #expect(store.attempts.map(\.item) == ["q"])
    #expect(file.text == text)
  }

  @Test("a file that becomes newer while we run is not written over")
  func newerMeanwhile() {
    let file = MemoryProgressFile()
    let store = open(file)
    let text = #"{"format":2,"attempts":[]}"#
    file.beforeLock = { file.bytes = Array(text.utf8) }
    #expect(answer(store, "q") != nil)
    #expect(store.takeNotices() == [.newerFormat(2, known: 1)])
    #expect(file.text == text)
  }

  @Test("a full disk is told, loses nothing, and the answer is written with the next one")
  func fullDisk() {
    let file = MemoryProgressFile()
    let store = open(file)
    answer(store, "1")
    let before = file.bytes
    file.failure = .diskFull
    #expect(answer(store, "2")?.kind == .diskFull)
    #expect(file.bytes == before)
    #expect(store.hasUnsaved)
    #expect(store.attempts.map(\.item) == ["1", "2"])
    file.failure = nil
    #expect(answer(store, "3") == nil)
    #expect(open(file).attempts.map(\.item) == ["1", "2", "3"])
    #expect(!store.hasUnsaved)
  }

  @Test("a file that must not be read is left alone")
  func forbidden() {
    let file = MemoryProgressFile()
    file.bytes = Array("secret".utf8)
    file.readFailure = .notPermitted
    let store = open(file)
    #expect(store.isReadOnly)
    #expect(answer(store, "q")?.kind == .notPermitted)
    #expect(file.text == "secret")
  }

  @Test("the place is kept; the later of two terminals' places wins")
  func place() {
    let file = MemoryProgressFile()
    let store = open(file)
    store.place = ProgressPlace(lesson: "day11-part1", item: "q", section: "1. 글", step: 4)
    #expect(store.hasUnsaved)
    #expect(store.saveIfNeeded() == nil)
    #expect(open(file).place == ProgressPlace(lesson: "day11-part1", item: "q", section: "1. 글", step: 4))
    let (early, late) = (open(file, as: "x"), open(file, as: "y"))
    early.place = ProgressPlace(lesson: "early")
    answer(late, "1")
    late.place = ProgressPlace(lesson: "late")
    late.saveIfNeeded()
    early.saveIfNeeded()
    #expect(open(file).place?.lesson == "late")
  }

  @Test("history: the last attempt, totals, and misconceptions by frequency")
  func history() {
    let file = MemoryProgressFile()
    let store = open(file)
    answer(store, "1", right: false, misconceptions: ["b"])
    answer(store, "1", misconceptions: ["a"])
    answer(store, "2", right: false, misconceptions: ["b"])
    #expect(store.history.last(of: "1")?.verdict == .right)
    #expect(store.history.last(of: "3") == nil)
    #expect(store.history.answered == 3)
    #expect(store.history.right == 1)
    #expect(store.history.misconceptions.map(\.name) == ["b", "a"])
    #expect(store.history.misconceptions.map(\.count) == [2, 1])
  }

  @Test("the file lies in the XDG state directory unless it is named")
  func location() {
    let path = { (option: String?, state: String?) in
      ProgressLocation.path(option: option, environment: state.map { ["XDG_STATE_HOME": $0] } ?? [:], home: "/h")
    }
    #expect(path("x.json", "/s") == "x.json")
    #expect(path(nil, "/s") == "/s/fieldbook/progress.json")
    #expect(path(nil, "relative") == "/h/.local/state/fieldbook/progress.json")
    #expect(path(nil, nil) == "/h/.local/state/fieldbook/progress.json")
  }
}

@Suite("A question's fingerprint")
struct FingerprintTests {
  private func question(_ body: String) -> Question { lesson(body).questions[0] }
  private let predict =
    "<!-- quiz: predict id=q snippet=s ask=output -->\n물음\n\n```actions\ntap a\n```\n\n```answer\n1\n```\n"

  @Test("hangs on code, actions and what is asked, not on prose")
  func ofARun() {
    let sum = question(predict).fingerprint(code: "c")
    #expect(sum == question(predict.replacing("물음", with: "다른 말")).fingerprint(code: "c"))
    #expect(sum != question(predict).fingerprint(code: "d"))
    #expect(sum != question(predict.replacing("tap a", with: "tap b")).fingerprint(code: "c"))
    #expect(sum != question(predict.replacing("=output", with: "=focus")).fingerprint(code: "c"))
  }

  @Test("hangs on the words where the author's words are the answer")
  func ofAnAuthor() {
    let reveal = "<!-- quiz: reveal id=q -->\n물음\n\n<details>\n\n답\n\n</details>\n"
    #expect(
      question(reveal).fingerprint(code: "") != question(reveal.replacing("물음", with: "다른 말")).fingerprint(code: ""))
  }
}
