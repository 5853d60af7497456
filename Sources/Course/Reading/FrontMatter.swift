import Markdown

/// The keys and values between the two `---` at the top of a file: a strict small subset of YAML.
struct FrontMatter {
  struct Field {
    var key: String
    var keyRange: SourceRange
    var value: Value
    var valueRange: SourceRange
  }

  enum Value: Equatable {
    case text(String)
    case list([Item])
  }

  struct Item: Equatable {
    var text: String
    var range: SourceRange
  }

  private(set) var fields: [Field] = []
  /// How many lines of the file belong to it.
  private(set) var lineCount = 0
  private(set) var isThere = false

  init(_ source: SourceText, _ diagnostics: inout Diagnostics) {
    guard Self.isFence(source.line(1)) else { return }
    isThere = true
    let end = source.lines.dropFirst().firstIndex(where: Self.isFence)
    if end == nil {
      diagnostics.report(.frontMatterNotClosed, at: SourceRange(.start, count: 3), fix: .init(.add("---")))
    }
    // Without an end, the front matter goes as far as lines look like it.
    let last = end ?? source.lines.dropFirst().firstIndex { !Self.looksLikeField($0) } ?? source.lines.count
    lineCount = min(last + (end == nil ? 0 : 1), source.lines.count)
    for index in 1..<max(last, 1) { read(source.lines[index], line: index + 1, &diagnostics) }
  }

  private static func isFence(_ line: String) -> Bool {
    line.hasPrefix("---") && line.dropFirst(3).allSatisfy(\.isWhitespace)
  }

  private static func looksLikeField(_ line: String) -> Bool {
    line.trimmed.hasPrefix("- ") || line.trimmed.hasPrefix("#") || line.prefix { $0 != " " }.hasSuffix(":")
  }

  private mutating func read(_ line: String, line number: Int, _ diagnostics: inout Diagnostics) {
    let text = PlacedText(line, start: SourcePosition(line: number, column: 1))
    let all = text.trimmed(0..<text.characters.count)
    guard !all.isEmpty, text.characters[all.lowerBound] != "#" else { return }
    if text.characters[all.lowerBound] == "-", readItem(text, all, &diagnostics) { return }
    guard all.lowerBound == 0, let colon = text.characters.firstIndex(of: ":"),
      colon + 1 == text.characters.count || text.characters[colon + 1].isWhitespace
    else {
      diagnostics.report(.frontMatterLine, at: text.range(all))
      return
    }
    let keyRange = text.trimmed(0..<colon)
    let key = text.text(keyRange)
    let valueRange = text.trimmed(colon + 1..<text.characters.count)
    if let first = fields.first(where: { $0.key == key }) {
      diagnostics.report(
        .keyTwice(key), at: text.range(keyRange),
        notes: [.init(.firstHere, file: diagnostics.file, range: first.keyRange)], fix: .init(.remove))
    }
    let value = value(text, valueRange, &diagnostics)
    fields.append(
      Field(key: key, keyRange: text.range(keyRange), value: value, valueRange: text.range(valueRange)))
  }

  /// A list's own line below its key: `- item`.
  private mutating func readItem(_ text: PlacedText, _ all: Range<Int>, _ diagnostics: inout Diagnostics) -> Bool {
    guard let last = fields.indices.last, all.count > 1, text.characters[all.lowerBound + 1].isWhitespace else {
      return false
    }
    var items: [Item]
    switch fields[last].value {
    case .list(let before): items = before
    case .text(""): items = []
    case .text: return false
    }
    let range = text.trimmed(all.lowerBound + 1..<all.upperBound)
    items.append(Item(text: scalar(text, range, &diagnostics), range: text.range(range)))
    fields[last].value = .list(items)
    return true
  }

  private func value(_ text: PlacedText, _ range: Range<Int>, _ diagnostics: inout Diagnostics) -> Value {
    guard !range.isEmpty else { return .text("") }
    guard text.characters[range.lowerBound] == "[" else { return .text(scalar(text, range, &diagnostics)) }
    guard text.characters[range.upperBound - 1] == "]", range.count > 1 else {
      diagnostics.report(.frontMatterValue, at: text.range(range), fix: .init(.add("]")))
      return .list([])
    }
    let inside = range.lowerBound + 1..<range.upperBound - 1
    return .list(
      pieces(text, inside).map { piece in
        Item(text: scalar(text, piece, &diagnostics), range: text.range(piece))
      })
  }

  /// Cuts a list at the commas outside quotes.
  private func pieces(_ text: PlacedText, _ range: Range<Int>) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = range.lowerBound
    var quote: Character?
    for index in range {
      let character = text.characters[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "," {
        pieces.append(text.trimmed(start..<index))
        start = index + 1
      }
    }
    pieces.append(text.trimmed(start..<range.upperBound))
    return pieces.filter { !$0.isEmpty }
  }

  private func scalar(_ text: PlacedText, _ range: Range<Int>, _ diagnostics: inout Diagnostics) -> String {
    guard !range.isEmpty else { return "" }
    switch text.characters[range.lowerBound] {
    case "\"":
      let quoted = QuotedText.read(text.characters, from: range.lowerBound)
      diagnostics.report(quoted.problem, in: text, from: range.lowerBound)
      if quoted.end < range.upperBound {
        diagnostics.report(.textAfterQuote, at: text.range(quoted.end..<range.upperBound))
      }
      return quoted.text
    case "'":
      let inside = text.text(range.lowerBound + 1..<range.upperBound)
      guard inside.hasSuffix("'") else {
        diagnostics.report(.quoteNotClosed, at: SourceRange(text.place(range.lowerBound), count: 1))
        return inside
      }
      return String(inside.dropLast()).replacing("''", with: "'")
    case let first:
      let plain = text.text(range)
      // What YAML would read as something else than this text.
      if "&*!|>%@`{}[],?".contains(first) || plain.contains(": ") || plain.contains(" #") || plain.hasSuffix(":") {
        diagnostics.report(.frontMatterValue, at: text.range(range), fix: .init(.quote))
      }
      return plain
    }
  }
}
