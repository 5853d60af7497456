import CEditline
import Contract
import Foundation
import TextWidth

/// Where a person and the program talk: it shows lines as well as the terminal can, and asks for them.
public final class Console {
  public let capabilities: TerminalCapabilities
  public let language: Language
  private let reader: any LineReader
  /// Completes what stands before the cursor of a line of a kind.
  public var completer: ((_ before: String, LineKind) -> Completion)?
  private let renderer: StyleRenderer
  private let measure: TextMeasure

  /// - Parameters:
  ///   - historyFolder: the private folder of the histories; nil keeps none.
  ///   - asks: whether it will ever ask for a line; one that only shows leaves the signals alone.
  public init(
    capabilities: TerminalCapabilities, language: Language, measure: TextMeasure, historyFolder: String?,
    asks: Bool = true
  ) {
    self.capabilities = capabilities
    self.language = language
    self.measure = measure
    let renderer = StyleRenderer(hasStyles: capabilities.hasStyles)
    self.renderer = renderer
    guard asks else {
      reader = PlainLineReader(prompts: false)
      return
    }
    ce_watch_signals()
    reader = Self.reader(capabilities, historyFolder, renderer)
  }

  private static func reader(
    _ capabilities: TerminalCapabilities, _ folder: String?, _ renderer: StyleRenderer
  ) -> any LineReader {
    guard capabilities.isInteractive, !capabilities.isPlain else {
      return PlainLineReader(prompts: capabilities.isInteractive)
    }
    let files = [LineKind.command: "history-commands", .answer: "history-answers"]
    let history = folder.map { folder in files.mapValues { folder + "/" + $0 } } ?? [:]
    return LineEditor(program: "fieldbook", history: history, style: renderer.render)
      ?? PlainLineReader(prompts: true)
  }

  /// The page at the present size of the window.
  public var page: Page { Page(width: TerminalSize.current.textWidth, language: language, measure: measure) }

  /// A page as wide as the window, for what is no running text.
  public var widePage: Page {
    Page(width: max(20, TerminalSize.current.columns), language: language, measure: measure)
  }

  public func show(_ lines: [StyledText]) {
    for line in lines { print(renderer.render(line)) }
    fflush(nil)
  }

  /// A text, wrapped to the page where there is one.
  public func show(_ text: StyledText) {
    show(capabilities.isPlain ? [text] : page.measure.wrapped(text, width: page.width))
  }

  public func showEmptyLine() { show([""]) }

  public func show(fault text: String) {
    fflush(nil)
    FileHandle.standardError.write(Data((StyleRenderer(hasStyles: false).render(StyledText(text)) + "\n").utf8))
  }

  /// Asks for a line. At the end of the input, the prompt is left on a line of its own.
  ///
  /// - Parameter filled: what already stands in the line where lines can be edited.
  public func ask(_ prompt: StyledText, kind: LineKind, filled: String = "") -> LineResult {
    reader.completer = { [weak self] before in
      self?.completer?(before, kind) ?? Completion(replaced: 0, candidates: [])
    }
    let result = reader.read(prompt: prompt, kind: kind, filled: filled)
    if case .line = result { return result }
    if capabilities.isInteractive { showEmptyLine() }
    return result
  }

  /// Forgets a Ctrl-C that was meant for something that has ended.
  public func forgetInterrupt() { _ = ce_take_interrupt() }

  /// Runs a shell's command line on the terminal, with a file as its last argument, and waits for its end.
  /// - Returns: Its status; nil where it could not be started.
  public func run(_ command: String, file: String) -> Int32? {
    fflush(nil)
    let status = reader.lend { ForegroundProgram.run(command, file: file) }
    forgetInterrupt()
    return status
  }

  /// What a person did while the program waited.
  public enum Waiting: Equatable, Sendable {
    case nothing
    /// A key was pressed; it is taken.
    case key
    case interrupted
    case terminated(signal: Int32)
  }

  /// Waits for so many seconds, or until somebody presses a key.
  public func wait(seconds: Double) -> Waiting {
    switch ce_wait(Int32(seconds * 1000)) {
    case CE_INTERRUPTED: return .interrupted
    case CE_TERMINATED: return .terminated(signal: Int32(ce_termination()))
    case CE_LINE:
      var buffer = [UInt8](repeating: 0, count: 256), count = 0
      _ = ce_read_bytes(&buffer, buffer.count, &count)
      return .key
    default: return .nothing
    }
  }
}
