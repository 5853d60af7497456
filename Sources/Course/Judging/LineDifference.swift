/// What must be taken out of a text and put in, line by line, to make another of it.
public struct LineDifference: Equatable, Sendable {
  public enum Change: Equatable, Sendable { case same, removed, added }

  public struct Line: Equatable, Sendable {
    public var change: Change
    public var text: String
    /// From 1, in the text that it comes from: the first one, or, of an added line, the second.
    public var number: Int
  }

  public let lines: [Line]

  /// Blanks at the end of a line, and empty lines at the end of a text, are no difference.
  ///
  /// - Complexity: The product of the lengths in the worst case.
  public init(from old: String, to new: String) {
    self.init(from: AnswerText(old).lines, to: AnswerText(new).lines)
  }

  /// - Complexity: The product of the lengths in the worst case.
  public init(from old: [String], to new: [String]) {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset)), added = Set(difference.insertions.map(\.offset))
    var lines: [Line] = []
    var i = 0, j = 0
    while i < old.count || j < new.count {
      if removed.contains(i), i < old.count {
        lines.append(Line(change: .removed, text: old[i], number: i + 1))
        i += 1
      } else if added.contains(j), j < new.count {
        lines.append(Line(change: .added, text: new[j], number: j + 1))
        j += 1
      } else {
        lines.append(Line(change: .same, text: old[i], number: i + 1))
        i += 1
        j += 1
      }
    }
    self.lines = lines
  }

  public var isEmpty: Bool { lines.allSatisfy { $0.change == .same } }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
