/// How a run ended.
public enum Outcome: Equatable, Sendable {
  case finished
  /// The last step's action could not be done; nothing after it was.
  case actionFailed
  /// The diagnostics say why.
  case compileError
  /// The compiler took too long.
  case compilerLimit
  /// The program stopped on a fault of its own: the runtime's message and where in the file.
  case trap(message: String, at: Place?)
  /// The program called `exit`.
  case exited(status: Int, at: Place?)
  case timeout(at: Place?)
  case memoryLimit(at: Place?)
  case outputLimit(at: Place?)
  /// Work without end and without time passing.
  case livelock(at: Place?)
  case interrupted
  /// Nothing in the file can be shown as it stands.
  case noView([UnshownView])

  /// A place in the learner's file, from 1; the column counts bytes, as the compiler does, and is nil where only the
  /// line is known.
  public struct Place: Equatable, Sendable {
    public var line: Int
    public var column: Int?

    public init(line: Int, column: Int? = nil) {
      self.line = line
      self.column = column
    }
  }

  /// Its name in the document.
  public var name: String {
    switch self {
    case .finished: "finished"
    case .actionFailed: "actionFailed"
    case .compileError: "compileError"
    case .compilerLimit: "compilerLimit"
    case .trap: "trap"
    case .exited: "exited"
    case .timeout: "timeout"
    case .memoryLimit: "memoryLimit"
    case .outputLimit: "outputLimit"
    case .livelock: "livelock"
    case .interrupted: "interrupted"
    case .noView: "noView"
    }
  }

  /// The status with which `fieldbook run` ends.
  public var exitStatus: Int32 {
    switch self {
    case .finished: 0
    case .actionFailed: 1
    case .noView: 2
    case .compileError, .compilerLimit: 3
    case .trap, .exited, .memoryLimit, .outputLimit, .livelock: 4
    case .timeout: 124
    case .interrupted: 130
    }
  }

  /// Where in the learner's file it happened, if anywhere.
  public var place: Place? {
    switch self {
    case .trap(_, let place), .exited(_, let place), .timeout(let place), .memoryLimit(let place),
      .outputLimit(let place), .livelock(let place):
      place
    case .finished, .actionFailed, .compileError, .compilerLimit, .interrupted, .noView: nil
    }
  }
}
