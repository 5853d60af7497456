import Contract
import Markdown

/// A paper takes no item twice, so that overlapping pools must suffice together; `reveal` is never drawn.
struct PaperRules {
  let course: CourseContents

  init(_ course: CourseContents) { self.course = course }

  func check() -> [CourseDiagnostic] { course.papers.flatMap(check) }

  private func check(_ paper: CourseFile) -> [CourseDiagnostic] {
    var diagnostics: [CourseDiagnostic] = []
    var wants: [(count: Int, items: [String])] = []
    let names = course.poolNames
    for draw in paper.header.draw {
      guard names.contains(draw.pool) else {
        let meant = Spelling.nearest(to: draw.pool, among: names)
        diagnostics.append(
          CourseDiagnostic(.poolUnknown(draw.pool, suggestion: meant), file: paper.path, range: draw.range))
        continue
      }
      let items = course.pool(draw.pool).filter { $0.kind != .reveal }.map(\.id)
      guard items.count >= draw.count else {
        diagnostics.append(
          CourseDiagnostic(
            .poolTooSmall(draw.pool, wanted: draw.count, found: items.count), file: paper.path, range: draw.range))
        continue
      }
      wants.append((draw.count, items))
    }
    guard diagnostics.isEmpty, let first = paper.header.draw.first else { return diagnostics }
    let wanted = wants.map(\.count).reduce(0, +)
    let found = Self.mostDrawable(wants)
    if found < wanted {
      diagnostics.append(
        CourseDiagnostic(.poolsOverlap(wanted: wanted, found: found), file: paper.path, range: first.range))
    }
    return diagnostics
  }

  /// How many different items can be drawn at most: a matching of places with items, found by augmenting paths.
  static func mostDrawable(_ wants: [(count: Int, items: [String])]) -> Int {
    // Each pool needs no more of its items than all places together.
    let total = wants.map(\.count).reduce(0, +)
    let places = wants.flatMap { want in
      Array(repeating: Array(want.items.prefix(total)), count: min(want.count, want.items.count))
    }
    var owner: [String: Int] = [:]
    func place(_ index: Int, _ seen: inout Set<String>) -> Bool {
      for item in places[index] where seen.insert(item).inserted {
        guard let other = owner[item] else {
          owner[item] = index
          return true
        }
        if place(other, &seen) {
          owner[item] = index
          return true
        }
      }
      return false
    }
    return places.indices.count { index in
      var seen: Set<String> = []
      return place(index, &seen)
    }
  }
}
