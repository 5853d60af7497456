import Foundation

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

  /// Whether nothing but one number stands in the text, with the format's own signs before and behind it.
  private static func isWhole(_ text: String, _ formatter: NumberFormatter) -> Bool {
    var rest = Substring(text)
    let before = [formatter.negativePrefix, formatter.minusSign, formatter.positivePrefix, formatter.currencySymbol]
    for sign in before.compactMap(\.self) where !sign.isEmpty && rest.hasPrefix(sign) { rest.removeFirst(sign.count) }
    let behind = [
      formatter.negativeSuffix, formatter.positiveSuffix, formatter.currencySymbol, formatter.percentSymbol,
    ]
    for sign in behind.compactMap(\.self) where !sign.isEmpty && rest.hasSuffix(sign) { rest.removeLast(sign.count) }
    var digits = rest.trimmingCharacters(in: .whitespaces)
    if let mark = formatter.decimalSeparator, let place = digits.range(of: mark) { digits.removeSubrange(place) }
    if let mark = formatter.groupingSeparator { digits = digits.replacingOccurrences(of: mark, with: "") }
    return !digits.isEmpty && digits.unicodeScalars.allSatisfy(CharacterSet.decimalDigits.contains)
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

  /// The number as a value of the binding's type: exactly, where the type has whole numbers only, as an `NSNumber` is
  /// bridged (SE-0170).
  private static func converted<Value>(_ number: NSNumber) throws -> Value {
    let wrapped = (Value.self as? any OptionalProtocol.Type).map { $0.wrappedType } ?? Value.self
    let value: Any? =
      switch wrapped {
      case is Double.Type: number.doubleValue
      case is Float.Type: number.floatValue
      case is CGFloat.Type: CGFloat(number.doubleValue)
      case is Decimal.Type: Decimal(string: number.stringValue) ?? number.decimalValue
      case let type as any BinaryInteger.Type: exact(number, type)
      default: number
      }
    guard let value = value as? Value else { throw NotConvertible() }
    return value
  }

  private static func exact<Whole: BinaryInteger>(_ number: NSNumber, _ type: Whole.Type) -> Whole? {
    if let value = Int64(number.stringValue) { return Whole(exactly: value) }
    if let value = UInt64(number.stringValue) { return Whole(exactly: value) }
    return Whole(exactly: number.doubleValue)
  }

  private static func unwrapped<O: OptionalProtocol>(_ optional: O) -> Any? { optional.asOptional }
}
