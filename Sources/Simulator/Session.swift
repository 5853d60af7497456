import Contract
import FieldEngine
import Foundation
import SwiftUI

/// A person at the simulated device: a view appears, actions are done to it one by one, and all that happens is told
/// as it happens. After each edit everything that is due at that moment has run; time passes only in `wait`.
@MainActor
public final class Session {
  public let graph: ViewGraph
  let focus: FocusSystem
  let loop: EventLoop
  let options: Options
  let clipboard = Clipboard()
  var composition: Composition?
  let policies: Policies
  /// What the program has printed so far; known to the host alone.
  private let printedOutput: () -> String

  /// What kind of device it is.
  public struct Options {
    public var platform = Platform.iOS
    public var locale = "ko_KR"
    public var timeZone = "Asia/Seoul"
    /// Policies that differ from their defaults, by name.
    public var policies: [String: String] = [:]
    /// The loop's time from which events count theirs; nil is the moment at which the session begins.
    public var start: Double?
    /// The language of failures.
    public var language = Language.korean

    public init() {}
  }

  /// - Parameters:
  ///   - sink: Gets each event at once; nil where nobody records.
  ///   - printedOutput: What the program has printed so far.
  public init(
    _ options: Options = Options(), loop: EventLoop = .shared, sink: ((Event) -> Void)? = nil,
    printedOutput: @escaping () -> String = { "" }
  ) throws(PolicyFault) {
    self.options = options
    self.loop = loop
    self.printedOutput = printedOutput
    var policies = Policies(platform: options.platform)
    for (name, value) in options.policies.sorted(by: { $0.key < $1.key }) { try policies.choose(value, for: name) }
    self.policies = policies
    let start = options.start ?? loop.now
    let trace = Trace(clock: { loop.now - start }, sink: sink)
    focus = FocusSystem(trace: trace)
    focus.hasScreenKeyboard = options.platform == .iOS
    graph = ViewGraph(trace: trace, focusSystem: focus, policies: policies, platform: options.platform) { values in
      values.locale = Locale(identifier: options.locale)
      values.timeZone = TimeZone(identifier: options.timeZone) ?? .gmt
      values.calendar = {
        var calendar = values.locale.calendar
        calendar.timeZone = values.timeZone
        calendar.locale = values.locale
        return calendar
      }()
    }
    graph.bodyCounts.isDetailed = sink != nil
    loop.afterJob = { [graph] in MainActor.assumeIsolated { graph.flush() } }
  }

  var platform: Platform { options.platform }
  var texts: any SimulatorTexts { options.language.simulatorTexts }

  /// Shows a view and does all that is due at that moment.
  public func appear<V: View>(_ view: V) throws(Livelock) {
    graph.show(view)
    try settle()
  }

  /// Does one action, and all that is due after it.
  /// - Returns: what a `show` action or a screenshot prints.
  /// - Throws: `ActionFailure` where the action cannot be done, `Livelock` where work never ends.
  public func perform(_ action: Action) throws -> String? {
    switch action {
    case .show(let what): return shown(what)
    case .screenshot: return screenshot()
    default:
      try carryOut(action)
      try settle()
      return nil
    }
  }

  /// Brings the screen up to date and runs all that is due now.
  func settle() throws(Livelock) {
    graph.flush()
    try loop.runDue()
    graph.flush()
    focus.updateKeyboard()
  }

  /// Notes that a policy decides something here.
  func notePolicy(_ name: String) {
    graph.trace.record(.policy, ["name": .string(name), "value": JSON(policies[name])])
  }

  var output: String { printedOutput() }

  private func carryOut(_ action: Action) throws {
    finishComposition(before: action)
    switch action {
    case .tap(let target): try tap(target)
    case .longPress(let target): try use(target, .longPress)
    case .swipe(let target, let direction): try use(target, .swipe(Interaction.Direction(direction)))
    case .slide(let target, let fraction): try use(target, .slide(fraction))
    case .pick(let target, let value): try use(target, .pick(value))
    case .toggle(let target, let on): try use(target, .setOn(on))
    case .increment(let target, let count): try press(target, .increment(1), count)
    case .decrement(let target, let count): try press(target, .decrement(1), count)
    case .press(let keys): try press(keys)
    case .type(let text): try type(text, isHardware: platform == .macOS)
    case .compose(let text): try compose(text)
    case .paste(let text): try edit(.insert(text), key: texts.keyName(.paste))
    case .autofill(let text): try autofill(text)
    case .delete(let count): try delete(count)
    case .clear: try clear()
    case .cut: try cut()
    case .copy: try copy()
    case .cursor(let caret): try moveCaret(caret)
    case .select(let selection): try select(selection)
    case .pressReturn: try pressReturn(presentReturn)
    case .hardware(let input): try useHardware(input)
    case .hideKeyboard: hideKeyboard()
    case .scroll(let scroll): try self.scroll(scroll)
    case .dismiss: try dismiss()
    case .back: try goBack()
    case .wait(let seconds): try loop.advance(by: seconds)
    case .show, .screenshot: break
    }
  }
}

/// An action cannot be done; nothing after it runs.
public struct ActionFailure: Error, Equatable {
  /// What was wrong, and what there is instead.
  public let message: String
}

extension Interaction.Direction {
  init(_ direction: Action.Direction) {
    switch direction {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    }
  }
}
