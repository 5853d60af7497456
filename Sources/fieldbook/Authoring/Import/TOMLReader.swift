/// Why a TOML file cannot be read, and where.
struct TOMLFault: Error, Equatable {
  var line: Int
  var column: Int
  var text: String
  /// Whether `text` is a key that stands twice.
  var isTwice = false
}

/// A value of TOML, with the line on which it begins.
struct TOMLValue: Equatable {
  indirect enum Content: Equatable {
    case string(String)
    case integer(Int)
    case boolean(Bool)
    case array([TOMLValue])
    case table([String: TOMLValue])
  }

  var content: Content
  var line: Int

  var string: String? { if case .string(let text) = content { text } else { nil } }
  var integer: Int? { if case .integer(let number) = content { number } else { nil } }
  var boolean: Bool? { if case .boolean(let value) = content { value } else { nil } }
  var array: [TOMLValue]? { if case .array(let values) = content { values } else { nil } }
  var table: [String: TOMLValue]? { if case .table(let members) = content { members } else { nil } }

  subscript(key: String) -> TOMLValue? { table?[key] }
}

/// Reads the part of TOML (toml.io, 1.0) that quizzes are written in: comments, tables and arrays of tables, dotted keys,
/// the four kinds of strings, whole numbers, booleans, arrays and inline tables. Anything else is a fault with its place.
struct TOMLReader {
  private let characters: [Character]
  private var index = 0
  private var line = 1
  private var lineStart = 0

  static func read(_ text: String) throws(TOMLFault) -> TOMLValue {
    var reader = TOMLReader(characters: Array(text.replacing("\r\n", with: "\n")))
    return try reader.document()
  }

  private init(characters: [Character]) { self.characters = characters }

  private var next: Character? { index < characters.count ? characters[index] : nil }

  private func fault(_ text: String) -> TOMLFault { TOMLFault(line: line, column: index - lineStart + 1, text: text) }

  private mutating func advance() {
    if characters[index] == "\n" {
      line += 1
      lineStart = index + 1
    }
    index += 1
  }

  private func sees(_ text: String) -> Bool {
    characters[index...].starts(with: text)
  }

  private mutating func take(_ text: String) -> Bool {
    guard sees(text) else { return false }
    for _ in text { advance() }
    return true
  }

  private mutating func skip(lines: Bool) {
    while let character = next {
      if character == "#" {
        while let inner = next, inner != "\n" {
          _ = inner
          advance()
        }
      } else if character == " " || character == "\t" || (lines && character == "\n") {
        advance()
      } else {
        return
      }
    }
  }

  // MARK: The document

  private mutating func document() throws(TOMLFault) -> TOMLValue {
    var root = TOMLValue(content: .table([:]), line: 1)
    var path: [String] = []
    skip(lines: true)
    while next != nil {
      let start = line
      if take("[[") {
        path = try keys()
        guard take("]]") else { throw fault(shown) }
        try root.append(tableAt: path[...], line: start, self)
      } else if take("[") {
        path = try keys()
        guard take("]") else { throw fault(shown) }
        try root.open(path[...], line: start, self)
      } else {
        let place = self
        let key = try keys()
        guard take("=") else { throw fault(shown) }
        let value = try value()
        try root.set(value, at: (path + key)[...], place)
      }
      skip(lines: false)
      guard next == nil || next == "\n" else { throw fault(shown) }
      skip(lines: true)
    }
    return root
  }

  /// What stands here, for a message.
  private var shown: String {
    next == nil ? "∎" : String(characters[index...].prefix { $0 != "\n" }.prefix(20))
  }

  private mutating func keys() throws(TOMLFault) -> [String] {
    var keys: [String] = []
    repeat {
      skip(lines: false)
      if next == "\"" || next == "'" {
        keys.append(try string())
      } else {
        var key = ""
        while let character = next, character.isASCII,
          character.isLetter || character.isNumber || "_-".contains(character)
        {
          key.append(character)
          advance()
        }
        guard !key.isEmpty else { throw fault(shown) }
        keys.append(key)
      }
      skip(lines: false)
    } while take(".")
    return keys
  }

  // MARK: Values

  private mutating func value() throws(TOMLFault) -> TOMLValue {
    skip(lines: false)
    let start = line
    let content: TOMLValue.Content
    switch next {
    case "\"", "'": content = .string(try string())
    case "[": content = .array(try array())
    case "{": content = .table(try inlineTable())
    default: content = try word()
    }
    return TOMLValue(content: content, line: start)
  }

  private mutating func word() throws(TOMLFault) -> TOMLValue.Content {
    let place = self
    var word = ""
    while let character = next, !character.isWhitespace, !",]}#".contains(character) {
      word.append(character)
      advance()
    }
    if word == "true" || word == "false" { return .boolean(word == "true") }
    let digits = word.hasPrefix("+") || word.hasPrefix("-") ? word.dropFirst() : word[...]
    let isNumber =
      !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isNumber || $0 == "_" } && digits.first != "_"
      && digits.last != "_" && (digits.first != "0" || digits.count == 1)
    guard isNumber, let number = Int(word.replacing("_", with: "")) else { throw place.fault(place.shown) }
    return .integer(number)
  }

  private mutating func array() throws(TOMLFault) -> [TOMLValue] {
    advance()
    var values: [TOMLValue] = []
    while true {
      skip(lines: true)
      if take("]") { return values }
      values.append(try value())
      skip(lines: true)
      if take("]") { return values }
      guard take(",") else { throw fault(shown) }
    }
  }

  private mutating func inlineTable() throws(TOMLFault) -> [String: TOMLValue] {
    advance()
    var table = TOMLValue(content: .table([:]), line: line)
    skip(lines: false)
    if take("}") { return [:] }
    while true {
      let place = self
      let key = try keys()
      guard take("=") else { throw fault(shown) }
      let value = try value()
      try table.set(value, at: key[...], place)
      skip(lines: false)
      if take("}") { return table.table ?? [:] }
      guard take(",") else { throw fault(shown) }
    }
  }

  // MARK: Strings

  private mutating func string() throws(TOMLFault) -> String {
    let isLiteral = next == "'"
    let mark = isLiteral ? "'" : "\""
    let place = self
    if take(String(repeating: mark, count: 3)) {
      if next == "\n" { advance() }
      return try text(until: String(repeating: mark, count: 3), isLiteral, spansLines: true, place)
    }
    advance()
    return try text(until: mark, isLiteral, spansLines: false, place)
  }

  private mutating func text(
    until end: String, _ isLiteral: Bool, spansLines: Bool, _ place: TOMLReader
  ) throws(TOMLFault) -> String {
    var text = ""
    while let character = next {
      // Up to two quotes may stand directly before the closing three.
      if sees(end), !(end.count == 3 && sees(end + String(end.prefix(1)))) {
        _ = take(end)
        return text
      }
      if character == "\n", !spansLines { break }
      if character == "\\", !isLiteral {
        text += try escape()
      } else {
        text.append(character)
        advance()
      }
    }
    throw place.fault(place.shown)
  }

  private mutating func escape() throws(TOMLFault) -> String {
    let place = self
    advance()
    guard let character = next else { throw place.fault(place.shown) }
    advance()
    let simple: [Character: String] = [
      "b": "\u{8}", "t": "\t", "n": "\n", "f": "\u{C}", "r": "\r", "\"": "\"", "\\": "\\",
    ]
    if let text = simple[character] { return text }
    if character.isWhitespace {
      // A backslash at a line's end joins it with the next word.
      guard character == "\n" || characters[index...].first(where: { $0 != " " && $0 != "\t" }) == "\n" else {
        throw place.fault(place.shown)
      }
      while let blank = next, blank.isWhitespace { advance() }
      return ""
    }
    guard character == "u" || character == "U" else { throw place.fault(place.shown) }
    let count = character == "u" ? 4 : 8
    let digits = String(characters[index...].prefix(count))
    guard digits.count == count, let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
      throw place.fault(place.shown)
    }
    for _ in 0..<count { advance() }
    return String(scalar)
  }
}

extension TOMLReader {
  fileprivate func twice(_ key: String) -> TOMLFault {
    TOMLFault(line: line, column: index - lineStart + 1, text: key, isTwice: true)
  }
}

extension TOMLValue {
  /// Sets a value that is not there yet. Through an array the way leads to its last table.
  fileprivate mutating func set(
    _ value: TOMLValue, at path: ArraySlice<String>, _ reader: TOMLReader
  ) throws(TOMLFault) {
    try change(path, reader) { old, key throws(TOMLFault) in
      guard old == nil else { throw reader.twice(key) }
      return value
    }
  }

  /// Makes sure that there is a table.
  fileprivate mutating func open(_ path: ArraySlice<String>, line: Int, _ reader: TOMLReader) throws(TOMLFault) {
    try change(path, reader) { old, key throws(TOMLFault) in
      guard let old else { return TOMLValue(content: .table([:]), line: line) }
      guard old.table != nil else { throw reader.twice(key) }
      return old
    }
  }

  /// Adds a table to an array of tables.
  fileprivate mutating func append(
    tableAt path: ArraySlice<String>, line: Int, _ reader: TOMLReader
  ) throws(TOMLFault) {
    try change(path, reader) { old, key throws(TOMLFault) in
      let new = TOMLValue(content: .table([:]), line: line)
      guard let old else { return TOMLValue(content: .array([new]), line: line) }
      guard let values = old.array, values.allSatisfy({ $0.table != nil }) else { throw reader.twice(key) }
      return TOMLValue(content: .array(values + [new]), line: old.line)
    }
  }

  private mutating func change(
    _ path: ArraySlice<String>, _ reader: TOMLReader,
    _ make: (TOMLValue?, String) throws(TOMLFault) -> TOMLValue
  ) throws(TOMLFault) {
    guard let key = path.first else { return }
    if case .array(var values) = content, !values.isEmpty {
      try values[values.count - 1].change(path, reader, make)
      content = .array(values)
      return
    }
    guard case .table(var members) = content else { throw reader.twice(key) }
    if path.count == 1 {
      members[key] = try make(members[key], key)
    } else {
      var inner = members[key] ?? TOMLValue(content: .table([:]), line: line)
      try inner.change(path.dropFirst(), reader, make)
      members[key] = inner
    }
    content = .table(members)
  }
}
