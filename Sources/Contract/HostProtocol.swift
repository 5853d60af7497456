/// What `fieldbook` asks of the process that loads a learner's compiled file.
public struct HostRequest: Equatable, Sendable {
  /// The compiled library; its register function names what it can show.
  public var library: String
  /// The name under which the preparer registered what is to be shown: a view, `#Preview`, a `PreviewProvider`, an `App`.
  public var entry: String
  public var platform: Platform = .iOS
  public var locale = "ko_KR"
  public var timeZone = "Asia/Seoul"
  /// The start of the simulated clock in seconds since 1970.
  public var now: Double = 0
  public var seed: UInt64 = 0
  /// Policies that differ from their defaults, by name.
  public var policies: [String: String] = [:]
  /// Actions, one a line, already known to parse.
  public var actions: [String] = []
  /// The language of failures. It is not taken from the surroundings, so that the same run gives the same document.
  public var language = Language.korean
  /// Seconds of the wall's clock that the program may take.
  public var timeLimit: Double = 10

  public init(library: String, entry: String) {
    self.library = library
    self.entry = entry
  }
}

public enum Platform: String, CaseIterable, Sendable {
  case iOS = "ios"
  case macOS = "macos"
}

/// What the host says while it runs, one JSON object a line, at once: what was said before a trap is never lost.
public enum HostMessage: Equatable, Sendable {
  /// A step begins: the appearance of the screen (nil) or an action.
  case step(action: String?)
  case event(Event)
  /// What a `show` action prints.
  case shown(String)
  /// The action of this step failed; nothing after it runs.
  case failed(String)
  /// What is on the screen and in the state after a settled step; the last one stands in the document.
  case settled(JSON)
  /// The run came to its end by itself. Without this the process was ended by something.
  case ended
  /// The program ended itself in a way that the host saw: an outcome's name and its details.
  case stopped(outcome: String, details: JSONObject)
  /// The process comes to its end although the run has not.
  case fell(HostFall)
}

/// How a host's process fell, as its C code says it in its last moment.
public struct HostFall: Equatable, Sendable {
  public enum Kind: String, Sendable {
    /// A signal; the stack ran out; a call of `exit`; no memory left; the same again and again without end.
    case signal, stack, exit, memory, livelock
  }

  public var kind: Kind
  /// The signal's number or the exit's status.
  public var number: Int
  /// Where in the output, in bytes, the Swift runtime's last words begin; nil where it said none.
  public var lastWords: Int?
  /// The places in the learner's library that led there, innermost first: the innermost ones, or (where time ran out)
  /// several looks at the outermost ones.
  public var stacks: [[Int]]

  public init(kind: Kind, number: Int, lastWords: Int? = nil, stacks: [[Int]]) {
    self.kind = kind
    self.number = number
    self.lastWords = lastWords
    self.stacks = stacks
  }
}
