extension HostRequest {
  public var json: JSON {
    var policies = JSONObject()
    for (name, value) in self.policies.sorted(by: { $0.key < $1.key }) { policies[name] = .string(value) }
    return .object([
      "library": .string(library), "entry": .string(entry), "platform": .string(platform.rawValue),
      "locale": .string(locale), "timeZone": .string(timeZone), "now": .number(now), "seed": .string("\(seed)"),
      "policies": .object(policies),
      "actions": .array(actions.map(JSON.string)), "language": .string(language.rawValue),
      "timeLimit": .number(timeLimit),
    ])
  }

  /// Nil where a member is missing or of another kind.
  public init?(_ json: JSON) {
    guard let library = json["library"]?.string, let entry = json["entry"]?.string,
      let platform = json["platform"]?.string.flatMap(Platform.init), let locale = json["locale"]?.string,
      let timeZone = json["timeZone"]?.string, let now = json["now"]?.double,
      let seed = json["seed"]?.string.flatMap({ UInt64($0) }), let policies = json["policies"]?.object,
      let actions = json["actions"]?.array, let language = json["language"]?.string.flatMap(Language.init(rawValue:)),
      let timeLimit = json["timeLimit"]?.double
    else { return nil }
    self.init(library: library, entry: entry)
    self.platform = platform
    self.locale = locale
    self.timeZone = timeZone
    self.now = now
    self.seed = seed
    for member in policies.members { self.policies[member.key] = member.value.string }
    self.actions = actions.compactMap(\.string)
    self.language = language
    self.timeLimit = timeLimit
  }
}

extension HostMessage {
  public var json: JSON {
    switch self {
    case .step(let action): .object(["step": JSON(action)])
    case .event(let event): .object(["event": event.json])
    case .shown(let text): .object(["shown": .string(text)])
    case .failed(let text): .object(["failed": .string(text)])
    case .settled(let snapshot): .object(["settled": snapshot])
    case .ended: .object(["ended": true])
    case .stopped(let outcome, let details): .object(["stopped": .string(outcome), "details": .object(details)])
    case .fell(let fall):
      .object([
        "fell": .string(fall.kind.rawValue), "number": .int(fall.number), "said": .int(fall.lastWords ?? -1),
        "stacks": .array(fall.stacks.map { .array($0.map(JSON.int)) }),
      ])
    }
  }

  /// Nil where the object is no message.
  public init?(_ json: JSON) {
    guard let first = json.object?.members.first else { return nil }
    switch (first.key, first.value) {
    case ("step", let action): self = .step(action: action.string)
    case ("event", let json):
      guard let event = Event(json) else { return nil }
      self = .event(event)
    case ("shown", .string(let text)): self = .shown(text)
    case ("failed", .string(let text)): self = .failed(text)
    case ("settled", let snapshot): self = .settled(snapshot)
    case ("ended", true): self = .ended
    case ("stopped", .string(let outcome)):
      self = .stopped(outcome: outcome, details: json["details"]?.object ?? JSONObject())
    case ("fell", .string(let name)):
      guard let kind = HostFall.Kind(rawValue: name), let number = json["number"]?.int,
        let said = json["said"]?.int, let stacks = json["stacks"]?.array
      else { return nil }
      self = .fell(
        HostFall(
          kind: kind, number: number, lastWords: said >= 0 ? said : nil,
          stacks: stacks.map { ($0.array ?? []).compactMap(\.int) }))
    default: return nil
    }
  }
}
