/// Who read a source of truth. Firing marks them all and forgets them: they come back when they read again.
///
/// Adding is amortised O(1); entries of earlier evaluations are swept out when the list doubles.
struct Readers {
  private var entries: [(node: _Node, epoch: UInt32)] = []
  private var sweepAt = 8

  mutating func add(_ node: _Node) {
    if let last = entries.last, last.node === node {
      entries[entries.count - 1].epoch = node.epoch
      return
    }
    if entries.count >= sweepAt {
      entries.removeAll { $0.node.isRemoved || $0.epoch != $0.node.epoch }
      sweepAt = max(8, entries.count * 2)
    }
    entries.append((node, node.epoch))
  }

  var isEmpty: Bool { entries.isEmpty }

  /// Marks all present readers as due.
  mutating func fire(into queue: UpdateQueue) {
    let due = entries
    entries.removeAll(keepingCapacity: true)
    for entry in due where !entry.node.isRemoved && entry.epoch == entry.node.epoch { queue.mark(entry.node) }
  }

  /// Registers whoever is being evaluated now.
  mutating func addCurrent() {
    if let node = Evaluation.reader { add(node) }
  }
}
