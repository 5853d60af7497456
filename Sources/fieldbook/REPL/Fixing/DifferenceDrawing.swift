import Course
import Terminal

/// Draws what is different between the learner's code and the author's: by sign, colour and, in sentences, by word.
struct DifferenceDrawing {
  var difference: LineDifference
  var texts: any FixTexts

  /// How many lines that are the same are shown around those that are not.
  private static let context = 2

  private var shown: [LineDifference.Line?] {
    let lines = difference.lines
    var result: [LineDifference.Line?] = []
    for index in lines.indices {
      let near = lines[max(0, index - Self.context)...min(lines.count - 1, index + Self.context)]
      if near.contains(where: { $0.change != .same }) {
        result.append(lines[index])
      } else if case .some(.some) = result.last {
        result.append(nil)
      }
    }
    if case .some(.none) = result.last { result.removeLast() }
    return result
  }

  var lines: [StyledText] {
    let digits = String(difference.lines.map(\.number).max() ?? 1).count
    return shown.map { line in
      guard let line else { return StyledText(" ⋯", .faint) }
      let number = String(repeating: " ", count: digits - String(line.number).count) + String(line.number)
      switch line.change {
      case .same: return StyledText("  \(number)  ", .faint) + StyledText(line.text)
      case .removed: return StyledText("- \(number)  \(line.text)", .wrong)
      case .added: return StyledText("+ \(number)  \(line.text)", .right)
      }
    }
  }

  var sentences: [String] {
    difference.lines.compactMap { line in
      switch line.change {
      case .same: nil
      case .removed: texts.mine(line.number, line.text.trimmingPrefix { $0.isWhitespace }.description)
      case .added: texts.authors(line.number, line.text.trimmingPrefix { $0.isWhitespace }.description)
      }
    }
  }
}
