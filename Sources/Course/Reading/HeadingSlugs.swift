/// The anchors that GitHub gives to a file's headings.
struct HeadingSlugs {
  private var counts: [String: Int] = [:]

  /// Lower case, blanks as hyphens, punctuation gone; a number where the same came before.
  mutating func slug(of heading: String) -> String {
    let base = String(
      heading.lowercased().compactMap { character -> Character? in
        if character == " " { return "-" }
        if character == "-" || character == "_" || character.isLetter || character.isNumber { return character }
        return nil
      })
    let count = counts[base, default: 0]
    counts[base] = count + 1
    return count == 0 ? base : "\(base)-\(count)"
  }
}
