import Markdown

/// A change of one file's text.
public struct TextEdit: Equatable, Sendable {
  public var file: String
  public var range: SourceRange
  /// What stands there then. Further lines get what stands before the range on its line, when that is indentation.
  public var lines: [String]

  public init(file: String, range: SourceRange, lines: [String]) {
    self.file = file
    self.range = range
    self.lines = lines
  }

  /// The fix of a diagnostic; nil where a person must write it. Answers are changed only as answers.
  public init?(_ diagnostic: CourseDiagnostic) {
    guard diagnostic.id != "answer-differs", let fix = diagnostic.fix, let range = fix.range,
      let text = fix.replacement, !text.contains("\n")
    else { return nil }
    self.init(file: diagnostic.file, range: range, lines: [text])
  }

  public init(_ update: AnswerUpdate) {
    self.init(file: update.file, range: update.range, lines: update.lines)
  }

  /// A file's lines after those of the edits that concern it; where two overlap, the first one wins.
  public static func applying(_ edits: [TextEdit], to source: SourceText, of file: String) -> [String] {
    var lines = source.lines
    var free = SourcePosition(line: Int.max, column: 1)
    for edit in edits.filter({ $0.file == file }).sorted(by: { $0.range.start > $1.range.start })
    where edit.range.end <= free {
      free = edit.range.start
      edit.apply(to: &lines)
    }
    return lines
  }

  private func apply(to lines: inout [String]) {
    let (first, last) = (range.start.line - 1, range.end.line - 1)
    guard lines.indices.contains(first), lines.indices.contains(last) else { return }
    let before = String(lines[first].prefix(range.start.column - 1))
    let after = String(lines[last].dropFirst(range.end.column - 1))
    var new = self.lines
    for index in new.indices.dropFirst() where !new[index].isEmpty || !before.allSatisfy(\.isWhitespace) {
      new[index] = before + new[index]
    }
    if new.isEmpty { new = [""] }
    new[0] = before + new[0]
    // An answer that had no line stands before the line that ends its fence.
    if range.start == range.end, after.hasPrefix("```") || after.hasPrefix("~~~") {
      new.append(before + after)
    } else {
      new[new.count - 1] += after
    }
    lines.replaceSubrange(first...last, with: new)
  }
}
