/// The policies in force during a run.
public struct Policies: Equatable, Sendable {
  /// When a field whose value is no `String` writes it (B1).
  public enum FormatCommit: String, Sendable { case documented, live, returnOnly }
  /// Whether a field shows what a binding's setter made of the edit (B4).
  public enum SetterFilter: String, Sendable { case ios17, ios16 }
  /// Whether focus goes from field to field with nil in between (B8).
  public enum FocusHandover: String, Sendable { case merge, nilBetween }
  /// What becomes of the focused view when focus is set to a value that no view has (B9).
  public enum UnmatchedFocus: String, Sendable { case resign, keep }
  /// What a stepper does where a step would leave its bounds (B13).
  public enum StepperEdge: String, Sendable { case clamp, refuse }
  /// Whether each jamo of a syllable is an edit, or only the finished syllable is written (B15).
  public enum Composition: String, Sendable { case edits, marked }
  /// Whether a secure field that is focused again keeps its text at the first key (B16).
  public enum SecureRefocus: String, Sendable { case keep, clear }

  private var values: [String]

  /// All defaults of a platform.
  public init(platform: Platform) {
    values = Policy.all.map { $0.defaultValue(on: platform) }
  }

  public var formatCommit: FormatCommit { word("formatCommit") }
  /// Whether Return calls the setter of a `String` binding once more with the equal value (B2).
  public var equalCommitWrite: Bool { self["equalCommitWrite"] == "on" }
  public var setterFilter: SetterFilter { word("setterFilter") }
  public var focusHandover: FocusHandover { word("focusHandover") }
  public var unmatchedFocus: UnmatchedFocus { word("unmatchedFocus") }
  /// Seconds from its appearance until a view can take focus (B11).
  public var focusReadyDelay: Double { seconds("focusReadyDelay") }
  /// The same in a sheet (B11).
  public var focusReadyDelaySheet: Double { seconds("focusReadyDelaySheet") }
  public var stepperEdge: StepperEdge { word("stepperEdge") }
  public var composition: Composition { word("composition") }
  public var secureRefocus: SecureRefocus { word("secureRefocus") }

  /// The value in force; nil where there is no such policy.
  public subscript(name: String) -> String? {
    Policy.all.firstIndex { $0.name == name }.map { values[$0] }
  }

  /// Every policy with its value, in the order of part B.
  public var all: [(name: String, value: String)] {
    zip(Policy.all, values).map { (name: $0.name, value: $1) }
  }

  /// As it stands in the document.
  public var json: JSON { .object(JSONObject(unique: all.map { (key: $0.name, value: .string($0.value)) })) }

  /// Chooses a value. Seconds are kept in their shortest form.
  public mutating func choose(_ value: String, for name: String) throws(PolicyFault) {
    guard let index = Policy.all.firstIndex(where: { $0.name == name }) else { throw .unknownPolicy(name) }
    switch Policy.all[index].values {
    case .words(let words):
      guard words.contains(value) else { throw .badValue(value, policy: name) }
      values[index] = value
    case .seconds:
      guard let seconds = Double(value), seconds.isFinite, seconds >= 0 else { throw .badValue(value, policy: name) }
      values[index] = ActionWord.number(seconds)
    }
  }

  /// Reads `NAME=VALUE`, as `--policy` gives it.
  public mutating func choose(_ assignment: String) throws(PolicyFault) {
    guard let equals = assignment.firstIndex(of: "=") else { throw .noValue(assignment) }
    try choose(
      String(assignment[assignment.index(after: equals)...]), for: String(assignment[..<equals]))
  }

  private func word<Word: RawRepresentable<String>>(_ name: String) -> Word { Word(rawValue: self[name]!)! }
  private func seconds(_ name: String) -> Double { Double(self[name]!)! }
}

/// Why a policy cannot be chosen so.
public enum PolicyFault: Error, Equatable, Sendable {
  case unknownPolicy(String)
  case badValue(String, policy: String)
  /// `--policy NAME` without `=VALUE`.
  case noValue(String)

  /// What is wrong and what may stand there.
  public func message(_ language: Language) -> String { language.contractTexts.message(of: self) }
}
