extension JSON {
  /// The value on one line without spaces. A number that JSON cannot write (infinite, not a number) becomes null.
  public var text: String {
    var writer = JSONWriter(indents: false)
    writer.write(self, depth: 0)
    return writer.text
  }

  /// The value over several lines, two spaces a level; no newline at the end.
  public var prettyText: String {
    var writer = JSONWriter(indents: true)
    writer.write(self, depth: 0)
    return writer.text
  }
}

/// Collects the bytes of one value: an object's members in their order, so that equal values print equal bytes.
private struct JSONWriter {
  let indents: Bool
  private var bytes: [UInt8] = []

  init(indents: Bool) { self.indents = indents }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(_ value: JSON, depth: Int) {
    switch value {
    case .null: write("null")
    case .bool(let value): write(value ? "true" : "false")
    case .int(let value): write(value.description)
    case .number(let value): write(value.isFinite ? value.description : "null")
    case .string(let value): write(quoted: value)
    case .array(let elements):
      write(list: elements, between: UInt8(ascii: "["), UInt8(ascii: "]"), depth: depth) { writer, element in
        writer.write(element, depth: depth + 1)
      }
    case .object(let object):
      write(list: object.members, between: UInt8(ascii: "{"), UInt8(ascii: "}"), depth: depth) { writer, member in
        writer.write(quoted: member.key)
        writer.write(writer.indents ? ": " : ":")
        writer.write(member.value, depth: depth + 1)
      }
    }
  }

  private mutating func write<Element>(
    list: [Element], between opening: UInt8, _ closing: UInt8, depth: Int,
    element: (inout JSONWriter, Element) -> Void
  ) {
    bytes.append(opening)
    for (index, value) in list.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine(depth: depth + 1)
      element(&self, value)
    }
    if !list.isEmpty { breakLine(depth: depth) }
    bytes.append(closing)
  }

  private mutating func breakLine(depth: Int) {
    guard indents else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private mutating func write(_ ascii: String) { bytes.append(contentsOf: ascii.utf8) }

  private mutating func write(quoted string: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): write("\\\"")
      case UInt8(ascii: "\\"): write("\\\\")
      case 0x20...: bytes.append(byte)
      case 0x08: write("\\b")
      case 0x09: write("\\t")
      case 0x0A: write("\\n")
      case 0x0C: write("\\f")
      case 0x0D: write("\\r")
      default:
        let digits = String(byte, radix: 16)
        write("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
