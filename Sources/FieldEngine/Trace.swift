import Contract

/// Records what happens, in order, with the virtual time at which it happened.
///
/// Values are put into words only while somebody records (`isRecording`), because a description can be long and is the
/// learner's own code.
public final class Trace: @unchecked Sendable {
  /// Gets each event at once; nil while nobody records.
  public var sink: ((Event) -> Void)?
  /// The virtual time in seconds since the start.
  public var clock: () -> Double

  public init(clock: @escaping () -> Double = { 0 }, sink: ((Event) -> Void)? = nil) {
    self.clock = clock
    self.sink = sink
  }

  public var isRecording: Bool { sink != nil }

  /// Records an event; `details` is not evaluated while nobody records.
  public func record(_ kind: Event.Kind, _ details: @autoclosure () -> KeyValuePairs<String, JSON>) {
    guard let sink else { return }
    sink(Event(time: clock(), kind: kind, details: JSONObject(details())))
  }

  /// A message that SwiftUI itself logs.
  public func warning(_ text: String) { record(.warning, ["text": .string(text)]) }

  /// Something that was asked for and is not simulated.
  public func note(_ text: String) { record(.note, ["text": .string(text)]) }
}
