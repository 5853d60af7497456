import Contract
import Course
import Markdown
import Terminal

/// The ways in which the prompt says something, drawn or in sentences as the terminal wants it.
struct Talk {
  let console: Console
  let texts: any ReplTexts

  private var isPlain: Bool { console.capabilities.isPlain }

  func space() { console.showEmptyLine() }
  func say(_ text: StyledText) { console.show(text) }
  func say(_ text: String) { console.show(StyledText(text)) }

  /// What is said on the side.
  func note(_ text: String) { console.show(StyledText(text, .faint)) }

  /// A line that begins something.
  func title(_ text: String) {
    guard !isPlain else { return say(text + ":") }
    console.show(console.page.titleLine(text))
  }

  func show(_ blocks: [MarkdownNode], isUnfolded: Bool = false) {
    if isPlain {
      let sentences = MarkdownSentences(language: console.language, isUnfolded: isUnfolded)
      console.show(sentences.lines(of: blocks).map { StyledText($0) })
    } else {
      console.show(MarkdownLayout(page: console.page, isUnfolded: isUnfolded).lines(of: blocks))
    }
  }

  func show(_ code: CodeListing) {
    if isPlain {
      console.show(MarkdownSentences(language: console.language).lines(of: code).map { StyledText($0) })
    } else {
      console.show(MarkdownLayout(page: console.page).lines(of: code))
    }
  }

  func show(_ difference: DifferenceDrawing) {
    guard !isPlain else { return console.show(difference.sentences.map { StyledText($0) }) }
    for line in difference.lines { say(line) }
  }

  func table(_ content: TableContent) {
    if isPlain {
      let sentences = MarkdownSentences(language: console.language)
      console.show(sentences.lines(of: content).map { StyledText($0) })
    } else {
      console.show(TableLayout(page: console.page).lines(of: content))
    }
  }

  func show(_ timeline: TimelineDrawing) {
    console.show(isPlain ? timeline.sentences().map { StyledText($0) } : timeline.lines(on: console.widePage))
  }

  /// Choices with their numbers in front.
  func numbered(_ choices: [StyledText]) {
    for (index, choice) in choices.enumerated() {
      let marker = StyledText("\(index + 1). ", .strong)
      if isPlain {
        console.show([marker + choice])
      } else {
        let page = console.page
        console.show(page.measure.wrapped(choice, width: page.width, first: "  " + marker, rest: "     "))
      }
    }
  }

  /// Things with letters in front.
  func listed(_ things: [(letter: String, text: String)]) {
    for thing in things {
      console.show([StyledText("  \(thing.letter)  ", .strong) + StyledText(thing.text)])
    }
  }

  func numbered(_ choices: [[MarkdownNode]]) {
    show([
      MarkdownNode(
        .list(start: 1, isTight: true), children: choices.map { MarkdownNode(.item(isChecked: nil), children: $0) })
    ])
  }

  /// Right or wrong, by sign, colour and word.
  func verdict(_ isRight: Bool) {
    let word = isRight ? texts.right : texts.wrong
    say(isPlain ? StyledText(word + ".") : StyledText((isRight ? "✅ " : "❌ ") + word, isRight ? .right : .wrong))
  }

  func mark(_ isRight: Bool) -> StyledText {
    if isPlain { return StyledText("(\(isRight ? texts.right : texts.wrong))") }
    return isRight ? StyledText("✅", .right) : StyledText("❌", .wrong)
  }

  /// A name with its value behind it; further lines of the value stand below its first.
  func pair(_ name: String, _ value: StyledText) {
    let page = console.page
    let label = page.measure.padded(StyledText(name + ":", .faint), to: 12)
    guard !isPlain else { return say(StyledText(name + ": ") + value) }
    let first = "  " + label
    let rest = StyledText(String(repeating: " ", count: page.measure.width(of: first)))
    console.show(page.measure.wrapped(value, width: page.width, first: first, rest: rest))
  }

  /// Says how a command was understood that was not typed as it is written.
  func confirm(_ command: ReplCommand, _ reading: TypedLine.Reading) {
    guard case .understood(let word) = reading else { return }
    let name = console.language == .korean ? command.names[1] : command.names[0]
    note(texts.understood(word, as: name))
  }
}

extension Talk {
  /// An entry of a list of names: the name in a column of its own where there is room.
  func entry(_ name: StyledText, _ text: String) {
    guard !console.capabilities.isPlain else { return say(name + StyledText(": " + text)) }
    let page = console.page
    let column = min(36, page.width / 2)
    let first = page.measure.padded("  " + name, to: column)
    let rest = StyledText(String(repeating: " ", count: column))
    guard page.measure.width(of: name) + 2 < column else {
      console.show([first])
      return console.show(page.measure.wrapped(StyledText(text), width: page.width, first: rest, rest: rest))
    }
    console.show(page.measure.wrapped(StyledText(text), width: page.width, first: first, rest: rest))
  }
}
