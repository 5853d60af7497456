/// Cuts a text of actions into lines of words. Works on scalars, so that a combining mark after a quote does not hide it.
struct ActionLexer {
  struct Word: Equatable {
    /// What stands for the text: escapes resolved, quotes gone.
    var text: String
    /// Whether all of it stood in quotes, so that it is never a keyword, a number or a kind.
    var isQuoted: Bool
    /// `kind:"label"`, the one form in which quotes follow a bare beginning.
    var kind: ElementKind?
    /// Scalar offsets into the source.
    var range: Range<Int>
  }

  struct Line {
    var words: [Word] = []
    var fault: (problem: ActionFault.Problem, range: Range<Int>)?
    var range: Range<Int> = 0..<0
  }

  let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// All lines that are not empty. A fault ends the words of its line, not of the others.
  mutating func lines() -> [Line] {
    var lines: [Line] = []
    while position < scalars.count {
      let line = self.line()
      if !line.words.isEmpty || line.fault != nil { lines.append(line) }
      position += 1
    }
    return lines
  }

  private mutating func line() -> Line {
    var line = Line()
    while let scalar = peek, !Self.isSeparator(scalar) {
      guard !scalar.properties.isWhitespace else {
        position += 1
        continue
      }
      if line.words.isEmpty { line.range = position..<position }
      do throws(LexicalFault) {
        line.words.append(try word())
      } catch {
        line.fault = line.fault ?? (error.problem, error.range)
        if line.words.isEmpty { line.range = error.range }
        skipWord()
      }
      line.range = line.range.lowerBound..<position
    }
    return line
  }

  private struct LexicalFault: Error {
    var problem: ActionFault.Problem
    var range: Range<Int>
  }

  private mutating func word() throws(LexicalFault) -> Word {
    let start = position
    if peek == "\"" {
      let text = try quoted()
      if let next = peek, !Self.isSeparator(next), !next.properties.isWhitespace {
        throw LexicalFault(problem: .textAfterQuote, range: position..<position + 1)
      }
      return Word(text: text, isQuoted: true, range: start..<position)
    }
    var text = String.UnicodeScalarView()
    while let scalar = peek, !Self.isSeparator(scalar), !scalar.properties.isWhitespace {
      guard scalar != "\"" else {
        guard let (kind, rest) = Target.kindPrefix(of: String(text)), rest.isEmpty else {
          throw LexicalFault(problem: .quoteInsideWord, range: position..<position + 1)
        }
        return Word(text: try quoted(), isQuoted: true, kind: kind, range: start..<position)
      }
      text.append(scalar)
      position += 1
    }
    return Word(text: String(text), isQuoted: false, range: start..<position)
  }

  private mutating func quoted() throws(LexicalFault) -> String {
    let start = position
    position += 1
    var text = String.UnicodeScalarView()
    while let scalar = peek {
      position += 1
      switch scalar {
      case "\"": return String(text)
      case "\\": text.append(try escape())
      default: text.append(scalar)
      }
    }
    throw LexicalFault(problem: .openQuote, range: start..<start + 1)
  }

  private mutating func escape() throws(LexicalFault) -> Unicode.Scalar {
    let start = position - 1
    guard let letter = peek else { throw LexicalFault(problem: .openQuote, range: start..<position) }
    position += 1
    switch letter {
    case "n": return "\n"
    case "t": return "\t"
    case "\"", "\\": return letter
    case "u":
      guard peek == "{" else { break }
      position += 1
      var digits = ""
      while let scalar = peek, Self.isHexDigit(scalar) {
        digits.unicodeScalars.append(scalar)
        position += 1
      }
      guard peek == "}", digits.count <= 8, let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
      else { break }
      position += 1
      return scalar
    default: break
    }
    let written = String(String.UnicodeScalarView(scalars[start..<position]))
    throw LexicalFault(problem: .badEscape(written), range: start..<position)
  }

  /// Goes on after a faulty word: to the end of the line, or of the text where a quote is still open.
  private mutating func skipWord() {
    while let scalar = peek, !Self.isSeparator(scalar) { position += 1 }
  }

  private static func isHexDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar) || ("a"..."f").contains(scalar) || ("A"..."F").contains(scalar)
  }

  private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar == ";" || scalar == "\n" || scalar == "\r"
  }
}
