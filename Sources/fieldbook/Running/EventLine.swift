import Contract

/// One event of a run as a line of text.
struct EventLine {
  let event: Event
  let texts: any RunTexts

  var text: String {
    let time = event.time == 0 ? "" : " [\(JSON.seconds(event.time).text)s]"
    let details = self.details
    return event.kind.rawValue + time + (details.isEmpty ? "" : "  " + details)
  }

  private var details: String {
    switch event.kind {
    case .focus: "\(name("from", "fromRef")) → \(name("to", "toRef"))"
    case .keyboard: event["type"]?.string ?? texts.hidden
    case .edit:
      "\(quoted("key"))  → \(quoted("text"))  \(texts.caret) \(word("caret"))  \(word("ref"))"
    case .write:
      "\(word("path")).\(word("name")): \(value("old")) → \(value("new"))"
        + (event["changed"] == false ? " \(texts.sameValue)" : "")
    case .body, .onAppear, .onDisappear, .task: word(event["path"] == nil ? "view" : "path")
    case .text: "\(quoted("old")) → \(quoted("new"))  \(word("ref"))"
    case .onChange: "\(word("type")): \(value("old")) → \(value("new"))"
    case .onSubmit: word("trigger")
    case .print, .note, .warning: word("text").split(separator: "\n").joined(separator: " ⏎ ")
    case .policy: "\(word("name")) = \(word("value"))"
    case .rejected: word("reason")
    case .sheet: event["presented"] == true ? texts.presented : texts.dismissed
    case .delegate: word("method")
    }
  }

  private func word(_ key: String) -> String {
    switch event[key] {
    case nil, .null?: texts.nothing
    case .string(let text)?: text
    case let other?: other.text
    }
  }

  private func quoted(_ key: String) -> String { event[key]?.string.map { JSON.string($0).text } ?? word(key) }

  /// A value's description, in quotes where its type is a text.
  private func value(_ key: String) -> String {
    if event[key + "IsNil"] == true || key == "old" && event["oldIsNil"] == true { return "nil" }
    let isText = ["String", "Optional<String>", "String?"].contains(event["type"]?.string)
    return isText ? quoted(key) : word(key)
  }

  /// A label, or the reference where it has none.
  private func name(_ label: String, _ reference: String) -> String {
    if let text = event[label]?.string, !text.isEmpty { return text }
    return event[reference]?.string ?? texts.nothing
  }
}
