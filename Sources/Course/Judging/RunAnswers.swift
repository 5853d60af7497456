import Contract

/// Why a run has no answer to what was asked.
public enum AskFailure: Error, Equatable, Sendable {
  case noProperty(String, known: [String])
  case severalProperties(String, paths: [String])
  case noText
  case severalTexts([String])
  case noTextAt(Int, count: Int)
  case noLabel(String)
  case noTextAfter(String)
  /// The program ended before this could be seen.
  case ended(Outcome)
  /// The run has another number of steps than the question has actions.
  case steps(Int, expected: Int)
  case orderAfterEach
}

/// The answers that a run gives to what questions ask, as an `answer` fence pins them.
public struct RunAnswers: Sendable {
  private let document: RunDocument

  public init(_ document: RunDocument) { self.document = document }

  /// The answer at the end of the run.
  public func answer(to ask: Ask) throws(AskFailure) -> String {
    switch ask {
    case .outcome: return try outcome().rawValue
    case .output: return Self.written(Self.withoutLastLineEnd(document.final.output))
    case .warnings: return warnings()
    case .writes(let name): return String(try writes(name, in: document.final.writes).calls)
    case .changes(let name): return String(try writes(name, in: document.final.writes).changes)
    case .events(let kinds): return EventOrder(kinds).lines(of: document).joined(separator: "\n")
    case .state, .text, .focus:
      try requireLife()
      return try answer(to: ask, in: document.final)
    }
  }

  /// The answers after each action, in their order.
  public func answers(toEach ask: Ask) throws(AskFailure) -> [String] {
    var counts: [RunDocument.Writes] = document.final.writes.map {
      RunDocument.Writes(view: $0.view, path: $0.path, name: $0.name)
    }
    var answers: [String] = []
    for step in document.steps {
      for event in step.events where event.kind == .write { Self.count(event, in: &counts) }
      guard step.action != nil else { continue }
      switch ask {
      case .writes(let name): answers.append(String(try writes(name, in: counts).calls))
      case .changes(let name): answers.append(String(try writes(name, in: counts).changes))
      case .state, .text, .focus:
        guard let settled = step.settled else { throw .ended(document.outcome) }
        answers.append(try answer(to: ask, in: settled))
      case .output, .warnings, .outcome, .events: throw .orderAfterEach
      }
    }
    return answers
  }

  private func requireLife() throws(AskFailure) {
    guard document.outcome == .finished else { throw .ended(document.outcome) }
  }

  private func answer(to ask: Ask, in final: RunDocument.Final) throws(AskFailure) -> String {
    switch ask {
    case .state(let name): return try state(name, in: final)
    case .text(let choice): return Self.written(try text(choice, in: final))
    default: return Self.focus(in: final)
    }
  }

  // MARK: State

  private func state(_ name: String, in final: RunDocument.Final) throws(AskFailure) -> String {
    let found = final.state.filter { Self.fits($0["name"]?.string, of: $0["view"]?.string, name) }
    guard let first = found.first else {
      throw .noProperty(name, known: final.state.compactMap { $0["name"]?.string })
    }
    guard found.count == 1 else {
      throw .severalProperties(name, paths: found.compactMap { $0["path"]?.string })
    }
    if first["isNil"] == true { return AnswerText.missing }
    return Self.written(first["value"]?.string ?? "")
  }

  private func writes(_ name: String, in all: [RunDocument.Writes]) throws(AskFailure) -> RunDocument.Writes {
    let found = all.filter { Self.fits($0.name, of: $0.view, name) }
    guard let first = found.first else { throw .noProperty(name, known: all.map(\.name)) }
    guard found.count == 1 else { throw .severalProperties(name, paths: found.map(\.path)) }
    return first
  }

  /// `NAME`, or `VIEW.NAME` where several views have one of that name.
  private static func fits(_ name: String?, of view: String?, _ wanted: String) -> Bool {
    guard let name else { return false }
    return name == wanted || view.map { "\($0).\(name)" } == wanted
  }

  private static func count(_ event: Event, in counts: inout [RunDocument.Writes]) {
    let name = event["name"]?.string?.prefix { $0 != "[" } ?? ""
    guard let index = counts.firstIndex(where: { $0.name == name && $0.path == event["path"]?.string }) else { return }
    counts[index].calls += 1
    if event["changed"] == true { counts[index].changes += 1 }
  }

  // MARK: The screen

  private func text(_ choice: Ask.TextChoice, in final: RunDocument.Final) throws(AskFailure) -> String {
    let texts = final.elements.filter { $0["kind"] == "text" }.map(Self.words)
    switch choice {
    case .only:
      guard let text = texts.first else { throw .noText }
      guard texts.count == 1 else { throw .severalTexts(texts) }
      return text
    case .index(let index):
      guard texts.indices.contains(index) else { throw .noTextAt(index, count: texts.count) }
      return texts[index]
    case .after(let label):
      guard let place = final.elements.firstIndex(where: { $0["label"]?.string == label }) else {
        throw .noLabel(label)
      }
      guard let text = final.elements[(place + 1)...].first(where: { $0["kind"] == "text" }) else {
        throw .noTextAfter(label)
      }
      return Self.words(text)
    }
  }

  static func words(_ element: JSON) -> String { element["value"]?.string ?? element["label"]?.string ?? "" }

  /// The focused element's label; its `ref` where the label is empty or not the only one.
  static func focus(in final: RunDocument.Final) -> String {
    guard let ref = final.focusRef ?? final.focus else { return AnswerText.missing }
    guard let label = final.focus, !label.isEmpty else { return ref }
    let same = final.elements.count { $0["label"]?.string == label && $0["focused"] != nil }
    return same > 1 ? ref : label
  }

  // MARK: The whole run

  private func warnings() -> String {
    let texts = document.steps.flatMap(\.events).filter { $0.kind == .warning }.compactMap { $0["text"]?.string }
    return texts.isEmpty ? AnswerText.missing : texts.joined(separator: "\n")
  }

  private func outcome() throws(AskFailure) -> OutcomeAnswer {
    switch document.outcome {
    case .finished, .actionFailed, .exited: return .finishes
    case .compileError: return .doesNotCompile
    case .trap: return .traps
    case .timeout, .livelock, .outputLimit, .memoryLimit: return .neverEnds
    case .compilerLimit, .interrupted, .noView: throw .ended(document.outcome)
    }
  }

  private static func withoutLastLineEnd(_ text: String) -> String {
    text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// As an author writes it: the empty text is `""`.
  private static func written(_ text: String) -> String { text.isEmpty ? AnswerText.empty : text }
}

/// The order of a run's events, as an `order` question asks for it.
struct EventOrder {
  private let kinds: Set<Event.Kind>

  init(_ kinds: [Event.Kind]) { self.kinds = Set(kinds) }

  /// One `kind name` for each event of the steps that have an action; equal neighbours are one.
  func lines(of document: RunDocument) -> [String] {
    var lines: [String] = []
    for event in document.steps.filter({ $0.action != nil }).flatMap(\.events) where kinds.contains(event.kind) {
      let line = [event.kind.rawValue, Self.name(of: event)].filter { !$0.isEmpty }.joined(separator: " ")
      if lines.last != line { lines.append(line) }
    }
    return lines
  }

  private static func name(of event: Event) -> String {
    switch event.kind {
    case .write: event["name"]?.string ?? ""
    case .body, .onAppear, .task: event["view"]?.string ?? ""
    case .focus: event["to"]?.string ?? event["toRef"]?.string ?? AnswerText.missing
    case .onSubmit: event["label"]?.string ?? event["ref"]?.string ?? event["trigger"]?.string ?? ""
    case .onChange: event["type"]?.string ?? ""
    case .print: (event["text"]?.string ?? "").split(separator: "\n").joined(separator: " ")
    default: ""
    }
  }
}
