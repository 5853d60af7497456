import Foundation

extension FieldSource {
  /// A value with a format style, in the environment's locale; parsed as Foundation parses it here (ledger B5).
  static func formatted<F: ParseableFormatStyle>(_ binding: Binding<F.FormatInput>, _ format: F) -> FieldSource
  where F.FormatOutput == String {
    value(binding, identity: format) { values in
      let style = format.locale(values.locale)
      return FieldFormat(format: style.format, parse: style.parseStrategy.parse)
    }
  }

  /// An optional value: what cannot be parsed is nil (ledger 42).
  static func formatted<F: ParseableFormatStyle>(_ binding: Binding<F.FormatInput?>, _ format: F) -> FieldSource
  where F.FormatOutput == String {
    value(binding, identity: format) { values in
      let style = format.locale(values.locale)
      return FieldFormat(
        format: { $0.map(style.format) ?? "" }, parse: { try style.parseStrategy.parse($0) }, invalid: .some(nil))
    }
  }

  /// A value with a `Formatter`; what it cannot convert leaves the value alone (ledger 43).
  static func formatter<Value>(_ binding: Binding<Value>, _ formatter: Formatter) -> FieldSource {
    value(binding, identity: ObjectIdentifier(formatter)) { values in
      FieldFormat(
        format: { FormatterRules.string(for: $0, formatter) },
        parse: { try FormatterRules.value(of: $0, formatter) })
    }
  }
}

/// What a `Formatter` does with a field's text. Foundation's number formatter here takes a prefix and ignores limits,
/// so the rules are our own: the whole text, within the limits (ledger 64, B6).
enum FormatterRules {
  struct NotConvertible: Error {}

  static func string<Value>(for value: Value, _ formatter: Formatter) -> String {
    if let optional = value as? any OptionalProtocol {
      return unwrapped(optional).map { string(for: $0, formatter) } ?? ""
    }
    if let number = number(value), let formatter = formatter as? NumberFormatter {
      return formatter.string(from: number) ?? ""
    }
    if let date = value as? Date, let formatter = formatter as? DateFormatter { return formatter.string(from: date) }
    return formatter.string(for: value) ?? "\(value)"
  }

  static func value<Value>(of text: String, _ formatter: Formatter) throws -> Value {
    if text.isEmpty, let optional = Value.self as? any OptionalProtocol.Type { return optional.nilValue as! Value }
    if let formatter = formatter as? NumberFormatter {
      guard let number = number(in: text, formatter) else { throw NotConvertible() }
      return try converted(number)
    }
    if let formatter = formatter as? DateFormatter {
      guard let date = formatter.date(from: text) as? Value else { throw NotConvertible() }
      return date
    }
    if let string = text as? Value { return string }
    throw NotConvertible()
  }

  /// The number that the whole text is, within the formatter's limits.
  private static func number(in text: String, _ formatter: NumberFormatter) -> NSNumber? {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty, let number = formatter.number(from: text), isWhole(text, formatter) else { return nil }
    if let minimum = formatter.minimum, number.doubleValue < minimum.doubleValue { return nil }
    if let maximum = formatter.maximum, number.doubleValue > maximum.doubleValue { return nil }
    return number
  }

  /// Whether nothing but digits, marks and the format's own signs stands in the text.
  private static func isWhole(_ text: String, _ formatter: NumberFormatter) -> Bool {
    var rest = text
    let parts: [String?] = [
      formatter.positivePrefix, formatter.positiveSuffix, formatter.negativePrefix, formatter.negativeSuffix,
      formatter.currencySymbol, formatter.percentSymbol,
    ]
    for part in parts.compactMap({ $0 }) where !part.isEmpty { rest = rest.replacingOccurrences(of: part, with: "") }
    let marks = [formatter.groupingSeparator, formatter.decimalSeparator, formatter.minusSign, formatter.plusSign]
    let allowed = CharacterSet(charactersIn: marks.compactMap { $0 }.joined()).union(.decimalDigits).union(.whitespaces)
    return !rest.isEmpty && rest.unicodeScalars.allSatisfy(allowed.contains)
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let value as Decimal: NSDecimalNumber(decimal: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
    case let value as NSNumber: value
    default: nil
    }
  }

  private static func converted<Value>(_ number: NSNumber) throws -> Value {
    let wrapped = (Value.self as? any OptionalProtocol.Type).map { $0.wrappedType } ?? Value.self
    let value: Any? =
      switch wrapped {
      case is Int.Type: Int(exactly: number.doubleValue.rounded(.towardZero))
      case is Double.Type: number.doubleValue
      case is Float.Type: number.floatValue
      case is CGFloat.Type: CGFloat(number.doubleValue)
      case is Decimal.Type: Decimal(string: number.stringValue) ?? number.decimalValue
      case is Int64.Type: number.int64Value
      case is Int32.Type: number.int32Value
      case is UInt.Type: number.doubleValue < 0 ? nil : UInt(exactly: number.doubleValue.rounded(.towardZero))
      default: number
      }
    guard let value = value as? Value else { throw NotConvertible() }
    return value
  }

  private static func unwrapped<O: OptionalProtocol>(_ optional: O) -> Any? { optional.asOptional }
}
