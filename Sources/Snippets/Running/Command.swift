/// A program to be run to its end: its arguments, its whole environment, and what holds it in.
public struct Command: Sendable {
  /// The program's path, absolute, and its arguments.
  public var arguments: [String]
  /// All of its environment: nothing is inherited.
  public var environment: [String: String] = [:]
  /// Its working folder; nil is this process's.
  public var folder: String?
  public var sandbox: Sandbox?
  /// Seconds of the wall's clock after which the program and all that it started is ended; nil is no limit.
  public var timeLimit: Double?

  public init(_ arguments: [String]) { self.arguments = arguments }

  /// How a program came to its end.
  public enum End: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    /// It took longer than its limit and was ended.
    case timedOut
    /// Somebody interrupted this process (Ctrl-C), and the program was ended with it.
    case interrupted
  }

  /// What a program left behind.
  public struct Result: Sendable {
    public var end: End
    public var output: String
    public var errors: String
  }

  /// Runs the program, with nothing to read on its standard input, and waits for its end.
  /// - Throws: `StartError` where it cannot be started.
  public func run() throws(StartError) -> Result {
    let interrupts = Interrupts()
    var texts: [[UInt8]] = [[], []]
    let output = try OutputPipe { texts[0] += $0 }
    let errors = try OutputPipe { texts[1] += $0 }
    let child = try Child(self, descriptors: [-1, output.writing, errors.writing])
    let end = child.wait(reading: [output, errors], timeLimit: timeLimit, interrupts)
    return Result(
      end: end, output: String(decoding: texts[0], as: UTF8.self), errors: String(decoding: texts[1], as: UTF8.self))
  }

  /// A program could not be started: the machine lacks something.
  public struct StartError: Error, Equatable {
    public var program: String
    /// The system's error number.
    public var code: Int32
  }
}
