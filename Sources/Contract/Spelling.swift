/// How near one word is to another, for "did you mean".
public enum Spelling {
  /// The number of letters to insert, drop, change or swap with their neighbour. Quadratic in the words' lengths.
  public static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a)
    let b = Array(b)
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var before: [Int] = []
    var previous = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        var best = min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { best = min(best, before[j - 2] + 1) }
        row.append(best)
      }
      before = previous
      previous = row
    }
    return previous[b.count]
  }

  /// The nearest known word, where it is near enough to have been meant.
  public static func nearest(to word: String, among known: some Sequence<String>) -> String? {
    guard word.count <= 64 else { return nil }
    let lower = word.lowercased()
    let ranked = known.map { (word: $0, distance: distance(lower, $0.lowercased())) }
    guard let best = ranked.min(by: { ($0.distance, $0.word) < ($1.distance, $1.word) }) else { return nil }
    return best.distance <= max(1, word.count / 3) ? best.word : nil
  }
}
