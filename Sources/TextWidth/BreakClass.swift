/// What a grapheme cluster means for the breaking of lines: the classes of UAX #14 that matter in Korean and English
/// prose and in code.
enum BreakClass {
  case mandatory, space, zeroWidthSpace, glue
  case open, close, quotation
  /// Closes like punctuation, but goes on with a letter or digit: `.` in `a.b`, `,` in `1,000`.
  case infix
  /// A break is allowed after it, not before: hyphen, dashes, `/`.
  case hyphen, breakAfter
  case prefix
  case alphabetic, numeric
  /// Breaks on both sides: a syllable of Hangul, an ideograph, kana, an emoji.
  case ideographic

  init(_ character: Character) {
    let first = character.unicodeScalars.first!
    self = Self.explicit[first] ?? Self.byProperties(first)
  }

  private static func byProperties(_ scalar: Unicode.Scalar) -> BreakClass {
    switch scalar.properties.generalCategory {
    case .lineSeparator, .paragraphSeparator: .mandatory
    case .spaceSeparator: .space
    case .openPunctuation: .open
    case .closePunctuation: .close
    case .initialPunctuation, .finalPunctuation: .quotation
    case .decimalNumber: .numeric
    case .currencySymbol: .prefix
    default: isIdeographic(scalar) ? .ideographic : .alphabetic
    }
  }

  private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x1100 { return false }
    // An isolated vowel or final belongs to Hangul although it takes no column.
    if (0x1100...0x11FF).contains(scalar.value) { return true }
    return WidthTable.width(of: scalar) == 2 || scalar.properties.isEmojiPresentation
  }

  private static let explicit: [Unicode.Scalar: BreakClass] = {
    var classes: [Unicode.Scalar: BreakClass] = [:]
    func add(_ characters: String, _ breakClass: BreakClass) {
      for scalar in characters.unicodeScalars { classes[scalar] = breakClass }
    }
    add("\n\r\u{B}\u{C}\u{85}", .mandatory)
    add("\t", .space)
    add("\u{200B}", .zeroWidthSpace)
    add("\u{A0}\u{202F}\u{2007}\u{2060}\u{FEFF}", .glue)
    add("¿¡", .open)
    add("!?%‰°′″℃％！？、。，．：；・…‥—·々ー〜ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ", .close)
    add(".,:;", .infix)
    add("\"'", .quotation)
    add("-‐\u{AD}", .hyphen)
    add("/–|", .breakAfter)
    add("₩$€£¥+±\\", .prefix)
    return classes
  }()

  /// Whether a line may end between two neighbouring clusters.
  static func allowsBreak(between left: BreakClass, and right: BreakClass) -> Bool {
    switch (left, right) {
    case (.mandatory, _): true
    case (_, .mandatory), (_, .space), (_, .zeroWidthSpace): false
    case (.space, .close): false
    case (.zeroWidthSpace, _), (.space, _): true
    case (.glue, _), (_, .glue): false
    case (.open, _), (_, .close), (_, .infix), (_, .hyphen), (_, .breakAfter): false
    case (.quotation, _), (_, .quotation): false
    case (.hyphen, .numeric), (.breakAfter, .numeric): false
    case (.hyphen, _), (.breakAfter, _): true
    case (.prefix, .numeric), (.prefix, .alphabetic), (.prefix, .open): false
    case (.infix, .ideographic), (.close, .ideographic): true
    case (.infix, _): false
    case (.close, .alphabetic), (.close, .numeric), (.close, .prefix): false
    case (.alphabetic, .open), (.numeric, .open): false
    case (.ideographic, _), (_, .ideographic): true
    case (.close, .open): true
    default: false
    }
  }
}
