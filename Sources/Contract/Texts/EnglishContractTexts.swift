struct EnglishContractTexts: ContractTexts {
  func jsonError(_ error: JSONError) -> String {
    let problem =
      switch error.problem {
      case .unexpectedEnd: "the text ends before the JSON does"
      case .unexpected(let character): "JSON cannot have this character here: \(character)"
      case .badEscape: "a string cannot have this \\ escape"
      case .badNumber: "no JSON number, or too large a one"
      case .badUTF8: "the string is not valid UTF-8"
      case .controlCharacter: "write a control character in a string as an escape such as \\n"
      case .duplicateKey(let key): "the key stands here for the second time: \(key)"
      case .tooDeep: "the JSON is nested too deeply"
      case .textAfterValue: "there is more text after the JSON value"
      }
    return "line \(error.line), column \(error.column): \(problem)"
  }

  func message(of fault: ActionFault) -> String {
    switch fault.problem {
    case .openQuote: "The quote is never closed."
    case .textAfterQuote: "There is text right after the closing quote."
    case .quoteInsideWord: "A quote begins in the middle of a word."
    case .badEscape(let escape): "\(escape) is no escape."
    case .unknownAction(let word, _): "There is no action \(word)."
    case .missing(let argument): "The \(Self.name(of: argument)) is missing."
    case .unexpectedWord("", _): "The action is not finished."
    case .unexpectedWord(let word, _): "\(word) cannot stand here."
    case .badNumber(let word, let argument): "\(word) cannot be the \(Self.name(of: argument))."
    case .extraWords(let words, _): "The action takes no more words, but there are: \(words)"
    case .curlyQuotes: "Curly quotes (“ ”) are not read as quotes."
    case .emptyText(let argument): "The \(Self.name(of: argument)) is empty."
    case .reversedSelection: "The selection ends before it starts."
    case .noAction: "There is no action."
    case .severalActions: "There is more than one action."
    }
  }

  func advice(for fault: ActionFault) -> String {
    switch fault.problem {
    case .openQuote: "Put a \" at its end. A quote inside the text is written \\\"."
    case .textAfterQuote: "Put a space after the closing quote; a quote inside the text is written \\\"."
    case .quoteInsideWord: "Put the whole text in quotes and write a quote inside it as \\\"."
    case .badEscape: "There are \\n, \\t, \\\", \\\\ and \\u{AC00}. A backslash itself is written \\\\."
    case .unknownAction(_, let suggestion?): "Did you mean \(suggestion)?"
    case .unknownAction(_, nil): "The actions are: \(ActionSyntax.firstWords.joined(separator: ", "))"
    case .unexpectedWord(_, let expected): "What can stand here: \(expected.joined(separator: ", "))"
    case .badNumber(_, let argument): Self.numberAdvice(argument) + Self.usage(fault)
    case .extraWords(_, let suggestion?): "A text with spaces stands in quotes: \(suggestion)"
    case .extraWords(_, nil): "A text with spaces stands in quotes." + Self.usage(fault)
    case .curlyQuotes: "Use straight quotes (\")."
    case .reversedSelection: "Give the earlier place first, as in select 2 5."
    case .noAction: "Write one action, such as tap Quantity."
    case .severalActions: "Write only one action."
    case .missing, .emptyText: fault.usage.map { "Write: \($0)" } ?? ""
    }
  }

  private static func usage(_ fault: ActionFault) -> String { fault.usage.map { " Form: \($0)" } ?? "" }

  private static func numberAdvice(_ argument: ActionFault.Argument) -> String {
    switch argument {
    case .count: "Write a whole number from 1."
    case .seconds: "Write a number that is not negative, such as 0.5."
    case .place: "Write a number from 0 to 1."
    default: "Write a whole number from 0."
    }
  }

  private static func name(of argument: ActionFault.Argument) -> String {
    switch argument {
    case .target: "target"
    case .text: "text"
    case .keys: "keys to press"
    case .value: "value"
    case .direction: "direction"
    case .place: "place"
    case .count: "count"
    case .seconds: "number of seconds"
    case .caret: "caret position"
    case .selection: "selection"
    case .subject: "subject"
    case .key: "hardware key"
    }
  }

  func summary(ofAction verb: String) -> String {
    switch verb {
    case "tap": "Taps the target: focuses a field, presses a button, flips a toggle, picks a row."
    case "press": "Presses keys of the keyboard that is up, in its present state."
    case "type": "Types into the focused field, one edit for each character."
    case "compose": "Types Hangul on a two-set keyboard, one edit for each jamo."
    case "paste": "Pastes the whole text in one edit."
    case "delete": "Presses delete N times."
    case "clear": "Selects all and deletes."
    case "cut": "Cuts the selection."
    case "copy": "Copies the selection."
    case "cursor": "Moves the caret."
    case "select": "Selects from caret position N to M."
    case "return": "Presses the Return key on the screen."
    case "hardware return": "Presses Return on a hardware keyboard."
    case "hardware type": "Types on a hardware keyboard."
    case "hardware tab": "Goes to the next field with the Tab key."
    case "hardware shift tab": "Goes to the previous field with Shift and Tab."
    case "hardware escape": "Presses Escape on a hardware keyboard."
    case "hardware option return": "Breaks the line with Option and Return, also where Return submits."
    case "hardware caps lock": "Puts Caps Lock of a hardware keyboard on, or off again."
    case "hide keyboard": "Dismisses the keyboard; focus leaves."
    case "pick": "Chooses a row of a picker, a date or a time."
    case "toggle": "Flips a toggle, or turns it on or off."
    case "increment": "Presses the plus side of a stepper."
    case "decrement": "Presses the minus side of a stepper."
    case "slide": "Moves a slider to a place between 0 and 1."
    case "scroll": "Scrolls up, down, or until the target shows."
    case "swipe": "Swipes the target in a direction."
    case "long press": "Presses the target for long."
    case "back": "Goes back to the screen before."
    case "dismiss": "Swipes the top sheet away."
    case "screenshot": "Shows what a screen capture would; a secure field hides even its dots."
    case "autofill": "The system fills the code or password into the focused field."
    case "wait": "Lets that much virtual time pass."
    case "show": "Shows the screen, state, focus, keyboard, output, writes or bodies at this point."
    default: verb
    }
  }

  func summary(ofPolicy name: String) -> String {
    switch name {
    case "formatCommit": "When a field whose value is no String writes it"
    case "equalCommitWrite": "Whether Return writes the equal value to a String binding once more"
    case "setterFilter": "What a field shows when the binding's setter stored something else"
    case "focusHandover": "Whether focus passes through nil on its way from field to field"
    case "unmatchedFocus": "What becomes of the focused field when focus is set to a value that no view has"
    case "focusReadyDelay": "Seconds from its appearance until a view can take focus"
    case "focusReadyDelaySheet": "Seconds from its appearance until a view in a sheet can take focus"
    case "stepperEdge": "What a stepper does when a step would leave its bounds"
    case "composition": "Whether the text of a Hangul syllable in the making is written to the binding"
    case "secureRefocus": "Whether a secure field that is focused again loses its text at the first key"
    default: name
    }
  }

  func meaning(of value: String, policy: String) -> String {
    switch (policy, value) {
    case ("formatCommit", "documented"): "At Return and at the loss of focus."
    case ("formatCommit", "live"): "At each edit that parses."
    case ("formatCommit", "returnOnly"): "At Return only; the loss of focus discards the edit."
    case ("equalCommitWrite", "on"): "It does."
    case ("equalCommitWrite", "off"): "It does not."
    case ("setterFilter", "ios17"): "What was typed, unless an update reaches the field."
    case ("setterFilter", "ios16"): "The stored value."
    case ("focusHandover", "merge"): "One change, from field to field."
    case ("focusHandover", "nilBetween"): "Through nil."
    case ("unmatchedFocus", "resign"): "It gives focus up."
    case ("unmatchedFocus", "keep"): "It keeps focus."
    case ("stepperEdge", "clamp"): "It goes to the bound."
    case ("stepperEdge", "refuse"): "It writes nothing."
    case ("composition", "edits"): "Each jamo is an edit and is written."
    case ("composition", "marked"): "Only the finished text is written."
    case ("secureRefocus", "keep"): "It keeps its text."
    case ("secureRefocus", "clear"): "The first key clears the old text."
    default: value
    }
  }

  func message(of fault: PolicyFault) -> String {
    switch fault {
    case .unknownPolicy(let name):
      "There is no policy \(name). The policies are: \(Policy.all.map(\.name).joined(separator: ", "))"
    case .badValue(let value, let name):
      switch Policy.named(name)?.values {
      case .words(let words)?:
        "\(name) cannot be \(value). Its values are: \(words.joined(separator: ", "))"
      default: "\(name) cannot be \(value). Give seconds that are not negative, such as 0.5."
      }
    case .noValue(let text): "\(text) has no value. Write NAME=VALUE."
    }
  }

  func summary(ofFixedRule row: String) -> String {
    switch row {
    case "B3":
      """
      Return writes the value, then calls onSubmit from the outside in while focus stays, then resigns unless \
      onSubmit moved focus.
      """
    case "B5": "format: reads a prefix as Foundation does: \"2a\" is 2. Values kept as text follow Int(_:)."
    case "B6":
      "formatter: wants the whole text to be a number and keeps its minimum and maximum. Not verified on a device."
    case "B7":
      "onChange runs twice in a frame; the third call is refused and logged once. onAppear is a frame of its own."
    case "B10": "@FocusState takes no initial value; declare it bare."
    case "B12": "Conditions in a keyboard toolbar are evaluated at every update."
    case "B14": "body runs first, then onAppear, then body again where onAppear wrote."
    default: row
    }
  }
}
