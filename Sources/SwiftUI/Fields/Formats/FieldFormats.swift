import Foundation

extension FieldSource {
  /// A value with a format style, in the environment's locale; parsed as Foundation parses it here (ledger B5).
  static func formatted<F: ParseableFormatStyle>(_ binding: Binding<F.FormatInput>, _ format: F) -> FieldSource
  where F.FormatOutput == String {
    value(binding, identity: format) { values in
      let style = format.localized(in: values)
      return FieldFormat(format: style.format, parse: style.parseStrategy.parse, identity: AnyHashable(style))
    }
  }

  /// An optional value: what cannot be parsed is nil (ledger 42).
  static func formatted<F: ParseableFormatStyle>(_ binding: Binding<F.FormatInput?>, _ format: F) -> FieldSource
  where F.FormatOutput == String {
    value(binding, identity: format) { values in
      let style = format.localized(in: values)
      return FieldFormat(
        format: { $0.map(style.format) ?? "" }, parse: { try style.parseStrategy.parse($0) }, invalid: .some(nil),
        identity: AnyHashable(style))
    }
  }

  /// A value with a `Formatter`; what it cannot convert leaves the value alone (ledger 43).
  static func formatter<Value>(_ binding: Binding<Value>, _ formatter: Formatter) -> FieldSource {
    value(binding, identity: ObjectIdentifier(formatter)) { _ in
      FieldFormat(
        format: { FormatterRules.string(for: $0, formatter) },
        parse: { try FormatterRules.value(of: $0, formatter) }, identity: AnyHashable(ObjectIdentifier(formatter)))
    }
  }
}
