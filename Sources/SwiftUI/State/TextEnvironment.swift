import Foundation

extension EnvironmentValues {
  private enum Key {
    struct Lines: EnvironmentKey { static let defaultValue = LineLimit() }
    struct Alignment: EnvironmentKey { static let defaultValue = TextAlignment.leading }
    struct Truncation: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
    struct Spacing: EnvironmentKey { static let defaultValue: CGFloat = 0 }
    struct Scale: EnvironmentKey { static let defaultValue: CGFloat = 1 }
    struct Tightening: EnvironmentKey { static let defaultValue = false }
    struct Case: EnvironmentKey { static let defaultValue: Text.Case? = nil }
    struct Redaction: EnvironmentKey { static let defaultValue = RedactionReasons() }
  }

  /// How many lines a text or field may have, in full.
  var lines: LineLimit {
    get { self[Key.Lines.self] }
    set { self[Key.Lines.self] = newValue }
  }
  /// The most lines that a text may have; nil without a limit.
  public var lineLimit: Int? {
    get { lines.range.map(\.upperBound).flatMap { $0 == .max ? nil : $0 } }
    set { lines = LineLimit(range: newValue.map { 1...max(1, $0) }) }
  }
  public var multilineTextAlignment: TextAlignment {
    get { self[Key.Alignment.self] }
    set { self[Key.Alignment.self] = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { self[Key.Truncation.self] }
    set { self[Key.Truncation.self] = newValue }
  }
  public var lineSpacing: CGFloat {
    get { self[Key.Spacing.self] }
    set { self[Key.Spacing.self] = newValue }
  }
  public var minimumScaleFactor: CGFloat {
    get { self[Key.Scale.self] }
    set { self[Key.Scale.self] = newValue }
  }
  public var allowsTightening: Bool {
    get { self[Key.Tightening.self] }
    set { self[Key.Tightening.self] = newValue }
  }
  public var textCase: Text.Case? {
    get { self[Key.Case.self] }
    set { self[Key.Case.self] = newValue }
  }
  public var redactionReasons: RedactionReasons {
    get { self[Key.Redaction.self] }
    set { self[Key.Redaction.self] = newValue }
  }
}

/// How many lines a text or field may have.
struct LineLimit: Equatable, Sendable {
  /// From how many lines it starts to how many it grows; nil without a limit.
  var range: ClosedRange<Int>?
  /// Whether it is as high as its limit from the start.
  var reservesSpace = false
}

/// Where the lines of a text stand.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

/// Why a view does not show its data.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = Self(rawValue: 1)
  public static let privacy = Self(rawValue: 2)
  public static let invalidated = Self(rawValue: 4)
}
