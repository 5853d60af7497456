/// How many columns of a terminal a text takes.
///
/// A grapheme cluster is measured whole: conjoining jamo, an emoji with its modifiers and a flag take the cells of one
/// character. Sources: UAX #11 (East Asian Width), UTS #51 (emoji), `Scripts/generate-width-table.py`.
public struct TextMeasure: Hashable, Sendable {
  /// How a terminal draws the characters that UAX #11 calls ambiguous, such as `…` and `─`.
  public enum Ambiguous: Sendable { case narrow, wide }

  public var ambiguous: Ambiguous

  public init(ambiguous: Ambiguous = .narrow) { self.ambiguous = ambiguous }

  /// The columns of a text on one line. Control characters take none, a tab included: expand tabs before.
  /// - Complexity: O(n); a byte at a time as long as the text is ASCII.
  public func width(of text: some StringProtocol) -> Int {
    var columns = 0
    var isASCII = true
    for byte in text.utf8 {
      guard byte < 0x80 else {
        isASCII = false
        break
      }
      if byte >= 0x20 && byte != 0x7F { columns += 1 }
    }
    return isASCII ? columns : text.reduce(into: 0) { $0 += width(of: $1) }
  }

  /// The columns of one grapheme cluster: 0, 1 or 2, or more where a terminal draws its parts side by side.
  public func width(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    guard scalars.index(after: scalars.startIndex) != scalars.endIndex else { return width(of: first) }
    if Self.isEmojiCluster(scalars, first: first) { return 2 }
    return scalars.reduce(into: 0) { $0 += width(of: $1) }
  }

  private func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x7F { return scalar.value < 0x20 ? 0 : 1 }
    switch WidthTable.width(of: scalar) {
    case 3: return ambiguous == .wide ? 2 : 1
    // Emoji that are younger than the table.
    case 1 where scalar.value >= 0x1F300 && scalar.properties.isEmojiPresentation: return 2
    case let columns: return columns
    }
  }

  /// A flag, or an emoji that a variation selector, a modifier, a keycap or a joiner follows.
  private static func isEmojiCluster(_ scalars: Character.UnicodeScalarView, first: Unicode.Scalar) -> Bool {
    let second = scalars[scalars.index(after: scalars.startIndex)]
    if isRegionalIndicator(first) { return isRegionalIndicator(second) }
    guard first.properties.isEmoji else { return false }
    return first.properties.isEmojiPresentation || second.properties.isEmojiModifier
      || scalars.contains { $0 == "\u{FE0F}" || $0 == "\u{200D}" }
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}

extension WidthTable {
  /// The entry for a scalar. O(log n) in the number of ranges.
  static func width(of scalar: Unicode.Scalar) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= scalar.value { low = middle } else { high = middle }
    }
    return Int(widths[low])
  }
}

extension StringProtocol {
  /// The columns of the text where ambiguous characters are narrow.
  public var terminalWidth: Int { TextMeasure().width(of: self) }
}
