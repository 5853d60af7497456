import Foundation

/// The key of a localised string: a literal with what is interpolated into it.
///
/// There are no string tables here, so the key is also the text. What was interpolated is put into words as `String`'s
/// localised formats do (ledger 260-262): whole numbers with the locale's grouping, fractions with six digits.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  enum Part: Equatable, Sendable {
    case literal(String)
    case text(Text)
    case integer(Int64)
    case unsigned(UInt64)
    case fraction(Double)
    case specified(Argument, String)
    case object(String)
  }

  /// A value that a format specifier takes.
  enum Argument: Equatable, Sendable {
    case integer(Int64)
    case unsigned(UInt64)
    case fraction(Double)

    var cVarArg: any CVarArg {
      switch self {
      case .integer(let value): value
      case .unsigned(let value): value
      case .fraction(let value): value
      }
    }
  }

  let parts: [Part]

  public init(_ value: String) { parts = [.literal(value)] }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  func resolved(in values: EnvironmentValues) -> String {
    parts.map { part in
      switch part {
      case .literal(let string), .object(let string): string
      case .text(let text): text.resolved(in: values)
      case .integer(let value): value.formatted(.number.locale(values.locale))
      case .unsigned(let value): value.formatted(.number.locale(values.locale))
      case .fraction(let value): String(format: "%lf", locale: values.locale, value)
      case .specified(let value, let specifier): String(format: specifier, locale: values.locale, value.cVarArg)
      }
    }
    .joined()
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    public mutating func appendInterpolation(_ string: String) { parts.append(.object(string)) }

    public mutating func appendInterpolation<S: ReferenceConvertible>(_ subject: S, formatter: Formatter? = nil) {
      parts.append(.object(formatter?.string(for: subject) ?? "\(subject)"))
    }

    public mutating func appendInterpolation<S: NSObject>(_ subject: S, formatter: Formatter? = nil) {
      parts.append(.object(formatter?.string(for: subject) ?? "\(subject)"))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      parts.append(.text(Text(input, format: format)))
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { parts.append(value._part) }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      if let argument = value._part.argument { parts.append(.specified(argument, specifier)) }
    }

    public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }
    public mutating func appendInterpolation(_ attributed: AttributedString) {
      parts.append(.object(String(attributed.characters)))
    }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      parts.append(.text(Text(date, style: style)))
    }

    @_disfavoredOverload
    @available(*, deprecated, message: "Interpolate a String, a number or a value with a format instead")
    public mutating func appendInterpolation<T>(_ value: T) { parts.append(.object("\(value)")) }
  }

}

/// A number that a localised format can take.
public protocol _FormatSpecifiable: Equatable {
  var _argument: any CVarArg & Sendable { get }
}

extension _FormatSpecifiable {
  var _part: LocalizedStringKey.Part {
    switch _argument {
    case let value as Int64: .integer(value)
    case let value as UInt64: .unsigned(value)
    case let value as Double: .fraction(value)
    default: .object("\(self)")
    }
  }
}

extension LocalizedStringKey.Part {
  var argument: LocalizedStringKey.Argument? {
    switch self {
    case .integer(let value): .integer(value)
    case .unsigned(let value): .unsigned(value)
    case .fraction(let value): .fraction(value)
    default: nil
    }
  }
}

extension Int: _FormatSpecifiable { public var _argument: any CVarArg & Sendable { Int64(self) } }
extension Int8: _FormatSpecifiable { public var _argument: any CVarArg & Sendable { Int64(self) } }
extension Int16: _FormatSpecifiable { public var _argument: any CVarArg & Sendable { Int64(self) } }
extension Int32: _FormatSpecifiable { public var _argument: any CVarArg & Sendable { Int64(self) } }
extension Int64: _FormatSpecifiable { public var _argument: any CVarArg & Sendable { self } }
extension UInt: _FormatSpecifiable { public var _argument: any CVarArg & Sendable { UInt64(self) } }
extension UInt8: _FormatSpecifiable { public var _argument: any CVarArg & Sendable { UInt64(self) } }
extension UInt16: _FormatSpecifiable { public var _argument: any CVarArg & Sendable { UInt64(self) } }
extension UInt32: _FormatSpecifiable { public var _argument: any CVarArg & Sendable { UInt64(self) } }
extension UInt64: _FormatSpecifiable { public var _argument: any CVarArg & Sendable { self } }
extension Float: _FormatSpecifiable { public var _argument: any CVarArg & Sendable { Double(self) } }
extension Double: _FormatSpecifiable { public var _argument: any CVarArg & Sendable { self } }
extension CGFloat: _FormatSpecifiable { public var _argument: any CVarArg & Sendable { Double(self) } }
