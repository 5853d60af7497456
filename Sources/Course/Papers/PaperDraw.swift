/// The questions that a seed draws from the pools of a paper.
///
/// The same seed and the same course give the same questions in the same order on every machine. A pool counts in the
/// order of its ids, so that moving a question within or between files changes no paper.
public struct PaperDraw: Equatable, Sendable {
  public let paper: String
  public let seed: UInt64
  /// The questions' ids: those of the paper's first pool first, each pool in a random order.
  public let items: [String]

  /// Draws. A pool that does not suffice gives what it has; `check` calls that an error.
  public init(_ paper: CourseFile, seed: UInt64, from course: CourseContents) {
    self.paper = paper.id
    self.seed = seed
    var random = SeededRandom(seed: seed)
    let pools = paper.header.draw.map { draw in
      let ids = course.pool(draw.pool).filter { $0.kind != .reveal }.map(\.id).sorted(by: Self.isBefore)
      return (count: draw.count, items: random.shuffled(ids))
    }
    items = Self.choose(pools, &random)
  }

  /// Takes no item twice. Where pools share items, a place that found none left makes an earlier one take another.
  private static func choose(_ pools: [(count: Int, items: [String])], _ random: inout SeededRandom) -> [String] {
    var places: [[String]] = []
    for pool in pools {
      for _ in 0..<min(pool.count, pool.items.count) { places.append(random.shuffled(pool.items)) }
    }
    var owner: [String: Int] = [:]
    func fill(_ place: Int, _ seen: inout Set<String>) -> Bool {
      let free = places[place].first { owner[$0] == nil }
      if let free {
        owner[free] = place
        return true
      }
      for item in places[place] where seen.insert(item).inserted {
        if let other = owner[item], fill(other, &seen) {
          owner[item] = place
          return true
        }
      }
      return false
    }
    for place in places.indices {
      var seen: Set<String> = []
      _ = fill(place, &seen)
    }
    return owner.sorted { $0.value < $1.value }.map(\.key)
  }

  /// By bytes: the order of texts as such may change with Unicode.
  private static func isBefore(_ one: String, _ other: String) -> Bool {
    one.utf8.lexicographicallyPrecedes(other.utf8)
  }
}
