import CPseudoTerminal
import Foundation

/// A program on a pseudo-terminal, driven as a person would: wait for something to appear, type, look.
public final class PseudoTerminal {
  public private(set) var screen: Screen
  public let process: pid_t
  private let terminal: Int32
  private var raw: [UInt8] = []
  /// Up to where `expect` has looked.
  private var seen = 0
  private var status: Int32?
  /// Whatever has to live as long as the program does.
  public var companion: AnyObject?

  public enum Failure: Error, CustomStringConvertible {
    case cannotStart(String)
    case missing(expected: String, shown: String)
    case stillRunning(shown: String)

    public var description: String {
      switch self {
      case .cannotStart(let program): "cannot start \(program)"
      case .missing(let expected, let shown): "‘\(expected)’ never came. The screen:\n\(shown)"
      case .stillRunning(let shown): "the program did not end. The screen:\n\(shown)"
      }
    }
  }

  /// - Parameter environment: the whole environment of the program.
  public init(
    _ program: String, _ arguments: [String] = [], environment: [String: String], columns: Int = 80, rows: Int = 24
  ) throws {
    screen = Screen(columns: columns, rows: rows)
    var descriptor: Int32 = -1
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    process = cpt_spawn(program, words, variables, Int32(columns), Int32(rows), &descriptor)
    terminal = descriptor
    guard process > 0 else { throw Failure.cannotStart(program) }
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(terminal)
  }

  /// All bytes that came, as text with its escape sequences.
  public var output: String { String(decoding: raw, as: UTF8.self) }

  /// Types text as it is; `\r` is Return.
  public func type(_ text: String) {
    var bytes = Array(text.utf8)
    while !bytes.isEmpty {
      let count = write(terminal, bytes, bytes.count)
      guard count > 0 else { return }
      bytes.removeFirst(count)
    }
  }

  public func resize(columns: Int, rows: Int) {
    settle()
    screen.resize(columns: columns, rows: rows)
    _ = cpt_resize(terminal, Int32(columns), Int32(rows))
  }

  /// Takes what the program writes until nothing came for `quiet` seconds.
  public func settle(quiet: Double = 0.15) {
    while pump(milliseconds: Int32(quiet * 1000)) > 0 {}
  }

  /// Waits until `text` appears after what the last call found.
  public func expect(_ text: String, within seconds: Double = 30) throws {
    let deadline = ContinuousClock.now + .seconds(seconds)
    let wanted = Array(text.utf8)
    while true {
      if let end = find(wanted, from: seen) {
        seen = end
        return
      }
      let count = pump(milliseconds: 20)
      if count < 0 || ContinuousClock.now > deadline {
        if find(wanted, from: seen) != nil { continue }
        throw Failure.missing(expected: text, shown: screen.transcript)
      }
    }
  }

  /// Waits until the line with the cursor reads so.
  public func expectLine(_ text: String, within seconds: Double = 30) throws {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while screen.currentLine != text {
      if pump(milliseconds: 20) < 0 || ContinuousClock.now > deadline {
        throw Failure.missing(expected: text, shown: screen.transcript)
      }
    }
    seen = raw.count
  }

  /// Waits for the end of the program: its status, or 128 and the signal that ended it.
  public func end(within seconds: Double = 30) throws -> Int32 {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while status == nil {
      if pump(milliseconds: 10) < 0 { usleep(2000) }
      var code: Int32 = 0
      if waitpid(process, &code, WNOHANG) == process {
        status = code & 0x7F == 0 ? code >> 8 & 0xFF : 128 + code & 0x7F
        while pump(milliseconds: 10) > 0 {}
      } else if ContinuousClock.now > deadline {
        throw Failure.stillRunning(shown: screen.transcript)
      }
    }
    return status ?? -1
  }

  public func send(signal: Int32) { kill(process, signal) }

  private func pump(milliseconds: Int32) -> Int {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = cpt_read(terminal, &buffer, buffer.count, milliseconds)
    guard count > 0 else { return count }
    raw += buffer[..<count]
    screen.feed(buffer[..<count])
    return count
  }

  private func find(_ wanted: [UInt8], from start: Int) -> Int? {
    guard raw.count - start >= wanted.count, !wanted.isEmpty else { return nil }
    for position in start...(raw.count - wanted.count)
    where raw[position] == wanted[0] && raw[position..<position + wanted.count].elementsEqual(wanted) {
      return position + wanted.count
    }
    return nil
  }
}
