import Contract
import Markdown

/// Under what conditions a snippet runs, as its fence or a question says.
public struct RunSettings: Hashable, Sendable {
  public struct ChosenPolicy: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  public var policies: [ChosenPolicy] = []
  public var platform: Platform?
  public var locale: String?
  /// The start of the simulated clock: `2026-01-01` or `2026-01-01 09:00`.
  public var now: String?
  public var swift: String?

  public init() {}

  /// A question's own settings, and the snippet's where the question says nothing.
  public func over(_ snippet: RunSettings) -> RunSettings {
    var result = self
    result.policies += snippet.policies.filter { policy in !policies.contains { $0.name == policy.name } }
    result.platform = platform ?? snippet.platform
    result.locale = locale ?? snippet.locale
    result.now = now ?? snippet.now
    result.swift = swift ?? snippet.swift
    return result
  }

  static let keys = ["policy", "platform", "locale", "now", "swift"]

  /// Takes the settings out of a fence's or a mark's attributes.
  init(_ attributes: inout Attributes, _ diagnostics: inout Diagnostics) {
    var known = Policies(platform: .iOS)
    for entry in attributes.takeAll(key: "policy") {
      do throws(PolicyFault) {
        try known.choose(entry.value)
        let parts = entry.value.split(separator: "=", maxSplits: 1).map(String.init)
        policies.append(ChosenPolicy(name: parts[0], value: parts[1]))
      } catch {
        diagnostics.report(.badPolicy(error), at: entry.valueRange)
      }
    }
    platform = attributes.take("platform", oneOf: Platform.allCases.map(\.rawValue), &diagnostics)
      .flatMap(Platform.init)
    swift = attributes.take("swift", oneOf: ["5", "6"], &diagnostics)
    locale = attributes.take(key: "locale", &diagnostics)?.value
    if let entry = attributes.take(key: "now", &diagnostics) {
      now = entry.value
      if !Self.isMoment(entry.value) {
        diagnostics.report(.badValue(key: "now", value: entry.value, expected: .date), at: entry.valueRange)
      }
    }
  }

  /// `2026-01-01`, `2026-01-01 09:00`, `2026-01-01T09:00:00`.
  private static func isMoment(_ text: String) -> Bool {
    let shape = String(text.map { $0.isASCII && $0.isNumber ? "0" : $0 == "T" ? " " : $0 })
    return ["0000-00-00", "0000-00-00 00:00", "0000-00-00 00:00:00"].contains(shape)
  }
}

extension Attributes {
  /// Takes a value that must be one of a list; another is reported, with the nearest as its fix.
  mutating func take(_ key: String, oneOf values: [String], _ diagnostics: inout Diagnostics) -> String? {
    guard let entry = take(key: key, &diagnostics), !entry.value.isEmpty else { return nil }
    if values.contains(entry.value) { return entry.value }
    let meant = Spelling.nearest(to: entry.value, among: values)
    diagnostics.report(
      .badValue(key: key, value: entry.value, expected: .oneOf(values)), at: entry.valueRange,
      fix: meant.map { .init(replacing: entry.valueRange, with: $0) })
    return nil
  }
}
