extension TextMeasure {
  /// Where the text stands in a wider space.
  public enum Alignment: Sendable { case leading, center, trailing }

  /// The text if it fits, else as much of its beginning as fits together with the ellipsis.
  public func truncated(_ text: some StringProtocol, to width: Int, ellipsis: Character = "…") -> String {
    guard self.width(of: text) > width else { return String(text) }
    let room = width - self.width(of: ellipsis)
    guard room >= 0 else { return "" }
    var result = ""
    var columns = 0
    for character in text {
      columns += self.width(of: character)
      guard columns <= room else { break }
      result.append(character)
    }
    result.append(ellipsis)
    return result
  }

  /// The text with spaces around it to fill `width` columns; unchanged where it is as wide already.
  public func padded(_ text: some StringProtocol, to width: Int, alignment: Alignment = .leading) -> String {
    let missing = max(0, width - self.width(of: text))
    let before =
      switch alignment {
      case .leading: 0
      case .center: missing / 2
      case .trailing: missing
      }
    return String(repeating: " ", count: before) + String(text) + String(repeating: " ", count: missing - before)
  }

  /// The text at exactly `width` columns: truncated or padded.
  public func fitted(_ text: some StringProtocol, to width: Int, alignment: Alignment = .leading) -> String {
    padded(truncated(text, to: width), to: width, alignment: alignment)
  }

  /// The text with each tab as the spaces up to the next tab stop of its line.
  public func expandingTabs(_ text: some StringProtocol, every stop: Int = 4) -> String {
    guard text.utf8.contains(0x09) else { return String(text) }
    var result = ""
    var column = 0
    for character in text {
      switch character {
      case "\t":
        let spaces = stop - column % stop
        result += String(repeating: " ", count: spaces)
        column += spaces
      case "\n", "\r\n":
        result.append(character)
        column = 0
      default:
        result.append(character)
        column += width(of: character)
      }
    }
    return result
  }
}
