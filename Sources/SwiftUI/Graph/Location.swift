import FieldEngine

/// Where a value of a property wrapper lives, whatever its type.
class AnyLocation: @unchecked Sendable {
  fileprivate(set) unowned(unsafe) final var queue: UpdateQueue?
  fileprivate final var readers = Readers()
  final var lastBatch = 0
  /// Who owns the value and under which name; nil until installed.
  final var owner: PropertyOwner?

  func applyOldestWrite(into queue: UpdateQueue) {}

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
  private var writes: [(batch: Int, value: Value)] = []

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

  /// Stores what a setter was given.
  /// - Parameter part: what is named and shown in the trace when only a part of the value was written.
  func set(_ value: Value, part: WrittenPart? = nil) {
    guard let queue else { return }
    guard Evaluation.reader == nil else {
      queue.trace.warning("Modifying state during view update, this will cause undefined behavior.")
      return
    }
    let changed = !areEqual(latest, value)
    record(value, changed: changed, part: part)
    if changed { enqueue(value) }
  }

  /// Stores a value that the system supplies (the focus, a frame): no setter ran, so nothing is recorded.
  func setSilently(_ value: Value) {
    guard queue != nil, !areEqual(latest, value) else { return }
    enqueue(value)
  }

  private func enqueue(_ value: Value) {
    guard let queue else { return }
    let batch = queue.enqueue(self)
    if writes.last?.batch == batch {
      writes[writes.count - 1].value = value
    } else {
      writes.append((batch, value))
    }
  }

  override func applyOldestWrite(into queue: UpdateQueue) {
    guard !writes.isEmpty else { return }
    let value = writes.removeFirst().value
    if writes.isEmpty { lastBatch = 0 }
    let changed = !areEqual(rendered, value)
    rendered = value
    if changed { readers.fire(into: queue) }
  }

  private func record(_ value: Value, changed: Bool, part: WrittenPart?) {
    writeCalls += 1
    if changed { writeChanges += 1 }
    guard let queue, let owner, queue.trace.isRecording else { return }
    let old = part?.old() ?? ValueDescription(latest)
    let new = part?.new() ?? ValueDescription(value)
    let node = owner.node
    queue.trace.write(
      name: owner.name + (part?.path ?? ""), view: owner.view,
      path: MainActor.assumeIsolated { node.instancePath }, type: part?.type ?? typeName(Value.self),
      old: old, new: new, changed: changed)
  }

  override var described: ValueDescription { ValueDescription(latest) }
  override var valueType: Any.Type { Value.self }
}

/// The part of a value that a projected binding wrote: `[3]`, `.email`.
struct WrittenPart {
  var path: String
  var type: String
  var old: () -> ValueDescription
  var new: () -> ValueDescription
}
