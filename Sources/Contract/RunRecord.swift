/// Takes in what the host says and makes the document's steps and end of it, whatever happens to the host in between.
public struct RunRecord: Sendable {
  public private(set) var steps: [RunDocument.Step] = []
  /// Whether the run came to its end by itself.
  public private(set) var hasEnded = false
  /// The program ended itself in a way that the host saw.
  public private(set) var stop: (outcome: String, details: JSONObject)?
  /// The host's process fell.
  public private(set) var fall: HostFall?
  private var snapshot: JSON?
  private var printedBytes = 0
  private var writes = WriteCount()

  public init() {}

  /// Whether an action failed.
  public var hasFailed: Bool { steps.last?.error != nil }

  public mutating func take(_ message: HostMessage) {
    switch message {
    case .step(let action): steps.append(RunDocument.Step(action: action))
    case .event(let event): take(event)
    case .shown(let text): lastStep { $0.shown = ($0.shown ?? "") + text }
    case .failed(let text): lastStep { $0.error = text }
    case .settled(let snapshot):
      self.snapshot = snapshot
      lastStep { $0.settled = RunDocument.Final(snapshot: snapshot) }
    case .ended: hasEnded = true
    case .stopped(let outcome, let details): stop = (outcome, details)
    case .fell(let fall): self.fall = fall
    }
  }

  private mutating func take(_ event: Event) {
    switch event.kind {
    case .print: printedBytes += event["text"]?.string?.utf8.count ?? 0
    case .write: writes.count(event)
    default: break
    }
    lastStep { $0.events.append(event) }
  }

  /// What happens before the host names a step belongs to the appearance.
  private mutating func lastStep(_ change: (inout RunDocument.Step) -> Void) {
    if steps.isEmpty { steps.append(RunDocument.Step(action: nil)) }
    change(&steps[steps.count - 1])
  }

  /// Puts what was recorded into the document.
  /// - Parameter output: All that the program printed; what the host did not live to tell of becomes the last event.
  public func fill(_ document: inout RunDocument, output: String) {
    var record = self
    let untold = output.utf8.dropFirst(printedBytes)
    if !untold.isEmpty {
      let time = steps.last { !$0.events.isEmpty }?.events.last?.time ?? 0
      let text = JSON.string(String(decoding: untold, as: UTF8.self))
      record.take(Event(time: time, kind: .print, details: JSONObject(["text": text])))
    }
    document.steps = record.steps
    document.final = snapshot.map(RunDocument.Final.init(snapshot:)) ?? RunDocument.Final()
    document.final.output = output
    document.final.writes = writes.all(of: document.final.state)
  }
}

/// Counts `write` events by property. A write to an element of a collection (`items[3]`) counts for the collection.
private struct WriteCount: Sendable {
  private struct Property: Hashable {
    var view: String
    var path: String
    var name: String
  }

  private var order: [Property] = []
  private var counts: [Property: (calls: Int, changes: Int)] = [:]

  mutating func count(_ event: Event) {
    guard let property = Self.property(event.details) else { return }
    if counts[property] == nil { order.append(property) }
    counts[property, default: (0, 0)].calls += 1
    if event["changed"] == true { counts[property]!.changes += 1 }
  }

  /// Each property of the state, in its order, written or not; then those that were written and are gone.
  func all(of state: [JSON]) -> [RunDocument.Writes] {
    var seen: Set<Property> = []
    return (state.compactMap { $0.object.flatMap(Self.property) } + order).filter { seen.insert($0).inserted }.map {
      let count = counts[$0] ?? (0, 0)
      return RunDocument.Writes(
        view: $0.view, path: $0.path, name: $0.name, calls: count.calls, changes: count.changes)
    }
  }

  private static func property(_ members: JSONObject) -> Property? {
    guard let view = members["view"]?.string, let path = members["path"]?.string, let name = members["name"]?.string
    else { return nil }
    return Property(view: view, path: path, name: String(name.prefix { $0 != "[" }))
  }
}
