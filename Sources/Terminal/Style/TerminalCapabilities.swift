import Foundation

/// What the process may do with its input and output.
public struct TerminalCapabilities: Equatable, Sendable {
  /// Somebody types: standard input and output are both terminals.
  public var isInteractive: Bool
  /// Styles and colours are drawn.
  public var hasStyles: Bool
  /// No drawing, no redraw: sentences and lists.
  public var isPlain: Bool

  public init(isInteractive: Bool, hasStyles: Bool, isPlain: Bool) {
    self.isInteractive = isInteractive
    self.hasStyles = hasStyles
    self.isPlain = isPlain
  }

  /// What the environment says, following `NO_COLOR` (no-color.org: set and not empty) and `TERM=dumb`.
  ///
  /// - Parameter plain: whether `--plain` was given; `FIELDBOOK_PLAIN=1` and a dumb terminal mean the same.
  public init(environment: [String: String], plain: Bool, inputIsTerminal: Bool, outputIsTerminal: Bool) {
    let terminal = environment["TERM"] ?? ""
    let isDumb = outputIsTerminal && (terminal.isEmpty || terminal == "dumb")
    let asked = environment["FIELDBOOK_PLAIN"].map { !$0.isEmpty && $0 != "0" } ?? false
    isPlain = plain || asked || terminal == "dumb" || isDumb
    isInteractive = inputIsTerminal && outputIsTerminal
    hasStyles = outputIsTerminal && !isPlain && (environment["NO_COLOR"] ?? "").isEmpty
  }

  /// The present process's capabilities.
  public static func current(plain: Bool) -> TerminalCapabilities {
    TerminalCapabilities(
      environment: ProcessInfo.processInfo.environment, plain: plain, inputIsTerminal: isatty(STDIN_FILENO) == 1,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1)
  }
}
