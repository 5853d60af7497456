import FieldEngine

/// What waits for the next update pass: writes by transaction, nodes that are due, actions to run after the pass.
///
/// State is written from code that is bound to no actor; everything runs on one thread, so the queue is not either.
final class UpdateQueue: @unchecked Sendable {
  /// Writes that belong to one transaction and are therefore one update.
  private struct Batch {
    let transaction: Int
    var locations: [AnyLocation]
  }

  let trace: Trace
  private var batches: [Batch] = []
  private var due = DepthHeap()
  private var sequence = 0
  /// Actions of `onAppear`, in the order in which their nodes were made.
  var appearances: [@MainActor () -> Void] = []
  var disappearances: [@MainActor () -> Void] = []
  /// Actions of `onChange`, inner before outer.
  var changes: [@MainActor () -> Void] = []
  /// What must happen when the tree is up to date and before any action runs: focus moves, presentations.
  var settlements: [@MainActor () -> Void] = []

  init(trace: Trace) { self.trace = trace }

  var isIdle: Bool {
    batches.isEmpty && due.isEmpty && appearances.isEmpty && disappearances.isEmpty && changes.isEmpty
      && settlements.isEmpty
  }

  func mark(_ node: _Node) {
    guard !node.isQueued, !node.isRemoved else { return }
    node.isQueued = true
    due.insert(node)
  }

  /// Queues a location whose value was written under the present transaction.
  /// - Returns: the number of the batch; two writes with the same number are one update.
  func enqueue(_ location: AnyLocation) -> Int {
    let transaction = Transaction.currentNumber
    if batches.last?.transaction != transaction {
      sequence += 1
      batches.append(Batch(transaction: transaction, locations: []))
    }
    if location.lastBatch != sequence {
      batches[batches.count - 1].locations.append(location)
      location.lastBatch = sequence
    }
    return sequence
  }

  /// Lets the oldest batch of writes reach the graph and marks who read them.
  func applyNextBatch() {
    guard !batches.isEmpty else { return }
    let batch = batches.removeFirst()
    for location in batch.locations { location.applyOldestWrite(into: self) }
  }

  var hasBatch: Bool { !batches.isEmpty }

  /// The due node nearest to the root.
  func popDue() -> _Node? { due.popFirst() }
}

/// A binary heap of nodes by depth.
private struct DepthHeap {
  private var nodes: [_Node] = []

  var isEmpty: Bool { nodes.isEmpty }

  mutating func insert(_ node: _Node) {
    nodes.append(node)
    var child = nodes.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard nodes[child].depth < nodes[parent].depth else { break }
      nodes.swapAt(child, parent)
      child = parent
    }
  }

  mutating func popFirst() -> _Node? {
    guard let first = nodes.first else { return nil }
    let last = nodes.removeLast()
    guard !nodes.isEmpty else { return first }
    nodes[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < nodes.count && nodes[child].depth < nodes[least].depth
      {
        least = child
      }
      guard least != parent else { return first }
      nodes.swapAt(parent, least)
      parent = least
    }
  }
}
