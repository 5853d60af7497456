import Observation

/// Ties nodes to the properties of `@Observable` objects that their bodies read (ledger 192).
enum ObservedObjects {
  /// Runs `work`; when a property that it read is about to change, the node becomes due.
  @MainActor
  static func tracking<R>(node: _Node, _ work: () -> R) -> R {
    let reader = ObservingReader(node: node, epoch: node.epoch, queue: node.graph.queue)
    return withObservationTracking(work) { reader.becomeDue() }
  }
}

/// A node at one evaluation; later evaluations have readers of their own.
private struct ObservingReader: @unchecked Sendable {
  let node: _Node
  let epoch: UInt32
  let queue: UpdateQueue

  func becomeDue() {
    if node.epoch == epoch { queue.mark(node) }
  }
}
