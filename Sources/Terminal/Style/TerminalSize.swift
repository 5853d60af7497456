import CEditline
import Foundation

/// The size of the terminal's window in character cells.
public struct TerminalSize: Equatable, Sendable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The window's size at this moment; where output is no terminal, `COLUMNS` and `LINES`, else 80 by 24.
  public static var current: TerminalSize {
    var columns: Int32 = 0, rows: Int32 = 0
    if ce_window_size(&columns, &rows) { return TerminalSize(columns: Int(columns), rows: max(1, Int(rows))) }
    let environment = ProcessInfo.processInfo.environment
    func number(_ name: String) -> Int? { environment[name].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil } }
    return TerminalSize(columns: number("COLUMNS") ?? 80, rows: number("LINES") ?? 24)
  }

  /// The width that text is set to: as wide as the window, but no wider than the eye follows.
  public var textWidth: Int { min(max(columns, 20), 100) }
}
