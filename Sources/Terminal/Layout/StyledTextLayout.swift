import TextWidth

extension TextMeasure {
  /// How many columns styled text fills on one line.
  public func width(of text: StyledText) -> Int { width(of: text.text) }

  /// Styled text in lines of at most `width` columns, each piece in its own style.
  ///
  /// - Parameters:
  ///   - first: what the first line starts with; its width counts.
  ///   - rest: what each further line starts with.
  public func wrapped(
    _ text: StyledText, width: Int, first: StyledText = "", rest: StyledText = ""
  ) -> [StyledText] {
    let whole = text.text
    let ranges = lineRanges(
      of: whole, width: max(1, width - self.width(of: rest)), firstWidth: max(1, width - self.width(of: first)))
    return ranges.enumerated().map { index, range in (index == 0 ? first : rest) + text.part(range, of: whole) }
  }

  /// Styled text cut to `width` columns, with `…` where something is missing.
  public func truncated(_ text: StyledText, to width: Int) -> StyledText {
    let whole = text.text
    let cut = truncated(whole, to: width)
    guard cut != whole, let ellipsis = cut.last else { return cut.isEmpty ? "" : text }
    let end = whole.index(whole.startIndex, offsetBy: cut.count - 1)
    var result = text.part(whole.startIndex..<end, of: whole)
    result.append(String(ellipsis), result.spans.last?.style ?? .plain)
    return result
  }

  /// Styled text with blanks up to `width` columns on the sides that `alignment` leaves free.
  public func padded(_ text: StyledText, to width: Int, alignment: Alignment = .leading) -> StyledText {
    let missing = max(0, width - self.width(of: text))
    let before =
      switch alignment {
      case .leading: 0
      case .center: missing / 2
      case .trailing: missing
      }
    return .blanks(before) + text + .blanks(missing - before)
  }
}

extension StyledText {
  static func blanks(_ count: Int) -> StyledText { StyledText(String(repeating: " ", count: max(0, count))) }

  /// The part that a range of its plain text covers. A style never divides a character.
  fileprivate func part(_ range: Range<String.Index>, of whole: String) -> StyledText {
    let start = whole.utf8.distance(from: whole.startIndex, to: range.lowerBound)
    let end = whole.utf8.distance(from: whole.startIndex, to: range.upperBound)
    var result = StyledText()
    var position = 0
    for span in spans {
      let bytes = span.text.utf8
      let low = max(start - position, 0), high = min(end - position, bytes.count)
      if low < high {
        let from = bytes.index(bytes.startIndex, offsetBy: low), to = bytes.index(bytes.startIndex, offsetBy: high)
        result.append(String(span.text[from..<to]), span.style)
      }
      position += bytes.count
    }
    return result
  }
}
