import FieldEngine

/// Where a value of a property wrapper lives, whatever its type.
class AnyLocation: @unchecked Sendable {
  fileprivate(set) unowned(unsafe) final var queue: UpdateQueue?
  fileprivate final var readers = Readers()
  final var lastBatch = 0
  /// Who owns the value and under which name; nil until installed.
  final var owner: PropertyOwner?

  func applyOldestWrite(into queue: UpdateQueue) {}
  /// The owner leaves the screen: nothing is kept for later.
  func retire() {}

  /// The present value in words, and whether it is a nil.
  var described: ValueDescription { ValueDescription(text: "", isNil: false) }
  var valueType: Any.Type { Never.self }

  /// Setter calls, and those that changed the value.
  final var writeCalls = 0
  final var writeChanges = 0
}

/// The view (or observable object) that a property belongs to.
struct PropertyOwner {
  unowned(unsafe) var node: _Node
  var view: String
  var name: String
  /// The wrapper's name, as in `State`.
  var wrapper: String
}

/// Holds one value. While the graph updates, everybody sees the value as of the batch that is being applied; actions
/// see the latest write at once (ledger 81, 185).
final class Location<Value>: AnyLocation, @unchecked Sendable {
  private var rendered: Value
  private var writes: [Write] = []
  /// Who read only a part; a write to another part does not concern them.
  private var partReaders: [PartKey: Readers] = [:]

  private struct Write {
    let batch: Int
    var value: Value
    /// The parts that were written; nil where the whole value was.
    var parts: Set<PartKey>?
  }

  /// Whether the value is an object whose properties are observed.
  let holdsObservableClass = ObjectRegistry.isObservableClass(Value.self)

  init(_ value: Value) { rendered = value }

  /// Ties the location to a graph; before that it is a constant.
  /// - Parameter owner: nil for what the framework keeps for itself.
  func install(in queue: UpdateQueue, owner: PropertyOwner?) {
    guard self.queue == nil else { return }
    self.queue = queue
    self.owner = owner
  }

  var isInstalled: Bool { queue != nil }

  /// The value after all writes so far.
  var latest: Value { writes.last?.value ?? rendered }

  func get() -> Value {
    if let reader = Evaluation.reader {
      readers.add(reader)
      return rendered
    }
    return latest
  }

  func get<Part>(_ key: PartKey, _ part: (Value) -> Part) -> Part {
    guard let reader = Evaluation.reader else { return part(latest) }
    partReaders[key, default: Readers()].add(reader)
    return part(rendered)
  }

  /// The source of bindings to this value, the same for all of them.
  var source: LocationSource<Value> {
    if let made { return made }
    let new = LocationSource(self)
    made = new
    return new
  }
  private var made: LocationSource<Value>?

  override func retire() { made = nil }

  /// Stores what a setter was given.
  /// - Parameter part: what is named and shown in the trace when only a part of the value was written.
  func set(_ value: Value, part: WrittenPart? = nil) {
    guard let queue else { return }
    guard Evaluation.reader == nil else {
      queue.trace.warning("Modifying state during view update, this will cause undefined behavior.")
      return
    }
    let changed = part?.isChanged ?? !areEqual(latest, value)
    record(value, changed: changed, part: part)
    if changed { enqueue(value, part: part?.key) }
  }

  /// Stores a value that the system supplies (the focus, a frame): no setter ran, so nothing is recorded.
  func setSilently(_ value: Value) {
    guard queue != nil, !areEqual(latest, value) else { return }
    enqueue(value, part: nil)
  }

  private func enqueue(_ value: Value, part: PartKey?) {
    guard let queue else { return }
    let batch = queue.enqueue(self)
    if let last = writes.last, last.batch == batch {
      writes[writes.count - 1].value = value
      writes[writes.count - 1].parts = part.flatMap { part in last.parts?.union([part]) }
    } else {
      writes.append(Write(batch: batch, value: value, parts: part.map { [$0] }))
    }
  }

  override func applyOldestWrite(into queue: UpdateQueue) {
    guard !writes.isEmpty else { return }
    let write = writes.removeFirst()
    if writes.isEmpty { lastBatch = 0 }
    let changed = !areEqual(rendered, write.value)
    rendered = write.value
    guard changed else { return }
    readers.fire(into: queue)
    guard !partReaders.isEmpty else { return }
    for part in write.parts ?? Set(partReaders.keys) { partReaders[part]?.fire(into: queue) }
  }

  private func record(_ value: Value, changed: Bool, part: WrittenPart?) {
    writeCalls += 1
    if changed { writeChanges += 1 }
    guard let queue, let owner, queue.trace.isRecording else { return }
    let old = part?.old() ?? ValueDescription(latest)
    let new = part?.new() ?? ValueDescription(value)
    let node = owner.node
    queue.trace.write(
      name: owner.name + (part?.path() ?? ""), view: owner.view,
      path: MainActor.assumeIsolated { node.instancePath }, type: part?.type() ?? typeName(Value.self),
      old: old, new: new, changed: changed)
  }

  override var described: ValueDescription { ValueDescription(latest) }
  override var valueType: Any.Type { Value.self }
}

/// The part of a value that a projected binding wrote: `[3]`, `.email`.
struct WrittenPart {
  let key: PartKey
  let path: () -> String
  let type: () -> String
  let old: () -> ValueDescription
  let new: () -> ValueDescription
  /// Whether the part differs from what it was; then the value does too.
  let isChanged: Bool
}
