/// What a fixture's closures note down, in order.
@MainActor
final class Log {
  private(set) var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
  func callAsFunction(_ line: String) { note(line) }
}
