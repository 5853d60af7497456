import FoundationEssentials

/// A point in time and how far the learner's clock was from UTC then.
public struct Moment: Equatable, Sendable {
  /// Since 1970, UTC.
  public var seconds: Double
  /// Minutes east of UTC.
  public var offset: Int

  public init(seconds: Double, offset: Int) {
    self.seconds = seconds
    self.offset = offset
  }

  /// `2026-11-30T09:00:00.250Z`.
  var text: String {
    Date(timeIntervalSince1970: seconds).formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }

  init?(text: String, offset: Int) {
    let styles = [true, false].map { Date.ISO8601FormatStyle(includingFractionalSeconds: $0) }
    guard let date = styles.lazy.compactMap({ try? $0.parse(text) }).first else { return nil }
    self.init(seconds: date.timeIntervalSince1970, offset: offset)
  }

  /// `20261130-090000`, for the name of a file.
  var nameText: String {
    let digits = text.prefix(19).filter { $0.isNumber }
    return "\(digits.prefix(8))-\(digits.suffix(6))"
  }
}
