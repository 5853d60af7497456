import Contract

/// What happened during a run, keystroke by keystroke.
public struct Timeline: Equatable, Sendable {
  /// What a row shows: a keystroke, or an action (or the appearance) without one.
  public struct Row: Equatable, Sendable {
    public enum Cause: Equatable, Sendable {
      case appearance
      case action(String)
      /// What one edit typed, and the action that it belongs to.
      case key(String, action: String)
    }

    public var cause: Cause
    /// How many equal rows stand here as one.
    public var count = 1
    /// The text of the field that was edited or is focused; nil where there is none.
    public var field: String?
    /// The properties that the run ever writes, in the order of their first write, and those that were asked for.
    public var values: [Value]
    /// The texts on the screen, in reading order.
    public var texts: [String]
    /// What the program printed, line by line.
    public var printed: [String] = []
    /// The focused element; nil where there is none.
    public var focus: String?
    public var focusChanged = false
    public var textsChanged = false
    /// Why the action failed, if it did.
    public var error: String?
  }

  public struct Value: Equatable, Sendable {
    public var name: String
    public var value: String
    /// How often the setter ran in this row.
    public var writes: Int
    /// Whether the value became another one in this row.
    public var changed: Bool
  }

  public private(set) var rows: [Row] = []
  /// The names of the values, one for each column.
  public private(set) var names: [String] = []

  /// - Parameters:
  ///   - properties: Properties to show even where nothing writes them, such as the one that was asked about.
  ///   - folds: Whether neighbours that look the same become one row.
  public init(_ document: RunDocument, showing properties: Set<String> = [], folds: Bool = true) {
    var writer = TimelineWriter(document, showing: properties)
    for step in document.steps { writer.add(step) }
    names = writer.names
    rows = folds ? Self.folded(writer.rows) : writer.rows
  }

  /// Neighbours that look the same become one row.
  private static func folded(_ rows: [Row]) -> [Row] {
    var result: [Row] = []
    for row in rows {
      if var last = result.last {
        let count = last.count
        last.count = row.count
        if last == row {
          result[result.count - 1].count = count + 1
          continue
        }
      }
      result.append(row)
    }
    return result
  }
}

/// Follows a run's events and keeps how things stand.
private struct TimelineWriter {
  private struct Property: Hashable {
    var path: String
    var name: String
  }

  private(set) var rows: [Timeline.Row] = []
  private var properties: [Property]
  private var values: [String]
  private var fields: [String: String] = [:]
  private var texts: [String]
  private var focus: String?
  private var focusRef: String?
  /// What the row being built has seen.
  private var writes: [Int]
  private var changed: [Bool]
  private var focusChanged = false
  private var printed: [String] = []

  init(_ document: RunDocument, showing wanted: Set<String>) {
    let events = document.steps.flatMap(\.events)
    var seen: [Property: String] = [:]
    properties = []
    for event in events where event.kind == .write {
      guard let name = event["name"]?.string else { continue }
      let key = Property(path: event["path"]?.string ?? "", name: name)
      if seen[key] == nil {
        properties.append(key)
        seen[key] = Self.value(event, "old", isNil: "oldIsNil")
      }
    }
    for state in document.final.state {
      guard let name = state["name"]?.string, wanted.contains(name) else { continue }
      let key = Property(path: state["path"]?.string ?? "", name: name)
      if seen[key] == nil {
        properties.append(key)
        seen[key] = Self.value(state, "value", isNil: "isNil")
      }
    }
    values = properties.map { seen[$0] ?? "" }
    writes = properties.map { _ in 0 }
    changed = properties.map { _ in false }
    texts = []
  }

  /// The bare name, or with its place where several properties have it.
  var names: [String] {
    properties.map { property in
      properties.count { $0.name == property.name } == 1 ? property.name : "\(property.path).\(property.name)"
    }
  }

  mutating func add(_ step: RunDocument.Step) {
    let action = step.action
    let edits = step.events.indices.filter { step.events[$0].kind == .edit }
    guard let first = edits.first else {
      for event in step.events { take(event) }
      settle(step.settled)
      return append(action.map(Timeline.Row.Cause.action) ?? .appearance, error: step.error)
    }
    // What came before the first key belongs to its row.
    for event in step.events[..<first] { take(event) }
    for (number, start) in edits.enumerated() {
      let isLast = number + 1 == edits.count
      for event in step.events[start..<(isLast ? step.events.count : edits[number + 1])] { take(event) }
      if isLast { settle(step.settled) }
      let key = step.events[start]["key"]?.string ?? ""
      append(.key(key, action: action ?? ""), error: isLast ? step.error : nil)
    }
  }

  private mutating func take(_ event: Event) {
    switch event.kind {
    case .write:
      let key = Property(path: event["path"]?.string ?? "", name: event["name"]?.string ?? "")
      guard let index = properties.firstIndex(of: key) else { return }
      writes[index] += 1
      let new = Self.value(event, "new", isNil: "newIsNil")
      if event["changed"] == true || new != values[index] { changed[index] = true }
      values[index] = new
    case .edit:
      guard let ref = event["ref"]?.string else { return }
      let text = event["text"]?.string ?? ""
      fields[ref] = ref.hasPrefix("secureField") ? String(repeating: "•", count: text.count) : text
    case .focus:
      focus = event["to"]?.string ?? event["toRef"]?.string
      focusRef = event["toRef"]?.string
      focusChanged = true
    case .text:
      replaceText(event)
    case .print:
      printed += (event["text"]?.string ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if printed.last == "" { printed.removeLast() }
    default: break
    }
  }

  private mutating func replaceText(_ event: Event) {
    guard let new = event["new"]?.string else { return }
    if let old = event["old"]?.string, let index = texts.firstIndex(of: old) {
      texts[index] = new
    } else if !texts.contains(new) {
      texts.append(new)
    }
  }

  /// What the screen shows when all work is done is surer than what events add up to.
  private mutating func settle(_ final: RunDocument.Final?) {
    guard let final else { return }
    texts = final.elements.filter { $0["kind"] == "text" }.map { $0["value"]?.string ?? $0["label"]?.string ?? "" }
    for element in final.elements {
      if let ref = element["ref"]?.string, let value = element["value"]?.string { fields[ref] = value }
    }
    focusRef = final.focusRef
    let focus = RunAnswers.focus(in: final)
    self.focus = final.focusRef == nil && final.focus == nil ? nil : focus
  }

  private mutating func append(_ cause: Timeline.Row.Cause, error: String?) {
    let values = properties.indices.map { index in
      Timeline.Value(name: names[index], value: self.values[index], writes: writes[index], changed: changed[index])
    }
    rows.append(
      Timeline.Row(
        cause: cause, field: focusRef.flatMap { fields[$0] }, values: values, texts: texts, printed: printed,
        focus: focus,
        focusChanged: focusChanged, textsChanged: rows.last.map { $0.texts != texts } ?? false, error: error))
    writes = properties.map { _ in 0 }
    changed = properties.map { _ in false }
    focusChanged = false
    printed = []
  }

  private static func value(_ event: Event, _ key: String, isNil: String) -> String {
    event[isNil] == true ? AnswerText.missing : event[key]?.string ?? ""
  }

  private static func value(_ json: JSON, _ key: String, isNil: String) -> String {
    json[isNil] == true ? AnswerText.missing : json[key]?.string ?? ""
  }
}
