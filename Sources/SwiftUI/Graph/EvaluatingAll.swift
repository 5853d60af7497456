/// What only tests need: the update pass without its savings, to be compared with the update pass.
extension ViewGraph {
  /// Evaluates every node again, whether or not something that it read has changed. What this changes on the screen is
  /// what the update passes before it have missed.
  ///
  /// Cost: sweeps the whole tree.
  public func evaluateAll() {
    let saved = ClosureComparison.isOn
    ClosureComparison.isOn = false
    defer { ClosureComparison.isOn = saved }
    func mark(_ node: _Node) {
      queue.mark(node)
      node.forEachChild(mark)
    }
    root.map(mark)
    flush()
  }

  /// Whether content closures that are the same, bit for bit, are known to be: without that, their content is evaluated
  /// again.
  public static var comparesClosures: Bool {
    get { ClosureComparison.isOn }
    set { ClosureComparison.isOn = newValue }
  }
}
