/// A change of one line of code, as somebody types it who has no editor.
enum LineEdit: Equatable {
  /// `12 text`: the line becomes this.
  case replace(Int, String)
  /// `12`: the line is to be changed where it stands.
  case open(Int)
  /// `+12 text`: a line after that one; `+0` is before the first.
  case insert(Int, String)
  /// `-12`: the line goes.
  case remove(Int)

  /// Nil where the text is no such change.
  init?(_ text: String) {
    let sign = text.first.flatMap { "+-".contains($0) ? $0 : nil }
    let rest = sign == nil ? Substring(text) : text.dropFirst()
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits) else { return nil }
    let behind = rest.dropFirst(digits.count)
    guard behind.first.map(\.isWhitespace) ?? true else { return nil }
    let line = String(behind.dropFirst())
    switch sign {
    case "+": self = .insert(number, line)
    case "-" where line.allSatisfy(\.isWhitespace): self = .remove(number)
    case nil: self = behind.isEmpty ? .open(number) : .replace(number, line)
    default: return nil
    }
  }

  /// The number of the line that it is about.
  var line: Int {
    switch self {
    case .replace(let line, _), .open(let line), .insert(let line, _), .remove(let line): line
    }
  }

  /// The code after the change; nil where it has no such line.
  func applied(to code: String) -> String? {
    var lines = Self.lines(of: code)
    let first = if case .insert = self { 0 } else { 1 }
    guard (first...max(lines.count, first)).contains(line), line <= lines.count else { return nil }
    switch self {
    case .open: break
    case .replace(let line, let text): lines[line - 1] = Self.indented(text, like: lines[line - 1])
    case .insert(let line, let text):
      lines.insert(line > 0 ? Self.indented(text, like: lines[line - 1]) : text, at: line)
    case .remove(let line): lines.remove(at: line - 1)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  static func lines(of code: String) -> [String] {
    var lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Who types no blanks in front means the line's own.
  private static func indented(_ text: String, like line: String) -> String {
    text.first?.isWhitespace == true ? text : line.prefix { $0.isWhitespace } + text
  }
}
