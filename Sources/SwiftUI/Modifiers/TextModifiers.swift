import Foundation

extension View {
  /// At most so many lines; nil for any number.
  public nonisolated func lineLimit(_ number: Int?) -> _Environmental<Self> { setting(\.lineLimit, number) }
  /// Starts with the lower number of lines and grows up to the upper one.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> _Environmental<Self> {
    setting(\.lines, LineLimit(range: limit))
  }
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> _Environmental<Self> {
    setting(\.lines, LineLimit(range: 1...max(1, limit.upperBound)))
  }
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> _Environmental<Self> {
    setting(\.lines, LineLimit(range: limit.lowerBound...Int.max))
  }
  /// At most so many lines, with the room for all of them from the start.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> _Environmental<Self> {
    setting(\.lines, LineLimit(range: reservesSpace ? limit...limit : 1...limit, reservesSpace: reservesSpace))
  }

  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> _Environmental<Self> {
    setting(\.multilineTextAlignment, alignment)
  }
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> _Environmental<Self> {
    setting(\.truncationMode, mode)
  }
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> _Environmental<Self> {
    setting(\.lineSpacing, lineSpacing)
  }
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> _Environmental<Self> {
    setting(\.minimumScaleFactor, factor)
  }
  public nonisolated func allowsTightening(_ flag: Bool) -> _Environmental<Self> { setting(\.allowsTightening, flag) }

  /// Shows texts in capitals or small letters.
  public nonisolated func textCase(_ textCase: Text.Case?) -> _Environmental<Self> { setting(\.textCase, textCase) }

  /// Hides what texts say behind bars as long as they are.
  public nonisolated func redacted(reason: RedactionReasons) -> _Environmental<Self> {
    modifier(_EnvironmentModifier { $0.redactionReasons.formUnion(reason) })
  }
  public nonisolated func unredacted() -> _Environmental<Self> { setting(\.redactionReasons, []) }
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> _Looks<Self> { looks }

  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> _Looks<Self> { looks }
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> _Looks<Self> {
    looks
  }
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> _Environmental<Self> {
    setting(\.dynamicTypeSize, size)
  }
  public nonisolated func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> _Environmental<Self> {
    let all = DynamicTypeSize.allCases.filter(range.contains)
    return modifier(
      _EnvironmentModifier { values in
        guard let first = all.first, let last = all.last else { return }
        values.dynamicTypeSize = min(max(values.dynamicTypeSize, first), last)
      })
  }
}

/// Whether a person can select a text. Selecting in texts is not simulated.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
