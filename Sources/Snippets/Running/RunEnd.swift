import Contract
import Glibc

/// Finds out how a run ended, and where in the learner's file.
struct RunEnd {
  var report: HostReport
  var compiled: CompiledSnippet
  /// The learner's sources, the shown one first.
  var sources: [SourceFile]
  var symbolizer: Symbolizer

  /// What the program printed, without the runtime's last words.
  var output: String {
    let own = isRuntimeFault ? report.printed.prefix(report.record.fall?.lastWords ?? .max) : report.printed[...]
    return String(decoding: own.dropLast(own.unfinishedCharacterLength), as: UTF8.self)
  }

  /// The run's outcome.
  /// - Throws: where it is the machine's fault and not the program's.
  func outcome() throws(SnippetError) -> Outcome {
    if report.end == .interrupted { return .interrupted }
    if let fall = report.record.fall { return outcome(of: fall) }
    if let stop = report.record.stop {
      switch stop.outcome {
      case "livelock": return .livelock(at: stop.details["view"]?.string.flatMap(body))
      case "loadFailed": throw .cannotLoad(stop.details["message"]?.string ?? "")
      default: throw .hostFailed(stop.details["message"]?.string ?? stop.outcome)
      }
    }
    if report.record.hasEnded { return report.record.hasFailed ? .actionFailed : .finished }
    switch report.end {
    case .timedOut: return .timeout(at: nil)
    // Nothing of ours sends it: the system took the memory back.
    case .signalled(SIGKILL), .exited(128 + SIGKILL): return .memoryLimit(at: nil)
    case .signalled(let number): return .trap(message: Self.name(ofSignal: number), at: nil)
    case .exited(let status) where report.record.steps.isEmpty:
      throw .hostFailed("\(status): \(String(decoding: report.printed, as: UTF8.self))")
    case .exited(let status): return .exited(status: Int(status), at: nil)
    case .interrupted: return .interrupted
    }
  }

  private func outcome(of fall: HostFall) -> Outcome {
    let isLate = fall.kind == .livelock || fall.kind == .signal && fall.number == SIGALRM
    let frames = symbolizer.frames(at: fall.stacks.flatMap(\.self), in: compiled.library ?? "", byChance: isLate)
    let calls = Calls(frames, fall.stacks.map(\.count), compiled)
    switch fall.kind {
    case .exit: return .exited(status: fall.number, at: calls.innermost)
    case .memory: return .memoryLimit(at: calls.innermost)
    case .livelock: return .livelock(at: calls.endlessLoop(in: sources) ?? calls.innermost)
    // The call that found no room, not the beginning of what it called.
    case .stack: return .trap(message: "Stack overflow", at: calls.innermostInLine ?? calls.innermost)
    case .signal:
      switch Int32(fall.number) {
      case SIGALRM: return .timeout(at: calls.endlessLoop(in: sources) ?? calls.outermost)
      case SIGXFSZ: return .outputLimit(at: calls.innermost)
      default:
        let words = isRuntimeFault ? lastWords : nil
        let place = calls.innermost ?? words.flatMap(place)
        let message = words?.message ?? calls.runtimeFailure ?? Self.name(ofSignal: Int32(fall.number))
        return .trap(message: message, at: place)
      }
    }
  }

  private var isRuntimeFault: Bool {
    report.record.fall.map { $0.kind == .signal && $0.number != SIGALRM && $0.number != SIGXFSZ } ?? false
  }

  private var lastWords: LastWords? {
    report.record.fall?.lastWords.map { LastWords(String(decoding: report.printed.dropFirst($0), as: UTF8.self)) }
  }

  private func body(ofView name: String) -> Outcome.Place? {
    sources.lazy.compactMap { PlaceFinder($0).body(ofView: name) }.first
  }

  private func place(_ words: LastWords) -> Outcome.Place? {
    guard let file = words.file, let line = words.line else { return nil }
    return compiled.place(file: file, line: line, column: nil)?.place
  }

  private static func name(ofSignal number: Int32) -> String {
    strsignal(number).map { String(cString: $0) } ?? "Signal \(number)"
  }
}

/// The learner's own functions on the way into a fall.
private struct Calls {
  private typealias Call = (file: String, place: Outcome.Place)

  /// Innermost first, for each look at the stack.
  private let looks: [[Call]]
  /// What the runtime failed in, where it named itself only in the line table.
  let runtimeFailure: String?

  /// - Parameters:
  ///   - frames: The functions at all places of all looks.
  ///   - counts: How many places each look has.
  init(_ frames: [[Symbolizer.Frame]], _ counts: [Int], _ compiled: CompiledSnippet) {
    var rest = frames[...]
    looks = counts.map { count in
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count).joined().filter { $0.line > 0 }.compactMap {
        compiled.place(file: $0.file, line: $0.line, column: $0.column)
      }
    }
    runtimeFailure = frames.first?.first.map(\.function).flatMap { $0.hasPrefix("Swift runtime failure: ") ? $0 : nil }
  }

  var innermost: Outcome.Place? { looks.first?.first?.place }
  var outermost: Outcome.Place? { looks.first { !$0.isEmpty }?.last?.place }
  /// The innermost place within a line, as against the beginning of a function.
  var innermostInLine: Outcome.Place? { looks.first?.first { $0.place.column != nil }?.place }

  /// Where the outermost loop begins that is under way.
  func endlessLoop(in sources: [SourceFile]) -> Outcome.Place? {
    let finders = Dictionary(sources.map { ($0.name, PlaceFinder($0)) }) { first, _ in first }
    let loops = looks.compactMap { calls in
      calls.reversed().enumerated().lazy.compactMap { depth, call in
        finders[call.file]?.loop(around: call.place).map { (depth: depth, place: $0) }
      }.first
    }
    return loops.min { $0.depth < $1.depth }?.place
  }
}

extension HostProcess {
  /// Runs a compiled file and puts all that happened into the document.
  /// - Throws: where it is the machine's fault and not the program's.
  public func run(
    _ request: HostRequest, of compiled: CompiledSnippet, from sources: [SourceFile], into document: inout RunDocument
  ) throws(SnippetError) {
    let report = try run(request)
    let end = RunEnd(
      report: report, compiled: compiled, sources: sources,
      symbolizer: Symbolizer(toolchain: toolchain, sandboxLevel: sandboxLevel))
    document.outcome = try end.outcome()
    report.record.fill(&document, output: end.output)
  }
}
