import Foundation
import Testing

@testable import Course

/// Drawing a paper by a seed.
@Suite struct PaperTests {
  /// The numbers for this seed that Rosetta Code's task "Pseudo-random numbers/Splitmix64" gives.
  @Test func theGeneratorIsSplitMix64() {
    var random = SeededRandom(seed: 1_234_567)
    let numbers = (0..<5).map { _ in random.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
      ])
  }

  @Test func everyIndexIsChosenAboutAsOften() {
    var random = SeededRandom(seed: 11)
    var counts = [Int](repeating: 0, count: 6)
    for _ in 0..<6000 { counts[random.index(below: 6)] += 1 }
    // Six standard deviations of a binomial distribution with 6,000 trials and a chance of one in six.
    #expect(counts.allSatisfy { abs($0 - 1000) < 174 })
  }

  @Test(
    "a seed means the same paper everywhere",
    arguments: [(1, Self.first), (7, Self.seventh), (99, Self.last)] as [(UInt64, [String])])
  func pinned(_ seed: UInt64, _ items: [String]) {
    let draw = Self.draw("2 from a, 2 from b", seed: seed)
    #expect(draw.items == items)
  }

  /// Calculated by a program in another language from the published algorithms alone.
  private static let first = ["a4", "a2", "b2", "b1"]
  private static let seventh = ["a5", "a2", "b3", "b1"]
  private static let last = ["a3", "a4", "b2", "b1"]

  @Test func thirtySeedsGiveThirtyPapers() {
    let files = ["Quizzes/a.md": Self.bank("a", 1...9), "Quizzes/b.md": Self.bank("b", 1...6)]
    let papers = (1...30).map { Self.draw("4 from a, 3 from b", seed: $0, files: files).items }
    #expect(Set(papers).count == 30)
    for items in papers {
      #expect(Set(items).count == 7)
      #expect(items.prefix(4).allSatisfy { $0.hasPrefix("a") })
      #expect(items.suffix(3).allSatisfy { $0.hasPrefix("b") })
    }
  }

  @Test func poolsThatShareItemsStillFillAllPlaces() {
    // `small` is b1 alone; `b` has it too.
    for seed in 0..<50 as Range<UInt64> {
      let items = Self.draw("3 from b, 1 from a1only", seed: seed).items
      #expect(items.count == 4)
      let tight = Self.draw("2 from b, 1 from small", seed: seed, pools: ["small": "b1"]).items
      #expect(Set(tight).count == 3)
      #expect(tight.last == "b1")
    }
  }

  @Test func whereAQuestionStandsChangesNothing() {
    let here = Self.draw("3 from a", seed: 5, files: ["Quizzes/a.md": Self.bank("a", 1...5)])
    let turned = Self.bank("a", [4, 2, 5, 1, 3])
    #expect(Self.draw("3 from a", seed: 5, files: ["Quizzes/later/a.md": turned]).items == here.items)
  }

  @Test func aRevealIsNeverDrawn() {
    let reveal = "<!-- quiz: reveal id=a9 -->\nQ\n\n<details><summary>A</summary>\n\nx\n\n</details>\n"
    let files = ["Quizzes/a.md": Self.bank("a", 1...2) + reveal]
    for seed in 0..<20 as Range<UInt64> {
      #expect(Self.draw("2 from a", seed: seed, files: files).items.sorted() == ["a1", "a2"])
    }
  }

  // MARK: Making courses

  private static func draw(
    _ draw: String, seed: UInt64, pools: [String: String] = ["a1only": "a1"], files: [String: String]? = nil
  ) -> PaperDraw {
    var files =
      files ?? ["Quizzes/a.md": bank("a", 1...5, pools: pools), "Quizzes/b.md": bank("b", 1...3, pools: pools)]
    files["Quizzes/papers/p.md"] = "---\nformat: 1\nid: p\ntitle: T\nlang: ko\ndraw: [\(draw)]\n---\n"
    let course = CourseContents(MemoryFolder(files: files))
    return PaperDraw(course.papers[0], seed: seed, from: course)
  }

  private static func bank(_ id: String, _ numbers: some Sequence<Int>, pools: [String: String] = [:]) -> String {
    numbers.reduce(header(id)) { text, number in
      let pool = pools.first { $0.value == "\(id)\(number)" }.map { " pool=\($0.key)" } ?? ""
      return text + "<!-- quiz: short id=\(id)\(number)\(pool) -->\nQ\n\n<details><summary>A</summary>\n\n"
        + "```answer\nx\n```\n\n</details>\n\n"
    }
  }
}

/// The papers of the shipped course.
@Suite struct ShippedPaperTests {
  /// The files of the repository.
  private struct Shipped: CourseFolder {
    private let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    func markdownPaths() throws(FileTrouble) -> [String] {
      ["Lessons", "Quizzes", "Quizzes/papers"].flatMap { folder in
        ((try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? [])
          .filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
      }
    }

    func contents(of path: String) throws(FileTrouble) -> [UInt8] {
      Array(FileManager.default.contents(atPath: root.appending(path: path).path) ?? Data())
    }

    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: root.appending(path: path).path) }
  }

  @Test func thirtySeedsGiveThirtyPapersOfEach() {
    let course = CourseContents(Shipped())
    #expect(course.papers.count >= 3)
    for paper in course.papers {
      let wanted = paper.header.draw.map(\.count).reduce(0, +)
      let drawn = (1...30).map { PaperDraw(paper, seed: $0, from: course).items }
      #expect(drawn.allSatisfy { Set($0).count == wanted }, "\(paper.id)")
      // Not the order alone: which questions it are.
      #expect(Set(drawn.map { $0.sorted() }).count == 30, "\(paper.id)")
    }
  }
}
