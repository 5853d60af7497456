import Markdown

/// The words and `key=value` pairs of a fence or a `quiz` mark, in their order.
struct Attributes {
  struct Entry {
    /// Nil for a bare word.
    var key: String?
    var value: String
    var range: SourceRange
    var keyRange: SourceRange
    var valueRange: SourceRange
    /// Whether its value could not be read, which has been said.
    var isFaulty = false
  }

  private(set) var entries: [Entry] = []

  /// Reads from an index to the end; what cannot be read is reported, and reading goes on behind it.
  init(_ text: PlacedText, from start: Int = 0, _ diagnostics: inout Diagnostics) {
    let characters = text.characters
    var index = start
    while index < characters.count {
      if characters[index].isWhitespace {
        index += 1
        continue
      }
      let begin = index
      while index < characters.count, !characters[index].isWhitespace, characters[index] != "=" { index += 1 }
      let keyRange = begin..<index
      guard index < characters.count, characters[index] == "=" else {
        let range = text.range(keyRange)
        entries.append(
          Entry(key: nil, value: text.text(keyRange), range: range, keyRange: range, valueRange: range))
        continue
      }
      index += 1
      let (value, end) = Self.value(text, from: index, &diagnostics)
      entries.append(
        Entry(
          key: text.text(keyRange), value: value ?? "", range: text.range(begin..<end),
          keyRange: text.range(keyRange), valueRange: text.range(index..<end), isFaulty: value == nil))
      index = end
    }
  }

  private static func value(
    _ text: PlacedText, from start: Int, _ diagnostics: inout Diagnostics
  ) -> (value: String?, end: Int) {
    let characters = text.characters
    guard start < characters.count, characters[start] == "\"" else {
      var end = start
      while end < characters.count, !characters[end].isWhitespace { end += 1 }
      return (text.text(start..<end), end)
    }
    let quoted = QuotedText.read(characters, from: start)
    diagnostics.report(quoted.problem, in: text, from: start)
    var end = quoted.end
    while end < characters.count, !characters[end].isWhitespace { end += 1 }
    if end > quoted.end { diagnostics.report(.textAfterQuote, at: text.range(quoted.end..<end)) }
    return (quoted.problem == nil ? quoted.text : nil, end)
  }

  /// Takes a bare word out of the entries, and says whether it was there.
  mutating func take(word: String) -> Entry? {
    guard let index = entries.firstIndex(where: { $0.key == nil && $0.value == word }) else { return nil }
    return entries.remove(at: index)
  }

  /// Takes the first value of a key; the others of that key are reported.
  mutating func take(key: String, _ diagnostics: inout Diagnostics) -> Entry? {
    let found = takeAll(key: key)
    for entry in found.dropFirst() {
      diagnostics.report(
        .keyTwice(key), at: entry.keyRange, notes: [.init(.firstHere, file: diagnostics.file, range: found[0].range)],
        fix: .init(.remove))
    }
    guard let entry = found.first else { return nil }
    if entry.value.isEmpty, !entry.isFaulty { diagnostics.report(.keyWithoutValue(key), at: entry.range) }
    return entry
  }

  mutating func takeAll(key: String) -> [Entry] {
    let found = entries.filter { $0.key == key }
    entries.removeAll { $0.key == key }
    return found
  }

  /// Reports what nobody took.
  func reportRest(keys: [String], words: [String], _ diagnostics: inout Diagnostics) {
    for entry in entries {
      if let key = entry.key {
        diagnostics.report(unknown: key, among: keys, at: entry.keyRange) { .keyUnknown(key, suggestion: $0) }
      } else if keys.contains(entry.value) {
        diagnostics.report(.keyWithoutValue(entry.value), at: entry.range)
      } else {
        diagnostics.report(unknown: entry.value, among: words, at: entry.range) {
          .wordUnknown(entry.value, suggestion: $0)
        }
      }
    }
  }
}

extension Diagnostics {
  mutating func report(_ problem: QuotedText.Problem?, in text: PlacedText, from start: Int) {
    switch problem {
    case nil: break
    case .notClosed: report(.quoteNotClosed, at: SourceRange(text.place(start), count: 1))
    case .badEscape(let written, let index): report(.badEscape(written), at: text.range(index..<index + written.count))
    }
  }
}
