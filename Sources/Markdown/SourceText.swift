/// The text of a Markdown file, with its lines, so that byte offsets can be told as columns.
///
/// Line ends of every kind become `\n`, a byte order mark is dropped, U+0000 becomes U+FFFD as CommonMark wants it.
public struct SourceText: Equatable, Sendable {
  /// The lines without their ends; never empty.
  public let lines: [String]
  /// Which lines are ASCII alone, so that their bytes are their characters.
  private let areASCII: [Bool]
  /// Where the first bytes stand that are no UTF-8; they are replaced in `lines`.
  public let invalidUTF8: SourcePosition?

  public init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  public init(bytes: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    var normal: [UInt8] = []
    normal.reserveCapacity(bytes.count)
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\r"):
        normal.append(newline)
        if index + 1 < bytes.count, bytes[index + 1] == newline { index += 1 }
      case 0: normal.append(contentsOf: [0xEF, 0xBF, 0xBD])
      case let byte: normal.append(byte)
      }
      index += 1
    }
    var lines: [String] = []
    var invalid: SourcePosition?
    for line in normal.split(separator: newline, omittingEmptySubsequences: false) {
      if let text = String(validating: line, as: UTF8.self) {
        lines.append(text)
      } else {
        if invalid == nil {
          invalid = SourcePosition(line: lines.count + 1, column: Self.validPrefix(of: line).count + 1)
        }
        lines.append(String(decoding: line, as: UTF8.self))
      }
    }
    self.lines = lines
    areASCII = lines.map { $0.utf8.allSatisfy { $0 < 0x80 } }
    invalidUTF8 = invalid
  }

  private static func validPrefix(of line: ArraySlice<UInt8>) -> String {
    var decoder = UTF8()
    var bytes = line.makeIterator()
    var prefix = String.UnicodeScalarView()
    while case .scalarValue(let scalar) = decoder.decode(&bytes) { prefix.append(scalar) }
    return String(prefix)
  }

  /// The whole text, its lines joined by `\n`.
  public var text: String { lines.joined(separator: "\n") }

  /// The text of a line (from 1); empty where there is no such line.
  public func line(_ number: Int) -> String { lines.indices.contains(number - 1) ? lines[number - 1] : "" }

  /// The place of a byte (from 0) of a line. Linear in the length of a line that is not ASCII alone.
  public func position(line: Int, byte: Int) -> SourcePosition {
    let utf8 = self.line(line).utf8
    guard byte > 0 else { return SourcePosition(line: line, column: 1) }
    if areASCII.indices.contains(line - 1), areASCII[line - 1] {
      return SourcePosition(line: line, column: min(byte, utf8.count) + 1)
    }
    let end = utf8.index(utf8.startIndex, offsetBy: byte, limitedBy: utf8.endIndex) ?? utf8.endIndex
    return SourcePosition(line: line, column: self.line(line)[..<end].count + 1)
  }

  /// The place after the last character.
  public var end: SourcePosition {
    SourcePosition(line: lines.count, column: (lines.last?.count ?? 0) + 1)
  }
}
