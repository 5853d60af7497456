/// A behaviour on which the sources disagree: its name, the choices, and the row of the ledger's part B that says why.
public struct Policy: Equatable, Sendable {
  public enum Values: Equatable, Sendable {
    /// One of these words; the first is the default on iOS.
    case words([String])
    /// A number of seconds that is not negative.
    case seconds
  }

  /// Apple-style name, as in `--policy NAME=VALUE` and in the document.
  public let name: String
  public let values: Values
  /// The row of part B, such as `B1`.
  public let row: String
  /// Where the sides of the disagreement come from.
  public let sources: String
  private let iOSDefault: String
  private let macOSDefault: String?

  public func defaultValue(on platform: Platform) -> String {
    platform == .macOS ? macOSDefault ?? iOSDefault : iOSDefault
  }

  /// What it decides, in a sentence.
  public func summary(_ language: Language) -> String { language.contractTexts.summary(ofPolicy: name) }

  /// What one of its words means; nil for seconds.
  public func meaning(of value: String, _ language: Language) -> String? {
    guard case .words(let words) = values, words.contains(value) else { return nil }
    return language.contractTexts.meaning(of: value, policy: name)
  }

  private init(
    _ name: String, _ row: String, _ values: Values, default iOSDefault: String, macOS: String? = nil, sources: String
  ) {
    self.name = name
    self.row = row
    self.values = values
    self.iOSDefault = iOSDefault
    self.macOSDefault = macOS
    self.sources = sources
  }

  /// All policies, in the order of part B.
  public static let all: [Policy] = [
    Policy(
      "formatCommit", "B1", .words(["documented", "live", "returnOnly"]), default: "documented",
      sources: "Apple, TextField; FB13705327 (iOS 17.4); Maccy #1517; FatBlog textfield-1"),
    Policy(
      "equalCommitWrite", "B2", .words(["on", "off"]), default: "on",
      sources: "Apple, TextField; the course's source article on Day 11"),
    Policy(
      "setterFilter", "B4", .words(["ios17", "ios16"]), default: "ios17",
      sources: "swift-composable-architecture #2714, #3142; FatBlog onChange"),
    Policy("focusHandover", "B8", .words(["merge", "nilBetween"]), default: "merge", sources: "Apple, focused(_:)"),
    Policy(
      "unmatchedFocus", "B9", .words(["resign", "keep"]), default: "resign",
      sources: "Apple, FocusState.wrappedValue; OpenSwiftUI FocusStoreLocation"),
    Policy(
      "focusReadyDelay", "B11", .seconds, default: "0",
      sources: "swift-composable-architecture #1070; subconscious #79; Transmission #33"),
    Policy(
      "focusReadyDelaySheet", "B11", .seconds, default: "0.5",
      sources: "subconscious #79; pocket-casts-ios #82"),
    Policy("stepperEdge", "B13", .words(["clamp", "refuse"]), default: "clamp", sources: "Apple, Stepper"),
    Policy(
      "composition", "B15", .words(["edits", "marked"]), default: "edits", macOS: "marked",
      sources: "Kiero-iOS #279; hermex #202; MTPLX #119; clearly #368"),
    Policy(
      "secureRefocus", "B16", .words(["keep", "clear"]), default: "keep",
      sources: "iTextField #6; not documented for SwiftUI"),
  ]

  public static func named(_ name: String) -> Policy? { all.first { $0.name == name } }
}

/// A rule for a point on which sources disagree or say nothing, that cannot be chosen.
public struct FixedRule: Equatable, Sendable {
  /// The row of part B.
  public let row: String
  public let sources: String

  /// The rule, in a sentence.
  public func summary(_ language: Language) -> String { language.contractTexts.summary(ofFixedRule: row) }

  /// The rows of part B that are no policies.
  public static let all: [FixedRule] = [
    FixedRule(row: "B3", sources: "FatBlog textfield-event; mlem #347; Apple, TextField"),
    FixedRule(row: "B5", sources: "swift-foundation NumberParseStrategy; measured"),
    FixedRule(row: "B6", sources: "measured; not verified on a device"),
    FixedRule(row: "B7", sources: "OpenSwiftUI UpdateCycleDetector; FatBlog onChange"),
    FixedRule(row: "B10", sources: "Apple, FocusState; OpenSwiftUI"),
    FixedRule(row: "B12", sources: "Apple, ToolbarItemPlacement.keyboard; DiffableTextViews #66"),
    FixedRule(row: "B14", sources: "OpenSwiftUI AppearanceEffect; Ask Apple 2022"),
  ]
}
