/// Where a text may be broken into lines.
public enum LineBreaking {
  /// The places at which a line may end, rising; the end of the text is not among them.
  ///
  /// A line ends after a space or a hyphen, between syllables of Hangul and between ideographs; never inside a word or a
  /// grapheme cluster, before closing punctuation or after opening punctuation (after UAX #14).
  /// - Complexity: O(n)
  public static func opportunities(in text: some StringProtocol) -> [String.Index] {
    var opportunities: [String.Index] = []
    var left: BreakClass?
    for index in text.indices {
      let right = BreakClass(text[index])
      if let left, BreakClass.allowsBreak(between: left, and: right) { opportunities.append(index) }
      left = right
    }
    return opportunities
  }
}

extension TextMeasure {
  /// The lines of a text that is broken to fit `width` columns: ranges without the spaces and newlines at which they
  /// were broken. A word that is wider than a line is broken between clusters; a line holds at least one cluster.
  /// A newline at the end of the text is followed by an empty line.
  ///
  /// - Parameters:
  ///   - firstWidth: the columns of the first line, where they differ from the other lines'.
  /// - Complexity: O(n)
  public func lineRanges<Text: StringProtocol>(
    of text: Text, width: Int, firstWidth: Int? = nil
  ) -> [Range<String.Index>] {
    var wrapper = LineWrapper(measure: self, text: text, width: width, firstWidth: firstWidth ?? width)
    return wrapper.fill()
  }

  /// The same as texts.
  public func wrapped<Text: StringProtocol>(
    _ text: Text, width: Int, firstWidth: Int? = nil
  ) -> [Text.SubSequence] {
    lineRanges(of: text, width: width, firstWidth: firstWidth).map { text[$0] }
  }
}

/// Fills lines greedily, remembering the last place at which the present line could end.
private struct LineWrapper<Text: StringProtocol> {
  let measure: TextMeasure
  let text: Text
  let width: Int
  let firstWidth: Int

  private var lines: [Range<String.Index>] = []
  private var lineStart: String.Index
  private var columns = 0
  /// The end of the last cluster of this line that is no space.
  private var inkEnd: String.Index
  /// Where the line may be broken: its end without spaces, the start of the next one, and the columns up to there.
  private var chance: (end: String.Index, next: String.Index, columns: Int)?

  init(measure: TextMeasure, text: Text, width: Int, firstWidth: Int) {
    self.measure = measure
    self.text = text
    self.width = width
    self.firstWidth = firstWidth
    lineStart = text.startIndex
    inkEnd = text.startIndex
  }

  mutating func fill() -> [Range<String.Index>] {
    var left: BreakClass?
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      let right = BreakClass(character)
      if right == .mandatory {
        finish(line: lineStart..<max(inkEnd, lineStart), next: next)
        left = nil
      } else {
        if let left, BreakClass.allowsBreak(between: left, and: right) { chance = (inkEnd, index, columns) }
        add(character, at: index, next: next, isSpace: right == .space)
        left = right
      }
      index = next
    }
    lines.append(lineStart..<max(inkEnd, lineStart))
    return lines
  }

  private mutating func add(_ character: Character, at index: String.Index, next: String.Index, isSpace: Bool) {
    let size = measure.width(of: character)
    if isSpace {
      columns += size
      return
    }
    while columns + size > (lines.isEmpty ? firstWidth : width), index > lineStart {
      if let chance, chance.end > lineStart {
        let rest = columns - chance.columns
        finish(line: lineStart..<chance.end, next: chance.next)
        columns = rest
      } else {
        finish(line: lineStart..<index, next: index)
      }
    }
    columns += size
    inkEnd = next
  }

  private mutating func finish(line: Range<String.Index>, next: String.Index) {
    lines.append(line)
    lineStart = next
    inkEnd = max(inkEnd, next)
    columns = 0
    chance = nil
  }
}
