import Foundation

// Foundation on Linux lacks the format style of names; Apple's page of `PersonNameComponents.FormatStyle` says what it
// does, and that of `PersonNameComponents.init(_:)` which names it can read.

extension PersonNameComponents {
  /// Writes a person's name: family name first and without a space where it is written in Chinese characters, Hangul or
  /// kana, given name first otherwise.
  public struct FormatStyle: ParseableFormatStyle, Codable, Hashable, Sendable {
    public enum Style: String, Codable, Hashable, Sendable { case short, medium, long, abbreviated }

    public var style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    public var parseStrategy: ParseStrategy { ParseStrategy() }

    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

    public func format(_ value: PersonNameComponents) -> String {
      let isEastAsian = [value.familyName, value.givenName].compactMap(\.self).contains(where: PersonNames.isEastAsian)
      let core = isEastAsian ? [value.familyName, value.givenName] : [value.givenName, value.familyName]
      let separator = isEastAsian ? "" : " "
      switch style {
      case .short: return (value.givenName ?? value.familyName) ?? ""
      case .medium: return PersonNames.joined(core, separator)
      case .long:
        let middle = isEastAsian ? core : [value.givenName, value.middleName, value.familyName]
        return PersonNames.joined([value.namePrefix, PersonNames.joined(middle, separator), value.nameSuffix], " ")
      case .abbreviated:
        return isEastAsian
          ? value.givenName ?? value.familyName ?? "" : core.compactMap { $0?.first.map(String.init) }.joined()
      }
    }
  }

  /// Reads a name.
  public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
    public init() {}

    public func parse(_ value: String) throws -> PersonNameComponents {
      let words = value.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let first = words.first else { throw CocoaError(.formatting) }
      return PersonNames.isEastAsian(value) ? PersonNames.eastAsian(words, first) : PersonNames.latin(words)
    }
  }

  public init(_ value: String) throws { self = try ParseStrategy().parse(value) }
  public func formatted() -> String { FormatStyle().format(self) }
  public func formatted<F: Foundation.FormatStyle>(_ style: F) -> F.FormatOutput
  where F.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  public static var name: Self { Self() }
}

/// How names are taken apart and put together.
private enum PersonNames {
  /// Korean family names of two syllables.
  static let longFamilyNames = ["남궁", "황보", "제갈", "선우", "독고", "사공", "서문", "동방"]

  static func isEastAsian(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3: true
      default: false
      }
    }
  }

  static func joined(_ parts: [String?], _ separator: String) -> String {
    parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: separator)
  }

  static func eastAsian(_ words: [String], _ first: String) -> PersonNameComponents {
    var name = PersonNameComponents()
    if words.count > 1 {
      name.familyName = first
      name.givenName = words.dropFirst().joined(separator: " ")
    } else if first.count < 2 {
      name.givenName = first
    } else {
      let family = longFamilyNames.first { first.count > 2 && first.hasPrefix($0) } ?? String(first.prefix(1))
      name.familyName = family
      name.givenName = String(first.dropFirst(family.count))
    }
    return name
  }

  static func latin(_ words: [String]) -> PersonNameComponents {
    var name = PersonNameComponents()
    name.givenName = words[0]
    if words.count > 1 { name.familyName = words[words.count - 1] }
    if words.count > 2 { name.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
    return name
  }
}
