/// What a run must not depend on: the check runs each answer again with another one of these.
public enum Surrounding: String, CaseIterable, Hashable, Sendable {
  /// The order in which sets and dictionaries keep their members.
  case hashing
  /// The day and hour at which the simulated clock starts, where `now=` does not say it.
  case clock
  /// The time zone.
  case zone
  /// Where random numbers and identifiers start.
  case random
}
