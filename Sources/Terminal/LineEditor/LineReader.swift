/// What came of asking for a line.
public enum LineResult: Equatable, Sendable {
  /// The line without its end.
  case line(String)
  /// The input is over: Ctrl-D on an empty line, or the end of a file.
  case end
  /// Ctrl-C: what was typed is dropped, nothing else happens.
  case interrupted
  /// The process was asked to end by this signal.
  case terminated(signal: Int32)
}

/// Which lines a prompt remembers: what was typed as a command is never offered as an answer, nor the other way round.
public enum LineKind: Int, CaseIterable, Sendable {
  case command, answer
}

/// What the completer is told, and what it answers.
public struct Completion: Equatable, Sendable {
  /// How many characters before the cursor the completion replaces.
  public var replaced: Int
  /// What can stand there, in the order in which it is listed.
  public var candidates: [String]

  public init(replaced: Int, candidates: [String]) {
    self.replaced = replaced
    self.candidates = candidates
  }
}

/// Reads lines from whoever sits at standard input.
public protocol LineReader: AnyObject {
  /// Asks with `prompt` where somebody is there to see it, and waits for one line.
  ///
  /// - Parameter filled: what already stands in the line, to be changed; without effect where lines cannot be edited.
  func read(prompt: StyledText, kind: LineKind, filled: String) -> LineResult
  /// Gives the terminal its usual settings for another program while `body` runs.
  func lend<Result>(_ body: () -> Result) -> Result
  /// Completes the text before the cursor; without effect where lines cannot be edited.
  var completer: ((_ before: String) -> Completion)? { get set }
}
