/// A text of actions, read whole: every line that is an action, and a fault for every line that is none.
public struct ActionScript: Equatable, Sendable {
  public struct Step: Equatable, Sendable {
    public var action: Action
    /// The action in its author's own words.
    public var text: String
    /// Both from 1; the column in characters.
    public var line: Int
    public var column: Int
  }

  public private(set) var steps: [Step] = []
  public private(set) var faults: [ActionFault] = []

  /// Actions are separated by newlines and `;`. Linear in the length of the text.
  public init(parsing text: String) {
    var lexer = ActionLexer(text)
    let lines = lexer.lines()
    let places = SourcePlaces(lexer.scalars)
    for line in lines {
      let (lineNumber, column) = places.lineAndColumn(of: line.range.lowerBound)
      do throws(ActionParser.Failure) {
        let action = try ActionParser.action(of: line, in: lexer.scalars)
        let written = places.text(line.range)
        steps.append(Step(action: action, text: written, line: lineNumber, column: column))
      } catch {
        let (line, column) = places.lineAndColumn(of: error.range.lowerBound)
        let length = max(1, places.text(error.range).count)
        faults.append(ActionFault(error.problem, usage: error.usage, line: line, column: column, length: length))
      }
    }
  }
}

extension Action {
  /// Reads exactly one action.
  public init(parsing text: String) throws(ActionFault) {
    let script = ActionScript(parsing: text)
    if let fault = script.faults.first { throw fault }
    guard let step = script.steps.first else { throw ActionFault(.noAction) }
    guard script.steps.count == 1 else {
      throw ActionFault(.severalActions, line: script.steps[1].line, column: script.steps[1].column)
    }
    self = step.action
  }
}

/// Lines and columns of scalar offsets.
private struct SourcePlaces {
  let scalars: [Unicode.Scalar]
  private var lineStarts = [0]

  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
    for (offset, scalar) in scalars.enumerated() where scalar == "\n" { lineStarts.append(offset + 1) }
  }

  func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range.clamped(to: 0..<scalars.count)]))
  }

  func lineAndColumn(of offset: Int) -> (line: Int, column: Int) {
    let line = lineStarts.partitioningIndex { $0 > offset }
    return (line, text(lineStarts[line - 1]..<offset).count + 1)
  }
}

extension [Int] {
  /// The first index whose element fits, in an array where all after it fit too.
  fileprivate func partitioningIndex(_ fits: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if fits(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Reads the words of one line, from left to right.
private struct ActionParser {
  struct Failure: Error {
    var problem: ActionFault.Problem
    var usage: String?
    var range: Range<Int>
  }

  private let words: [ActionLexer.Word]
  private let scalars: [Unicode.Scalar]
  private var next = 0
  private var verb = ""
  private let end: Int

  static func action(of line: ActionLexer.Line, in scalars: [Unicode.Scalar]) throws(Failure) -> Action {
    if let fault = line.fault { throw Failure(problem: fault.problem, range: fault.range) }
    var parser = ActionParser(words: line.words, scalars: scalars, end: line.range.upperBound)
    let action = try parser.action()
    try parser.expectEnd()
    return action
  }

  private init(words: [ActionLexer.Word], scalars: [Unicode.Scalar], end: Int) {
    self.words = words
    self.scalars = scalars
    self.end = end
  }

  private mutating func action() throws(Failure) -> Action {
    let word = words[0]
    next = 1
    verb = word.text
    guard !word.isQuoted else { throw fail(.unknownAction(word.text, suggestion: nil), at: word) }
    switch word.text {
    case "tap": return .tap(try target())
    case "press": return .press(try text(.keys))
    case "type": return .type(try text())
    case "compose": return .compose(try text())
    case "paste": return .paste(try text())
    case "autofill": return .autofill(try text())
    case "delete": return .delete(try count())
    case "clear": return .clear
    case "cut": return .cut
    case "copy": return .copy
    case "cursor": return .cursor(try caret())
    case "select": return .select(try selection())
    case "return": return .pressReturn
    case "hardware": return .hardware(try hardwareInput())
    case "hide":
      try keyword("keyboard")
      return .hideKeyboard
    case "long":
      try keyword("press")
      return .longPress(try target())
    case "pick": return .pick(try target(), try text(.value))
    case "toggle": return .toggle(try target(), try optionalKeyword([("on", true), ("off", false)]))
    case "increment": return .increment(try target(), try count())
    case "decrement": return .decrement(try target(), try count())
    case "slide": return .slide(try target(), try place())
    case "scroll": return .scroll(try scroll())
    case "swipe":
      return .swipe(try target(), try keyword(.direction, Action.Direction.allCases.map { ($0.rawValue, $0) }))
    case "back": return .back
    case "dismiss": return .dismiss
    case "screenshot": return .screenshot
    case "wait": return .wait(try seconds())
    case "show": return .show(try show())
    default: throw fail(.unknownAction(word.text, suggestion: ActionSyntax.suggestion(for: word.text)), at: word)
    }
  }

  private mutating func hardwareInput() throws(Failure) -> Action.HardwareInput {
    verb = "hardware return"
    let word = try take(.key)
    switch word.isQuoted ? "" : word.text {
    case "return": return .pressReturn
    case "tab": return .tab
    case "escape": return .escape
    case "shift":
      verb = "hardware shift tab"
      try keyword("tab")
      return .shiftTab
    case "option":
      verb = "hardware option return"
      try keyword("return")
      return .optionReturn
    case "caps":
      verb = "hardware caps lock"
      try keyword("lock")
      return .capsLock
    case "type":
      verb = "hardware type"
      return .type(try text())
    default:
      throw fail(.unexpectedWord(word.text, expected: hardwareKeys), at: word)
    }
  }

  private var hardwareKeys: [String] {
    ["type", "return", "option return", "tab", "shift tab", "escape", "caps lock"]
  }

  private mutating func show() throws(Failure) -> Action.Show {
    let word = try take(.subject)
    switch word.isQuoted ? "" : word.text {
    case "screen": return .screen
    case "focus": return .focus
    case "keyboard": return .keyboard
    case "output": return .output
    case "bodies": return .bodies
    case "state": return .state(optionalText())
    case "writes": return .writes(optionalText())
    default:
      let subjects = ["screen", "state", "focus", "keyboard", "output", "writes", "bodies"]
      throw fail(.unexpectedWord(word.text, expected: subjects), at: word)
    }
  }

  private mutating func target() throws(Failure) -> Target {
    let word = try take(.target)
    guard !word.text.isEmpty else { throw fail(.emptyText(.target), at: word) }
    return word.isQuoted ? .label(word.text, kind: word.kind) : Target(bare: word.text)
  }

  private mutating func scroll() throws(Failure) -> Action.Scroll {
    switch peek.map({ $0.isQuoted ? "" : $0.text }) {
    case "up":
      next += 1
      return .up
    case "down":
      next += 1
      return .down
    default: return .to(try target())
    }
  }

  private mutating func text(_ argument: ActionFault.Argument = .text) throws(Failure) -> String {
    let word = try take(argument)
    let written = word.kind.map { "\($0.rawValue):" + word.text } ?? word.text
    guard !written.isEmpty else { throw fail(.emptyText(argument), at: word) }
    return written
  }

  private mutating func optionalText() -> String? {
    guard let word = peek else { return nil }
    next += 1
    return word.text
  }

  private mutating func caret() throws(Failure) -> Action.Caret {
    let word = try take(.caret)
    switch word.text {
    case "start" where !word.isQuoted: return .start
    case "end" where !word.isQuoted: return .end
    default: return .at(try whole(word, .caret, from: 0))
    }
  }

  private mutating func selection() throws(Failure) -> Action.Selection {
    let word = try take(.selection)
    if word.text == "all", !word.isQuoted { return .all }
    let start = try whole(word, .selection, from: 0)
    let endWord = try take(.selection)
    let end = try whole(endWord, .selection, from: 0)
    guard start <= end else { throw fail(.reversedSelection, at: endWord) }
    return .range(start, end)
  }

  private mutating func count() throws(Failure) -> Int {
    guard peek != nil else { return 1 }
    return try whole(try take(.count), .count, from: 1)
  }

  private func whole(
    _ word: ActionLexer.Word, _ argument: ActionFault.Argument, from least: Int
  ) throws(Failure) -> Int {
    guard !word.isQuoted, word.text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(word.text),
      number >= least
    else { throw fail(.badNumber(word.text, argument), at: word) }
    return number
  }

  private mutating func seconds() throws(Failure) -> Double {
    let word = try take(.seconds)
    guard let seconds = Self.decimal(word), seconds >= 0 else { throw fail(.badNumber(word.text, .seconds), at: word) }
    return seconds
  }

  private mutating func place() throws(Failure) -> Double {
    let word = try take(.place)
    guard let place = Self.decimal(word), (0...1).contains(place) else {
      throw fail(.badNumber(word.text, .place), at: word)
    }
    return place
  }

  /// A decimal number in plain digits, without the forms that `Double` also reads (`0x1p3`, `inf`).
  private static func decimal(_ word: ActionLexer.Word) -> Double? {
    let allowed = word.text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    return word.isQuoted || !allowed ? nil : Double(word.text)
  }

  private mutating func keyword(_ expected: String) throws(Failure) {
    verb += " " + expected
    guard let word = peek else { throw fail(.unexpectedWord("", expected: [expected]), range: end..<end) }
    guard !word.isQuoted, word.text == expected else {
      throw fail(.unexpectedWord(word.text, expected: [expected]), at: word)
    }
    next += 1
  }

  private mutating func keyword<Value>(
    _ argument: ActionFault.Argument, _ choices: [(String, Value)]
  ) throws(Failure) -> Value {
    let word = try take(argument)
    guard !word.isQuoted, let choice = choices.first(where: { $0.0 == word.text }) else {
      throw fail(.unexpectedWord(word.text, expected: choices.map(\.0)), at: word)
    }
    return choice.1
  }

  private mutating func optionalKeyword<Value>(_ choices: [(String, Value)]) throws(Failure) -> Value? {
    guard peek != nil else { return nil }
    return try keyword(.value, choices)
  }

  private var peek: ActionLexer.Word? { next < words.count ? words[next] : nil }

  private mutating func take(_ argument: ActionFault.Argument) throws(Failure) -> ActionLexer.Word {
    guard let word = peek else { throw fail(.missing(argument), range: end..<end) }
    next += 1
    return word
  }

  private func expectEnd() throws(Failure) {
    guard let extra = peek else { return }
    let range = extra.range.lowerBound..<words[words.count - 1].range.upperBound
    let hasCurlyQuotes = words.contains { ["“", "”"].contains($0.text.first) }
    throw fail(
      hasCurlyQuotes ? .curlyQuotes : .extraWords(source(range), suggestion: quotedSuggestion), range: range)
  }

  /// The line with all that follows the verb in one pair of quotes, for actions which take one text at their end.
  private var quotedSuggestion: String? {
    let takesOneText = ["TARGET", "TEXT", "KEYS", "TARGET|up|down"]
    guard let syntax = ActionSyntax.all.first(where: { $0.verb == verb }), takesOneText.contains(syntax.arguments),
      !words.contains(where: \.isQuoted)
    else { return nil }
    let first = verb.split(separator: " ").count
    let text = source(words[first].range.lowerBound..<words[words.count - 1].range.upperBound)
    return "\(verb) \(ActionWord.quoted(text))"
  }

  private func source(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }

  private func fail(_ problem: ActionFault.Problem, at word: ActionLexer.Word) -> Failure {
    fail(problem, range: word.range)
  }

  private func fail(_ problem: ActionFault.Problem, range: Range<Int>) -> Failure {
    let isKnown = if case .unknownAction = problem { false } else { true }
    return Failure(problem: problem, usage: isKnown ? ActionSyntax.usage(of: verb) : nil, range: range)
  }
}
