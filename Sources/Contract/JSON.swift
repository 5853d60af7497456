import Foundation

/// A JSON value whose objects keep the order of their keys, so that the same run always prints the same bytes.
public indirect enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object(JSONObject)

  /// An object from pairs, in their order.
  public static func object(_ pairs: KeyValuePairs<String, JSON>) -> JSON { .object(JSONObject(pairs)) }

  public var string: String? { if case .string(let value) = self { value } else { nil } }
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  public var int: Int? {
    switch self {
    case .int(let value): value
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }
  public var double: Double? {
    switch self {
    case .int(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }
  public var array: [JSON]? { if case .array(let value) = self { value } else { nil } }
  public var object: JSONObject? { if case .object(let value) = self { value } else { nil } }
  public var isNull: Bool { self == .null }

  /// The member of an object; nil where this is no object or has no such key.
  public subscript(key: String) -> JSON? { object?[key] }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByFloatLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int) { self = .int(value) }
  public init(nilLiteral: ()) { self = .null }
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
  public init(floatLiteral value: Double) { self = .number(value) }

  /// The string, or null.
  public init(_ value: String?) { self = value.map(JSON.string) ?? .null }
}

/// The members of a JSON object in the order in which they were added.
public struct JSONObject: Equatable, Sendable {
  public private(set) var members: [(key: String, value: JSON)]

  public init() { members = [] }
  public init(_ pairs: KeyValuePairs<String, JSON>) { members = pairs.map { (key: $0.key, value: $0.value) } }

  /// Members whose keys are known to differ from each other.
  init(unique members: [(key: String, value: JSON)]) { self.members = members }

  public subscript(key: String) -> JSON? {
    get { members.first { $0.key == key }?.value }
    set {
      let index = members.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append((key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  /// Whether both have the same keys with equal values, in whatever order.
  public static func == (a: JSONObject, b: JSONObject) -> Bool {
    a.members.count == b.members.count && a.members.allSatisfy { b[$0.key] == $0.value }
  }
}
