import Contract

/// What a question asks a run for.
public enum Ask: Equatable, Sendable {
  /// The value of a wrapped property at the end; `VIEW.NAME` where several views have one of that name.
  case state(String)
  case output
  case text(TextChoice)
  case focus
  /// How many times a property's setter ran since the appearance.
  case writes(String)
  /// How many of those writes changed the value.
  case changes(String)
  case warnings
  case outcome
  /// The order of events of these kinds.
  case events([Event.Kind])

  public enum TextChoice: Equatable, Sendable {
    /// The only text on the screen.
    case only
    case index(Int)
    /// The first text behind the element with this label, in reading order.
    case after(String)
  }

  /// The words that may begin an `ask`.
  static let words = ["state", "output", "text", "focus", "writes", "changes", "warnings", "outcome", "events"]

  /// The kinds of events whose order can be asked for.
  static let orderedKinds: [Event.Kind] = [
    .write, .body, .onChange, .onSubmit, .onAppear, .task, .focus, .print,
  ]

  /// Whether it can be asked after each action: what may span lines, or is known only at the end, cannot.
  var canBeAskedEach: Bool {
    switch self {
    case .output, .warnings, .outcome, .events: false
    case .state, .text, .focus, .writes, .changes: true
    }
  }

  var isEvents: Bool { if case .events = self { true } else { false } }

  /// As an author writes it.
  public var text: String {
    switch self {
    case .state(let name): "state \(name)"
    case .output: "output"
    case .text(.only): "text"
    case .text(.index(let index)): "text[\(index)]"
    case .text(.after(let label)): "text after \(label)"
    case .focus: "focus"
    case .writes(let name): "writes \(name)"
    case .changes(let name): "changes \(name)"
    case .warnings: "warnings"
    case .outcome: "outcome"
    case .events(let kinds): "events " + kinds.map(\.rawValue).joined(separator: ",")
    }
  }

  enum Problem: Error, Equatable {
    case unknown(String)
    case unknownEvent(String)
  }

  init(parsing text: String) throws(Problem) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let rest = words.dropFirst().joined(separator: " ")
    switch (words.first ?? "", words.count) {
    case ("state", 2): self = .state(rest)
    case ("writes", 2): self = .writes(rest)
    case ("changes", 2): self = .changes(rest)
    case ("output", 1): self = .output
    case ("focus", 1): self = .focus
    case ("warnings", 1): self = .warnings
    case ("outcome", 1): self = .outcome
    case ("text", 1): self = .text(.only)
    case ("text", 3...) where words[1] == "after": self = .text(.after(Self.label(words.dropFirst(2))))
    case ("events", 2): self = .events(try Self.kinds(rest))
    case (let word, 1) where word.hasPrefix("text[") && word.hasSuffix("]"):
      guard let index = Int(word.dropFirst(5).dropLast()), index >= 0 else { throw .unknown(text) }
      self = .text(.index(index))
    default: throw .unknown(text)
    }
  }

  private static func label(_ words: ArraySlice<String>) -> String {
    let label = words.joined(separator: " ")
    guard label.count >= 2, label.hasPrefix("\""), label.hasSuffix("\"") else { return label }
    return QuotedText.read(Array(label), from: 0).text
  }

  private static func kinds(_ list: String) throws(Problem) -> [Event.Kind] {
    var kinds: [Event.Kind] = []
    for name in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard let kind = Event.Kind(rawValue: name), orderedKinds.contains(kind) else { throw .unknownEvent(name) }
      kinds.append(kind)
    }
    return kinds
  }
}

/// How a run ended, as a question asks for it: the same words in every language.
public enum OutcomeAnswer: String, CaseIterable, Sendable {
  case finishes
  case doesNotCompile = "does not compile"
  case traps
  case neverEnds = "never ends"
}
