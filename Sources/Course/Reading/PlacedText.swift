import Markdown

/// A text that knows where in its file each character stands: the inside of a mark, the info string of a fence.
struct PlacedText {
  let characters: [Character]
  private let places: [SourcePosition]
  let end: SourcePosition

  /// `start` is the place of the text's first character; later lines begin in the first column.
  init(_ text: String, start: SourcePosition) {
    characters = Array(text)
    var place = start
    var places: [SourcePosition] = []
    for character in characters {
      places.append(place)
      place =
        character == "\n"
        ? SourcePosition(line: place.line + 1, column: 1) : SourcePosition(line: place.line, column: place.column + 1)
    }
    self.places = places
    end = place
  }

  func place(_ index: Int) -> SourcePosition { places.indices.contains(index) ? places[index] : end }

  func range(_ indices: Range<Int>) -> SourceRange { SourceRange(place(indices.lowerBound), place(indices.upperBound)) }

  func text(_ indices: Range<Int>) -> String { String(characters[indices]) }

  /// The part without blanks around it.
  func trimmed(_ indices: Range<Int>) -> Range<Int> {
    var low = indices.lowerBound
    var high = indices.upperBound
    while low < high, characters[low].isWhitespace { low += 1 }
    while high > low, characters[high - 1].isWhitespace { high -= 1 }
    return low..<high
  }
}

/// A text in double quotes, as actions and marks write it: `\n`, `\t`, `\"`, `\\`, `\u{…}`.
struct QuotedText {
  enum Problem: Equatable {
    case notClosed
    case badEscape(String, at: Int)
  }

  /// Reads from an opening quote; `end` is the index behind the closing one.
  static func read(_ characters: [Character], from start: Int) -> (text: String, end: Int, problem: Problem?) {
    var text = ""
    var problem: Problem?
    var index = start + 1
    while index < characters.count {
      switch characters[index] {
      case "\"": return (text, index + 1, problem)
      case "\\":
        if let (character, next) = escape(characters, from: index) {
          text.append(character)
          index = next
        } else {
          let written = String(characters[index..<min(index + 2, characters.count)])
          problem = problem ?? .badEscape(written, at: index)
          index += 2
        }
      case let character:
        text.append(character)
        index += 1
      }
    }
    return (text, characters.count, .notClosed)
  }

  private static func escape(_ characters: [Character], from start: Int) -> (Character, next: Int)? {
    guard start + 1 < characters.count else { return nil }
    switch characters[start + 1] {
    case "n": return ("\n", start + 2)
    case "t": return ("\t", start + 2)
    case "\"": return ("\"", start + 2)
    case "\\": return ("\\", start + 2)
    case "u":
      guard start + 2 < characters.count, characters[start + 2] == "{",
        let close = characters[(start + 3)...].prefix(9).firstIndex(of: "}"),
        let value = UInt32(String(characters[(start + 3)..<close]), radix: 16), let scalar = Unicode.Scalar(value)
      else { return nil }
      return (Character(scalar), close + 1)
    default: return nil
    }
  }
}
