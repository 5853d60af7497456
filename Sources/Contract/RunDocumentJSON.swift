extension RunDocument {
  /// The document, its members in the contract's order.
  public var json: JSON {
    var object = JSONObject([
      "format": .int(Self.format), "file": .string(file), "view": JSON(view), "platform": .string(platform.rawValue),
      "locale": .string(locale), "policies": .object(policies), "outcome": .string(outcome.name),
    ])
    for detail in outcome.details.members { object[detail.key] = detail.value }
    object["diagnostics"] = .array(diagnostics.map(\.json))
    object["steps"] = .array(steps.map(\.json))
    object["final"] = final.json
    return .object(object)
  }

  /// Nil where this is no document of this format.
  public init?(_ json: JSON) {
    guard json["format"]?.int == Self.format, let file = json["file"]?.string,
      let platform = json["platform"]?.string.flatMap(Platform.init), let locale = json["locale"]?.string,
      let policies = json["policies"]?.object, let outcome = Outcome(json),
      let diagnostics = json["diagnostics"]?.all(Diagnostic.init), let steps = json["steps"]?.all(Step.init),
      let final = json["final"].flatMap(Final.init)
    else { return nil }
    self.init(file: file, view: json["view"]?.string, platform: platform, locale: locale)
    self.policies = policies
    self.outcome = outcome
    self.diagnostics = diagnostics
    self.steps = steps
    self.final = final
  }
}

extension JSON {
  /// The elements of an array, each made into something else; nil where one cannot be, or this is no array.
  fileprivate func all<T>(_ make: (JSON) -> T?) -> [T]? {
    guard let array else { return nil }
    let made = array.compactMap(make)
    return made.count == array.count ? made : nil
  }
}

extension RunDocument.Step {
  var json: JSON {
    var object = JSONObject(["action": JSON(action), "error": JSON(error), "events": .array(events.map(\.json))])
    if let shown { object["shown"] = .string(shown) }
    return .object(object)
  }

  init?(_ json: JSON) {
    guard let action = json["action"], let events = json["events"]?.all(Event.init) else { return nil }
    self.init(action: action.string)
    self.error = json["error"]?.string
    self.events = events
    shown = json["shown"]?.string
  }
}

extension RunDocument.Final {
  private static let known: Set = [
    "screen", "elements", "state", "focus", "focusRef", "keyboard", "output", "writes",
  ]

  var json: JSON {
    var object = JSONObject([
      "screen": .string(screen), "elements": .array(elements), "state": .array(state), "focus": JSON(focus),
      "focusRef": JSON(focusRef), "keyboard": keyboard, "output": .string(output),
      "writes": .array(writes.map(\.json)),
    ])
    for member in others.members { object[member.key] = member.value }
    return .object(object)
  }

  init?(_ json: JSON) {
    guard let output = json["output"]?.string, let writes = json["writes"]?.all(RunDocument.Writes.init) else {
      return nil
    }
    self.init(snapshot: json)
    self.output = output
    self.writes = writes
  }

  /// How things stand on the screen and in the state, as the host says it; what it leaves out is empty.
  init(snapshot json: JSON) {
    self.init()
    screen = json["screen"]?.string ?? ""
    elements = json["elements"]?.array ?? []
    state = json["state"]?.array ?? []
    focus = json["focus"]?.string
    focusRef = json["focusRef"]?.string
    keyboard = json["keyboard"] ?? .null
    for member in json.object?.members ?? [] where !Self.known.contains(member.key) {
      others[member.key] = member.value
    }
  }
}

extension RunDocument.Writes {
  var json: JSON {
    .object([
      "view": .string(view), "path": .string(path), "name": .string(name), "calls": .int(calls),
      "changes": .int(changes),
    ])
  }

  init?(_ json: JSON) {
    guard let view = json["view"]?.string, let path = json["path"]?.string, let name = json["name"]?.string,
      let calls = json["calls"]?.int, let changes = json["changes"]?.int
    else { return nil }
    self.init(view: view, path: path, name: name, calls: calls, changes: changes)
  }
}

extension Diagnostic {
  public var json: JSON {
    .object([
      "file": .string(file), "line": .int(line), "column": .int(column), "severity": .string(severity.rawValue),
      "message": .string(message),
    ])
  }

  public init?(_ json: JSON) {
    guard let file = json["file"]?.string, let line = json["line"]?.int, let column = json["column"]?.int,
      let severity = json["severity"]?.string.flatMap(Severity.init), let message = json["message"]?.string
    else { return nil }
    self.init(file: file, line: line, column: column, severity: severity, message: message)
  }
}

extension Outcome {
  /// What stands at the top level of the document beside the outcome's name.
  var details: JSONObject {
    var object = JSONObject()
    switch self {
    case .trap(let message, _): object["message"] = .string(message)
    case .exited(let status, _): object["status"] = .int(status)
    case .noView(let views): object["views"] = .array(views.map(\.json))
    case .finished, .actionFailed, .compileError, .compilerLimit, .interrupted: return object
    case .timeout, .memoryLimit, .outputLimit, .livelock: break
    }
    if case .noView = self { return object }
    object["line"] = place.map { .int($0.line) } ?? .null
    object["column"] = place?.column.map(JSON.int) ?? .null
    return object
  }

  /// Read from the document, where its name and details stand at the top level.
  init?(_ json: JSON) {
    let place = json["line"]?.int.map { Place(line: $0, column: json["column"]?.int) }
    switch json["outcome"]?.string {
    case "finished": self = .finished
    case "actionFailed": self = .actionFailed
    case "compileError": self = .compileError
    case "compilerLimit": self = .compilerLimit
    case "trap": self = .trap(message: json["message"]?.string ?? "", at: place)
    case "exited": self = .exited(status: json["status"]?.int ?? 0, at: place)
    case "timeout": self = .timeout(at: place)
    case "memoryLimit": self = .memoryLimit(at: place)
    case "outputLimit": self = .outputLimit(at: place)
    case "livelock": self = .livelock(at: place)
    case "interrupted": self = .interrupted
    case "noView":
      guard let views = json["views"]?.all(UnshownView.init) else { return nil }
      self = .noView(views)
    default: return nil
    }
  }
}
