/// Ends loops: what happens for the third time in one frame is refused, and SwiftUI says so once (ledger 75-77, B7).
struct FrameLimit {
  private var frame = -1
  private var count = 0

  /// Whether it may happen once more in this frame.
  /// - Parameter what: What SwiftUI's message begins with.
  @MainActor mutating func allows(_ graph: ViewGraph, _ what: @autoclosure () -> String) -> Bool {
    if frame != graph.frame {
      frame = graph.frame
      count = 0
    }
    count += 1
    if count == 3 { graph.trace.warning("\(what()) tried to update multiple times per frame.") }
    return count < 3
  }
}
