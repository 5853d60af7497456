extension JSON {
  /// Reads exactly one value, as RFC 8259 writes it. Objects keep the order of their keys; whole numbers that an `Int`
  /// can hold stay exact; a key given twice is an error. Linear in the length of the text.
  public init(parsing text: String) throws(JSONError) {
    try self.init(parsing: Array(text.utf8))
  }

  /// The same from bytes of UTF-8.
  public init(parsing bytes: [UInt8]) throws(JSONError) {
    var reader = JSONReader(bytes)
    self = try reader.document()
  }
}

/// Why a text is no JSON, and where.
public struct JSONError: Error, Equatable, Sendable {
  public enum Problem: Equatable, Sendable {
    case unexpectedEnd
    case unexpected(Character)
    case badEscape, badNumber, badUTF8, controlCharacter
    case duplicateKey(String)
    case tooDeep, textAfterValue
  }

  public var problem: Problem
  /// From 1.
  public var line: Int
  /// From 1, in Unicode scalars.
  public var column: Int

  public init(problem: Problem, line: Int, column: Int) {
    self.problem = problem
    self.line = line
    self.column = column
  }

  public func text(_ language: Language) -> String { language.contractTexts.jsonError(self) }
}

extension JSONError: CustomStringConvertible {
  public var description: String { text(.english) }
}

/// A recursive-descent reader over bytes.
private struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  /// Enough for any document of ours, and too little to exhaust the stack.
  private let deepest = 256

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(JSONError) -> JSON {
    let value = try self.value(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw error(.textAfterValue) }
    return value
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSON {
    guard depth < deepest else { throw error(.tooDeep) }
    skipSpace()
    guard let byte = peek else { throw error(.unexpectedEnd) }
    switch byte {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw unexpected()
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSON {
    position += 1
    var members: [(key: String, value: JSON)] = []
    var keys: Set<String> = []
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object(JSONObject()) }
    repeat {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw unexpected() }
      let start = position
      let key = try string()
      guard keys.insert(key).inserted else { throw error(.duplicateKey(key), at: start) }
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw unexpected() }
      members.append((key: key, value: try value(depth: depth + 1)))
      skipSpace()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw unexpected() }
    return .object(JSONObject(unique: members))
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSON {
    position += 1
    var elements: [JSON] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array([]) }
    repeat {
      elements.append(try value(depth: depth + 1))
      skipSpace()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw unexpected() }
    return .array(elements)
  }

  private mutating func word(_ word: String, _ value: JSON) throws(JSONError) -> JSON {
    for byte in word.utf8 {
      guard take(byte) else { throw unexpected() }
    }
    return value
  }

  private mutating func number() throws(JSONError) -> JSON {
    let start = position
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits(start) }
    var isWhole = true
    if take(UInt8(ascii: ".")) {
      isWhole = false
      try digits(start)
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      isWhole = false
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits(start)
    }
    if let next = peek, next == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) {
      throw error(.badNumber, at: start)
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isWhole, text != "-0", let value = Int(text) { return .int(value) }
    guard let value = Double(text), value.isFinite else { throw error(.badNumber, at: start) }
    return .number(value)
  }

  private mutating func digits(_ start: Int) throws(JSONError) {
    let first = position
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    guard position > first else { throw error(.badNumber, at: start) }
  }

  private mutating func string() throws(JSONError) -> String {
    position += 1
    var content: [UInt8] = []
    let start = position
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard let string = String(validating: content, as: UTF8.self) else { throw error(.badUTF8, at: start) }
        return string
      case UInt8(ascii: "\\"): try escape(into: &content)
      case 0x20...:
        content.append(byte)
        position += 1
      default: throw error(.controlCharacter)
      }
    }
    throw error(.unexpectedEnd)
  }

  private mutating func escape(into content: inout [UInt8]) throws(JSONError) {
    let start = position
    position += 1
    guard let letter = peek else { throw error(.unexpectedEnd) }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(letter)
    case UInt8(ascii: "b"): content.append(0x08)
    case UInt8(ascii: "f"): content.append(0x0C)
    case UInt8(ascii: "n"): content.append(0x0A)
    case UInt8(ascii: "r"): content.append(0x0D)
    case UInt8(ascii: "t"): content.append(0x09)
    case UInt8(ascii: "u"):
      var code = try codeUnit(start)
      if (0xD800..<0xDC00).contains(code) {
        guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else { throw error(.badEscape, at: start) }
        let low = try codeUnit(start)
        guard (0xDC00..<0xE000).contains(low) else { throw error(.badEscape, at: start) }
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(code) else { throw error(.badEscape, at: start) }
      content.append(contentsOf: UTF8.encode(scalar)!)
    default: throw error(.badEscape, at: start)
    }
  }

  private mutating func codeUnit(_ start: Int) throws(JSONError) -> UInt32 {
    guard position + 4 <= bytes.count else { throw error(.unexpectedEnd, at: bytes.count) }
    let digits = bytes[position..<position + 4]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error(.badEscape, at: start) }
    position += 4
    return code
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private func unexpected() -> JSONError {
    guard position < bytes.count else { return error(.unexpectedEnd) }
    let rest = String(decoding: bytes[position..<min(position + 32, bytes.count)], as: UTF8.self)
    return error(.unexpected(rest.first ?? "?"))
  }

  private func error(_ problem: JSONError.Problem, at offset: Int? = nil) -> JSONError {
    let before = bytes[..<(offset ?? position)]
    let line = before.lastIndex(of: UInt8(ascii: "\n")).map { before.index(after: $0) } ?? 0
    return JSONError(
      problem: problem, line: 1 + before.count { $0 == UInt8(ascii: "\n") },
      column: 1 + before[line...].count { $0 & 0xC0 != 0x80 })
  }
}
