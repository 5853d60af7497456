/// A line of a script that tells what a person does at a terminal.
enum ScriptLine: Equatable {
  /// A heading of the transcript.
  case say(String)
  /// Sets the size of the window; of a window that is open, too.
  case window(columns: Int, rows: Int)
  case environment(name: String, value: String)
  /// Starts the program with these arguments.
  case start([String])
  /// Waits until this is shown.
  case expect(String)
  /// Types this and Return.
  case type(String)
  case key(String)
  /// Waits for the end of the program.
  case end

  enum Fault: Error { case unknown(String) }

  /// Nil for an empty line and a comment.
  init?(_ text: String) throws {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    let parts = rest.split(separator: " ").map(String.init)
    switch words.first {
    case nil: return nil
    case let word? where word.hasPrefix("#"): return nil
    case "say": self = .say(rest)
    case "window":
      guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]) else { throw Fault.unknown(text) }
      self = .window(columns: columns, rows: rows)
    case "environment":
      let pair = rest.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard pair.count == 2 else { throw Fault.unknown(text) }
      self = .environment(name: pair[0], value: pair[1])
    case "start": self = .start(parts)
    case "expect": self = .expect(rest)
    case "type": self = .type(rest)
    case "key":
      guard Self.keys[rest] != nil else { throw Fault.unknown(text) }
      self = .key(rest)
    case "end": self = .end
    default: throw Fault.unknown(text)
    }
  }

  static let keys = [
    "enter": "\r", "tab": "\t", "left": "\u{1B}[D", "up": "\u{1B}[A", "erase": "\u{7F}", "ctrl-c": "\u{3}",
    "ctrl-d": "\u{4}",
  ]
}
