import CEditline
import Foundation

/// Lines as they come: from a file, a pipe, or a terminal on which nothing may be redrawn.
public final class PlainLineReader: LineReader {
  public var completer: ((String) -> Completion)?
  private let prompts: Bool
  private var pending: [UInt8] = []
  private var over = false

  /// - Parameter prompts: whether somebody sees the prompt.
  public init(prompts: Bool) {
    self.prompts = prompts
    if prompts { ce_erase_whole_characters() }
  }

  public func lend<Result>(_ body: () -> Result) -> Result { body() }

  public func read(prompt: StyledText, kind: LineKind, filled: String) -> LineResult {
    if prompts {
      print(prompt.text, terminator: "")
      fflush(nil)
    }
    while true {
      if let line = takeLine() { return .line(line) }
      if over { return takeRest().map(LineResult.line) ?? .end }
      var buffer = [UInt8](repeating: 0, count: 4096)
      var count = 0
      switch ce_read_bytes(&buffer, buffer.count, &count) {
      case CE_LINE: pending += buffer[..<count]
      case CE_INTERRUPTED: return .interrupted
      case CE_TERMINATED: return .terminated(signal: Int32(ce_termination()))
      case CE_RESIZED: continue
      default:
        // At a terminal the end is a key that can be pressed again; in a file it stays.
        guard prompts else {
          over = true
          continue
        }
        return takeRest().map(LineResult.line) ?? .end
      }
    }
  }

  private func takeLine() -> String? {
    guard let end = pending.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { pending.removeSubrange(...end) }
    return text(pending[..<end])
  }

  private func takeRest() -> String? {
    guard !pending.isEmpty else { return nil }
    defer { pending = [] }
    return text(pending[...])
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String {
    let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    return String(decoding: line, as: UTF8.self)
  }
}
