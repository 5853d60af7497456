import Foundation
import Synchronization

/// Says that something is going on, once it takes long enough for somebody to wonder, and takes it back at the end.
public final class SignOfLife: Sendable {
  private let text: @Sendable () -> String
  private let kind: Kind
  private let state = Mutex(State())

  private enum Kind { case redrawn, once, silent }

  private struct State {
    var isOver = false
    var frame = 0
  }

  /// - Parameters:
  ///   - text: asked anew at each sign, so that it can tell how far things are.
  ///   - delay: seconds before the first sign.
  public init(
    saying text: @escaping @Sendable () -> String, on capabilities: TerminalCapabilities, after delay: Double = 0.3
  ) {
    self.text = text
    kind = !capabilities.isInteractive ? .silent : capabilities.isPlain ? .once : .redrawn
    guard kind != .silent else { return }
    tick(after: delay)
  }

  public convenience init(_ text: String, on capabilities: TerminalCapabilities) {
    self.init(saying: { text }, on: capabilities)
  }

  /// Removes the sign. What is shown afterwards stands where it stood.
  public func end() {
    state.withLock { state in
      guard !state.isOver else { return }
      state.isOver = true
      if kind == .redrawn, state.frame > 0 { write("\r\u{1B}[K") }
    }
  }

  private func tick(after seconds: Double) {
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in
      let goesOn = state.withLock { state in
        guard !state.isOver else { return false }
        write(kind == .once ? text() + "\n" : "\r\(Self.frames[state.frame % Self.frames.count]) \(text())\u{1B}[K")
        state.frame += 1
        return kind == .redrawn
      }
      if goesOn { tick(after: 0.1) }
    }
  }

  private static let frames = ["|", "/", "-", "\\"]

  private func write(_ text: String) {
    print(text, terminator: "")
    fflush(nil)
  }
}
