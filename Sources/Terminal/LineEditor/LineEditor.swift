import CEditline

/// A line of text edited on the terminal with libedit: cursor keys, history, search with Ctrl-R, completion with Tab.
///
/// One instance a process, because libedit owns the terminal while it reads.
public final class LineEditor: LineReader {
  public var completer: ((String) -> Completion)?
  private let editor: OpaquePointer
  private let histories: [LineHistory]
  private let style: (StyledText) -> String

  /// Nil where the terminal cannot be edited on.
  ///
  /// - Parameters:
  ///   - history: the file of each kind's history; a kind without one forgets at the end.
  ///   - style: turns a prompt into text with escape sequences.
  public init?(program: String, history: [LineKind: String], style: @escaping (StyledText) -> String) {
    guard ce_use_utf8(), let editor = ce_open(program, Int32(LineKind.allCases.count)) else { return nil }
    self.editor = editor
    self.style = style
    histories = LineKind.allCases.map { LineHistory(path: history[$0]) }
    for (index, history) in histories.enumerated() {
      for line in history.lines() { ce_remember(editor, Int32(index), line) }
    }
    ce_set_completer(editor, completeLine, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit { ce_close(editor) }

  public func lend<Result>(_ body: () -> Result) -> Result {
    ce_lend(editor, true)
    defer { ce_lend(editor, false) }
    return body()
  }

  public func read(prompt: StyledText, kind: LineKind, filled: String) -> LineResult {
    // A tab would complete.
    if !filled.isEmpty { ce_prefill(editor, filled.replacing("\t", with: "  ")) }
    var text: UnsafePointer<CChar>?
    let outcome = ce_read(editor, escapesMarked(style(prompt)), Int32(kind.rawValue), &text)
    switch outcome {
    case CE_LINE:
      let line = text.map { String(cString: $0) } ?? ""
      remember(line, kind)
      return .line(line)
    case CE_INTERRUPTED: return .interrupted
    case CE_TERMINATED: return .terminated(signal: Int32(ce_termination()))
    default: return .end
    }
  }

  private func remember(_ line: String, _ kind: LineKind) {
    guard line.contains(where: { !$0.isWhitespace }) else { return }
    ce_remember(editor, Int32(kind.rawValue), line)
    histories[kind.rawValue].append(line)
  }

  fileprivate func complete(_ line: UnsafePointer<CChar>, cursor: Int) {
    guard let completer else { return }
    let bytes = UnsafeRawBufferPointer(start: line, count: cursor)
    let completion = completer(String(decoding: bytes, as: UTF8.self))
    guard let first = completion.candidates.first else { return }
    if completion.candidates.count == 1 {
      ce_complete(editor, Int32(completion.replaced), first + " ")
      return
    }
    let common = completion.candidates.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
    if common.count > completion.replaced {
      ce_complete(editor, Int32(completion.replaced), common)
    } else {
      ce_list(editor, completion.candidates.joined(separator: "   "))
    }
  }
}

private func completeLine(
  context: UnsafeMutableRawPointer?, editor: OpaquePointer?, line: UnsafePointer<CChar>?, cursor: Int
) {
  guard let context, let line else { return }
  Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue().complete(line, cursor: cursor)
}

/// The text with `\1` around each escape sequence, which is how libedit learns that it has no width.
func escapesMarked(_ text: String) -> String {
  var result = "", inEscape = false
  for scalar in text.unicodeScalars {
    if scalar == "\u{1B}" {
      result += "\u{1}"
      inEscape = true
    }
    result.unicodeScalars.append(scalar)
    if inEscape, scalar == "m" {
      result += "\u{1}"
      inEscape = false
    }
  }
  return result
}
