/// Texts whose invisible characters a person can see.
public enum VisibleText {
  /// Blanks at the ends as `·`; what no eye can tell from a space or from nothing as `\t`, `\n`, `\u{A0}`.
  public static func of(_ text: String) -> String {
    let characters = Array(text)
    let first = characters.firstIndex { $0 != " " } ?? characters.count
    let last = characters.lastIndex { $0 != " " } ?? -1
    return characters.indices.map { index in
      characters[index] == " " && (index < first || index > last) ? "·" : visible(characters[index])
    }.joined()
  }

  private static func visible(_ character: Character) -> String {
    // Within an emoji of several parts, joiners are part of the picture.
    if character.unicodeScalars.count > 1, character.unicodeScalars.first?.properties.isEmoji == true {
      return String(character)
    }
    return character.unicodeScalars.map { scalar -> String in
      switch scalar {
      case " ": return " "
      case "\t": return "\\t"
      case "\n", "\r": return "\\n"
      default:
        return isVisible(scalar) ? String(scalar) : "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      }
    }.joined()
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator, .spaceSeparator: false
    default: !scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether a text has a character that `of` would show otherwise.
  public static func hidesSomething(_ text: String) -> Bool { of(text) != text }
}
