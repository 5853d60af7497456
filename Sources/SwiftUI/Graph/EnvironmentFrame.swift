/// The values that one modifier adds to the environment, for all nodes below it. Frames form a chain to the root; a
/// node keeps its frame for life, so a change of a value reaches only those who read it.
final class EnvironmentFrame: @unchecked Sendable {
  let outer: EnvironmentFrame?
  private let queue: UpdateQueue
  private var values: [ObjectIdentifier: Any]
  private var readers: [ObjectIdentifier: Readers] = [:]

  init(outer: EnvironmentFrame) {
    self.outer = outer
    queue = outer.queue
    values = [:]
  }

  init(root values: EnvironmentValues, queue: UpdateQueue) {
    outer = nil
    self.queue = queue
    self.values = values.changes
  }

  /// The value of a key, from the nearest frame that has it; whoever is being evaluated becomes its reader.
  func value(of key: ObjectIdentifier) -> Any? {
    var frame = self
    while true {
      if let value = frame.values[key] {
        frame.noteRead(of: key)
        return value
      }
      guard let outer = frame.outer else {
        frame.noteRead(of: key)
        return nil
      }
      frame = outer
    }
  }

  private func noteRead(of key: ObjectIdentifier) {
    if let node = Evaluation.reader { readers[key, default: Readers()].add(node) }
  }

  /// Replaces the values of this frame and marks the readers of those that differ.
  func replace(with new: [ObjectIdentifier: Any]) {
    let old = values
    values = new
    for (key, value) in new {
      guard let before = old[key] else {
        fire(key, everywhere: true)
        continue
      }
      if !areEqualAny(before, value) { fire(key, everywhere: false) }
    }
    for key in old.keys where new[key] == nil { fire(key, everywhere: false) }
  }

  private func fire(_ key: ObjectIdentifier, everywhere: Bool) {
    readers[key]?.fire(into: queue)
    // A key that is new here was read from an outer frame so far.
    guard everywhere else { return }
    var frame = outer
    while let next = frame {
      next.readers[key]?.fire(into: queue)
      frame = next.outer
    }
  }
}

/// Whether two values of the environment are equal; values of different types never are.
func areEqualAny(_ a: Any, _ b: Any) -> Bool {
  func open<T>(_ a: T) -> Bool {
    guard let b = b as? T else { return false }
    return areEqual(a, b)
  }
  return _openExistential(a, do: open)
}
